import type { Candidate } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { shownLines } from "../going-on/shown.ts";
import { sayInKazakh } from "../intents/say.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasKazakhLetter, trimEnds, wordsOf } from "../text/fold.ts";
import { coreOf } from "./core-of.ts";
import type { Executor } from "./executor.ts";
import { turnedLine } from "./turned-line.ts";

/** A longer message says something of its own. */
const MOST_WORDS = 4;
const SUBJECT = /^(?:мен|сен|сіз|ол|біз|сендер|сіздер|олар)$/iu;

/** «А «не звони»?», "and we forgot?" after a sentence with the same deed: that sentence with the deed as it is now said. */
export const sameDeed: Executor = (asked, read, tools) => {
  const named = read.quoted[0] ?? coreOf(asked, tools);
  const count = wordsOf(named).length;
  if (asked.language === "kz" || hasKazakhLetter(named) || count === 0 || count > MOST_WORDS)
    return undefined;
  if (asked.focus()?.kind === "word") return undefined;
  const lines = shownLines(asked, tools).filter((line) => wordsOf(line).length > 1);
  if (lines.length === 0) return undefined;
  const said = sayInKazakh(named, asked, tools)?.translated?.text ?? undefined;
  if (said === undefined) return undefined;
  const line = lines.map((one) => withDeed(one, said, tools)).find((one) => one !== undefined);
  return line === undefined ? undefined : turnedLine(line, asked, tools);
};

/** A line that ends in the same verb as what is said, in the form that it has there; its subject goes with it. */
function withDeed(line: string, said: string, tools: Tools): string | undefined {
  const [own, other] = [partsOf(line), partsOf(said)];
  const verb = finite(own.words.at(-1) ?? "");
  const next = finite(other.words.at(-1) ?? "");
  if (!verb || !next || verb.lemma !== next.lemma) return undefined;
  // What is said of more than the deed is a sentence of its own
  const extra = other.words
    .slice(0, -1)
    .filter(
      (word) => !SUBJECT.test(word) && !own.words.some((one) => foldText(one) === foldText(word)),
    );
  if (extra.length > 0) return undefined;
  const subject = other.words.find((word) => SUBJECT.test(word));
  const at = own.words.findIndex((word) => SUBJECT.test(word));
  const words = own.words.map((word, place) =>
    place === at && subject !== undefined
      ? subject
      : place === own.words.length - 1
        ? (other.words.at(-1) ?? "")
        : word,
  );
  const all = subject !== undefined && at < 0 ? [subject, ...words.map(small)] : words;
  const text = `${all.join(" ")}${other.end || own.end || "."}`;
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return foldText(whole) !== foldText(line) && tools.judge.check(whole).verdict === "right"
    ? whole
    : undefined;
}

const small = (word: string, at: number): string =>
  at === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word;

function partsOf(text: string): { readonly words: readonly string[]; readonly end: string } {
  const end = /[.!?…]+$/u.exec(text)?.[0] ?? "";
  return {
    words: text
      .slice(0, text.length - end.length)
      .trim()
      .split(/\s+/u),
    end,
  };
}

const finite = (word: string): Candidate | undefined =>
  knownReadings(trimEnds(foldText(word))).find(({ features }) => features.VerbForm === "Fin");
