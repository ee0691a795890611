"""What must hold in every position of every game, one function each. A function returns what is wrong, as messages.

The conformance suite and the fuzzer call them. Those in `CHECKS`, at the end, look at one position; they take game,
position and a stream that decides what is tried, so that a failure can be found again.
"""

from __future__ import annotations

from collections.abc import Callable

from outremer.core.casebook_checks import disagreements, samples, watchers
from outremer.core.chance import Stream
from outremer.core.errors import CaseError
from outremer.core.events import PUBLIC, Context, Event
from outremer.core.flow import Refusal, S
from outremer.core.game import Game
from outremer.core.record import Header, Record
from outremer.core.state import State, digest
from outremer.core.table import Table

WORLDS: int = 3  # sampled for each non-interference check
UNDO_ACTIONS: int = 6
HIDDEN_PIECES: int = 8  # so many interchangeable ones must give
MANY_WORLDS: int = 90  # so many different worlds out of
VARIETY_SAMPLES: int = 100


def random_action(game: Game[S], s: S, rng: Stream) -> tuple[int, int]:
    """A seat that may act and one of its legal actions."""
    actors = game.actors(s)
    seat = actors[rng.pick(len(actors))] if len(actors) > 1 else actors[0]
    legal = game.legal(s, seat)
    return seat, legal[rng.pick(len(legal))]


# positions are data


def copies_are_independent(game: Game[S], s: S, rng: Stream) -> list[str]:
    """Neither a copy's changes reach the original nor the original's the copy."""
    found: list[str] = []
    before = game.encode(s)
    twin = game.copy(s)
    if game.encode(twin) != before or digest(twin) != digest(s):
        found.append("a copy differs from its original")
    if game.actors(s):
        seat, action = random_action(game, s, rng)
        game.apply(twin, seat, action, Context(Stream(rng.seed)))
        if game.encode(s) != before:
            found.append(f"{game.vocabulary.text(action)} on a copy changed the original")
        other = game.copy(s)
        changed = game.encode(twin)
        game.apply(other, seat, action, Context(Stream(rng.seed), listening=False))
        if game.encode(other) != changed or game.encode(twin) != changed:
            found.append(f"{game.vocabulary.text(action)} gives another position when nobody listens")
    return found


def codec_round_trips(game: Game[S], s: S, rng: Stream) -> list[str]:
    data = game.encode(s)
    again = game.decode(data, s)
    found: list[str] = []
    if game.encode(again) != data:
        found.append("decoding and encoding again gives other bytes")
    if digest(again) != digest(s):
        found.append("equal positions have different hashes")
    for seat in range(game.players(s)):
        if game.legal(again, seat) != game.legal(s, seat):
            found.append(f"{game.seats[seat]}: other actions are legal after the codec")
    return found


# actions


def codes_round_trip(game: Game[S]) -> list[str]:
    """Every integer below the size has one notation, which is read back as that integer."""
    vocabulary = game.vocabulary
    found: list[str] = []
    texts: set[str] = set()
    for action in range(vocabulary.size):
        text = vocabulary.text(action)
        texts.add(text)
        if vocabulary.parse(text) != action:
            found.append(f"action {action} is written {text} and read as {vocabulary.parse(text)}")
    if len(texts) != vocabulary.size:
        found.append("two actions have the same notation")
    if len(vocabulary.verb_of) != vocabulary.size or sum(verb.count for verb in vocabulary.verbs) != vocabulary.size:
        found.append("the verbs do not cover the actions exactly")
    return found


def legal_is_not_refused(game: Game[S], s: S, rng: Stream) -> list[str]:
    """Over the whole vocabulary, for every seat; and asking changes nothing."""
    before = game.encode(s)
    everything = list(range(game.vocabulary.size))
    found: list[str] = []
    for seat in range(game.players(s)):
        if [action for action in game.legal(s, seat) if not 0 <= action < game.vocabulary.size]:
            found.append(f"{game.seats[seat]}: a legal action is no action of the vocabulary")
            continue
        found += disagreements(game, s, seat, everything)
    for seat in watchers(game, s):
        game.observe(s, seat)
        game.prompt(s, seat)
    if game.encode(s) != before:
        found.append("asking what is legal changed the position")
    return found


