# Crusader Rex at the terminal, English.

screen-help =
    For instance: group acre, move conrad, to tyre, done; or: group acre move conrad to tyre done
    Shortened: to tib. A town further away means the shortest road there.
    Without naming the road: muster acre, move conrad, move walter, done. A whole group: move all to acre
    A town from near: look acre. All your blocks: look. A rule: rule 6.42, rule charge
    Conrad ●●●○ B3: three steps of four left; a B acts after A and before C, and hits with each die of 3 or less.
    Words of the game: help step, rating, reserve, castle, forced-march, control, quarters, pool
screen-help-game =
    You are the Franks (orange) or the Saracens (green) in the Third Crusade, 1187 to 1192. After the last year whoever holds four of the seven victory cities wins; whoever holds all seven wins at once. At the start the Franks have four.
    A year is six turns. In each both play a card face down: the higher one makes player 1, its number gives as many moves.
    A move leads blocks out of one town (group), calls blocks to one town (muster), takes one block over sea (sail) or lands Crusaders (land). Entering an enemy town starts a battle, fought at the end of the turn: four rounds, A before B before C. Blocks in the castle are besieged, and may be stormed.
    Then fresh blocks are drawn (from 1188 on). The sixth turn is winter: nobody attacks, towns can keep only so many blocks, and blocks there regain steps.
    Nobody sees the other's blocks: you know where they stand, not what they are. look shows yours, look NAME one thing.
    To start: play a card and lock it, then group TOWN, move BLOCK, to TOWN, done.
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
    [0] no move left
    [one] one move left
   *[other] { $moves } moves left
}
screen-ask-lock = You have chosen { $card }: lock confirms it.
screen-hand = hand: { $cards }
screen-cities = Cities:
screen-tally = cities { $held }
screen-legend = ★ victory city  ■ castle  ☆ □ ∘ Saracen towns  ³ value  ≈ port  F2 Franks  S3 Saracens  {"["}2] in castle  ! battle
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
screen-alternates = May be deployed instead at: { $towns }
screen-hidden-reserves = of them in reserve: { $count }
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
screen-winter-warning = Winter quarters, too many blocks: { $towns }
screen-winter-town = { $town } { $count } (limit { $limit })
screen-quarters = Winter quarters checked, blocks and limit: { $towns }
screen-prices = Replacements; in brackets what a step costs the block:
screen-no-prices = No block in quarters needs a replacement.
screen-supply = { $town }, { $left } of { $value ->
    [one] one point
   *[other] { $value } points
} left: { $blocks }
screen-printed = at most { $strength ->
    [one] one step
   *[other] { $strength } steps
}, letter { $letter } with { $number } (it acts in the order of letters and hits with that or less), movement { $movement }; home: { $home }
screen-where = Now: { $town }
screen-unseen = Where it is now you cannot see: hidden, or not on the map.
screen-gone = It is out for good.
screen-holder = Held by the { $side } now
screen-winters = { $limit ->
    [0] none of your blocks
    [one] one of your blocks
   *[other] at most { $limit } of your blocks
} may winter here
screen-round = { $round ->
    [0] before round 1
   *[other] round { $round } of 4
}
screen-ask-leave = Round 4, letter { $letter }: the attackers must leave the field. Which block retreats?
screen-ask-muster-road = { $block } musters at { $town }: to which town next? (The next block, or done: the shortest road.)
does-moves = As many moves as its number: each is a group move, a muster, one block by sea, or a nation's landing. The higher number is player 1. Rule 4.11.
does-winter-campaign = One move. As the sixth card, it lets its player move, attack and keep up sieges in winter as at other times. Mud does nothing against it. Rule 9.1.
does-assassins = Name any enemy block on the map, unseen: the Assassins strike it, and it cannot hit back. Before any movement. Rule 5.9.
does-mud = The turn ends at once, whatever the other card is: no event, movement, battle or draw, only siege attrition. Only a Winter Campaign is stronger. Rule 4.12.
does-guide = One group move before all other movement, in which roads have their full limits for attack, retreat and regrouping too. Rules 4.12 and 5.4.
does-manna = Up to three different blocks of yours on the map gain one step each, before any movement. Rule 4.12.
screen-card-event = event
screen-card-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
screen-attacker = attackers
screen-defender = defenders
screen-battle = Battle at { $town }
screen-storm = Storm of { $town }

# Words of the game that help explains, with what can be typed for each
screen-term-step-words = step steps pip pips strength ● ○ ◐ ●●● hit hits
screen-term-step = Steps (●) are the strength of a block: it rolls one die for each. A hit takes one (○); behind walls it takes two hits, of which one alone shows as ◐. Who loses the last is eliminated: Outremers, Turcopoles and Nomads return to the draw pool, all others are out for good. Rules 2.11, 6.41 and 6.7.
screen-term-rating-words = rating letter movement order a1 a2 a3 b1 b2 b3 b4 c1 c2 c3
screen-term-rating = B3: in each round the A blocks act before B, and B before C, of each letter the defenders first; each die of 3 or less hits. The movement is how many towns a block may go. Rules 2.12, 2.13 and 6.2.
screen-term-reserve-words = reserve reserves main-attack
screen-term-reserve = A battle is begun by the attackers of one group, the main attack, and by the defenders who stood there. All others are in reserve: in round 1 they neither fight nor take hits, from round 2 on they do as the rest. Rules 6.3 and 6.31.
screen-term-castle-words = castle castles wall walls siege sieges
screen-term-castle = A castle holds as many blocks as the town's value. Against a storm each step inside costs two hits, and at most twice the value may storm. Who is besieged loses steps from the next turn on: at its end each block rolls a die, and 1 to 3 costs a step. The town counts for the besieged until the last has fallen. Rules 7.11, 7.31 and 7.4.
screen-term-march-words = forced forced-march
screen-term-march = A forced march (march) is one town more than the movement. When all other movement is done a die is rolled for the block: 1 to 3 costs it a step. Not in winter. Rule 5.5.
screen-term-control-words = control hold holder friendly enemy colour color
screen-term-control = A town is whose blocks stand in it; an empty one is the side's whose colour its name has: orange and ★ ■ · the Franks', green and ☆ □ ∘ the Saracens'. Whoever leaves a town of the other's colour gives it back. Rule 5.6.
screen-term-quarters-words = quarters winter replacements supply limit
screen-term-quarters = After the winter moves a town keeps as many blocks as its value, three times as many in a town of their own colour, and none without a castle; the others are eliminated. Those who stay gain steps: as many in each town as its value, at one point a step, for Saracens away from home at two. Rules 9.2 and 9.4.
screen-term-pool-words = pool pools draw draws
screen-term-pool = Blocks that are not on the map wait in their side's draw pool. From 1188 on each side draws one at random at the end of a turn, but not in winter. Rules 8.0 and 8.1.
