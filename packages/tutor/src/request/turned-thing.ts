import type { Candidate } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { formTold } from "../features/form-told.ts";
import { labelOf } from "../features/label.ts";
import { labelFrom } from "../features/label-from-suffixes.ts";
import type { Case } from "../grammar/clause.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import type { Sense } from "../words/glossary.ts";
import { form } from "../words/kazakh-word.ts";

/** What is to stand in a sentence, and in the place of what. */
export interface Replacing {
  /** Headwords that the new word means, the likeliest first. */
  readonly to: readonly Pick<Sense, "kz" | "pos">[];
  /** Headwords of the word that is to go; undefined: what is of a kind with the new one. */
  readonly from?: ReadonlySet<string>;
  /** The case that a preposition before the new word names. */
  readonly inCase?: Case;
}

interface Place {
  readonly at: number;
  readonly reading: Candidate;
}

/** Words that nothing but each other takes the place of. */
const OPEN: ReadonlySet<string> = new Set(["n", "adj", "num", "adv"]);

/**
 * A Kazakh sentence with another word in the place of one of its own, in the form that this one has. Undefined where nothing
 * in it is of a kind with the word, or the check finds fault with what comes out.
 */
export function turnedThing(
  sentence: string,
  { to, from, inCase }: Replacing,
  tools: Tools,
): string | undefined {
  const end = /[.!?…]+$/u.exec(sentence)?.[0] ?? "";
  const words = sentence
    .slice(0, sentence.length - end.length)
    .trim()
    .split(/\s+/u);
  for (const { kz: lemma, pos } of to) {
    const turned =
      pos === "v"
        ? withDeed(words, lemma, from)
        : placesFor(words, { lemma, pos }, from, tools)
            .filter(({ reading }) => inCase === undefined || caseOf(reading) === inCase)
            .map((place) => withThing(words, place, lemma))
            .find((one) => one !== undefined);
    if (turned === undefined) continue;
    const text = `${turned.join(" ")}${end || "."}`;
    if (tools.judge.check(text).verdict === "right") return text;
  }
  return undefined;
}

/** Where the new word may stand: what is named, or what is of the same class, the nearest first. */
function placesFor(
  words: readonly string[],
  { lemma, pos }: { readonly lemma: string; readonly pos: string },
  from: ReadonlySet<string> | undefined,
  tools: Tools,
): readonly Place[] {
  const all = words.flatMap((word, at) => {
    const typed = word.replace(/,$/u, "").toLowerCase();
    const readings = knownReadings(typed).filter(
      ({ entry, lemma: own }) => OPEN.has(entry?.pos ?? "") && own !== lemma,
    );
    const reading = from ? readings.find((one) => from.has(one.lemma)) : readings[0];
    return reading ? [{ at, reading }] : [];
  });
  if (from) return all;
  const weighed = all.map((place) => ({
    ...place,
    alike: likeness(lemma, pos, place.reading, tools),
  }));
  const alike = weighed.filter((place) => place.alike > 0).toSorted((a, b) => b.alike - a.alike);
  if (alike.length > 0 || pos !== "n") return alike;
  // A thing of no class takes the place of the one thing that something is done to
  if (hasClass(lemma, tools)) return [];
  const things = all.filter(({ reading }) => reading.entry?.pos === "n");
  const objects = things.filter(({ reading }) => caseOf(reading) === "ACC");
  const bare = things.filter(({ at, reading }) => at > 0 && caseOf(reading) === "NOM");
  return objects.length === 1 ? objects : objects.length === 0 && bare.length === 1 ? bare : [];
}

const hasClass = (lemma: string, { course }: Tools): boolean =>
  (course.government?.classes ?? []).some(({ lemmas }) => lemmas.includes(lemma));

/** How many classes of the course have both; numbers are of a kind by themselves. */
function likeness(
  lemma: string,
  pos: string,
  { entry, lemma: own }: Candidate,
  tools: Tools,
): number {
  if (pos === "num" || entry?.pos === "num") return pos === entry?.pos ? 1 : 0;
  const classes = (tools.course.government?.classes ?? []).filter(
    ({ lemmas }) => lemmas.includes(lemma) && lemmas.includes(own),
  );
  const lists = tools.course.tutor.wordLists.lists.filter(
    ({ id, words }) => !LOOSE.has(id) && words.includes(lemma) && words.includes(own),
  );
  return classes.length + lists.length;
}

/** Lists of a part of speech, and of no kind of thing. */
const LOOSE: ReadonlySet<string> = new Set(["verbs", "adjectives", "pronouns", "question-words"]);

/** The new word with the endings of the old one. */
function withThing(
  words: readonly string[],
  { at, reading }: Place,
  lemma: string,
): readonly string[] | undefined {
  const label = labelFrom(reading.suffixes.map(({ id }) => id));
  if (label === undefined && reading.suffixes.length > 0) return undefined;
  const made = label === undefined ? lemma : form(lemma, label);
  if (made === "") return undefined;
  const old = words[at] ?? "";
  // What described the old thing goes with it
  let from = at;
  while (from > 0 && isQuality(words[from - 1] ?? "") && !isQuality(old)) from -= 1;
  const shown = from === 0 ? made.charAt(0).toUpperCase() + made.slice(1) : made;
  return [...words.slice(0, from), old.endsWith(",") ? `${shown},` : shown, ...words.slice(at + 1)];
}

const isQuality = (word: string): boolean =>
  knownReadings(word.toLowerCase())[0]?.entry?.pos === "adj";

const CASES: Readonly<Record<string, Case>> = {
  gen: "GEN",
  dat: "DAT",
  acc: "ACC",
  loc: "LOC",
  abl: "ABL",
  ins: "INS",
};
const caseOf = ({ suffixes }: Candidate): Case =>
  suffixes.map(({ id }) => CASES[id]).find((one) => one !== undefined) ?? "NOM";

/** Another deed in the place of the one that the sentence ends with. */
function withDeed(
  words: readonly string[],
  lemma: string,
  from: ReadonlySet<string> | undefined,
): readonly string[] | undefined {
  for (const length of [2, 1]) {
    const told = words.length >= length ? formTold(words.slice(-length).join(" ")) : undefined;
    if (told?.pos !== "v" || told.lemma === lemma || (from && !from.has(told.lemma))) continue;
    const label = labelOf("v", told.wish);
    const made = label === undefined ? "" : form(lemma, label);
    if (made === "") continue;
    const rest = words.slice(0, -length);
    return [...rest, rest.length === 0 ? made.charAt(0).toUpperCase() + made.slice(1) : made];
  }
  return undefined;
}