def actors_can_act(game: Game[S], s: S, rng: Stream) -> list[str]:
    """Whoever must decide has a legal action, and nobody else has; without actors there is a result, and only then."""
    found: list[str] = []
    actors = game.actors(s)
    for seat in range(game.players(s)):
        if bool(game.legal(s, seat)) != (seat in actors):
            found.append(f"{game.seats[seat]}: {len(game.legal(s, seat))} legal actions while {actors} must decide")
    if (game.result(s) is None) != bool(actors):
        found.append(f"{actors} must decide and the result is {game.result(s)}")
    return found + game.faults(s)


# chance and lanes


def is_determined(
    game: Game[S], scenario: str, options: dict[str, str], seed: bytes, acts: list[tuple[int, int]]
) -> list[str]:
    """The same seed and the same actions give the same positions and events."""
    found: list[tuple[bytes, list[str]]] = []
    for _ in range(2):
        context = Context(Stream(seed))
        s = game.start(scenario, options, context)
        for seat, action in acts:
            game.apply(s, seat, action, context)
        found.append((game.encode(s), [event.text() for event in context.events]))
    if found[0] != found[1]:
        return [f"the same game played twice differs after {len(acts)} actions"]
    return []


def lanes_commute(game: Game[S], s: S, rng: Stream) -> list[str]:
    """Any interleaving of the lanes gives the same position, hash, dice and events."""
    if not s.lanes:
        return []
    plans = _lane_plans(game, s, rng)
    seed = rng.roll(16)
    outcomes: list[tuple[bytes, int, list[str]]] = []
    found: list[str] = []
    for _ in range(4):
        twin = game.copy(s)
        context = Context(Stream(bytes(seed)))
        left = [plan[:] for plan in plans]
        while any(left):
            waiting = [seat for seat, plan in enumerate(left) if plan]
            seat = waiting[rng.pick(len(waiting))]
            if sum(len(plan) for plan in left) > 1:
                found += _lane_is_quiet(game, twin, seat, left[seat].pop(0), context)
            else:
                opened = len(context.events)
                game.apply(twin, seat, left[seat].pop(0), context)
        stream = context.chance
        assert isinstance(stream, Stream)
        outcomes.append((game.encode(twin), stream.counter, [event.text() for event in context.events[opened:]]))
    if any(outcome != outcomes[0] for outcome in outcomes):
        found.append("the order in which lanes are filled changes the outcome")
    return found


def _lane_plans(game: Game[S], s: S, rng: Stream) -> list[list[int]]:
    """For each seat, legal actions up to its lock, chosen on a copy where nobody else acts."""
    plans: list[list[int]] = []
    for seat, lane in enumerate(s.lanes):
        plan: list[int] = []
        twin = game.copy(s)
        if not lane.locked:
            while not plan or plan[-1] != game.lock:
                legal = game.legal(twin, seat)
                plan.append(legal[rng.pick(len(legal))])
                if plan[-1] != game.lock:
                    game.apply(twin, seat, plan[-1], Context(Stream(rng.seed)))
        plans.append(plan)
    return plans


def _lane_is_quiet(game: Game[S], s: S, seat: int, action: int, context: Context) -> list[str]:
    """An action in a lane changes only the lane and asks nothing of chance."""
    stream = context.chance
    assert isinstance(stream, Stream)
    counter = stream.counter
    arrays = [array[:] for array in s.arrays()]
    views = [game.observe(s, watcher).encoded() for watcher in watchers(game, s) if watcher != seat]
    game.apply(s, seat, action, context)
    text = game.vocabulary.text(action)
    found: list[str] = []
    if stream.counter != counter:
        found.append(f"{text} in a lane asked for chance")
    if s.arrays() != arrays:
        found.append(f"{text} in a lane changed the common position")
    if action != game.lock and views != [
        game.observe(s, other).encoded() for other in watchers(game, s) if other != seat
    ]:
        found.append(f"{text} in a lane is seen by another seat")
    return found


# undo


