import type { Candidate } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { formTold } from "../features/form-told.ts";
import { labelFrom } from "../features/label-from-suffixes.ts";
import { personIn } from "../features/person-in.ts";
import { OWNER_LABEL, type Person, PRONOUN } from "../grammar/clause.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { form } from "../words/kazakh-word.ts";
import { turnedOwner } from "./turned-owner.ts";
import { turnedSentence } from "./turned-sentence.ts";

const SUBJECT = /^(?:мен|сен|сіз|ол|біз|сендер|сіздер|олар)$/iu;
/** Persons in a case, by their pronouns. */
const IN_CASE: Readonly<Record<string, string>> = {
  маған: "DAT",
  саған: "DAT",
  сізге: "DAT",
  оған: "DAT",
  бізге: "DAT",
  оларға: "DAT",
  менде: "LOC",
  сенде: "LOC",
  сізде: "LOC",
  онда: "LOC",
  бізде: "LOC",
  оларда: "LOC",
};
/** What is so for somebody, and is done by nobody. */
const IMPERSONAL =
  /(?:керек|қажет|бар|жоқ|ұна\p{L}*|бола|болады|болмай|болмайды|болды|ауырады|ауырып тұр)(?: емес| еді)?(?: [мбп][ае])?$/iu;

/**
 * A Kazakh sentence of somebody else: its subject and the person of its verb, or whom it is so for. Undefined where its
 * subject is not plainly found, or the check finds fault with what comes out.
 */
export function turnedSubject(sentence: string, person: Person, tools: Tools): string | undefined {
  const end = /[.!?…]+$/u.exec(sentence)?.[0] ?? "";
  const words = sentence
    .slice(0, sentence.length - end.length)
    .trim()
    .split(/\s+/u);
  if (IMPERSONAL.test(words.join(" "))) {
    const at = words.findIndex((word) => IN_CASE[word.toLowerCase()] !== undefined);
    if (at < 0) return turnedOwner(sentence, person, tools);
    const label = IN_CASE[(words[at] ?? "").toLowerCase()];
    const other = label === undefined ? "" : form(PRONOUN[person], `PRO;${label}`);
    return other === ""
      ? undefined
      : vouched([...words.slice(0, at), other, ...words.slice(at + 1)], end || ".", tools);
  }
  const verb = verbOf(words);
  const told = verb === undefined ? undefined : personIn(verb.features);
  const isTold = told !== undefined && !told.startsWith("3");
  const place = subjectIn(words, isTold, tools);
  if (!place && !isTold) return undefined;
  const before = PERSON_OF[(words[place?.to ?? -1] ?? "").toLowerCase()] ?? told;
  const rest = (from: number, to?: number): string[] =>
    words.slice(from, to).map((word) => ownedBy(word, before, person));
  const own = place
    ? [...rest(0, place.from), PRONOUN[person], ...rest(place.to + 1)]
    : [...(person.startsWith("3") ? [PRONOUN[person]] : []), ...rest(0).map(uncapitalised)];
  // Somebody is not told of to himself
  if (own.some((word, at) => at !== place?.from && OBLIQUE[person]?.test(word))) return undefined;
  const line = capitalised(own.join(" ")) + (end || ".");
  const now = nowOf(line, person);
  if (now !== undefined) return vouched(now.split(" "), "", tools);
  return (
    turnedSentence(line, { wish: { person } }, tools) ??
    (place && line !== sentence ? vouched(own, end || ".", tools) : undefined)
  );
}

/** What goes on now, of somebody else: бара жатырмыз → бара жатыр. */
function nowOf(line: string, person: Person): string | undefined {
  const found =
    /^(.*?)(\S+) (жатыр|отыр|тұр|жүр)(?:мын|мін|сың|сің|сыз|сіз|мыз|міз)?([.!?…]*)$/u.exec(line);
  const [, before = "", deed = "", helper = "", end = ""] = found ?? [];
  const told = found ? formTold(`${deed} ${helper}`) : undefined;
  if (told?.wish.tense !== "PRS;PROG") return undefined;
  const ending = NOW_ENDINGS[person]?.[helper === "жүр" ? 1 : 0];
  return ending === undefined ? undefined : `${before}${deed} ${helper}${ending}${end}`;
}
/** Endings of persons behind a helping verb, after back and after front vowels. */
const NOW_ENDINGS: Partial<Record<Person, readonly [string, string]>> = {
  "1s": ["мын", "мін"],
  "2s": ["сың", "сің"],
  "2f": ["сыз", "сіз"],
  "3": ["", ""],
  "3p": ["", ""],
  "1p": ["мыз", "міз"],
};

