import type { Tools } from "../ask.ts";
import { shownLines } from "../going-on/shown.ts";
import { type Person, PRONOUN } from "../grammar/clause.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { form } from "../words/kazakh-word.ts";
import { wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";
import { turnedLine } from "./turned-line.ts";

const PERSONS: readonly Person[] = ["1s", "2s", "2f", "3", "1p", "3p"];
const CASES = ["DAT", "ACC", "ABL", "LOC", "INS"] as const;

/** "And to her?", «а ему?»: the sentence that lies there, done to or for somebody else. */
export const changeWhom: Executor = (asked, _read, tools) => {
  const person = PERSONS.find((one) => wishes(`whom-${one}`, [asked.folded], tools));
  if (person === undefined || asked.focus()?.kind === "word") return undefined;
  for (const line of shownLines(asked, tools)) {
    const text = turnedWhom(line, person, tools);
    if (text !== undefined) return turnedLine(text, asked, tools);
  }
  return undefined;
};

/** A Kazakh sentence with another person where one pronoun tells whom it is done to. */
function turnedWhom(line: string, person: Person, tools: Tools): string | undefined {
  const words = line.split(/\s+/u);
  const places = words.flatMap((word, at) => {
    const bare = word.replace(/[.!?,]+$/u, "").toLowerCase();
    const inCase = CASES.find((one) =>
      PERSONS.some((other) => other !== person && form(PRONOUN[other], `PRO;${one}`) === bare),
    );
    return inCase ? [{ at, inCase }] : [];
  });
  if (places.length === 0) places.push(...somebodyIn(words, tools));
  const [place] = places;
  if (!place || places.length > 1) return undefined;
  const other = form(PRONOUN[person], `PRO;${place.inCase}`);
  const next = words.map((word, at) => (at === place.at ? other : word)).join(" ");
  const text = next.charAt(0).toUpperCase() + next.slice(1);
  return other !== "" && tools.judge.check(text).verdict === "right" ? text : undefined;
}

/** Where a noun tells whom it is done to. */
function somebodyIn(
  words: readonly string[],
  { course }: Tools,
): { readonly at: number; readonly inCase: (typeof CASES)[number] }[] {
  const people = (course.government?.classes ?? []).filter(({ id }) => PEOPLE.has(id));
  return words.flatMap((word, at) => {
    const [reading] = knownReadings(word.replace(/[.!?,]+$/u, "").toLowerCase());
    const inCase = CASES.find((one) =>
      reading?.suffixes.some(({ id }) => id === one.toLowerCase()),
    );
    const isSomebody = people.some(({ lemmas }) => lemmas.includes(reading?.lemma ?? ""));
    return inCase && isSomebody ? [{ at, inCase }] : [];
  });
}
const PEOPLE: ReadonlySet<string> = new Set(["person", "kin", "calling", "woman", "man"]);
