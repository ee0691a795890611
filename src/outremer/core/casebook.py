"""Running the cases of the casebook and counting the statements they prove; see docs/casebook.md.

    case = read_case(path)
    result = run_case(game, case)
    result.passed, result.reason(), result.proved

A case that is not well formed is a CaseError; one that is, and does not hold, is a result that says which step failed.
"""

from __future__ import annotations

from typing import Final, Generic

from outremer.core.casebook_checks import check_position
from outremer.core.cases import Case, CaseFact, CaseStep, CaseTable, Watch
from outremer.core.chance import Script, Stream
from outremer.core.errors import CaseError, NotationError, OptionError
from outremer.core.events import Context, Event
from outremer.core.flow import FORK, Message, S
from outremer.core.game import SPECTATOR, Game
from outremer.core.state import FRAME

WORLDS: Final = 40  # drawn to see what a seat cannot know


class CaseResult:
    """Whether a case holds; if not, `failure` says where, what was expected and what came of it."""

    def __init__(self, case: Case, failure: Message | None) -> None:
        self.case = case
        self.failure = failure
        self.passed = failure is None
        self.proved = case.proved() if failure is None else []

    def reason(self) -> str:
        """The failure in plain words: `step 2: case-legal: expected done, got done, hit zangi`."""
        if self.failure is None:
            return ""
        args = self.failure.args
        return f"{args['place']}: {self.failure.key}: expected {args['expected']}, got {args['got']}"


class _Failed(Exception):
    """The case does not hold."""

    def __init__(self, key: str, place: str, expected: str, got: str) -> None:
        super().__init__(key)
        self.message = Message(key, {"place": place, "expected": expected, "got": got})


def run_case(game: Game[S], case: Case) -> CaseResult:
    """Run it. CaseError if it names something that the game does not have."""
    try:
        _check_words(game, case)
        _Run(game, case).run()
    except _Failed as failed:
        return CaseResult(case, failed.message)
    return CaseResult(case, None)


def _check_words(game: Game[S], case: Case) -> None:
    """Seats, scenario, options and statements must be the game's."""
    place = case.source
    if case.game != game.key:
        raise place.error("case-game", f"the case is about {case.game}, not {game.key}", {"game": case.game})
    if case.scenario and case.scenario not in game.scenarios:
        raise place.error("case-scenario", f"there is no scenario {case.scenario}", {"scenario": case.scenario})
    try:
        game.complete_options(case.scenario or game.scenarios[0], case.options)
    except OptionError as error:
        raise place.error("case-option", str(error), error.args_of) from error
    for statement in case.proved():
        if not statement.startswith(game.prefix + "-"):
            reason = f"{statement} is not a statement of this game"
            raise place.error("case-statement", reason, {"statement": statement})


