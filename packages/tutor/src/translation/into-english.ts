import type { Tools } from "../ask.ts";
import { compose } from "../grammar/compose.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { replacePerson } from "../tools/translate.ts";
import { englishForm } from "../words/english-forms.ts";
import { readClause } from "./read-clause.ts";

type Reading = ReturnType<typeof knownReadings>[number];

interface Subject {
  readonly text: string;
  readonly be: string;
  readonly third: boolean;
  /** Not told apart in Kazakh. */
  readonly heOrShe?: boolean;
}

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
const OBJECTS: Readonly<Record<string, string>> = {
  мен: "me",
  сен: "you",
  сіз: "you",
  ол: "him",
  біз: "us",
  олар: "them",
};
const OWNERS: Readonly<Record<string, string>> = {
  pss1s: "my",
  pss2s: "your",
  pss2f: "your",
  pss3: "his",
  pss1p: "our",
};
const QUESTIONS: Readonly<Record<string, string>> = {
  қайда: "where",
  қашан: "when",
  неге: "why",
  қалай: "how",
};
/** What is not counted takes no article. */
const MASS =
  /^(?:coffee|tea|water|meat|bread|milk|money|music|food|rice|soup|sugar|salt|butter|fish|snow|rain|juice|beer|wine|time|work|football|chess|tennis|sport|breakfast|lunch|dinner)$/;
/** A time that is still to come. */
const COMING = /(?:^| )(?:ертең|бүрсігүні|келесі|жақында|қашан)(?= |$)/u;

const PREPOSITIONS: Readonly<Record<string, readonly string[]>> = {
  Dat: ["to", "for"],
  Loc: ["in", "at", "on"],
  Abl: ["from", "of"],
  Ins: ["with", "by"],
};

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

interface Verb {
  readonly person: string;
  readonly number: string;
  readonly polite: boolean;
  /** Words of the sentence's end that it is. */
  readonly length: number;
  readonly says: (subject: Subject, asked: boolean) => readonly (readonly string[])[];
}

/** The predicate at the end: one verb, -ып жатыр, or -а алу. */
function verbOf(
  words: readonly string[],
  isSomewhere: boolean,
  isComing: boolean,
  tools: Tools,
): Verb | undefined {
  const last = finite(words.at(-1));
  if (!last) return undefined;
  const { features } = last;
  const before = knownReadings(words.at(-2) ?? "").find(
    ({ features: of }) => of.VerbForm === "Conv",
  );
  const isNow = features.Aspect === "Prog" && before?.features.Aspect === "Perf";
  const isAble = last.lemma === "алу" && before?.features.Aspect === "Imp";
  // сатып алдым: two words that the dictionary has as one
  const joined = `${words.at(-2)} ${last.lemma}`;
  const isJoined = verbMeaning(joined, tools) !== undefined;
  const lemma = isJoined
    ? joined
    : isNow || isAble
      ? before?.lemma
      : features.Aspect === "Prog"
        ? undefined
        : last.lemma;
  const base =
    lemma === undefined
      ? undefined
      : lemma === "тұру" && isSomewhere && !isNow
        ? "live"
        : verbMeaning(lemma, tools);
  if (base === undefined) return undefined;
  const not = last.suffixes.some(({ id }) => id === "neg");
  const past = features.Tense === "Past";
  if (!past && features.Tense !== "Pres") return undefined;
  const says: Verb["says"] = (subject, asked) => {
    const line = (helper: string, main: string): string[] =>
      asked
        ? [helper, subject.text, ...(not ? ["not"] : []), main]
        : [subject.text, helper, ...(not ? ["not"] : []), main];
    if (isNow)
      return [
        line(
          past ? (/am|is/.test(subject.be) ? "was" : "were") : subject.be,
          englishForm(base, "ing"),
        ),
      ];
    if (isAble) return [line(past ? "could" : "can", base)];
    const helper = past ? "did" : subject.third ? "does" : "do";
    const simple =
      asked || not
        ? line(helper, base)
        : [
            subject.text,
            past ? englishForm(base, "past") : subject.third ? englishForm(base, "third") : base,
          ];
    if (past) return [simple];
    return isComing ? [line("will", base), simple] : [simple, line("will", base)];
  };
  return {
    person: features.Person ?? "3",
    number: features.Number ?? "",
    polite: features.Polite === "Form",
    length: isNow || isAble || isJoined ? 2 : 1,
    says,
  };
}

