# Jerusalem, English.

game-jerusalem = Jerusalem
seat-red = Red
    .short = Red
seat-green = Green
    .short = Green
seat-blue = Blue
    .short = Blue
seat-yellow = Yellow
    .short = Yellow
scenario-four-players = Four players
scenario-three-players = Three players, without the Gendarme
option-opener = Who opens the first auction
option-incomes = Incomes of the Royal Palace and the Templars
option-election = Sectors of the Election of the Patriarch

# A pair: an opponent's noble by his colour and its space.
standing = { $first } in { $second_the }

# Sectors and spaces; in a sentence, .the
sector-palace = Royal Palace
    .the = the Royal Palace
sector-templars = Templars
    .the = the Templars
sector-patriarchs = Patriarchs
    .the = the Patriarchs
sector-market = Market
    .the = the Market
sector-nobility = Nobility
    .the = the Nobility
sector-tower = David's Tower
    .the = David's Tower
space-palace-large = large Palace
    .the = the large Palace space
space-palace-left = left Palace
    .the = the left Palace space
space-palace-right = right Palace
    .the = the right Palace space
space-templars-large = large Templars
    .the = the large Templars space
space-templars-left = left Templars
    .the = the left Templars space
space-templars-right = right Templars
    .the = the right Templars space
space-patriarchs-large = large Patriarchs
    .the = the large Patriarchs space
space-patriarchs-left = left Patriarchs
    .the = the left Patriarchs space
space-patriarchs-right = right Patriarchs
    .the = the right Patriarchs space
space-market-large = large Market
    .the = the large Market space
space-market-left = left Market
    .the = the left Market space
space-market-right = right Market
    .the = the right Market space
space-nobility-large = large Nobility
    .the = the large Nobility space
space-nobility-left = left Nobility
    .the = the left Nobility space
space-nobility-right = right Nobility
    .the = the right Nobility space
space-tower = David's Tower
    .the = David's Tower

# Magistrates
magistrate-gendarme = Gendarme
    .the = the Gendarme
magistrate-treasurer = Treasurer
    .the = the Treasurer
magistrate-officer = Officer
    .the = the Officer
magistrate-admiral = Admiral
    .the = the Admiral

# Action cards
card-one-noble = +1 noble
card-two-besants = +2 besants
card-two-prestige = +2 prestige
card-two-incomes = +2 incomes
card-noble-and-besant = +1 noble and +1 besant
card-turncoat = Turncoat
card-move-two = Move 2 nobles
card-mercenaries = Mercenary enlistment
card-influence-palace = Massive influence: Royal Palace
card-influence-templars = Massive influence: Templars
card-influence-patriarchs = Massive influence: Patriarchs
card-influence-market = Massive influence: Market
card-influence-nobility = Massive influence: Nobility
card-influence-tower = Massive influence: David's Tower

# What is gained; event-gained knows the first two words
resource-noble = noble
resource-besant = besant
resource-prestige = prestige

# The event cards, which share their prefix with what is told below
event-succession = Succession
event-election = Election of the Patriarch
event-special-tax = Special Tax
event-war = War

