# What the board of Crusader Rex says in the browser, English.

# Buttons beneath the prompt
button-done = Done
button-done-ask-move = Done, { $moves ->
    [one] 1 move unspent
   *[other] { $moves } moves unspent
}
button-done-ask-group = Done with this group
button-done-ask-muster = Done with this muster
button-done-ask-manna = { $left ->
    [0] Done
    [one] Done, 1 step not given
   *[other] Done, { $left } steps not given
}
button-done-ask-withdraw = The others stay in the field
button-done-ask-sally = The others stay inside
button-done-ask-regroup = The others stay
button-done-ask-landing = The others wait
button-done-ask-storm-choice = Storm with { $chosen ->
    [one] 1 block
   *[other] { $chosen } blocks
}
button-stop = Stop here
button-first = { $noun } go first
button-main = Main attack: { $noun }
button-battle = Fight at { $noun }
button-besiege = Go on besieging
button-abandon = Give up the siege
button-land = Land the { $noun }
button-swap = Saladin changes places with { $noun }
button-raise = One step for { $noun }
button-lose = { $noun } is lost
button-lock = Play this card

# The map
board-map = Map
board-sea = Mare Mediterraneum
board-nearer = Nearer
board-further = Further away
board-fit = The whole map
board-to-battle = To the battle
board-which-town = Which town?
board-close = Close

# What stands where
board-block = { $block } { $steps } of { $most }, { $rating }
board-steps = strength { $steps } of { $most }
board-city = { $side ->
    [frank] Frankish city, { $value }
   *[saracen] Saracen city, { $value }
}
board-village = { $side ->
    [frank] Frankish town
   *[saracen] Saracen town
}
board-victory = counts for victory
board-port = port
board-besieged = { $side ->
    [frank] besieged by the Franks
   *[saracen] besieged by the Saracens
}
board-attacked = { $side ->
    [frank] attacked by the Franks
   *[saracen] attacked by the Saracens
}
board-backs = { $side ->
    [frank] { $count ->
        [one] 1 hidden Frankish block
       *[other] { $count } hidden Frankish blocks
    }
   *[saracen] { $count ->
        [one] 1 hidden Saracen block
       *[other] { $count } hidden Saracen blocks
    }
}
board-own-backs = { $count ->
    [one] 1 block of your own
   *[other] { $count } blocks of your own
}
board-in-castle = in the castle: { $blocks }
board-castle-of = { $side ->
    [frank] Franks in the castle
   *[saracen] Saracens in the castle
}
board-field-of = { $side ->
    [frank] Franks
   *[saracen] Saracens
}
board-mark-moved = has moved
board-mark-half = half a hit
board-mark-acted = has acted
board-mark-fresh = just arrived
board-mark-castle = in the castle
board-mark-march = forced march to { $town }
board-part-reserve = in reserve
board-part-storming = storming
board-part-sallied = sallied out
board-group-outremer = lord of Outremer
board-group-order = military order
board-group-turcopole = Turcopoles
board-group-crusader = Crusader
board-group-pilgrim = pilgrims
board-group-emir = Emir
board-group-nomad = Nomads
board-move = moves { $count }
board-knight = may charge
board-harrier = may harry
board-home = stronghold { $town }
board-quarters = Winter: { $count } here, { $most } may stay
board-free = { $count } of { $most } may leave: the attackers pin the others
board-from = from { $town }

# Moving
board-all = { $count ->
    [one] 1 block
   *[other] All { $count } blocks
}
board-muster = Muster at { $town }
board-muster-proposed = Muster at { $town }: tap a block to call it or leave it out
board-muster-confirm = { $count ->
    [one] Call 1 block
   *[other] Call { $count } blocks
}
board-where = { $count ->
    [one] Where to with 1 block?
   *[other] Where to with { $count } blocks?
}
board-where-to = Where to?
board-which-way = How to { $town }?
board-signs = ⚔ attack, ! forced march, ⚓ by sea
board-nowhere = No road is open to these blocks.
board-by-way-of = By way of…
board-via = By way of { $town }
board-forced = forced march
board-way-attack = attack
board-way-by = by the road from { $town }
board-way-sea = by sea
board-way-forced = { $count ->
    [one] 1 forced march
   *[other] { $count } forced marches
}
board-way-short = { $count ->
    [one] 1 block stays behind
   *[other] { $count } blocks stay behind
}
board-way-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
board-attack-by = Attack { $town } by the road from { $by }
board-target = Whom do the Assassins strike?

# What blocks do where they stand
board-deed-fight = Fight
board-deed-charge = Charge
board-deed-harry = Harry
board-deed-withdraw = Withdraw
board-deed-drop = Fall back
board-deed-retreat = Retreat
board-deed-pass = Pass
board-deed-hit = Takes the hit
board-deed-storm = Storm
board-deed-sally = Sally
board-deed-raise = +1
board-deed-lose = Lose
board-deed-swap = Swap

# Battles
board-battle-at = Battle at { $town }
board-storm-at = Storm of { $town }
board-round = Round { $round } of 4
board-letter = Letter { $letter }
board-attackers = Attackers: { $side }
board-reserve = Reserve
board-castle = Castle, { $count } of { $most }
board-field-empty = { $side ->
    [frank] No Franks on the field
   *[saracen] No Saracens on the field
}
board-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
board-dice = { $count ->
    [one] 1 die, hits on { $hit } or less: { $expected }
   *[other] { $count } dice, hit on { $hit } or less: { $expected }
}
board-own-loss = own loss { $expected }
board-fire-all = All { $count } of letter { $letter } fight

# Winter
board-points = { $count } of { $most } points left
board-price = { $count ->
    [one] 1 point a step
   *[other] { $count } points a step
}
board-no-raise = No block can be raised.
board-lose-cheapest = Lose the weakest: { $blocks }

# Cards and what lies beside the map
board-hand = Your cards
board-card = Card: { $card }
board-commit = Play { $card }
board-played = Played
board-pool = Draw pool of the { $side }
board-cards-of = Cards of the { $side }
board-box = Waiting: { $nation }
board-box-ready = May land: { $nation }
board-lost = Out for good: { $count }
board-spent = Cards of this year

# The bar
board-turn = Turn { $turn } of 6
board-winter = Turn 6, winter
board-first = { $side } first
board-tally = Cities: Franks { $frank }, Saracens { $saracen }

# Keys
board-key-towns = From town to town
board-key-all = All blocks of the town
board-key-blocks = One block of the town
board-key-battle = Fight, charge, harry, withdraw, retreat, pass
board-key-panel = From the battle to the map and back
board-key-zoom = Nearer, further away, the whole map
board-key-drop = Drop what is selected
