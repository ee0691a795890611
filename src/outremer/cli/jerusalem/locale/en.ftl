# Jerusalem at the terminal, English.

screen-help =
    For instance: place market-left 2, place tower, done. Shortened: place mar le 2
    A Lord brings the nobles along that he needs: lord market-left places them first.
    Moving: shift tower to palace-large. Swapping: swap tower with blue large market. Selling: peddle and a space, three times.
    From near: look market, look palace-large, look red, look turncoat, look war, look officer. All that is yours: look
    On the board R4=G4{">"}B1 means: Red leads, since the first one wins the tie. +2: you lead with two more. ✓2: you lead, and a rival needs two more.
screen-help-game =
    You are one of three or four families in Jerusalem. After five turns the highest tower wins; prestige builds floors.
    Each turn begins with auctions: everybody gets one of the magistrates, whose number says who acts first and who wins ties. Then each keeps one action card.
    Then you deploy, one after the other: place nobles in the spaces of five sectors and of David's Tower, hire more of them, play cards, and put your Lord where nobody shall come any more (lord).
    Whoever has most nobles in a space has its income: nobles and besants behind the screen, prestige on the track. Most nobles in all of the Patriarchs, the Market or the Nobility give a privilege (§).
    Prestige becomes floors by itself: floor 3 costs 4, and one more for the first to build it. In turns 2 to 4 an event, known from the start of the turn, then strikes a part of the city.
    What stands behind a screen nobody else sees. In turn 5 the screens are taken down: most nobles, most besants and any card left bring prestige.
    To start: bid or pass, keep a card, place your nobles, then done.
screen-turn = Turn { $turn } of { $turns }, { $stage }
screen-stage-auction = auction
screen-stage-draft = draft
screen-stage-deployment = deployment
screen-stage-collection = collection
screen-stage-event = event
screen-stage-over = the end
screen-no-event = Turn { $turn } has no event.
screen-legend = { $noble } noble  { $besant } besant  { $prestige } prestige  { $lord } Lord, blocks  § privilege  ! struck
    R4=G4{">"}B1 Red leads  +2 you lead with two more  ✓2 you lead, a rival needs two
    place palace-large, palace-left, palace-right, tower

# The seats' letters, and the parts of a sector
screen-letter-red = R
screen-letter-green = G
screen-letter-blue = B
screen-letter-yellow = Y
screen-part-large = large
screen-part-left = left
screen-part-right = right
screen-tower-pays = { $gains } and a move
screen-titled = { $title }: { $text }
screen-you = you

# The players
screen-column-order = Order
screen-column-player = Player
screen-column-tower = Floors
screen-column-next = Next floor
screen-column-prestige = Prestige
screen-column-lord = Lord
screen-column-stock = Behind the screen
screen-floor = { $price }
screen-floor-first = { $price } (as the first)
screen-height = { $count ->
    [0] No floor yet
    [one] A tower of one floor
   *[other] A tower of { $count } floors
}, { $prestige }

# Behind the screen
screen-behind = Behind your screen: { $nobles } { $besants }
screen-own = Behind your screen: { $nobles ->
    [one] 1 noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] 1 besant
   *[other] { $besants } besants
}
screen-hand = cards: { $cards }
screen-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
screen-no-cards = No card.
screen-shown-cards = ({ $cards })
screen-hired = { $count ->
    [one] One mercenary
   *[other] { $count } mercenaries
} hired this turn
screen-declined = You decline: { $gains }
screen-declined-sum = declined
screen-sum = in all

# The auction
screen-auction = The magistrates: the lowest number acts first and wins ties
screen-free = free
screen-for-sale = for sale
screen-still-in = still in: { $seats }

# Looking
screen-leads = { $seat } leads; a rival needs { $count ->
    [one] one noble
   *[other] { $count } nobles
} more.
screen-tie-open = The tie is open until the magistrates are sold.
screen-blocked = { $seat }'s Lord blocks it: no noble enters or leaves.
screen-you-need = { $count ->
    [one] With one noble more you lead.
   *[other] With { $count } nobles more you lead.
}
screen-lord-needs = { $count ->
    [one] Your Lord needs one noble that comes there this turn.
   *[other] Your Lord needs { $count } nobles that come there this turn.
}
screen-lord-barred = Your Lord may not stand here: who leads the towers is barred, and in turn 1 everybody.
screen-lord-wants = { $lord } { $count ->
    [0] ready
   *[other] needs { $count } more
}
screen-paid = { $paid } of { $count } paid for
screen-nowhere = No noble on the board.

# What cards, events, magistrates and privileges do
screen-effect-one-noble = take 1 noble
screen-effect-two-besants = take 2 besants
screen-effect-two-prestige = advance 2 in prestige
screen-effect-two-incomes = take two different ones of 1 noble, 1 besant, 1 prestige
screen-effect-noble-and-besant = take 1 noble and 1 besant
screen-effect-turncoat = one of your nobles changes places with an opponent's; neither space blocked
screen-effect-move-two = move one or two of your nobles between spaces that are not blocked
screen-effect-mercenaries = this turn mercenaries cost { $price } besants instead of { $usual }
screen-effect-influence = put 2 nobles from the supply into spaces of this sector that are not blocked
screen-effect-succession = strikes { $sectors_the }: all nobles there are lost, but each player saves up to { $count } of his, who join his Lord
screen-effect-election = strikes { $sectors_the }: in each space all are reduced to the fewest that anybody there has
screen-effect-special-tax = strikes { $sectors_the }: each noble there costs { $price } or is lost
screen-effect-war = strikes { $sectors_the }: all nobles there are lost; each one lost takes an opponent's away from anywhere, up to { $count } of each opponent
screen-effect-gendarme = his Lord needs { $large } nobles on large spaces, { $small } on small ones
screen-effect-treasurer = his first mercenaries cost { $prices }, then { $usual }
screen-effect-officer = moves up to { $count } nobles or takes 1 besant
screen-effect-admiral = acts last
screen-privilege-patriarchs = Most nobles in the sector: a noble from behind the screen for an action card.
screen-privilege-market = Most nobles in the sector: up to { $count } times { $price } for { $prestige }1.
screen-privilege-nobility = Most nobles in the sector: takes a point of prestige from an opponent.
screen-privilege-tower = Its leader takes a besant and may move one noble from here, unless a Lord stands here.

# What happened, in short
