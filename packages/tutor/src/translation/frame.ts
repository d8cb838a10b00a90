import { inflect, numberToWords } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { russianForms } from "../words/russian-forms.ts";
import { lineKey, type RememberedLine } from "../words/sentence-memory.ts";
import { losesSense } from "./lost-sense.ts";

/** A sentence of the course said of something else. */
export interface Framed {
  readonly text: string;
  readonly line: RememberedLine;
}

/** Shorter sentences tell too little of how the slot is used. */
const MIN_WORDS = 3;

/**
 * The sentence of the course that differs from a text in one noun, name or number, with the engine's form of it
 * in that place; undefined when there is none that the check calls right.
 */
export function fromFrame(text: string, language: GlossLanguage, tools: Tools): Framed | undefined {
  const wanted = wordsOf(lineKey(text));
  if (wanted.length < MIN_WORDS || losesSense(wanted.join(" "), language, tools)) return undefined;
  const isAsked = text.trim().endsWith("?");
  for (const line of tools.memory.near(wanted, language)) {
    const written = line[language];
    if (written.endsWith("?") !== isAsked) continue;
    const at = onlyDifference(wanted, written);
    if (at === undefined) continue;
    const words = wordsOf(lineKey(written));
    const slot = [words[at], wanted[at]] as const;
    const said = replaced(line.kz, slot[0] ?? "", slot[1] ?? "", language, tools, wanted.join(" "));
    // "I have a fever" says that it rose: what else is had is there
    if (
      HAD[language].test(wanted.join(" ")) &&
      !/(?<!\p{L})(?:бар|жоқ|бол\p{L}+)(?!\p{L})/u.test(said ?? "")
    )
      continue;
    if (said !== undefined && tools.judge.check(said).verdict === "right")
      return { text: said, line };
  }
  return undefined;
}

const HAD: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /\b(?:have|has|had) (?!to\b|been\b|not\b|\w+ed\b)/,
  ru: /^у (?:меня|тебя|него|нее|нас|вас|них) /u,
};

/** Where the only word stands in which a line differs; undefined when there is no such one. */
function onlyDifference(wanted: readonly string[], written: string): number | undefined {
  const words = wordsOf(lineKey(written));
  if (words.length !== wanted.length) return undefined;
  const different = words.flatMap((word, at) => (word === wanted[at] ? [] : [at]));
  return different.length === 1 ? different[0] : undefined;
}

/** A Kazakh sentence with another thing in the place of one; undefined when the place is not found for sure. */
function replaced(
  kazakh: string,
  from: string,
  to: string,
  language: GlossLanguage,
  tools: Tools,
  text: string,
): string | undefined {
  const numbers = [spokenNumber([from]), spokenNumber([to])];
  if (numbers[0] && numbers[1])
    return swapped(kazakh, (word) =>
      word === numberToWords(numbers[0]?.value ?? 0)
        ? numberToWords(numbers[1]?.value ?? 0)
        : undefined,
    );
  const [old, next] = [namedBy(from, language, tools), namedBy(to, language, tools)];
  if (!old || !next || old.form !== next.form || old.animate !== next.animate) return undefined;
  for (const label of LABELS) {
    // A line that tells whose it is says more than a text that does not
    if (label.includes("PSS") && !OWNED[language].test(text)) continue;
    const [before] = inflect(old.lemma, label);
    const [after] = inflect(next.lemma, label);
    if (before === undefined || after === undefined) continue;
    const said = swapped(kazakh, (word) => (word === before ? after : undefined));
    if (said !== undefined) return said;
  }
  return undefined;
}

const OWNED: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /\b(?:my|your|his|her|its|our|their|have|has|had|of|'s)\b/,
  ru: /(?<!\p{L})(?:мо|тво|сво|наш|ваш|его|ее|их|у (?:меня|тебя|него|нее|нас|вас|них))/u,
};

const CASES = ["NOM", "GEN", "DAT", "ACC", "LOC", "ABL", "INS"] as const;
const OWNERS = ["", ";PSS1S", ";PSS2S;INFM", ";PSS2S;FORM", ";PSS3", ";PSS1P"] as const;
const LABELS = OWNERS.flatMap((owner) =>
  ["SG", "PL"].flatMap((number) => CASES.map((one) => `N;${one};${number}${owner}`)),
);

/** The sentence with one word changed; undefined when none or several could be meant. */
function swapped(kazakh: string, change: (word: string) => string | undefined): string | undefined {
  let count = 0;
  const said = kazakh.replace(/[\p{L}-]+/gu, (word) => {
    const next = change(foldKazakh(word));
    if (next === undefined) return word;
    count++;
    return /^\p{Lu}/u.test(word) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
  });
  return count === 1 ? said : undefined;
}

const foldKazakh = (word: string): string => word.normalize("NFC").toLowerCase();

/** People and animals are asked after, counted and owned as things are not. */
const ANIMATE =
  /^(?:ана|әке|аға|іні|әпке|сіңлі|қарындас|әже|ата|бала|ұл|қыз|дос|әйел|күйеу|мұғалім|дәрігер|студент|оқушы|адам|ит|мысық|ат|сиыр|қой|құс|бауыр|көрші|қонақ)$/;

/** The taught noun a word of the slot names, and the form it stands in. */
function namedBy(
  word: string,
  language: GlossLanguage,
  tools: Tools,
): { lemma: string; form: string; animate: boolean } | undefined {
  const forms =
    language === "en"
      ? englishForms(word)
          .filter(({ tag }) => tag === "base" || tag === "plural")
          .map(({ lemma, tag }) => ({ lemma, form: tag as string }))
      : russianForms(word)
          .filter(({ pos }) => pos === "n" || pos === "other")
          .map(({ lemma, cases = [], plural = false }) => ({
            lemma,
            form: `${cases.join()} ${plural ? "plural" : ""}`,
          }));
  for (const { lemma, form } of forms) {
    const [sense] = tools.glossary.meaning(foldText(lemma), language);
    // A word that is first of all a verb or an adjective may be that here
    if (sense?.pos !== "n" || sense.word === undefined || sense.kz.includes(" ")) continue;
    return { lemma: sense.kz, form, animate: ANIMATE.test(sense.kz) };
  }
  return undefined;
}
