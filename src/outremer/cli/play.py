"""A game at the terminal: whose turn it is, what he types, what he is told."""

from __future__ import annotations

from os import environ
from pathlib import Path
from shlex import join

from outremer.bots import Bot
from outremer.cli.desk import Desk
from outremer.cli.enquiries import Enquiries
from outremer.cli.helping import explain_refusal
from outremer.cli.keyboard import Keyboard
from outremer.cli.screen import Screen
from outremer.cli.seating import Player, seats_of, stand_in
from outremer.cli.trying import plan
from outremer.cli.typed import Input, Reader, plain
from outremer.core.errors import NotationError, OutremerError, RecordError
from outremer.core.events import Event
from outremer.core.flow import Refusal
from outremer.core.game import SPECTATOR
from outremer.core.record import save
from outremer.core.state import State
from outremer.core.table import Refused, Table
from outremer.core.trial import Trial
from outremer.text import language_of


def last_turn(table: Table[State], screen: Screen) -> int:
    """Where the log of the present turn begins: somebody who comes back to a game is told what happened since."""
    for at in range(len(table.log) - 1, -1, -1):
        if any(screen.begins_turn(event) for event in table.log[at].events):
            return at
    return 0


class Session:
    """A table with its players, played until it is over or somebody quits. The game is saved when it is left."""

    def __init__(
        self,
        desk: Desk,
        table: Table[State],
        players: list[Player],
        screen: Screen,
        file: Path,
        data: Path | None = None,
    ) -> None:
        self.desk = desk
        self.table = table
        self.players = players
        self.screen = screen
        self.file = file
        self.data = data  # the folder of data files that this game is played with
        self.seats = seats_of(table)
        self.reader = Reader(table.game.vocabulary, desk.words)
        self.enquiries = Enquiries(desk, table, screen, self.reader)
        self.spans: list[tuple[int, int]] = []  # where in the log stands what one typed action was expanded to
        self.keyboard = Keyboard()
        self.told = [last_turn(table, screen)] * len(players)  # by seat: how many entries of the log it has been told
        self.heard = [0] * len(players)  # by seat: of how many resignations it has been told
        self.moments = [""] * len(players)
        self.maps = [""] * len(players)  # by seat: the map last shown, as it was printed
        self.sitting = -1  # the person before the screen
        self.shown = ""  # the options last shown, which are not repeated
        self.drawn = b""  # the view last drawn
        self.headline = ""
        self.leaving = False

    def run(self) -> None:
        """Play. Whatever ends it, the game is in the file afterwards."""
        self.desk.say("cli-welcome", style="bold", game=self.desk.words.say("game-" + self.table.game.key))
        self.desk.say("cli-seats", seats=self._seats())
        self.desk.say("cli-first-help", style="dim")
        try:
            while not self.table.is_over() and not self.leaving:
                seat = self._next_seat()
                bot = self.players[seat].bot
                if bot is None:
                    self._ask(seat)
                else:
                    self._let(bot, seat)
            if self.table.is_over():
                self._end()
        finally:
            self._write(self.file)
            if not self.table.is_over():
                self.desk.say_unbroken("cli-resume", command=self._resume_command())

    def _seats(self) -> str:
        say = self.desk.words.say
        names = [say("cli-player", name=player.name) for player in self.players]
        return ", ".join(say("cli-seat", seat=self._name(seat), player=name) for seat, name in enumerate(names))

    def _name(self, seat: int) -> str:
        """The seat's short name, as a label."""
        return self.desk.words.thing("seat", self.seats[seat], "short")

    def _resume_command(self) -> str:
        parts = ["outremer", "resume", str(self.file)]
        for seat, player in zip(self.seats, self.players, strict=True):
            parts += ["--seat", f"{seat}={player.name}"]
        if self.data is not None:
            parts += ["--data", str(self.data)]
        if self.desk.language != language_of(environ):
            parts += ["--lang", self.desk.language]
        return join(parts)

    def _persons(self) -> int:
        return sum(player.bot is None for player in self.players)

    def _next_seat(self) -> int:
        """Among those who may act, bots first, then the person who sits there already."""
        actors = self.table.actors()
        bots = [seat for seat in actors if self.players[seat].bot is not None]
        if bots:
            return bots[0]
        return self.sitting if self.sitting in actors else actors[0]

    def _let(self, bot: Bot, seat: int) -> None:
        game = self.table.game
        legal = self.table.legal(seat)
        self.table.act(seat, bot.choose(game.observe(self.table.state, seat), legal))
        if not self._persons():
            self.desk.tell(self.screen.report(self.table.log[-1].seen_by(SPECTATOR)))

    # telling

    def _tell(self, seat: int) -> None:
        """What the seat has been sent since it was last told, and who has resigned."""
        self._draw_map(seat)
        self.desk.tell(self.screen.report(self._news(seat)))
        for gone in self.table.resigned[self.heard[seat] :]:
            self._say_taken_over(gone)
        self.heard[seat] = len(self.table.resigned)

    def _news(self, seat: int) -> list[Event]:
        since = self.told[seat]
        found = [event for event in self.table.opening if event.seen_by(seat)] if since == 0 else []
        for entry in self.table.log[since:]:
            found += entry.seen_by(seat)
        self.told[seat] = len(self.table.log)
        return found

    def _say_taken_over(self, seat: int) -> None:
        if not self.table.is_over():
            bot = self.desk.words.say("cli-player", name=self.players[seat].name)
            self.desk.say("cli-taken-over", style="yellow", seat="seat." + self.seats[seat], bot=bot)

    # asking

    def _ask(self, seat: int) -> None:
        """Bring the person up to date, ask, and do what he says."""
        self._seat_person(seat)
        self._tell(seat)
        self._draw(seat)
        legal = self.table.legal(seat)
        view = self.table.game.observe(self.table.state, seat)
        self.desk.line(self.screen.question(view, self.table.game.prompt(self.table.state, seat)), style="bold")
        options = self.enquiries.options(seat)
        if options != self.shown:
            self.desk.line("  " + options, style="dim")
            self.shown = options
        name = self._name(seat)
        line = self.keyboard.ask(f"{name}> ", lambda text: self.reader.completions(text, legal, self.screen.places()))
        if line is None:
            self.leaving = True
            return
        if not self.keyboard.is_terminal:
            self.desk.line(f"{name}> {line}")
        self._obey(seat, line)

    def _seat_person(self, seat: int) -> None:
        """With several persons at one screen, a curtain falls between them; also behind one who has left it."""
        if self.sitting == seat:
            return
        if self.sitting >= 0 or self._persons() > 1:
            self.keyboard.curtain(self.desk.words.say("cli-curtain", seat="seat." + self.seats[seat]))
        self.sitting = seat
        self.shown = ""
        self.drawn = b""
        self.headline = ""
        self.maps[seat] = ""

    def _draw_map(self, seat: int) -> None:
        """The map, when a turn or a movement begins and something on it is new.

        What led there is told below it, where it can be read.
        """
        view = self.table.game.observe(self.table.state, seat)
        moment = self.screen.moment(view)
        if moment == self.moments[seat]:
            return
        self.moments[seat] = moment
        board = self.screen.board(view)
        printed = self.desk.printed(board)
        if printed != self.maps[seat]:
            self.maps[seat] = printed
            self.desk.show(board)

    def _draw(self, seat: int) -> None:
        view = self.table.game.observe(self.table.state, seat)
        if view.encoded() == self.drawn:
            return
        self.drawn = view.encoded()
        headline = self.screen.headline(view)
        if headline.plain != self.headline:
            self.headline = headline.plain
            self.desk.show(headline)
        action_board = self.screen.action_board(view)
        if action_board is not None:
            self.desk.show(action_board)

    def _obey(self, seat: int, line: str) -> None:
        """Do everything on the line, up to what cannot be done; nothing if something on it makes no sense."""
        said = self.reader.read(line)
        if not said:
            self._enter(seat)
            return
        try:
            for each in said:
                self.reader.check(each)
        except OutremerError as error:
            self.desk.line(self.desk.words.error(error), style="red")
            return
        while said:
            if not self._comes_round(seat):
                self.desk.say("cli-rest-ignored", style="yellow")
                return
            if not self._do(seat, said.pop(0), said):
                return

    def _enter(self, seat: int) -> None:
        legal = self.table.legal(seat)
        if len(legal) == 1:
            self._act(seat, legal)
        else:
            self.desk.say("cli-nothing-typed", style="dim")

    def _comes_round(self, seat: int) -> bool:
        """Whether the person may go on with his line, after what bots have to decide before. Nobody else is asked."""
        while not self.leaving and not self.table.is_over() and self.players[seat].bot is None:
            if seat in self.table.actors():
                self._tell(seat)
                return True
            other = self._next_seat()
            bot = self.players[other].bot
            if bot is None:
                return False
            self._let(bot, other)
        return False

    def _do(self, seat: int, said: Input, left: list[Input]) -> bool:
        """A command or an action. False if it could not be done, so that what is left of the line is dropped."""
        try:
            if said.command:
                self._command(seat, said)
            elif self.reader.is_every(said):
                self._every(seat, said, left)
            else:
                self._say(seat, self.reader.action(said, self.table.legal(seat)))
        except Refused as refused:
            self.desk.line(explain_refusal(self.desk.words, refused.refusal), style="red")
            self.desk.say("cli-why-hint", style="dim")
            return False
        except OutremerError as error:
            self.desk.line(self.desk.words.error(error), style="red")
            return False
        return True

    def _say(self, seat: int, action: int) -> None:
        """Do an action, or the several that it stands for: all of them, or none if one is known to be refused."""
        found = plan(Trial(self.table.game, self.table.state, seat), self.screen, action)
        if found.refusal is not None:
            self.enquiries.fails(found)
            raise Refused(found.refusal)
        if len(found.actions) > 1:
            if found.passed_over is not None:
                self.desk.line(explain_refusal(self.desk.words, found.passed_over), style="dim")
            self.desk.say("cli-way", style="dim", way=self.enquiries.texts(found.actions))
        self._act(seat, found.actions)

    def _every(self, seat: int, said: Input, left: list[Input]) -> None:
        """Say the verb of everything it can be said of now, each once; what comes later does not belong to it.

        What has to be said before the next can have its turn is said of each: `move all to tyre`.
        """
        verb = self.table.game.vocabulary.named[said.verb]
        legal = [action for action in self.table.legal(seat) if self.table.game.vocabulary.verb(action) is verb]
        if not legal:
            raise Refused(self._why_not(seat, said))
        wanted = self._meant_by_all(seat, legal) or legal
        before = len(self.table.log)
        then: list[Input] = []
        for number, action in enumerate(wanted):
            if not self._comes_round(seat) or self._is_closed(seat, action):
                continue
            start = len(self.table.log)
            try:
                self._say(seat, action)
                for each in then:
                    self._say(seat, self.reader.action(each, self.table.legal(seat)))
                while number == 0 and left and not left[0].command and self._waits(seat, wanted[1:]):
                    then.append(left.pop(0))
                    self._say(seat, self.reader.action(then[-1], self.table.legal(seat)))
            except OutremerError:
                self._take_back(seat, start)
                raise
        self.spans.append((before, len(self.table.log)))

    def _take_back(self, seat: int, start: int) -> list[int]:
        """Undo down to where the log had this length, as far as that can be; what was undone, in order."""
        undone: list[int] = []
        while len(self.table.log) > start and self.table.refuse_undo(seat) is None:
            undone.insert(0, self.table.undo(seat).action)
        self.told = [min(told, len(self.table.log)) for told in self.told]
        self.spans = [span for span in self.spans if span[1] <= len(self.table.log)]
        return undone

    def _meant_by_all(self, seat: int, legal: list[int]) -> list[int]:
        game = self.table.game
        texts = [game.vocabulary.text(action) for action in legal]
        return [game.vocabulary.parse(text) for text in self.screen.all_of(game.observe(self.table.state, seat), texts)]

    def _why_not(self, seat: int, said: Input) -> Refusal:
        """Why a verb can be said of nothing."""
        refusal = self.table.refuse(seat, self.reader.action(Input("", "", said.verb), self.table.legal(seat)))
        assert refusal is not None
        return refusal

    def _waits(self, seat: int, actions: list[int]) -> bool:
        """Whether none of the actions can be done before the player says something else, and all can be taken back."""
        if not actions or seat not in self.table.actors() or self.table.refuse_undo(seat) is not None:
            return False
        return all(self._is_closed(seat, action) for action in actions)

    def _is_closed(self, seat: int, action: int) -> bool:
        return plan(Trial(self.table.game, self.table.state, seat), self.screen, action).refusal is not None

    def _act(self, seat: int, actions: list[int]) -> None:
        """Do what one thing typed stands for; undo takes it back as one."""
        before = len(self.table.log)
        try:
            for action in actions:
                self.table.act(seat, action)
        finally:
            self.shown = ""
            if len(self.table.log) > before + 1:
                self.spans.append((before, len(self.table.log)))
            if not self._bot_is_next():
                self._tell(seat)

    def _bot_is_next(self) -> bool:
        """What a bot answers is told together with what was done, below one map."""
        return not self.table.is_over() and self.players[self._next_seat()].bot is not None

    # commands

    def _command(self, seat: int, said: Input) -> None:
        view = self.table.game.observe(self.table.state, seat)
        ask = self.enquiries
        plain = {
            "?": lambda: ask.legal(seat, said.rest),
            "help": lambda: ask.help(seat, said.rest),
            "map": lambda: self.desk.show(self.screen.board(view)),
            "hand": lambda: self.desk.show(self.screen.hand(view)),
            "look": lambda: ask.look(seat, said.rest),
            "log": lambda: ask.log(seat, said.rest),
            "why": lambda: ask.why(seat, said.rest),
            "rule": lambda: ask.rule(seat, said.rest),
            "undo": lambda: self._undo(seat),
            "save": lambda: self._save(said.rest),
            "resign": lambda: self._ask_resign(seat, said.rest),
            "quit": self._quit,
        }
        plain[said.command]()

    def _undo(self, seat: int) -> None:
        """Take back the last action, or all the steps that the last thing typed stood for."""
        undone = [self.table.undo(seat).action]
        is_step = bool(self.spans) and self.spans[-1][1] == len(self.table.log) + 1
        start = self.spans[-1][0] if is_step else len(self.table.log)
        undone = self._take_back(seat, start) + undone
        self.shown = ""
        self.desk.say("cli-undone", action=self.enquiries.texts(undone))

    def _save(self, name: str) -> None:
        if not name:
            raise NotationError("save-needs-file", {})
        self._write(Path(name))

    def _write(self, file: Path) -> None:
        names = [player.name for player in self.players]
        self.table.record.header.players = dict(zip(self.seats, names, strict=True))
        try:
            save(self.table.text(), file)
        except OSError as error:
            reason = error.strerror or str(error)
            raise RecordError("record-unwritable", {"file": str(file), "reason": reason}) from error
        self.desk.say("cli-saved", file=str(file))

    def _ask_resign(self, seat: int, answer: str) -> None:
        """Nobody gives up by a slip: it takes the word for yes."""
        if answer and plain(answer) in ("yes", plain(self.desk.words.say("typed-yes"))):
            self._resign(seat)
        else:
            self.desk.say("cli-resign-sure", style="yellow")

    def _resign(self, seat: int) -> None:
        """Give up. If the game goes on, a bot plays the seat from now on; without persons there is nobody to ask."""
        self.table.resign(seat)
        if self.table.is_over():
            return
        self.players[seat] = stand_in(self.table, seat)
        self._tell(seat)
        self.leaving = not self._persons()

    def _quit(self) -> None:
        self.leaving = True

    def _end(self) -> None:
        seat = self.sitting
        if seat >= 0:
            self._tell(seat)
        self.desk.show(self.screen.board(self.table.game.observe(self.table.state, seat)))
        result = self.table.result()
        assert result is not None
        self.desk.line(self.desk.words.message(result.message), style="bold")
        winners = ", ".join(self._name(winner) for winner in result.winners)
        if winners:
            self.desk.say("cli-winner", style="bold", winners=winners, count=len(result.winners))