const finite = (word: string | undefined): Reading | undefined =>
  word === undefined
    ? undefined
    : knownReadings(word).find(
        ({ features }) => features.VerbForm === "Fin" && features.Mood === "Ind",
      );

const verbMeaning = (lemma: string, tools: Tools): string | undefined =>
  tools.glossary
    .senses(lemma)
    .find(({ pos }) => pos === "v")
    ?.en[0]?.replace(/^to /u, "")
    .replace(/ \(.*\)$/u, "");

interface Chunk {
  /** Ways to say it as the subject, and elsewhere. */
  readonly subject?: readonly string[];
  readonly object: readonly string[];
  readonly plural: boolean;
}

/** Phrases of a sentence before its verb; undefined unless every word is understood. */
function chunksOf(words: readonly string[], tools: Tools): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let before: string[] = [];
  for (const word of words) {
    const reading = knownReadings(word)[0];
    if (!reading) return undefined;
    const { features, lemma, entry, suffixes } = reading;
    const pos = entry?.pos ?? "";
    if (pos === "pron" && features.Case === "Gen") continue;
    const own = OBJECTS[lemma];
    if (pos === "pron" && own !== undefined) {
      const kase = features.Case ?? "Nom";
      chunks.push({
        object:
          kase === "Acc"
            ? [own]
            : kase === "Dat"
              ? [own, `to ${own}`, `for ${own}`]
              : (PREPOSITIONS[kase] ?? []).map((one) => `${one} ${own}`),
        plural: false,
      });
      continue;
    }
    const gloss = tools.glossary.senses(lemma)[0]?.en[0]?.replace(/ \(.*\)$/u, "");
    if (gloss === undefined) return undefined;
    if (suffixes.length === 0 && /^(?:adj|num|det)/.test(pos)) {
      before.push(gloss);
      continue;
    }
    if (/^adv/.test(pos)) {
      if (before.length > 0) return undefined;
      chunks.push({ object: [gloss], plural: false });
      continue;
    }
    if (!/^(?:n|name)/.test(pos)) return undefined;
    chunks.push(nounChunk(gloss, before, reading, pos));
    before = [];
  }
  return before.length > 0 ? undefined : chunks;
}

function nounChunk(
  gloss: string,
  before: readonly string[],
  { features, suffixes }: Reading,
  pos: string,
): Chunk {
  const plural = features.Number === "Plur" && suffixes.some(({ id }) => id === "plural");
  const noun = [...before, plural ? englishForm(gloss, "plural") : gloss].join(" ");
  const owner = suffixes.map(({ id }) => OWNERS[id]).find(Boolean);
  const isName = pos.startsWith("name");
  const article = /^[aeiou]/u.test(noun) ? "an" : "a";
  const kase = features.Case ?? "Nom";
  const named = isName
    ? [gloss]
    : owner
      ? [`${owner} ${noun}`]
      : kase === "Nom" && !plural
        ? MASS.test(gloss)
          ? [noun, `the ${noun}`]
          : [`${article} ${noun}`, noun, `the ${noun}`]
        : kase === "Nom"
          ? [noun, `the ${noun}`]
          : [`the ${noun}`, noun, ...(plural ? [] : [`${article} ${noun}`])];
  const prepositions = PREPOSITIONS[kase];
  return {
    ...(kase === "Nom" && { subject: isName || owner ? named : [`the ${noun}`, noun] }),
    object: prepositions
      ? [
          ...named.flatMap((one) => prepositions.map((prep) => `${prep} ${one}`)),
          ...(kase === "Dat" ? ["home"].filter(() => gloss === "house" || gloss === "home") : []),
        ]
      : named,
    plural,
  };
}
