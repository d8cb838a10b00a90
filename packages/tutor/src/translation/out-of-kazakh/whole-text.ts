import { sentencesOf } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { outOfKazakh, roughlyOutOfKazakh } from "./out-of-kazakh.ts";

/** A Kazakh text in English or Russian. */
export interface ToldText {
  readonly text: string;
  /** Whether every sentence is surely understood; otherwise it is told roughly. */
  readonly sure: boolean;
  /** Whether the course itself has every sentence with its translation. */
  readonly known: boolean;
}

/** A text of one or more Kazakh sentences, each told by itself; undefined where one of them cannot be told. */
export function textOutOfKazakh(
  text: string,
  language: "en" | "ru",
  tools: Tools,
): ToldText | undefined {
  const sentences = sentencesOf(/[.!?…]["»”]?$/u.test(text.trim()) ? text : `${text.trim()}.`);
  const told = sentences.map((sentence) => sentenceTold(sentence, text, language, tools));
  if (told.length === 0 || told.includes(undefined)) return undefined;
  const whole = told.flatMap((one) => one ?? []);
  return {
    text: whole.map((one) => one.text).join(" "),
    sure: whole.every(({ sure }) => sure),
    known: whole.every(({ known }) => known),
  };
}

function sentenceTold(
  sentence: string,
  whole: string,
  language: "en" | "ru",
  tools: Tools,
): ToldText | undefined {
  const bare = whole.includes(sentence) ? sentence : sentence.replace(/\.$/u, "");
  const line = tools.memory.find(bare, "kz")[0];
  if (line) return { text: line[language], sure: true, known: true };
  const surely = outOfKazakh(bare, language, tools);
  if (surely !== undefined) return { text: surely, sure: true, known: false };
  const roughly = roughlyOutOfKazakh(bare, language, tools);
  return roughly && { text: roughly.text, sure: false, known: false };
}
