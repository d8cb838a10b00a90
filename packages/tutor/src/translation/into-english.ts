import type { Tools } from "../ask.ts";
import { compose } from "../grammar/compose.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { replacePerson } from "../tools/translate.ts";
import { chunksOf } from "./into-english/chunks.ts";
import { type Subject, verbOf } from "./into-english/verb.ts";
import { readClause } from "./read-clause.ts";

/** Sentences that are tried, and words of a sentence that is. */
const MOST_TRIES = 60;
const MOST_WORDS = 9;

const SUBJECTS: Readonly<Record<string, Subject>> = {
  мен: { text: "I", be: "am", third: false },
  сен: { text: "you", be: "are", third: false },
  сіз: { text: "you", be: "are", third: false },
  ол: { text: "he", be: "is", third: true, heOrShe: true },
  біз: { text: "we", be: "are", third: false },
  олар: { text: "they", be: "are", third: false },
};
const BY_PERSON: Readonly<Record<string, string>> = {
  "1Sing": "мен",
  "2Sing": "сен",
  "1Plur": "біз",
};
const QUESTIONS: Readonly<Record<string, string>> = {
  қайда: "where",
  қашан: "when",
  неге: "why",
  қалай: "how",
};
/** A time that is still to come. */
const COMING = /(?:^| )(?:ертең|бүрсігүні|келесі|жақында|қашан)(?= |$)/u;

/**
 * A simple Kazakh sentence in English. Offered only where the English, put into Kazakh again by the tutor's own
 * grammar, is the same sentence: what was not understood does not come back.
 */
export function intoEnglish(text: string, tools: Tools): string | undefined {
  const asked = text.trim().endsWith("?");
  const words = wordsOf(foldText(text));
  if (words.length < 2 || words.length > MOST_WORDS || /[.!?;,] /u.test(text.trim()))
    return undefined;
  const wanted = bare(text);
  let tries = 0;
  for (const candidate of candidates(words, asked, tools)) {
    if (tries++ >= MOST_TRIES) return undefined;
    const line = `${candidate.text}${asked ? "?" : "."}`;
    const clause = readClause(line, "en", tools);
    if (!clause) continue;
    const said = [clause, replacePerson(clause, "2f", "2s")].map((one) => compose(one).text);
    if (said.some((one) => bare(one) === wanted)) return shown(line, candidate.heOrShe);
  }
  return undefined;
}

/** Without marks, and without the pronoun that the verb's ending tells anyway. */
const bare = (text: string): string =>
  wordsOf(foldText(text))
    .join(" ")
    .replace(/^(?:мен|сен|сіз|біз) (?=\S+ )/u, "")
    // Sitting or standing, it goes on as well
    .replace(/(?<=п )(?:отыр|тұр)/u, "жатыр")
    .replace(/(?<=^| )(?:менің|сенің|сіздің|біздің) (?=\S)/gu, "");

const shown = (line: string, heOrShe: boolean): string => {
  const text = heOrShe ? line.replace(/(?<!\p{L})he(?!\p{L})/u, "he/she") : line;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

interface Candidate {
  readonly text: string;
  readonly heOrShe: boolean;
}

function* candidates(words: readonly string[], asked: boolean, tools: Tools): Generator<Candidate> {
  const isPolar = /^(?:ма|ме|ба|бе|па|пе)$/u.test(words.at(-1) ?? "");
  const told = isPolar ? words.slice(0, -1) : words;
  const wh = told.find((word) => QUESTIONS[word] !== undefined);
  if (asked !== (isPolar || wh !== undefined)) return;
  const verb = verbOf(
    told.filter((word) => word !== wh),
    wh === "қайда" || told.some((word) => knownReadings(word)[0]?.features.Case === "Loc"),
    COMING.test(told.join(" ")),
    tools,
  );
  if (!verb) return;
  const rest = told.filter((word) => word !== wh).slice(0, -verb.length);
  const first = SUBJECTS[rest[0] ?? ""];
  const person =
    first ?? SUBJECTS[BY_PERSON[`${verb.person}${verb.number}`] ?? (verb.polite ? "сіз" : "")];
  const chunks = chunksOf(first ? rest.slice(1) : rest, tools);
  if (!chunks) return;
  const noun = person === undefined ? chunks[0] : undefined;
  if (person === undefined && (!noun?.subject || verb.person !== "3")) return;
  const subjects: Subject[] =
    person === undefined
      ? (noun?.subject ?? []).map((text) => ({
          text,
          be: noun?.plural ? "are" : "is",
          third: !noun?.plural,
        }))
      : [person];
  const others = person === undefined ? chunks.slice(1) : chunks;
  for (const subject of subjects)
    for (const clause of verb.says(subject, asked))
      for (const end of product(others.toReversed().map(({ object }) => object)))
        yield {
          text: [wh ? QUESTIONS[wh] : "", ...clause, ...end].filter(Boolean).join(" "),
          heOrShe: subject.heOrShe === true,
        };
}

function* product(lists: readonly (readonly string[])[]): Generator<string[]> {
  const [first, ...more] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const rest of product(more)) yield [one, ...rest];
}