def undo_keeps_its_law(game: Game[S], s: S, rng: Stream) -> list[str]:
    """A seat's own last action can be taken back unless it is sealed, and leaves no trace; nobody else's can.

    While seats choose at the same time, each can take back the last action in its lane.
    """
    found: list[str] = []
    in_lanes: dict[int, bool] = {}  # by seat: whether its last action in the present lanes is sealed
    record = Record(Header(game.key, "", {}, game.seats[: game.players(s)]), bytes(rng.roll(16)), b"")
    table = Table(game, record, game.copy(s), Stream(record.seed), [])
    for _ in range(UNDO_ACTIONS):
        if not table.actors():
            break
        seat, action = random_action(game, table.state, rng)
        before = game.encode(table.state)
        counter = table.stream.counter
        had_lanes = bool(table.state.lanes)
        entry = table.act(seat, action)
        has_lanes = bool(table.state.lanes)
        if not (had_lanes and has_lanes):
            in_lanes = {}
        if had_lanes or not has_lanes:
            in_lanes[seat] = entry.sealed
        text = game.vocabulary.text(action)
        if table.stream.counter != counter and not entry.sealed:
            found.append(f"{text} used chance and is not sealed")
        if any(event.kind.reveals for event in entry.events) and not entry.sealed:
            found.append(f"{text} revealed something and is not sealed")
        for other in range(game.players(s)):
            may = table.refuse_undo(other) is None
            if may != (not in_lanes.get(other, True) and not table.is_over()):
                found.append(f"{text} of {game.seats[seat]}: undo by {game.seats[other]} is {may}")
        if table.refuse_undo(seat) is None:
            table.undo(seat)
            if game.encode(table.state) != before or record.actions() != len(table.log):
                found.append(f"{text} taken back leaves another position")
            table.act(seat, action)
    return found


# secrets


def events_keep_secrets(game: Game[S], before: S, after: S, events: list[Event]) -> list[str]:
    """Audiences are seats of the game, and no event names to a seat a piece that it could not and cannot identify.

    A piece that is revealed and hidden again within one action is named by an event that reveals.
    """
    found: list[str] = []
    everybody = (1 << game.players(after)) - 1
    nouns = _piece_nouns(game, after, events)
    for event in events:
        if event.audience != PUBLIC and not 0 < event.audience <= everybody:
            found.append(f"{event.text()} has the audience {event.audience}")
    shown = {
        (id(event.kind.noun_at(at)), value)
        for event in events
        if event.kind.reveals
        for at, value in enumerate(event.values)
    }
    for event in events:
        for at, value in enumerate(event.values):
            noun = event.kind.noun_at(at)
            if noun is None or id(noun) not in nouns or (id(noun), value) in shown:
                continue
            for seat in watchers(game, after):
                word = noun.words[value]
                if event.seen_by(seat) and not game.sees(after, seat, word) and not game.sees(before, seat, word):
                    found.append(f"{event.text()} names {word} to seat {seat}, which cannot identify it")
    return found


def _piece_nouns(game: Game[S], s: S, events: list[Event]) -> set[int]:
    """The kinds of noun among the events' values that `sees` knows as pieces."""
    tried: dict[int, bool] = {}
    for event in events:
        for at in range(len(event.values)):
            noun = event.kind.noun_at(at)
            if noun is not None and id(noun) not in tried:
                try:
                    game.sees(s, 0, noun.words[0])
                    tried[id(noun)] = True
                except CaseError:
                    tried[id(noun)] = False
    return {key for key, is_piece in tried.items() if is_piece}


def truth_is_possible(game: Game[S], s: S, rng: Stream) -> list[str]:
    """The true position is among the worlds of each seat; a sampled world is sound and has it too."""
    found: list[str] = []
    for seat in range(game.players(s)):
        name = game.seats[seat]
        if not game.thinks_possible(s, seat):
            found.append(f"{name}: the true position is not among those that the seat thinks possible")
        world = game.sample_world(s, seat, rng)
        if not game.thinks_possible(world, seat):
            found.append(f"{name}: a sampled world is not among those that the seat thinks possible")
        data = game.encode(world)
        if game.encode(game.decode(data, world)) != data:
            found.append(f"{name}: a sampled world does not survive its codec")
        found += [f"{name}: in a sampled world, {each}" for each in actors_can_act(game, world, rng)]
    return found