# Decisions: the name of each, and what the deciding player is asked
phase-pick-magistrate = the choice of a magistrate
ask-pick-magistrate = You open the auction: which magistrate do you put up?
phase-opening-bid = the opening bid
ask-opening-bid = Auction of { $magistrate_the }: open it with a bid from 0 to all that you own, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
phase-bidding = bidding
ask-bidding = Auction of { $magistrate_the }: { $seat } has bid { $bid }, you own { $besants }. Bid more, or pass and be out of this auction.
phase-draft-pick = the draft of action cards
ask-draft-pick = Keep one of these action cards; the others are passed on.
phase-deployment = deployment
ask-deployment = Behind your screen: { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}; the next mercenary costs { $price }. Do what you like, as often as you like; “done” ends your deployment.
phase-peddling = peddling
ask-peddling = Peddling: { $count ->
    [one] one more noble has
   *[other] { $count } more nobles have
} to go. From which space?
phase-shift = moving nobles
ask-shift = You may move { $count ->
    [one] one more noble
   *[other] { $count } nobles
}: from which space? “done” when that is enough.
phase-shift-to = moving nobles
ask-shift-to = A noble leaves { $space_the }: for which space?
phase-influence = Massive influence
ask-influence = { $count ->
    [one] One noble
   *[other] { $count } nobles
} to put in { $sector_the }: in which space?
phase-turncoat = Turncoat
ask-turncoat = Which of your nobles changes places? Name its space.
phase-turncoat-with = Turncoat
ask-turncoat-with = Your noble leaves { $space_the }: with whose noble, and where, does it change places?
phase-two-incomes = two incomes
ask-two-incomes = Take a noble, a besant or a point of prestige; the card gives two different ones.
phase-tower-gain = David's Tower
ask-tower-gain = You control David's Tower: { $besants ->
    [0] you decline its besant.
   *[other] its besant is yours unless you decline it first.
} “to” moves one of your nobles from there, “done” moves none.
ask-tower-lord = You control David's Tower: { $besants ->
    [0] you decline its besant.
   *[other] its besant is yours unless you decline it first.
} A Lord blocks it, so no noble leaves: say “done”.
phase-university = university degrees
ask-university = A degree: give up a noble from behind your screen for the top action card? Otherwise “done”.
phase-materials = building materials
ask-materials = A point of prestige costs { $price }, and you own { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}. { $count ->
    [0] There is no more to buy; say “done”.
    [one] There is one more point to buy; “done” when that is enough.
   *[other] There are { $count } points to buy; “done” when that is enough.
}
phase-intrigue = court intrigue
ask-intrigue = Court intrigue: gain one point of prestige while one opponent loses one. Whom do you rob? “done” to let it be.
phase-incomes = incomes
phase-income = incomes
ask-income = Due to you: { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
} and { $prestige } prestige. Take it all (“lock”), or refuse one unit first (“decline”).
phase-succession = Succession
ask-succession = Succession: { $count ->
    [0] you save no more
    [one] rescue one more of your Palace nobles
   *[other] rescue up to { $count } of your Palace nobles
}. Your Lord stands in { $space_the }. Say “done”, and the others are lost.
phase-special-tax = the Special Tax
ask-special-tax = Special Tax: { $count ->
    [0] all your Market nobles are paid for
    [one] one of your Market nobles is not paid for
   *[other] { $count } of your Market nobles are not paid for
}, and you own { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}. Rescue those that shall stay, space by space; “done” gives up the others.
phase-war = War
ask-war = War: { $count ->
    [0] you may remove no more nobles; say “done”.
    [one] you may remove one opposing noble, wherever it stands, or say “done”.
   *[other] you may remove { $count } opposing nobles, wherever they stand, or say “done”.
}

# Verbs
verb-auction = put a magistrate up for auction
verb-bid = bid so many besants
verb-pass = be out of this auction
verb-keep = keep a card of the draft
verb-place = put a noble from behind your screen into a space
verb-hire = hire a mercenary: a noble for besants
verb-peddle = give back nobles from the board, three for a besant
verb-play = play an action card
verb-lord = put your Lord down, which blocks the space
verb-shift = choose the noble that moves, by its space
verb-to = choose where it goes
verb-take = take one unit
verb-put = put a noble from the supply into a space
verb-swap = choose your noble that changes places
verb-with = choose the opponent's noble that it changes places with
verb-decline = refuse one unit of what is due to you
verb-degree = give up a noble for an action card
verb-buy = buy a point of prestige
verb-rob = take one point of prestige, at an opponent's expense if there is one to lose
verb-save = save a noble in this space from the event
verb-remove = remove an opponent's noble
verb-done = finish this
verb-lock = take what is due to you

