# Crusader Rex, English.

game-crusader-rex = Crusader Rex
seat-frank = the Frankish player
    .short = Franks
seat-saracen = the Saracen player
    .short = Saracens
side-frank = Franks
side-saracen = Saracens
side-none = nobody
nation-english = English
nation-french = French
nation-german = Germans
scenario-third-crusade = The Third Crusade, 1187 to 1192
option-richard = Richard sails
option-philip = Fickle Philip

# Pairs: a hidden enemy block by its place in a town, an attacking group by where it started and came through.
slot = { $first }, block { $second }
approach = the group from { $first } by way of { $second }
approach-straight = the group from { $first }

# Towns
town-acre = Acre
town-ajlun = Ajlun
town-albara = Albara
town-aleppo = Aleppo
town-amman = Amman
town-anjar = Anjar
town-antioch = Antioch
town-artah = Artah
town-ascalon = Ascalon
town-ashtera = Ashtera
town-baalbek = Baalbek
town-baisan = Baisan
town-banyas = Banyas
town-beaufort = Beaufort
town-beersheba = Beersheba
town-beirut = Beirut
town-botron = Botron
town-caesarea = Caesarea
town-damascus = Damascus
town-damiya = Damiya
town-dimona = Dimona
town-egypt = Egypt
town-gaza = Gaza
town-hama = Hama
town-harim = Harim
town-hebron = Hebron
town-homs = Homs
town-jaffa = Jaffa
town-jericho = Jericho
town-jerusalem = Jerusalem
town-kassab = Kassab
town-kerak = Kerak
town-krak = Krak
town-lachish = Lachish
town-lacum = Lacum
town-latakia = Latakia
town-legio = Legio
town-margat = Margat
town-masyaf = Masyaf
town-montferrand = Montferrand
town-nablus = Nablus
town-qaddas = Qaddas
town-ramla = Ramla
town-saone = Saône
town-shughur = Shughur
town-sidon = Sidon
town-st_simeon = St. Simeon
town-tartus = Tartus
town-tiberias = Tiberias
town-tripoli = Tripoli
town-tyre = Tyre
town-zerdana = Zerdana
town-zoar = Zoar
town-off-map = off the map

# Blocks
block-reynald_sidon = Reynald (Sidon)
block-conrad = Conrad
block-balian = Balian
block-walter = Walter
block-raymond_tiberias = Raymond (Tiberias)
block-king_guy = King Guy
block-reynald_kerak = Reynald (Kerak)
block-bohemond = Bohemond
block-raymond_tripoli = Raymond (Tripoli)
block-jerusalem_templars = Templars (Jerusalem)
block-antioch_templars = Templars (Antioch)
block-gaza_templars = Templars (Gaza)
block-tartus_templars = Templars (Tartus)
block-jerusalem_hospitallers = Hospitallers (Jerusalem)
    .short = Hospital.
block-acre_hospitallers = Hospitallers (Acre)
    .short = Hospital.
block-krak_hospitallers = Hospitallers (Krak)
    .short = Hospital.
block-antioch_turcopoles = Turcopoles (Antioch)
block-beirut_turcopoles = Turcopoles (Beirut)
block-richard = Richard
block-robert = Robert
block-crossbows = Crossbows
block-philippe = King Philip
    .short = Philip
block-hugues = Hugh of Burgundy
    .short = Hugh
block-fileps = James of Flanders
    .short = James
block-barbarossa = Barbarossa
block-frederik = Frederick
block-leopold = Leopold
block-genoa_pilgrims = Pilgrims (Genoa)
block-sicily_pilgrims = Pilgrims (Sicily)
block-brittany_pilgrims = Pilgrims (Brittany)
block-fourth_pilgrims = Pilgrims (Frisia)
block-qara_qush = Qara-Qush
block-zangi = Zangi
block-sanjar = Sanjar
block-yazkuj = Yazkuj
block-sulaiman = Sulaiman
block-keukburi = Keukburi
block-shirkuh = Shirkuh
block-jurdik = Jurdik
block-bahram = Bahram
block-tuman = Tuman
block-taqi_al_din = Taqi al-Din
block-al_mashtub = Al-Mashtub
block-al_adil = Al-Adil
block-saladin = Saladin
block-al_aziz = Al-Aziz
block-al_afdal = Al-Afdal
block-al_zahir = Al-Zahir
block-yuzpah = Yuzpah
block-qaimaz = Qaimaz
block-kurds_1 = Kurds (1)
block-kurds_2 = Kurds (2)
block-kurds_3 = Kurds (3)
block-kurds_4 = Kurds (4)
block-turks_1 = Turks (1)
block-turks_2 = Turks (2)
block-turks_3 = Turks (3)
block-turks_4 = Turks (4)
block-arabs_1 = Arabs (1)
block-arabs_2 = Arabs (2)
block-arabs_3 = Arabs (3)
block-arabs_4 = Arabs (4)

