# Crusader Rex at the terminal, English.

screen-help =
    For instance: group acre, move conrad, to tyre, done; or: group acre move conrad to tyre done
    Shortened: to tib. A town further away means the shortest road there.
    A town from near: look acre. All your blocks: look. A rule: rule 6.42, rule charge
screen-title = { $year }, { $turn ->
    [0] deployment
    [6] winter
   *[other] turn { $turn }
}
screen-turn = { $year }, { $turn ->
    [0] deployment
    [6] turn 6 (winter)
   *[other] turn { $turn }
}
screen-first = player 1: { $side }
screen-moves = { $side }: { $moves ->
    [one] one move left
   *[other] { $moves } moves left
}
screen-hand = hand: { $cards }
screen-cities = Cities:
screen-legend = ★ victory city  ■ castle  ³ value  ≈ port  F2 Franks  S3 Saracens  {"["}2] in castle  ! battle
screen-pools = Draw pools: Franks { $frank }, Saracens { $saracen }
screen-staging = Waiting off the map: { $waiting }
screen-lost = Out for good: { $blocks }
screen-movement = movement { $number }
screen-castle = in the castle
screen-moved = moved
screen-shown = face up
screen-reserve = reserve
screen-storming = storming
screen-sallied = sallied
screen-acted = has acted
screen-hidden = { $count ->
    [one] one hidden block
   *[other] { $count } hidden blocks
} ({ $side })
screen-hidden-castle = { $count ->
    [one] one hidden block
   *[other] { $count } hidden blocks
} in the castle ({ $side })
screen-colour = town of the { $side }
screen-value = value { $value }: its castle holds { $value }, { $storm } may storm it
screen-no-castle = no castle
screen-port = port
screen-victory = counts for victory
screen-siege = Besieged by the { $side }
screen-attack = Attacked this turn by the { $side }
screen-major = major road
screen-minor = minor road
screen-no-hand = Your hand is empty.
screen-hand-sizes = Cards in hand: Franks { $frank }, Saracens { $saracen }
screen-card-event = event
screen-card-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
screen-attacker = attackers
screen-defender = defenders
screen-battle = Battle at { $town }
screen-storm = Storm of { $town }
