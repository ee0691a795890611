// A language's catalogues, and the rendering of messages and names with them: what text/catalogue.py does, exactly.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Refusal, Value } from "./board";

const FORMS = ["at", "of", "the"]; // the forms of a name that a sentence may ask for
const NOTHING = "none"; // an empty text, for sentences that have a variant without it

const THING = /^([a-z][a-z-]*)\.([A-Za-z0-9_.>/-]+)$/;
const PAIR = /^([A-Za-z0-9_.-]+)[>/]([A-Za-z0-9_.-]+)$/;

/** By verb: the kind of its noun, then for pairs the kinds of the two halves ("": the half is a number). */
export type Verbs = Record<string, string[]>;

/** In French a space stands before some signs, where no line may break. */
export function typeset(text: string, language: string): string {
  return language === "fr" ? text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : text;
}

export class Words {
  private readonly bundle: FluentBundle;
  private readonly resource: FluentResource;

  constructor(
    readonly language: string,
    text: string,
    private readonly verbs: Verbs = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.resource = new FluentResource(text);
    this.bundle.addResource(this.resource);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with its arguments. A message that does not exist shows its key and arguments. */
  say(key: string, args: Record<string, Value> = {}, attribute = ""): string {
    const message = this.bundle.getMessage(key);
    const pattern = message?.attributes[attribute] ?? message?.value;
    if (!pattern) return [key, ...Object.values(args)].join(" ");
    return typeset(this.bundle.formatPattern(pattern, this.worded(args), []), this.language);
  }

  message(message: Message): string {
    return this.say(message.key, message.args);
  }

  /** Why something was refused, or what was wrong with a request. */
  refusal(refusal: Refusal): string {
    const known = ["refusal-", "error-", ""].find((start) => this.has(start + refusal.key));
    return this.say((known ?? "") + refusal.key, refusal.args);
  }

  /** The name of a thing in words. A pair (slot `town.acre/2`) has a message for its kind, made of its halves;
   *  one with the same half twice (approach `town.acre>town.acre`) may have another. */
  thing(kind: string, word: string, form = ""): string {
    const pair = PAIR.exec(word);
    if (pair && pair[1] === pair[2] && this.has(`${kind}-straight`)) return this.say(`${kind}-straight`, { first: pair[1]! });
    if (pair && this.has(kind)) return this.say(kind, { first: pair[1]!, second: pair[2]! });
    return this.has(`${kind}-${word}`) ? this.say(`${kind}-${word}`, {}, form) : word;
  }

  /** The name of a seat; with "short" the one for labels. */
  seat(seat: string, form = "short"): string {
    return this.thing("seat", seat, form);
  }

  /** An action in words: the verb as it may be typed in this language, then the noun's name. */
  action(notation: string): string {
    const [verb = "", noun = ""] = notation.split(" ");
    const typed = this.has(`typed-${verb}`) ? this.say(`typed-${verb}`).split(" ")[0]! : verb;
    return noun ? `${typed} ${this.noun(verb, noun)}` : typed;
  }

  /** An action as a button says it: the game's own message `button-VERB-PROMPT` for what is asked now, with its
   *  arguments, or `button-VERB`, or else the action as a sentence begins. */
  button(notation: string, asked?: Message): string {
    const [verb = "", noun = ""] = notation.split(" ");
    const key = `button-${verb}`;
    if (asked && this.has(`${key}-${asked.key}`)) return this.say(`${key}-${asked.key}`, asked.args);
    if (this.has(key)) return this.say(key, noun ? { noun: this.named(verb, noun) } : {});
    const text = this.action(notation);
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  /** The noun of an action in words. */
  noun(verb: string, noun: string): string {
    return this.text(this.named(verb, noun));
  }

  /** The noun of an action as the argument of a message: `town.acre`, or of a pair `slot.town.acre/2`; a bare number. */
  named(verb: string, noun: string): string {
    const [kind, ...halves] = this.verbs[verb] ?? [];
    if (kind === undefined) return noun;
    if (halves.length === 0) return this.has(`${kind}-${noun}`) ? `${kind}.${noun}` : noun;
    const sign = noun.includes(">") ? ">" : "/";
    return `${kind}.${noun.split(sign).map((half, at) => (halves[at] ? `${halves[at]}.${half}` : half)).join(sign)}`;
  }

  /** A text argument, or one of a list: the name it stands for, or itself if it names nothing. */
  text(text: string, form = ""): string {
    const thing = THING.exec(text);
    if (!thing || !(this.has(`${thing[1]}-${thing[2]}`) || this.has(thing[1]!))) return text;
    return this.thing(thing[1]!, thing[2]!, form);
  }

  /** The things of these kinds, such as "town.acre", by what they are called in sentences. */
  names(kinds: readonly string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const { id, value, attributes } of this.resource.body) {
      const kind = kinds.find((each) => id.startsWith(`${each}-`));
      if (kind === undefined) continue;
      const thing = `${kind}.${id.slice(kind.length + 1)}`;
      const texts = [value, ...FORMS.map((form) => attributes[form])];
      for (const text of texts) if (typeof text === "string" && !found.has(text)) found.set(text, thing);
    }
    return found;
  }

  /** The arguments as a sentence can use them: names in words, in all their forms; numbers without grouping. */
  private worded(args: Record<string, Value>): Record<string, FluentVariable> {
    const worded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "number") {
        worded[name] = new FluentNumber(value, { useGrouping: false });
        continue;
      }
      const parts = value.split(", ");
      worded[name] = parts.map((part) => this.text(part)).join(", ") || NOTHING;
      for (const form of FORMS) worded[`${name}_${form}`] = parts.map((part) => this.text(part, form)).join(", ");
    }
    return worded;
  }
}