const PERSON_OF: Readonly<Record<string, Person>> = {
  мен: "1s",
  сен: "2s",
  сіз: "2f",
  біз: "1p",
};
const OWNER_OF: Partial<Record<Person, string>> = {
  "1s": "pss1s",
  "2s": "pss2s",
  "2f": "pss2f",
  "1p": "pss1p",
};

/** What was the own of who did it is the own of who does it now: анама → анасына. */
function ownedBy(word: string, before: Person | undefined, person: Person): string {
  const id = before && OWNER_OF[before];
  const reading = id
    ? knownReadings(word.toLowerCase()).find(
        ({ entry, suffixes }) => entry?.pos === "n" && suffixes.some((one) => one.id === id),
      )
    : undefined;
  const label = reading && labelFrom(reading.suffixes.map((one) => one.id));
  if (!reading || label === undefined) return word;
  const [pos, inflection, number] = label.split(";");
  return form(reading.lemma, `${pos};${inflection};${number};${OWNER_LABEL[person]}`) || word;
}

/** The same person as what is done to: «біз маған бердік» is nobody's sentence. */
const OBLIQUE: Partial<Record<Person, RegExp>> = {
  "1s": /^(?:маған|мені|менен|бізге|бізді)$/iu,
  "1p": /^(?:маған|мені|менен|бізге|бізді)$/iu,
  "2s": /^(?:саған|сені|сізге|сізді)$/iu,
  "2f": /^(?:саған|сені|сізге|сізді)$/iu,
};

function vouched(words: readonly string[], end: string, tools: Tools): string | undefined {
  const text = capitalised(words.join(" ")) + end;
  return tools.judge.check(text).verdict === "right" ? text : undefined;
}

const uncapitalised = (word: string, at: number): string =>
  at === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the subject stands: a pronoun, or the first noun without an ending of case that names somebody, with what describes it. */
function subjectIn(
  words: readonly string[],
  isTold: boolean,
  tools: Tools,
): { readonly from: number; readonly to: number } | undefined {
  const pronoun = words.findIndex((word) => SUBJECT.test(word));
  if (pronoun >= 0) return { from: pronoun, to: pronoun };
  if (isTold) return undefined;
  const to = words.findIndex(
    (word, at) => at < words.length - 1 && isSomebody(readingOf(word), tools),
  );
  if (to < 0) return undefined;
  let from = to;
  while (from > 0 && describes(words[from - 1] ?? "")) from -= 1;
  return { from, to };
}

/** What the sentence ends with, before what asks. */
const verbOf = (words: readonly string[]): Candidate | undefined =>
  knownReadings((words.findLast((word) => !/^[мбп][ае]$/iu.test(word)) ?? "").toLowerCase()).filter(
    ({ features }) => features.VerbForm === "Fin",
  )[0];

const readingOf = (word: string): Candidate | undefined => knownReadings(word.toLowerCase())[0];

const isSomebody = (reading: Candidate | undefined, { course }: Tools): boolean =>
  reading?.entry?.pos === "n" &&
  !reading.suffixes.some(({ id }) => /^(?:gen|dat|acc|loc|abl|ins)$/.test(id)) &&
  (course.government?.classes ?? []).some(
    ({ id, lemmas }) => OF_SOMEBODY.has(id) && lemmas.includes(reading.lemma),
  );
const OF_SOMEBODY: ReadonlySet<string> = new Set([
  "person",
  "kin",
  "group",
  "woman",
  "man",
  "calling",
]);

const describes = (word: string): boolean => {
  const reading = readingOf(word);
  return (
    /^(?:менің|сенің|сіздің|оның|біздің|олардың|бұл|осы|сол)$/iu.test(word) ||
    reading?.entry?.pos === "adj" ||
    reading?.entry?.pos === "num" ||
    reading?.suffixes.some(({ id }) => id === "gen") === true
  );
};
