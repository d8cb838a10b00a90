import type { Candidate } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { OWNER_LABEL, type Person } from "../grammar/clause.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { form } from "../words/kazakh-word.ts";

/** Whose something is, by its pronoun. */
const GENITIVE: Readonly<Record<Person, string>> = {
  "1s": "менің",
  "2s": "сенің",
  "2f": "сіздің",
  "3": "оның",
  "3p": "олардың",
  "1p": "біздің",
  "2p": "сендердің",
  "2pf": "сіздердің",
};
/** Owners by the endings that tell of them. */
const OWNERS: Readonly<Record<string, readonly Person[]>> = {
  pss1s: ["1s"],
  pss2s: ["2s", "2p"],
  pss2f: ["2f", "2pf"],
  pss3: ["3", "3p"],
  pss1p: ["1p"],
};
const CASES: readonly (readonly [string, string])[] = [
  ["gen", "GEN"],
  ["dat", "DAT"],
  ["acc", "ACC"],
  ["loc", "LOC"],
  ["abl", "ABL"],
  ["ins", "INS"],
];

/** Several owners in the place of one. */
const MANY: Partial<Record<Person, Person>> = { "1s": "1p", "2s": "2p", "2f": "2pf", "3": "3p" };

/** What a sentence says that somebody has, and whose it is. */
interface Owned {
  readonly at: number;
  readonly reading: Candidate;
  readonly owner: Person;
}

/**
 * A Kazakh sentence with another owner: its pronoun and the ending of what is owned. Undefined where nothing in it is owned
 * by one person alone, or the check finds fault with what comes out.
 *
 * @param to the owner, or "many": several like the one there is
 */
export function turnedOwner(
  sentence: string,
  to: Person | "many",
  tools: Tools,
): string | undefined {
  const end = /[.!?…]+$/u.exec(sentence)?.[0] ?? "";
  const words = sentence
    .slice(0, sentence.length - end.length)
    .trim()
    .split(/\s+/u);
  const pronoun = words.findIndex((word) => personOf(word) !== undefined);
  const named = pronoun < 0 ? undefined : personOf(words[pronoun] ?? "");
  const owned = words.flatMap((word, at) => ownedAt(word, at, named));
  const [first] = owned;
  // Two things of one sentence may be of two owners
  if (!first || owned.length > 1) return undefined;
  const before = named ?? first.owner;
  const person = to === "many" ? MANY[before] : to;
  if (person === undefined || person === before) return undefined;
  const turned = inflected(first.reading, person);
  if (turned === "") return undefined;
  const next = [...words];
  next[first.at] = first.at === 0 ? turned : likeIn(turned, words[first.at] ?? "");
  if (pronoun >= 0) next[pronoun] = GENITIVE[person];
  else if (person.startsWith("3")) next.splice(first.at, 0, GENITIVE[person]);
  const line = next.join(" ");
  const text = `${line.charAt(0).toUpperCase()}${line.slice(1)}${end || "."}`;
  return tools.judge.check(text).verdict === "right" ? text : undefined;
}

const personOf = (word: string): Person | undefined =>
  (Object.keys(GENITIVE) as Person[]).find((person) => GENITIVE[person] === word.toLowerCase());

/** A word that has an owner, the one that is named where there is one. */
function ownedAt(word: string, at: number, named: Person | undefined): Owned[] {
  for (const reading of knownReadings(word.toLowerCase())) {
    if (reading.entry?.pos === "v") continue;
    const ids = reading.suffixes.map(({ id }) => id as string);
    const owners = Object.entries(OWNERS).find(([id]) => ids.includes(id))?.[1];
    const owner = owners?.find((one) => named === undefined || one === named);
    // «Үйі» by itself may be a part of a name of two words: only a named third person owns
    if (owner && (named !== undefined || !owner.startsWith("3"))) return [{ at, reading, owner }];
  }
  return [];
}

function inflected({ lemma, suffixes }: Candidate, owner: Person): string {
  const ids = suffixes.map(({ id }) => id as string);
  const inflection = CASES.find(([id]) => ids.includes(id))?.[1] ?? "NOM";
  const number = ids.includes("plural") ? "PL" : "SG";
  return form(lemma, `N;${inflection};${number};${OWNER_LABEL[owner]}`);
}

const likeIn = (text: string, before: string): string =>
  before.charAt(0) !== before.charAt(0).toLowerCase()
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