class _Run(Generic[S]):
    """One case being run."""

    def __init__(self, game: Game[S], case: Case) -> None:
        self.game = game
        self.case = case
        self.script = Script(case.chance)
        self.place = "start"
        self.events: list[Event] = []  # of the present step; the first one also has what happened before it
        self.state = self._start()

    def _start(self) -> S:
        """The position described, run on to its first choice, or the scenario's beginning."""
        case = self.case
        context = Context(self.script)
        try:
            if not case.has_position:
                scenario = case.scenario or self.game.scenarios[0]
                state = self.game.start(scenario, case.options, context)
            else:
                state = self._described()
                self.game.advance(state, context)
        except CaseError as error:
            raise self._from_chance(error) from error
        self.events = context.events
        return state

    def _described(self) -> S:
        """An error in the description is the file's, never a failure."""
        try:
            return self.game.position(self._position_words(), f"{self.case.file}: position")
        except CaseError as error:
            self.place = "position"
            raise self._restated(error) from error

    def _position_words(self) -> dict[str, object]:
        """The words of `[position]`, with scenario and options if the case gives them."""
        words = dict(self.case.position)
        if self.case.scenario:
            words["scenario"] = self.case.scenario
        if self.case.options:
            words["options"] = self.case.options
        return words

    def _from_chance(self, error: CaseError) -> Exception:
        """Chance that runs out or is of another kind fails the case; any other error is the file's."""
        if not error.key.startswith("chance-"):
            return error
        got = ", ".join(f"{name} {value}" for name, value in error.args_of.items())
        return _Failed("case-" + error.key, self.place, "chance as the rules ask for it", got)

    def run(self) -> None:
        self._invariants()
        for step in self.case.steps:
            self.place = step.place
            self._before(step)
            if step.refused:
                self._refused(step)
            else:
                for text in step.do:
                    self._do(step, text)
            self._events(step)
            self.events = []
        self._end()
        for fact in self.case.facts:
            self.place = fact.source.place
            self._fact(fact)

    # names

    def seat(self, name: str) -> int:
        if name == "spectator":
            return SPECTATOR
        seats = self.game.seats[: self.game.players(self.state)]
        if name not in seats:
            raise self._source().error("case-seat", f"there is no seat {name}", {"seat": name})
        return seats.index(name)

    def action(self, text: str) -> int:
        try:
            return self.game.vocabulary.parse(text)
        except NotationError as error:
            raise self._source().error(error.key, f"{text}: {error}", error.args_of) from error

    def _source(self) -> CaseTable:
        return CaseTable({}, self.case.file, self.place)

    def _restated(self, error: CaseError) -> CaseError:
        """A game's error about its words, with the file and the place that it stands in."""
        args = {key: value for key, value in error.args_of.items() if key not in ("file", "place", "reason")}
        return self._source().error(error.key, str(error.args_of.get("reason", error)), args)

    # steps

    def _before(self, step: CaseStep) -> None:
        """What must hold before the step: the open decision and the legal actions."""
        if step.decision:
            names = self._decisions(step.seat)
            if step.decision not in names:
                raise _Failed("case-decision", self.place, step.decision, " or ".join(names))
        if not step.seat:
            return
        seat = self.seat(step.seat)
        self._prompt(step, seat)
        legal = self.game.legal(self.state, seat)
        if step.has_legal:
            wanted = {self.action(text) for text in step.legal}
            self._compare("case-legal", self._listed(sorted(wanted)), self._listed(sorted(legal)))
        for text in step.may:
            if self.action(text) not in legal:
                raise _Failed("case-may", self.place, f"{text} legal", self._why(seat, self.action(text)))
        for text in step.may_not:
            if self.action(text) in legal:
                raise _Failed("case-may-not", self.place, f"{text} illegal", self._listed(legal))

    def _prompt(self, step: CaseStep, seat: int) -> None:
        """What the seat is asked, and the values that the question names."""
        said = self.game.prompt(self.state, seat)
        if step.prompt:
            self._compare("case-prompt", step.prompt, said.key)
        self._values("case-asked", step.asked, said)

    def _values(self, key: str, wanted: dict[str, object], said: Message) -> None:
        for name, value in wanted.items():
            self._compare(key, f"{name} {value}", f"{name} {said.args.get(name)}")

    def _decisions(self, seat_name: str) -> list[str]:
        """The names of what is open: a simultaneous choice, and the decision in the seat's lane of it."""
        s = self.state
        if not s.stack:
            return ["over"]
        node = self.game.nodes[s.stack[-FRAME]]
        seat = self.seat(seat_name) if seat_name else self.game.actors(s)[0]
        if node.kind == FORK and s.lanes[seat].stack:
            return [node.name, self.game.decision(s, seat).name]
        return [node.name]

    def _do(self, step: CaseStep, text: str) -> None:
        seat = self.seat(step.seat)
        action = self.action(text)
        refusal = self.game.refuse(self.state, seat, action)
        if refusal is not None:
            raise _Failed("case-refused", self.place, f"{text} done", self._why(seat, action))
        context = Context(self.script)
        try:
            self.game.apply(self.state, seat, action, context)
        except CaseError as error:
            raise self._from_chance(error) from error
        self.events += context.events
        self._invariants()

    def _refused(self, step: CaseStep) -> None:
        seat = self.seat(step.seat)
        action = self.action(step.do[0])
        before = self.game.encode(self.state)
        refusal = self.game.refuse(self.state, seat, action)
        if refusal is None:
            raise _Failed("case-not-refused", self.place, f"{step.do[0]} refused by {step.refused}", "no refusal")
        self._compare("case-refused-by", step.refused, refusal.rule)
        if step.because:
            self._compare("case-because", step.because, refusal.key)
        self._values("case-quotes", step.quotes, refusal)
        if self.game.encode(self.state) != before:
            raise _Failed("case-changed", self.place, "the position as it was", "a refusal that changes it")

    def _events(self, step: CaseStep) -> None:
        happened = [event.text() for event in self.events]
        self._in_order("case-events", step.events, happened)
        for words in step.no_events:
            for text in happened:
                if _begins(text, words):
                    raise _Failed("case-no-events", self.place, f"no {words}", text)
        for watch in step.seen:
            sent = [event.text() for event in self.events if event.seen_by(self.seat(watch.seat))]
            self._in_order("case-seen", watch.words, sent)
        for watch in step.unseen:
            self._unseen(watch, happened)

    def _in_order(self, key: str, wanted: list[str], happened: list[str]) -> None:
        """Each wanted event happened, in this order; others may have come between."""
        at = 0
        for text in wanted:
            while at < len(happened) and happened[at] != text:
                at += 1
            if at == len(happened):
                raise _Failed(key, self.place, text + " (in this order)", "; ".join(happened) or "no event")
            at += 1

    def _unseen(self, watch: Watch, happened: list[str]) -> None:
        seat = self.seat(watch.seat)
        sent = [event.text() for event in self.events if event.seen_by(seat)]
        for words in watch.words:
            if not any(_begins(text, words) for text in happened):
                raise _Failed("case-unseen", self.place, f"{words} to happen", "; ".join(happened) or "no event")
            for text in sent:
                if _begins(text, words):
                    raise _Failed("case-unseen", self.place, f"{words} kept from {watch.seat}", text)

    # the end

    def _end(self) -> None:
        self.place = "chance"
        left = self.script.left_over()
        if left:
            raise _Failed("case-chance-left", self.place, "all chance used", ", ".join(left))
        self.place = "after"
        if self.case.after:
            found = self._differences(self.case.after)
            if found:
                raise _Failed("case-after", self.place, "what [after] says", "; ".join(found))
        self.place = "not_after"
        for words in self.case.not_after:
            if not self._differences(words):
                raise _Failed("case-not-after", self.place, "it not to be so", str(words))
        self._sight("hidden", self.case.hidden, False)
        self._sight("shown", self.case.shown, True)
        self._worlds("unsure", self.case.unsure)
        self._worlds("certain", self.case.certain)

    def _differences(self, words: dict[str, object]) -> list[str]:
        """An error in the description is the file's, never a failure."""
        try:
            return self.game.differences(self.state, words, f"{self.case.file}: {self.place}")
        except CaseError as error:
            raise self._restated(error) from error

    def _sight(self, place: str, watches: list[Watch], wanted: bool) -> None:
        self.place = place
        for watch in watches:
            seat = self.seat(watch.seat)
            for word in watch.words:
                try:
                    sees = self.game.sees(self.state, seat, word)
                except CaseError as error:
                    raise self._restated(error) from error
                if sees != wanted:
                    state = "identified" if sees else "not identified"
                    raise _Failed("case-" + place, place, f"{word} {place} for {watch.seat}", state)

    def _worlds(self, place: str, watches: list[Watch]) -> None:
        """What differs from world to world as far as a seat knows, and what it can tell for certain."""
        self.place = place
        for watch in watches:
            seat = self.seat(watch.seat)
            rng = Stream(b"worlds of a case")
            worlds = [self.game.sample_world(self.state, seat, rng) for _ in range(WORLDS)]
            for word in watch.words:
                try:
                    values = {self.game.secret(world, word) for world in worlds}
                    truth = self.game.secret(self.state, word)
                except CaseError as error:
                    raise self._restated(error) from error
                if place == "certain":
                    self._compare("case-certain", truth, ", ".join(sorted(values)))
                elif len(values) == 1:
                    raise _Failed("case-unsure", place, f"{word} to be open for {watch.seat}", f"always {truth}")

    def _fact(self, fact: CaseFact) -> None:
        """A statement about the game's data."""
        try:
            rows = self.game.facts(fact.table)
        except CaseError as error:
            raise self._restated(error) from error
        known = {key for row in rows for key in row}
        for key in [*fact.where, *fact.values]:
            if key not in known:
                raise fact.source.error("case-unknown-key", f"{fact.table} has no {key}", {"field": key})
        found = [row for row in rows if all(row.get(key) == value for key, value in fact.where.items())]
        if fact.count >= 0:
            self._compare("case-fact", str(fact.count), str(len(found)))
        if fact.has_ids:
            self._compare(
                "case-fact", ", ".join(sorted(fact.ids)), ", ".join(sorted(str(row.get("id")) for row in found))
            )
        if fact.values and not found:
            raise _Failed("case-fact", self.place, f"an entry of {fact.table}", "none")
        for row in found:
            for key, value in fact.values.items():
                self._compare("case-fact", f"{key} {value}", f"{key} {row.get(key)}")

    # helpers

    def _invariants(self) -> None:
        found = check_position(self.game, self.state)
        if found:
            raise _Failed("case-invariant", self.place, "what holds in every position", "; ".join(found[:3]))

    def _compare(self, key: str, expected: str, got: str) -> None:
        if expected != got:
            raise _Failed(key, self.place, expected or "nothing", got or "nothing")

    def _listed(self, actions: list[int]) -> str:
        return ", ".join(self.game.vocabulary.text(action) for action in actions)

    def _why(self, seat: int, action: int) -> str:
        """The refusal of an action, and what would be legal."""
        refusal = self.game.refuse(self.state, seat, action)
        why = "" if refusal is None else f"refused by {refusal.rule} {refusal.key}; "
        actors = ", ".join(self.game.seats[actor] for actor in self.game.actors(self.state))
        return (
            f"{why}to act: {actors or 'nobody'}; legal: {self._listed(self.game.legal(self.state, seat)) or 'nothing'}"
        )


def _begins(text: str, words: str) -> bool:
    return text == words or text.startswith(words + " ")