# Cards
card-1 = 1
card-2 = 2
card-3 = 3
card-winter-campaign = Winter Campaign
card-assassins = Assassins
card-mud = Mud
card-guide = Guide
card-manna = Manna

# Decisions: the name of each, and what the deciding player is asked
phase-deployment = deployment
ask-deployment = Move blocks to alternate strongholds if you wish, then say “done”.
phase-deployment-to = deployment
ask-deployment-to = { $block }: to which stronghold?
phase-swap = Saladin's place
ask-swap = Saladin may change places with a relative; otherwise say “done”.
phase-cards = choosing cards
ask-cards = Choose a card, then lock it.
phase-name-first = naming player 1
ask-name-first = The cards are equal: who is player 1?
phase-assassins = the Assassins
ask-assassins = Name the Assassins' victim.
phase-manna = Manna
ask-manna = { $left ->
    [0] All steps are given: say “done”.
    [one] Raise one more block by one step, then say “done”.
   *[other] Raise up to { $left } different blocks by one step, then say “done”.
}
phase-move = movement
ask-move = { $moves ->
    [one] One move left
   *[other] { $moves } moves left
}: what next? “done” gives up what is left.
phase-group = a group move
ask-group = Group at { $town }: which block moves next? “done” ends this group.
phase-muster = a muster
ask-muster = Muster at { $town }: which block joins next? “done” ends it.
phase-path = a block on the march
ask-path = { $block } at { $town }, { $left ->
    [0] its movement used up: stop, or a forced march?
    [one] one town left to go: to which town next?
   *[other] { $left } towns left to go: to which town next?
}
phase-sail-to = a sea move
ask-sail-to = { $block }: to which port?
phase-landing = a landing
ask-landing = Landing of the { $nation }: who lands next? “done” leaves the others waiting.
phase-landing-to = a landing
ask-landing-to = { $block }: landing where?
phase-main-attack = the main attack
ask-main-attack = { $town }: which group is your main attack?
phase-pick-battle = the choice of the next battle
ask-pick-battle = Which battle or siege comes next?
phase-withdraw = withdrawal into the castle
ask-withdraw = { $town }: which blocks withdraw into the castle unseen? “done” when the others stay in the field.
phase-storm-choice = storm or siege
ask-storm-choice = { $town }: storm the castle (block by block, then “done”; { $chosen } of { $limit } so far), or besiege it.
phase-sally = a sally
ask-sally = { $town }: which blocks sally? “done” when the others stay inside.
phase-combat-turn = a combat turn
ask-combat-turn = Round { $round }, letter { $letter }: which of your blocks acts, and how?
phase-retreat-to = a retreat
ask-retreat-to = { $block }: retreat to where?
phase-take-hit = a hit
ask-take-hit = { $hits ->
    [one] One hit
   *[other] { $hits } hits
} to take: which of your strongest blocks?
phase-regroup = regrouping
ask-regroup = { $town } is won: which block regroups? “done” when the others stay.
phase-regroup-to = regrouping
ask-regroup-to = { $block }: regroup to where?
phase-place = placing a drawn block
ask-place = { $block } has been drawn: placed where?
phase-quarters = winter quarters
ask-quarters = { $town }: { $excess ->
    [one] one block
   *[other] { $excess } blocks
} too many for the winter. Which one is lost?
phase-replacements = winter replacements
ask-replacements = Which block gains a step? Say “done” when you want no more.
phase-battle = battle
phase-attrition = siege attrition

# Verbs
verb-take = move a block to an alternate stronghold
verb-swap = let Saladin change places with a relative
verb-play = choose the card of this turn
verb-lock = confirm the card
verb-first = name player 1
verb-target = name the Assassins' victim
verb-raise = give a block one step more
verb-group = move blocks out of one town
verb-muster = call blocks together in one town
verb-sail = move a block by sea
verb-land = bring Crusaders from their box to the map
verb-move = choose the block that moves
verb-to = choose where it goes
verb-march = go one town further by a forced march (a die decides what it costs)
verb-stop = stay here
verb-done = finish this
verb-main = declare the main attack
verb-battle = pick the next battle or siege
verb-withdraw = go into the castle
verb-storm = send a block to storm the castle
verb-besiege = do not storm, keep up the siege
verb-abandon = give up the siege
verb-sally = come out of the castle
verb-fight = roll dice: one for each step
verb-charge = roll twice as many dice, but each 6 costs a step
verb-harry = roll to hit on one less than usual, then retreat
verb-retreat = leave the battle
verb-drop = fall back from the storm to the field
verb-pass = do nothing this round
verb-hit = choose which block takes the hit
verb-regroup = move a victorious block to a friendly town
verb-lose = choose which block does not survive the winter

