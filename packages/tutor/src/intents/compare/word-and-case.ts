import { renderLine } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { meaningsOf } from "../../tools/gloss.ts";
import { pointLines } from "./form-meaning.ts";

/** How each case is named by learners, and its point of the grammar book. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/genitive|родительн|ілік/u, "genitive"],
  [/dative|дательн|барыс/u, "dative"],
  [/accusative|винительн|табыс с/u, "accusative"],
  [/locative|местн\p{L}* падеж|местным|жатыс/u, "locative"],
  [/ablative|исходн|шығыс с/u, "ablative"],
  [/instrumental|творительн|көмектес/u, "instrumental"],
];

/** A case by its name. */
export const CASE_NAMED =
  /genitive|dative|accusative|locative|ablative|instrumental|родительн|дательн|винительн|местн\p{L}* падеж|местным|исходн|творительн|ілік|барыс|жатыс|шығыс с|табыс с|көмектес/u;

/** «В чём разница между «үшін» и дательным?»: a word of Kazakh beside a case that is named, each with an example. */
export function wordAndCase(
  words: readonly string[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { folded, language } = asked;
  const cases = CASES.filter(([name]) => name.test(folded)).map(([, id]) => id);
  const [word, ...more] = words;
  const [inCase, ...others] = cases;
  if (word === undefined || more.length > 0 || inCase === undefined || others.length > 0)
    return undefined;
  const read = tools.reader.read(word);
  // мен is "I" before it is "with": its case tells more
  if (!read || read.senses[0]?.pos === "pron") return undefined;
  const point = tools.course.grammar.find(
    ({ forms, id }) => forms.includes(read.lemma) && id !== inCase,
  );
  const [line] = tools.memory.lines
    .filter(({ kz: text }) => new RegExp(`(?<!\\p{L})${read.text}(?!\\p{L})`, "iu").test(text))
    .toSorted((a, b) => Math.abs(a.kz.length - LENGTH) - Math.abs(b.kz.length - LENGTH));
  const gloss = meaningsOf(read.senses.slice(0, 2), language === "kz" ? "en" : language);
  const contrast = tools.course.grammarById
    .get(inCase)
    ?.contrasts.find((one) => one.with === point?.id && one.line.kz.includes(read.text))?.line[
    language
  ];
  return {
    text: [
      language === "kz" ? read.text : `${read.text} — ${gloss}`,
      ...(line ? [`${line.kz}${language === "kz" ? "" : ` — ${line[language]}`}`] : []),
      "",
      ...pointLines(inCase, language, tools),
      ...(contrast === undefined
        ? []
        : [
            "",
            renderLine(contrast, language)
              .map(({ text }) => text)
              .join(""),
          ]),
    ].join("\n"),
    kazakh: [kz(read.text, read.lemma)],
    points: [inCase, ...(point ? [point.id] : [])],
    confidence: 0.95,
    focus: { kind: "topic", id: inCase },
  };
}

/** The length of a line that shows a word best. */
const LENGTH = 24;