# Verbs as they may also be typed; the notation itself always works. `save` is a command of the terminal: hence rescue.
typed-auction = auction
typed-bid = bid
typed-pass = pass
typed-keep = keep
typed-place = place
typed-hire = hire
typed-peddle = peddle
typed-play = play
typed-lord = lord
typed-shift = shift
typed-to = to
typed-take = take
typed-put = put
typed-swap = swap
typed-with = with
typed-decline = decline
typed-degree = degree
typed-buy = buy
typed-rob = rob
typed-save = rescue
typed-remove = remove
typed-done = done
typed-lock = lock

# Events: the turn, the auction and the draft
event-turn = — Turn { $turn } —
event-event-up = This turn's event: { $event }.
event-set-aside = { $count ->
    [one] One action card is
   *[other] { $count } action cards are
} set aside, face down.
event-opens = { $seat } opens the next auction.
event-put-up = { $seat } puts { $magistrate_the } up for auction.
event-bid = { $seat } bids { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-passed = { $seat } passes.
event-bought = { $seat } wins { $magistrate_the } for { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-given = { $seat } takes { $magistrate_the } free.
event-offered = Cards left in the draft: { $card }.
event-kept = You keep: { $card }.
event-drafted = { $seat } keeps an action card.

# Events: deployment
event-received = { $seat } receives { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}.
event-admirals-besant = { $seat } receives the Admiral's besant.
event-placed = { $seat } places a noble in { $space_the }.
event-hired = You hire a mercenary for { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}.
event-peddled = Peddling: { $seat } gives back a noble from { $space_the }.
event-peddled-for = Peddling: { $seat } receives { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-lord = { $seat } puts the Lord in { $space_the }, which is blocked now.
event-played = { $seat } plays “{ $card }”.
event-moved = { $seat } moves a noble from { $from_the } to { $space_the }.
event-officers-besant = { $seat } takes the Officer's besant.
event-gained = { $seat } gains { $resource ->
    [noble] { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
    [besant] { $count ->
        [one] { $count } besant
       *[other] { $count } besants
    }
   *[other] { $count } { $resource }
}.
event-swapped = Turncoat: the noble of { $seat } in { $from_the } and the one of { $other } in { $space_the } change places.
event-put = { $seat } puts a noble from the supply in { $space_the }.

# Events: collection
event-tower-held = { $seat } controls David's Tower.
event-tower-empty = Nobody has nobles in David's Tower.
event-tower-besant = { $besants ->
    [0] You take nothing from David's Tower.
    [one] You take { $besants } besant from David's Tower.
   *[other] You take { $besants } besants from David's Tower.
}
event-privilege = Privilege of { $sector_the }: { $seat }.
event-no-privilege = Privilege of { $sector_the }: nobody.
event-studied = { $seat } gives up a noble and draws an action card.
event-degree-card = You draw: { $card }.
event-bought-prestige = { $seat } buys one point of prestige.
event-robbed = Court intrigue of { $seat } against { $other }: one point of prestige gained.
event-income = { $prestige ->
    [0] { $seat } controls { $space_the }.
   *[other] { $seat } controls { $space_the }: { $prestige } prestige.
}
event-collected = { $nobles ->
    [0] { $besants ->
        [0] You take nothing behind your screen from { $space_the }.
        [one] You take { $besants } besant from { $space_the }.
       *[other] You take { $besants } besants from { $space_the }.
    }
    [one] { $besants ->
        [0] You take { $nobles } noble from { $space_the }.
        [one] You take { $nobles } noble and { $besants } besant from { $space_the }.
       *[other] You take { $nobles } noble and { $besants } besants from { $space_the }.
    }
   *[other] { $besants ->
        [0] You take { $nobles } nobles from { $space_the }.
        [one] You take { $nobles } nobles and { $besants } besant from { $space_the }.
       *[other] You take { $nobles } nobles and { $besants } besants from { $space_the }.
    }
}
event-stock = Behind the screen of { $seat }: { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-hand = { $card ->
    [none] { $seat } has no action card left.
   *[other] Action cards of { $seat }: { $card }.
}
event-gift-nobles = The King's gift for most nobles: { $seat } gains { $prestige } prestige.
event-gift-besants = The King's gift for most besants: { $seat } gains { $prestige } prestige.
event-gift-card = The King's gift for a card left: { $seat } gains { $prestige } prestige.
event-built = { $seat } builds floor { $floor } for { $prestige } prestige.

# Events: what the event cards do, and the end
event-event-strikes = — { $event } —
event-lost-nobles = { $seat } loses { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
} in { $space_the }.
event-saved = { $seat } saves a noble of { $from_the }: it goes to the Lord in { $space_the }.
event-tax-paid = { $seat } pays the tax for a noble in { $space_the }.
event-removed = { $seat } removes a noble of { $other } from { $space_the }.
event-lords-return = The Lords return to their owners.
event-won = { $seat } wins with { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} and { $prestige } prestige left.

game-won = { $seat } has won with a tower of { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} and { $prestige } prestige left.

# Errors
error-no-table = There is no table “{ $table }”. Known: { $known }.
error-no-secret = Nothing tells whether “{ $word }” can be seen.
error-data-prices = { $file }, { $entry }: { $field } must be two prices or none.
error-data-purse = { $file }: with these { $entry } somebody could own { $given } of them, and { $most } are the most the engine can keep account of.

# Refusals: the auction and the draft
refusal-magistrate-taken = Somebody already holds { $magistrate_the } this turn.
refusal-magistrate-absent = With three players { $magistrate_the } is left out.
refusal-bid-too-low = { $besants ->
    [one] { $besants } besant is
   *[other] { $besants } besants are
} not enough: bid { $limit } or more, or pass.
refusal-bid-too-high = You cannot bid { $besants }: you own { $limit ->
    [one] { $limit } besant
   *[other] { $limit } besants
}.
refusal-opener-must-bid = Whoever opens an auction may not pass: bid something, if only 0.
refusal-card-not-offered = “{ $card }” is not among the cards left in the draft.

# Refusals: deployment
refusal-no-nobles-left = You have no nobles left behind your screen.
refusal-blocked = A Lord blocks { $space_the }: no noble goes in or out this turn, and no other Lord.
refusal-no-noble-there = There is no noble for this in { $space_the }.
refusal-too-poor-to-hire = The next mercenary costs { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}, and you own { $besants }.
refusal-peddling-needs-three = Peddling takes three of your nobles from spaces that no Lord blocks; you have fewer there.
refusal-card-not-in-hand = You do not have “{ $card }” in hand.
refusal-nobody-elsewhere = No opponent has a noble in another space that no Lord blocks: there is nobody to change places with.
refusal-nothing-to-swap = A swap takes a noble of yours and one of an opponent, in two different spaces that no Lord blocks.
refusal-swap-with-own = Your noble changes places with an opponent's, not with another of yours.
refusal-same-space = Your noble stands in { $space_the } itself: swap with a noble of another space.
refusal-nothing-to-move = None of your nobles stands in a space that no Lord blocks: there is nobody to move.
refusal-move-one-first = The card moves one noble or two: move one before you are done.
refusal-move-elsewhere = The noble stands in { $space_the } already: it must go elsewhere.
refusal-sector-blocked = Lords block every space that “{ $card }” could fill.
refusal-other-sector = The card is for { $sector_the }; { $space_the } lies elsewhere.
refusal-not-the-officer = Only the Officer may do this, and you hold another magistrate.
refusal-power-used = The Officer's power serves once a turn, and you have used it.
refusal-officer-takes-besant = The Officer takes a besant, nothing else.
refusal-lord-placed = Your Lord already stands on the board; he stays where he is until the end of the turn.
refusal-lord-needs-nobles = Your Lord needs { $limit ->
    [one] { $limit } new noble
   *[other] { $limit } new nobles
} in { $space_the }; { $number ->
    [0] none has
    [one] { $number } has
   *[other] { $number } have
} come there this turn.
refusal-leader-not-in-palace = You lead, by your tower and then by your prestige: your Lord may not stand in { $space_the }.
refusal-nobody-in-palace-yet = In turn 1 all towers are level: no Lord may stand in { $space_the }.
refusal-taken-already = The card gives two different things, and you have taken this one ({ $resource }).

# Refusals: collection
refusal-tower-lord = A Lord stands in David's Tower: no noble leaves it, you only gain the besant.
refusal-declined-already = You have declined the besant already.
refusal-not-due = There is nothing of this kind left to decline ({ $resource }).
refusal-no-noble-behind = A degree costs a noble from behind your screen, and none stands there.
refusal-no-card-left = The pile of action cards is empty.
refusal-materials-spent = You have bought { $limit ->
    [one] one point of prestige, all
   *[other] { $limit } points of prestige, as much
} as the Market sells in a turn.
refusal-too-poor-to-buy = A point of prestige costs { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}, which you do not have.
refusal-not-oneself = Intrigue is against an opponent, not against yourself.
refusal-no-such-seat = Nobody plays this colour.

# Refusals: events
refusal-only-palace = Succession strikes the Royal Palace: there is nothing to save in { $space_the }.
refusal-saved-enough = Your Lord saves { $limit ->
    [one] one noble
   *[other] { $limit } nobles
}, no more.
refusal-only-market = The Special Tax strikes the Market: there is nothing to save in { $space_the }.
refusal-too-poor-to-save = Each noble in { $space_the } costs { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}, which you do not have.
refusal-not-your-own = War lets you remove nobles of your opponents, not your own.
refusal-no-removals-left = You may remove one noble for each that you lost among the Templars, and you have.
refusal-two-of-each = You have removed { $limit ->
    [one] one noble
   *[other] { $limit } nobles
} of this opponent; more is not allowed.

# What the log tells in one sentence
digest-in = in { $space_the }
digest-from = from { $space_the }
digest-placed = { $seat } places { $count ->
    [one] a noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { ": " }
}{ $spaces }.
digest-put = { $seat } puts { $count ->
    [one] a noble
   *[other] { $count } nobles
} from the supply{ $number ->
    [one] { " " }
   *[other] { ": " }
}{ $spaces }.
digest-peddled = { $seat } gives back { $count ->
    [one] a noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { ": " }
}{ $spaces }.
digest-lost-nobles = { $seat } loses { $count ->
    [one] a noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { ": " }
}{ $spaces }.
digest-tax-paid = { $seat } pays the tax for { $count ->
    [one] a noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { ": " }
}{ $spaces }.
digest-removed = { $seat } removes { $count ->
    [one] a noble
   *[other] { $count } nobles
} of { $other }{ $number ->
    [one] { " " }
   *[other] { ": " }
}{ $spaces }.
digest-hired = You hire { $count ->
    [one] a mercenary
   *[other] { $count } mercenaries
} for { $price ->
    [one] 1 besant
   *[other] { $price } besants
}.
digest-built = { $seat } builds { $count ->
    [one] a floor
   *[other] { $count } floors
} for { $prestige } prestige; the tower is now { $floor } high.
digest-income = { $gains ->
    [none] Income of { $seat }: { $spaces }.
   *[other] Income of { $seat }: { $spaces }; { $gains }.
}
digest-gain-prestige = { $count } prestige
digest-gain-nobles = { $count ->
    [one] 1 noble
   *[other] { $count } nobles
}
digest-gain-besants = { $count ->
    [one] 1 besant
   *[other] { $count } besants
}
digest-bids = Bids: { $bids }.
digest-said-bid = { $seat } { $besants }
digest-said-passed = { $seat } passes
digest-drafted = { $count ->
    [one] { $seats } keeps a card.
   *[other] { $seats } keep a card each.
}
digest-kept = { $seat } keeps: { $card }.