# Verbs as they may also be typed; the notation itself always works
typed-take = take
typed-swap = swap
typed-play = play
typed-lock = lock
typed-first = first
typed-target = target
typed-raise = raise
typed-group = group
typed-muster = muster
typed-sail = sail
typed-land = land
typed-move = move
typed-to = to
typed-march = march
typed-stop = stop
typed-done = done
typed-main = main
typed-battle = battle
typed-withdraw = withdraw
typed-storm = storm
typed-besiege = besiege
typed-abandon = abandon
typed-sally = sally
typed-fight = fight
typed-charge = charge
typed-harry = harry
typed-retreat = retreat
typed-drop = drop
typed-pass = pass
typed-hit = hit
typed-regroup = regroup
typed-lose = lose

# Events
event-deployed = { $block } is deployed at { $town }.
event-swapped = Saladin and { $block } change places.
event-nomad = You draw { $block } and place it at { $town }.
event-nomads = A Nomad block joins the Saracens at { $town }.
event-year = — The year { $year } begins —
event-turn = { $turn ->
    [6] — Turn 6, winter —
   *[other] — Turn { $turn } —
}
event-dealt = Your cards this year: { $card }.
event-revealed = The { $side } play { $card }.
event-player-one = The { $side } are player 1.
event-mud = Mud! The card of the { $side } ends the turn.
event-mud-ignored = The Winter Campaign of the { $side } overrides Mud.
event-targeted = The Assassins' victim is { $block }, strength { $strength }.
event-spared = The block at { $town } survives the Assassins and is hidden again.
event-raised = { $block }: one step more.
event-manna = Manna: the { $side } gain { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
event-grouped = The { $side } make a group move from { $town }.
event-mustered = The { $side } muster at { $town }.
event-walked = The { $side } move a block from { $from } to { $town }.
event-walker = { $block } goes to { $town }.
event-sailed = The { $side } move a block by sea from { $from } to { $town }.
event-sailor = { $block } sails to { $town }.
event-landed = A block of the { $nation } lands at { $town }.
event-lander = { $block } lands at { $town }.
event-marked = The { $side } announce a forced march from { $from } to { $town }.
event-marcher = { $block }: a forced march to { $town } is announced.
event-march-roll = Forced march of the { $side } from { $from } to { $town }: { $die } { $die ->
    [1] (one step lost)
    [2] (one step lost)
    [3] (one step lost)
   *[other] (no loss)
}.
event-march-loss = { $block }: one step lost on the forced march.
event-attacked = The { $side } attack { $town }.
event-main-attack = Main attack on { $town }: { $approach }.
event-battle-at = — Battle at { $town } —
event-shut = A block of the { $side } withdraws into the castle of { $town }.
event-shut-in = { $block } withdraws into the castle.
event-reveal = Revealed: { $block }, strength { $strength }.
event-round = Round { $round }
event-reserves = The reserves of the { $side } join the battle.
event-defender-now = The { $side } are the defenders from now on.
event-stormed = The castle of { $town } is stormed.
event-declined = No storm at { $town }: the siege goes on.
event-sallied = { $block }: sally out of the castle.
event-roll = { $block }: combat, dice { $dice }.
event-charge-roll = { $block }: charge, dice { $dice }.
event-harry-roll = { $block }: harrying, dice { $dice }.
event-assassins-roll = The Assassins strike { $block }: dice { $dice }.
event-hit = { $block }: hit, one step lost.
event-half-hit = { $block }: half a hit (behind walls it takes two).
event-healed = { $block }: the half hit is forgotten.
event-own-loss = { $block }: one step lost by its own charge.
event-passed = { $block }: pass.
event-retreated = { $block }: retreat to { $town }.
event-retreated-unseen = A hidden block of the { $side } retreats from { $from } to { $town }.
event-dropped = { $block }: back to the field.
event-no-retreat = { $block } has nowhere to retreat to and is eliminated.
event-won = The { $side } win the battle of { $town }.
event-nobody-left = Nobody is left at { $town }.
event-regrouped = The { $side } regroup a block from { $from } to { $town }.
event-regrouper = { $block } regroups to { $town }.
event-siege = The { $side } besiege { $town }.
event-siege-over = The siege of { $town } is over.
event-abandoned = The siege of { $town } is abandoned.
event-lost = { $block }: eliminated for good.
event-pooled = The { $side } lose a block at { $town }; it goes to their draw pool.
event-pooled-block = { $block }: eliminated, back to the draw pool.
event-fickle = Flanders is gone, and { $block } leaves the crusade.
event-attrition = Siege attrition of the { $side } at { $town }: { $die } { $die ->
    [1] (one step lost)
    [2] (one step lost)
    [3] (one step lost)
   *[other] (no loss)
}.
event-attrition-loss = { $block }: one step lost to siege attrition.
event-drew = The { $side } draw a block.
event-drawn = You draw { $block }.
event-staged = A Crusader of the { $nation } waits off the map.
event-nation-ready = All three blocks of the { $nation } have been drawn: they may land.
event-placed = The { $side } place a block at { $town }.
event-placed-block = { $block } is placed at strength { $strength }.
event-back-to-pool = The drawn block of the { $side } goes back to the pool.
event-winter-loss = Winter: the { $side } lose a block at { $town }.
event-replaced = The { $side } have finished their replacements.
event-all-seven = The { $side } hold all seven victory cities!
event-counted = The { $side } hold { $cities ->
    [one] one victory city
   *[other] { $cities } victory cities
}.

# Reports: what belongs together in one sentence
digest-walked = { $count ->
    [one] The { $side } move a block: { $road }.
   *[other] The { $side } move { $count } blocks: { $road }.
}
digest-gathered = The { $side } move { $count } blocks to { $town }: { $roads }.
digest-walker = { $block }: { $road }.
digest-reveal = Revealed: { $blocks }.

game-won = { $seat } has won with { $cities ->
    [one] one victory city
   *[other] { $cities } victory cities
}.
letter-A = A
letter-B = B
letter-C = C
error-no-block = There is no block “{ $block }”.
error-no-table = There is no table “{ $table }”. Known: { $known }.
phase-commit = choosing a card
phase-guide = the Guide's group move
ask-guide = Which group does the Guide lead? Say “done” to do without him.

# Refusals
refusal-not-yours = This block is not yours.
refusal-no-alternate = This block has no alternate stronghold in its kingdom.
refusal-already-placed = This block has been given its stronghold already.
refusal-over-value = At deployment this town may receive { $number ->
    [one] one block
   *[other] { $number } blocks
} at most, its value.
refusal-not-family = Saladin may only change places with one member of his family, and none here will do.
refusal-not-in-hand = You do not have this card in hand.
refusal-no-such-slot = There is no enemy block in that place of the town.
refusal-full-strength = This block is at full strength.
refusal-raised-already = Manna raises three different blocks, and this one has had its step.
refusal-manna-spent = Manna has given its three steps.
refusal-not-on-map = This block is not on the map.
refusal-no-moves = You have no moves left.
refusal-no-blocks-here = None of your blocks stands there.
refusal-nobody-can-move = None of your blocks there can move.
refusal-guide-group-only = The Guide leads one group move by road, nothing else.
refusal-not-in-group = This block does not belong to the group.
refusal-moved-already = This block has moved this turn: a block moves only once.
refusal-in-castle = A block in a besieged castle cannot move; it can only sally.
refusal-pinned = Too few defenders would stay: each attacker pins one, and this block with them.
refusal-no-way-out = Every road out of this town is closed to this block.
refusal-not-adjacent = No road leads there from here.
refusal-unplayable = This place is not part of the game.
refusal-masyaf-closed = Masyaf belongs to the Assassins: nobody may enter.
refusal-road-full = This road has let { $number } of your blocks through this turn, as many as it can.
refusal-attack-road-full = As the last road of an attack, this road lets only { $number } of your blocks through.
refusal-enemy-road = The attacker came by this road: blocks that are not pinned must leave by another.
refusal-movement-spent = This block has used up its movement of { $number }.
refusal-must-step = A block that was named must go at least one town.
refusal-march-too-early = A forced march comes after the normal movement, which is not used up.
refusal-winter-no-march = There are no forced marches in winter.
refusal-winter-no-attack = No battle may be started in winter.
refusal-winter-no-siege = No siege may be joined in winter.
refusal-not-friendly = This town is not friendly.
refusal-muster-no-battle = A muster may neither start a battle nor join one.
refusal-in-place-already = This block stands in the town of the muster already.
refusal-muster-out-of-reach = This block cannot reach the town of the muster.
refusal-muster-astray = From there the block could no longer reach the town of the muster.
refusal-not-in-port = This block is not in a friendly port.
refusal-not-a-port = This town is not a port.
refusal-no-sea-attack = Nobody attacks or joins a battle by sea.
refusal-port-closed = This port is not friendly: it is closed to you.
refusal-no-port-open = No other friendly port is open.
refusal-same-town = The block is there already.
refusal-nation-not-ready = This nation lands only when all three of its blocks have been drawn.
refusal-nation-not-staged = None of this nation's blocks is waiting off the map.
refusal-not-of-nation = This block is not one of the waiting Crusaders of this nation.
refusal-germans-elsewhere = All the Germans arrive at the same city, and it has been chosen.
refusal-german-city = The Germans arrive at Antioch or Aleppo.
refusal-no-such-approach = No group of yours attacked that way.
refusal-no-battle-there = There is no battle or siege to handle there.
refusal-not-defending = Only a defender in the field may withdraw, and this block is not one.
refusal-castle-full = The castle is full: it holds { $number ->
    [one] one block
   *[other] { $number } blocks
}, the town's value.
refusal-no-castle = This town has no castle.
refusal-enemy-castle = The castle is the enemy's.
refusal-not-on-field = This block does not take part in the fighting.
refusal-in-reserve = This block is in reserve: it joins in at the start of round 2.
refusal-has-acted = This block has had its combat turn in this round.
refusal-not-its-letter = Other blocks act first: A before B before C, and defenders before attackers.
refusal-round-four = In round 4 an attacker can only retreat.
refusal-no-knight = This block has no knights and cannot charge.
refusal-no-charge-in-storm = Nobody charges in a storm.
refusal-no-harrier = Only Saracens and Turcopoles harry.
refusal-rated-one = A block with a combat value of 1 cannot harry.
refusal-no-harry-in-siege = There is no harrying in siege combat.
refusal-harry-needs-retreat = Harrying ends with a retreat, and none is open to this block.
refusal-no-retreat-open = No retreat is open to this block.
refusal-castle-no-retreat = Blocks in a stormed castle cannot retreat.
refusal-must-fight = A block that has just sallied must fight.
refusal-attacker-no-castle = Only defenders of the field may withdraw into the castle, neither attackers nor a relief force.
refusal-only-stormers-drop = Only a storming block can fall back to the field.
refusal-no-road-there = No road leads there from the battle.
refusal-no-regroup-there = No road leads there from the town that was won.
refusal-retreat-road-closed = This road is closed to retreats: attackers go back the way they came, defenders by roads the attacker did not use.
refusal-retreat-road-full = This road is full for this round: 4 blocks retreat by a major road, 2 by a minor one.
refusal-retreat-to-enemy = A retreat must end in a friendly or empty town.
refusal-retreat-to-battle = A battle is still to be fought there: nobody may retreat into it.
refusal-sally-to-friends = A sallying block retreats only to a friendly town.
refusal-shared-road = Both sides came by this road: only player 2 may retreat along it.
refusal-not-strongest = A hit falls on the strongest block, and this one is not.
refusal-half-hit-first = The block with the half hit must take this hit.
refusal-storm-full = No more than { $number } blocks can storm this castle at once.
refusal-not-storming = This block is not storming: it waits before the castle for this round.
refusal-storms-already = This block is storming already.
refusal-storm-begun = The storm has been ordered: finish choosing the blocks with “done”.
refusal-no-stormer = Choose at least one block for the storm first, or besiege.
refusal-not-besieging = Only a block that besieges the castle from the field can storm it.
refusal-not-a-campaign = A siege is abandoned only in a Winter Campaign.
refusal-not-besieged = This block is not in a besieged castle.
refusal-dropped-stays = A block that fell back from a storm does not regroup.
refusal-not-victorious = This block is not one of the victors of this battle.
refusal-regroup-road-full = This road is full: 8 blocks regroup by a major road, 4 by a minor one.
refusal-regroup-to-battle = A battle is still to be fought there: nobody may regroup into it.
refusal-regroup-not-friendly = Blocks regroup only to friendly towns.
refusal-place-not-friendly = A drawn block is placed in a friendly town.
refusal-nomads-need-friends = A drawn Nomad is placed in a friendly town.
refusal-pilgrims-need-port = Pilgrims are placed in a friendly port.
refusal-arrive-in-port = The English and the French land in a friendly port.
refusal-not-in-excess = This block winters within its town's limit.
refusal-no-points = This town has not enough replacement points left for this block.
refusal-not-supplied = This block's town gives it no replacements.
