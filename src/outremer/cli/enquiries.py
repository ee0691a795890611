"""What a player may ask at the table without doing anything: what is legal, why not, help, rules, what happened."""

from __future__ import annotations

from rich.console import Group, RenderableType

from outremer.cli.desk import Desk
from outremer.cli.helping import Note, explain_refusal, legal_by_verb, short_legal
from outremer.cli.rules_pages import page
from outremer.cli.screen import Screen
from outremer.cli.trying import Plan, plan
from outremer.cli.typed import COMMANDS, Reader, near, plain
from outremer.core.actions import Verb
from outremer.core.errors import NotationError
from outremer.core.flow import Refusal
from outremer.core.state import State
from outremer.core.table import Table
from outremer.core.trial import Trial

LOG_LINES = 20


class Enquiries:
    """The answers, in the words of the desk, from what the asking seat may know."""

    def __init__(self, desk: Desk, table: Table[State], screen: Screen, reader: Reader) -> None:
        self.desk = desk
        self.table = table
        self.screen = screen
        self.reader = reader

    def noter(self, seat: int) -> Note:
        """Tells what is worth knowing of a noun, from what the seat sees now."""
        view = self.table.game.observe(self.table.state, seat)
        return lambda verb, noun: self.screen.note(view, verb.noun.name, noun) if verb.noun is not None else ""

    # what is legal

    def options(self, seat: int) -> str:
        """What is legal in a line, and that the last step can be taken back where that is so."""
        legal = self.table.legal(seat)
        text = short_legal(self.desk.words, self.reader, legal, self.noter(seat))
        if self.table.refuse_undo(seat) is None:
            text += f"  ·  {self.reader.command_text('undo')}"
        return text

    def legal(self, seat: int, only: str) -> None:
        """Everything that is legal, or with one verb; a word that is none is looked up in the help."""
        rows = legal_by_verb(self.desk.words, self.reader, self.table.legal(seat), plain(only), self.noter(seat))
        if rows.row_count:
            self.desk.show(rows)
        else:
            self.help(seat, only)

    # why not

    def why(self, seat: int, text: str) -> None:
        """Explain why an action is refused, with the rule. Several are tried one after the other, on a copy."""
        said = self.reader.read(text)
        if len(said) == 1 and said[0].command == "undo":
            self._judge(self.reader.command_text("undo"), self.table.refuse_undo(seat))
            return
        if not said or any(each.command or self.reader.is_every(each) for each in said):
            self.desk.say("cli-why-form", style="red")
            return
        trial = Trial(self.table.game, self.table.state, seat)
        for each in said:
            self.reader.check(each)
        for each in said:
            if trial.is_sealed:
                self.desk.say("cli-why-sealed", action=f"{each.verb} {each.rest}".strip())
                return
            found = plan(trial, self.screen, self.reader.action(each, trial.legal()))
            if found.refusal is not None:
                self.fails(found)
                self._judge("", found.refusal)
                return
            trial.do(found.actions)
            self.desk.say("cli-why-legal", action=self.texts(found.actions))

    def _judge(self, action: str, refusal: Refusal | None) -> None:
        if refusal is None:
            self.desk.say("cli-why-legal", action=action)
            return
        self.desk.line(explain_refusal(self.desk.words, refusal), style="red")
        if refusal.rule.startswith(self.table.game.prefix + "-"):
            page(self.desk, self.table.game.key, refusal.rule)
        elif self.desk.words.has("rule-" + refusal.rule):
            self.desk.say("rule-" + refusal.rule)

    def fails(self, found: Plan) -> None:
        """Where a way of several steps comes to its end."""
        if len(found.actions) > 1:
            step = self.reader.text(found.actions[found.done])
            self.desk.say("cli-way-fails", style="yellow", way=self.texts(found.actions), step=step)

    def texts(self, actions: list[int]) -> str:
        """The actions as they would be typed, in one line."""
        return ", ".join(self.reader.text(action) for action in actions)

    # help and rules

    def help(self, seat: int, word: str) -> None:
        """The general help, or what is known of a verb, a command or a thing of the game."""
        words = self.desk.words
        wanted = plain(word)
        if not word:
            self.desk.say("cli-help")
            self.desk.say("screen-help")
        elif wanted in ("game", plain(words.say("typed-game"))):
            self.desk.say("screen-help-game")
        elif wanted in self.reader.verbs:
            self._help_verb(seat, self.reader.verbs[wanted])
        elif wanted in self.reader.commands:
            name = self.reader.commands[wanted]
            self.desk.say("about-" + ("list" if name == "?" else name))
        elif self.screen.term(word):
            self.desk.line(self.screen.term(word))
        else:
            self._help_thing(seat, word)

    def _help_verb(self, seat: int, verb: Verb) -> None:
        typed, meaning = self.reader.verb_text(verb), self.desk.words.verb(verb.name)
        if verb.noun is None:
            self.desk.say("cli-help-verb-alone", style="bold", verb=typed, meaning=meaning)
        else:
            wants = self.desk.words.say("cli-wants", kind=verb.noun.name)
            self.desk.say("cli-help-verb", style="bold", verb=typed, wants=wants, meaning=meaning)
        legal = [action for action in self.table.legal(seat) if self.reader.vocabulary.verb(action) is verb]
        if legal:
            self.desk.show(legal_by_verb(self.desk.words, self.reader, legal, "", self.noter(seat)))
        else:
            self.desk.say("cli-not-legal-now", style="dim")

    def _help_thing(self, seat: int, word: str) -> None:
        about = self._about(seat, word)
        if about is None:
            known = [self.reader.verb_text(verb) for verb in self.reader.vocabulary.verbs]
            known += [self.reader.command_text(name) for name in COMMANDS[1:]]
            raise NotationError("no-help", {"word": word, "near": near(word, known)})
        self.desk.show(about)

    def _about(self, seat: int, word: str) -> RenderableType | None:
        return self.screen.about(self.table.game.observe(self.table.state, seat), word)

    def rule(self, seat: int, what: str) -> None:
        """A rule or a search; of a thing such as a card, what it does, before the rules that speak of it."""
        if self.desk.words.has("rule-" + what):
            self.desk.say("rule-" + what)
            return
        about = self._about(seat, what) if what and not what[0].isdigit() else None
        if about is not None:
            self.desk.show(Group(about))
        page(self.desk, self.table.game.key, what, is_known=about is not None)

    # what there is, and what happened

    def look(self, seat: int, word: str) -> None:
        self.desk.show(self.screen.look(self.table.game.observe(self.table.state, seat), word))

    def log(self, seat: int, count: str) -> None:
        if count and not count.isdecimal():
            self.desk.say("cli-log-number", style="red", text=count)
            return
        report = self.screen.report(self.table.events(seat))
        if not report:
            self.desk.say("cli-log-empty", style="dim")
        for sentence in report[-int(count or LOG_LINES) :]:
            self.desk.line("  " + sentence.text)
