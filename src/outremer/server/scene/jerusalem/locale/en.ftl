# What the board of Jerusalem says in the browser, English.

# Buttons of actions that are not on the board
button-done = Done
button-done-ask-deployment = My deployment is done
button-lock = Take what is due
button-degree = Give up a noble for an action card

# The city
board-city = Plan of the city
board-space = { $space }: { $facts }
board-pays = pays { $gains }
board-you = you
board-has = { $who } { $count }
board-empty = nobody here
board-entered = { $count ->
    [one] one noble has
   *[other] { $count } nobles have
} come here in this deployment
board-leads = { $seat } leads
board-you-lead = you lead, and a rival needs { $count } more
board-takes = { $count ->
    [one] one more noble takes it
   *[other] { $count } more nobles take it
}
board-lord-of = the Lord of { $seat } blocks it: no noble enters or leaves
board-lord-closed = closed to your Lord: who leads the towers may not block the large Palace space, and nobody in turn 1
board-struck = { $event } strikes here at the end of the turn
board-privilege-of = { $seat }

# What one can do in a space
board-do-place = Place a noble
board-do-peddle = Sell a noble from here
board-do-lord = Put the Lord here
board-do-shift = Move a noble from here
board-do-to = Move it here
board-do-put = Put a noble here
board-do-swap = This noble of mine changes places
board-do-with = Change places with { $seat }
board-do-save = Save a noble here
board-do-remove = Remove a noble of { $seat }
board-less = Take one back
board-take-space = Take it: { $nobles ->
    [one] one noble
   *[other] { $nobles } nobles
}{ $hires ->
    [0] { "" }
   *[other] , { $hires } hired for { $cost }
}
board-lord-here = Lord here{ $nobles ->
    [0] { "" }
    [one] , with one noble
   *[other] , with { $nobles } nobles
}{ $hires ->
    [0] { "" }
   *[other] , { $hires } hired for { $cost }
}

# The players
board-your-strip = { $seat }, you
board-acts = to act
board-passed = passed
board-locked = done
board-won = winner
board-is-magistrate = { $magistrate }
board-was-magistrate = was { $magistrate }
board-tower = { $floors ->
    [0] No floor
    [one] 1 floor
   *[other] { $floors } floors
}; the next costs { $price }
board-first = (first)
board-hidden = Behind the screen: hidden
board-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}

# Turns, phases and events
board-turn = Turn { $turn } of { $turns }
board-stage-auction = Auctions
board-stage-draft = Action cards
board-stage-deployment = Deployment
board-stage-collection = Collection
board-stage-event = Event
board-stage-over = The end
board-calendar = The five turns
board-event-hidden = face down
board-no-event = no event
board-gifts = King's gifts
board-event-now = { $event } at the end of this turn: { $effect }
board-no-event-now = No event in this turn.
board-gifts-now = The last turn: the screens come down; most nobles, most besants and a card left bring prestige.

# Auctions
board-magistrates = Magistrates
board-put-up = Put up
board-put-up-named = Put up { $magistrate_the }
board-for-sale = for sale
board-no-bid = No bid yet
board-bid-of = bid by { $seat }
board-still-in = Still in:
board-purse = Your purse: { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}
board-pass = Pass
board-bid = Bid { $besants }
board-up-to = Up to { $most }

# Cards
board-draft = Keep one of these cards
board-keep = Keep { $card }
board-keep-which = Choose a card
board-hand = Your action cards
board-no-cards = You have no action card.
board-play = Play
board-play-named = Play { $card }
board-played = Played so far

# Deployment
board-tools = A tap on a space means
board-tool-place = Place
board-tool-place-how = A tap places one noble; a long tap or − takes one back; a digit says how many. +2 by your chip: two more and you lead.
board-tool-lord = Lord
board-tool-lord-how = A tap puts your Lord there, with the nobles that must come with him. Then nobody enters or leaves.
board-tool-peddle = Sell
board-tool-peddle-how = Give back { $nobles } nobles from the board, one tap each, for { $besants ->
    [one] one besant
   *[other] { $besants } besants
}.
board-tool-shift = Move
board-tool-shift-how = The Officer moves up to two nobles: tap where one leaves, then where it goes.
board-hire = Hire a noble ({ $price ->
    [one] 1 besant
   *[other] { $price } besants
})
board-officer-besant = Officer: take a besant

# Collection
board-take = Take
board-take-noble = One noble
board-take-besant = One besant
board-take-prestige = One prestige
board-decline-noble = Refuse one noble
board-decline-besant = Refuse one besant
board-decline-prestige = Refuse one prestige
board-buy = Building materials
board-buy-points = +{ $count } for { $price ->
    [one] 1 besant
   *[other] { $price } besants
}
board-buy-preview = You have { $prestige } prestige and { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}; your next floor costs { $price } prestige.
board-rob = Court intrigue: whom do you rob?
board-rob-of = { $seat } (has { $prestige })
board-save-all = Pay for all that can be paid for
board-incomes = Your incomes
board-due = You take { $gains ->
    [none] nothing
   *[other] { $gains }
}.
board-received = Incomes
board-gifts-told = The screens come down
board-close = Close

# Keys
board-key-arrows = to the neighbouring space
board-key-digit = so many nobles into this space this turn
board-key-take = as many nobles as it takes to lead this space
board-key-lord = the Lord into this space
board-key-less = one noble more, or one taken back

# What cards, events, magistrates and privileges do
board-card-one-noble = Take 1 noble.
board-card-two-besants = Take 2 besants.
board-card-two-prestige = Gain 2 prestige.
board-card-two-incomes = Take two different ones of 1 noble, 1 besant, 1 prestige.
board-card-noble-and-besant = Take 1 noble and 1 besant.
board-card-turncoat = One of your nobles changes places with an opponent's. Neither space may be blocked.
board-card-move-two = Move one or two of your nobles between spaces that are not blocked.
board-card-mercenaries = This turn nobles are hired for { $price } besants instead of { $usual }.
board-card-influence = Put 2 nobles from the supply into { $sector_the }, where no Lord stands.
board-event-succession = all nobles of the struck sector are lost, but each player saves up to { $count } of his, who join his Lord.
board-event-election = in each struck space all players are reduced to the fewest nobles that anybody there has.
board-event-special-tax = each noble of the struck sector costs { $price ->
    [one] 1 besant
   *[other] { $price } besants
} or is lost.
board-event-war = all nobles of the struck sector are lost; each one lost takes an opponent's noble away from anywhere, up to { $count } of each opponent.
board-magistrate-gendarme = Acts first and wins all ties. His Lord needs only { $large } new nobles on a large space, { $small } on a small one.
board-magistrate-treasurer = His first nobles for hire cost { $first } and { $second }, then { $usual }.
board-magistrate-officer = Once on his turn he moves up to { $count } of his nobles, or takes 1 besant.
board-magistrate-admiral = Acts last, knowing what all others did.
board-privilege-patriarchs = Privilege of the Patriarchs, for most nobles in the sector: a noble from behind the screen for an action card.
board-privilege-market = Privilege of the Market, for most nobles in the sector: up to { $count } points of prestige at { $price } besants.
board-privilege-nobility = Privilege of the Nobility, for most nobles in the sector: take a point of prestige from an opponent.
board-privilege-tower = Its leader takes the besant and may move one noble from here, unless a Lord stands here.
