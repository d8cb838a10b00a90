import { renderLine } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
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

/** Two cases by their Kazakh names, of which two are words as well: «барыс», «табыс». */
const KAZAKH_NAMES: ReadonlyMap<string, string> = new Map([
  ["ілік", "genitive"],
  ["барыс", "dative"],
  ["табыс", "accusative"],
  ["жатыс", "locative"],
  ["шығыс", "ablative"],
  ["көмектес", "instrumental"],
]);

/** «Чем отличается барыс от жатыс?»: what each of two cases does, with an example. */
export function twoCases({ words, language }: Asked, tools: Tools): Draft | undefined {
  const named = words.flatMap((word) => {
    const name = [...KAZAKH_NAMES.keys()].find((one) => word === one || isOf(word, one));
    return name === undefined ? [] : [name];
  });
  const [first, second, ...others] = [...new Set(named)];
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const ids = [first, second].map((name) => KAZAKH_NAMES.get(name) as string);
  const told = ids.map((id, at) => {
    const title = tools.course.grammarById.get(id)?.titles[language];
    return [`**${[first, second][at]}** — ${title}`, ...pointLines(id, language, tools)].join("\n");
  });
  return { text: told.join("\n\n"), points: ids, confidence: 0.92, intent: "compare" };
}

/** A name with an ending: «барыстан», «жатыстың». */
const isOf = (word: string, name: string): boolean =>
  word.startsWith(name) && knownReadings(word).some(({ lemma }) => lemma === name);

/** A case by its name. */
export const CASE_NAMED =
  /genitive|dative|accusative|locative|ablative|instrumental|родительн|дательн|винительн|местн\p{L}* падеж|местным|исходн|творительн|ілік|барыс|жатыс|шығыс с|табыс|көмектес/u;

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