def does_not_interfere(game: Game[S], s: S, rng: Stream) -> list[str]:
    """On resampled worlds a seat's view, legal actions, refusals and prompt are identical, and so is the spectator's.

    What a spectator sees every seat sees, so it may not differ between two worlds that one seat cannot tell apart.
    """
    found: list[str] = []
    before = game.encode(s)
    for seat in range(game.players(s)):
        legal = game.legal(s, seat)
        asked = samples(game, legal)
        for _ in range(WORLDS):
            world = game.sample_world(s, seat, rng)
            for watcher in (seat, -1):
                found += _differing_lists(game, s, world, watcher)
            name = game.seats[seat]
            if game.actors(world) != game.actors(s):
                found.append(f"{name}: who must decide tells worlds apart")
            if game.legal(world, seat) != legal:
                found.append(f"{name}: the legal actions tell worlds apart")
            for action in asked:
                if _told(game.refuse(s, seat, action)) != _told(game.refuse(world, seat, action)):
                    found.append(f"{name}: the refusal of {game.vocabulary.text(action)} tells worlds apart")
            prompts = [game.prompt(each, seat) for each in (s, world)]
            if (prompts[0].key, prompts[0].args) != (prompts[1].key, prompts[1].args):
                found.append(f"{name}: the prompt tells worlds apart")
    if game.encode(s) != before:
        found.append("sampling a world changed the true position")
    return found


def _differing_lists(game: Game[S], s: S, world: S, watcher: int) -> list[str]:
    mine = game.observe(s, watcher)
    theirs = game.observe(world, watcher)
    if mine.encoded() == theirs.encoded():
        return []
    pairs = zip(mine.lists, theirs.lists, strict=True)
    lists = [str(at) for at, (one, other) in enumerate(pairs) if one != other]
    return [f"seat {watcher}: the observation tells worlds apart in list {', '.join(lists)}"]


def _told(refusal: Refusal | None) -> str:
    if refusal is None:
        return "legal"
    return f"{refusal.rule} {refusal.key} {sorted(refusal.args.items())}"


def worlds_vary(game: Game[S], s: S, rng: Stream) -> list[str]:
    """Where at least eight hidden pieces are interchangeable, 100 samples give at least 90 different worlds."""
    seat = rng.pick(game.players(s))
    worlds = sampled(game, s, seat, rng)
    different = len({game.encode(world) for world in worlds})
    if different < MANY_WORLDS and is_varied(worlds):
        return [f"{game.seats[seat]}: {VARIETY_SAMPLES} samples gave {different} different worlds"]
    return []


def sampled(game: Game[S], s: S, seat: int, rng: Stream) -> list[S]:
    return [game.sample_world(s, seat, rng) for _ in range(VARIETY_SAMPLES)]


def is_varied(worlds: list[S]) -> bool:
    """Whether eight hidden pieces or more are interchangeable, judged by the worlds themselves.

    Pieces are the indexes of the position's arrays. In one array those that take each other's values are looked at:
    there must be eight of them, nearly every one seen with nearly every value, and enough ways to deal the values out.
    """
    tables = [world.arrays() for world in worlds]
    for number in range(len(tables[0])):
        rows = [table[number] for table in tables]
        if len({len(row) for row in rows}) > 1 or any(sorted(row) != sorted(rows[0]) for row in rows):
            continue
        moving = [at for at in range(len(rows[0])) if any(row[at] != rows[0][at] for row in rows)]
        if len(moving) < HIDDEN_PIECES:
            continue
        values = {rows[0][at] for at in moving}
        met = sum(len({row[at] for row in rows}) for at in moving)
        if met * 5 >= 4 * len(moving) * len(values) and _ways([rows[0][at] for at in moving]) >= 2000:
            return True
    return False


def _ways(values: list[int]) -> int:
    """In how many ways the values can be dealt out."""
    ways = 1
    for at in range(len(values)):
        ways = ways * (at + 1) // values[: at + 1].count(values[at])
    return ways


CHECKS: dict[str, Callable[[Game[State], State, Stream], list[str]]] = {
    "copies": copies_are_independent,
    "codec": codec_round_trips,
    "legal": legal_is_not_refused,
    "actors": actors_can_act,
    "lanes": lanes_commute,
    "undo": undo_keeps_its_law,
    "truth": truth_is_possible,
    "worlds": does_not_interfere,
    "variety": worlds_vary,
}
