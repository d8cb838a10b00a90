import { sentencesOf } from "@tilashar/clause";
import type { Tools } from "../ask.ts";
import { foldText, hasCyrillic, hasKazakhLetter, hasLatin, wordsOf } from "../text/fold.ts";
import { isWordOf } from "../words/own-language.ts";

/** The Kazakh that somebody was sent, heard or saw, whole, with what the learner says around it. */
export interface PastedKazakh {
  readonly sentences: readonly string[];
  /** The message without it, folded. */
  readonly frame: string;
}

/** All Kazakh of a message that tells where it is from or asks what it says; undefined where it is brought for something else. */
export function pastedKazakh(raw: string, tools: Tools): PastedKazakh | undefined {
  const text = inQuotes(raw, tools) ?? afterColon(raw, tools) ?? amongEnglish(raw);
  if (text === undefined) return undefined;
  const frame = foldText(text.parts.reduce((rest, part) => rest.replace(part, " "), raw));
  const asked = new Set(tools.requests.find(frame).map(({ id }) => id));
  const isFrom = asked.has("pasted-from");
  if (asked.has("pasted-for-language") || !(isFrom || asked.has("pasted-whole"))) return undefined;
  const sentences = text.parts.flatMap((part) => sentencesOf(part));
  const isBrought = isFrom && wordsOf(sentences[0] ?? "").length >= SHORTEST;
  return sentences.length > 1 || isBrought ? { sentences, frame } : undefined;
}

/** Words of a single sentence that somebody wrote and that is read as a text; fewer are a turn of speech. */
const SHORTEST = 4;

interface Found {
  /** The stretches as they were typed. */
  readonly parts: readonly string[];
}

const QUOTED = /[«“"„]([^»”"“]{2,400})[»”"“]/gu;

/** «…» «…»: everything that is quoted, where all of it is Kazakh. */
function inQuotes(raw: string, tools: Tools): Found | undefined {
  const parts = [...raw.matchAll(QUOTED)].map(([, text]) => (text ?? "").trim());
  const isKazakh = parts.length > 0 && parts.every((part) => isOfKazakh(part, tools));
  return isKazakh ? { parts } : undefined;
}

/** "She texted: … . … ? what does she want": the sentences after a colon as long as they are Kazakh. */
function afterColon(raw: string, tools: Tools): Found | undefined {
  const after = /^[^:]{2,80}:\s*(\P{L}*\p{Script=Cyrillic}.*)$/su.exec(raw)?.[1];
  const sentences = after === undefined ? [] : sentencesOf(after);
  const end = sentences.findIndex((one) => !isOfKazakh(one, tools));
  const parts = end < 0 ? sentences : sentences.slice(0, end);
  return parts.length > 0 ? { parts } : undefined;
}

/** In an English message: from the first word in Kazakh letters to the last one before English goes on. */
function amongEnglish(raw: string): Found | undefined {
  if (!hasLatin(raw)) return undefined;
  const [longest = "", ...others] = [
    ...raw.matchAll(/\p{Script=Cyrillic}[\p{Script=Cyrillic}\d\s.,!?…:;()—–-]*[.!?…]?/gu),
  ]
    .map(([text]) => text.trim())
    .toSorted((a, b) => b.length - a.length);
  return longest.includes(" ") && others.length === 0 ? { parts: [longest] } : undefined;
}

/** Whether more than half of the words are Kazakh. */
function isOfKazakh(text: string, tools: Tools): boolean {
  const words = wordsOf(foldText(text));
  const kazakh = words.filter(
    (word) =>
      hasCyrillic(word) &&
      (hasKazakhLetter(word) ||
        (!isWordOf(word, "ru", tools) && tools.reader.spell(word) !== undefined)),
  );
  return kazakh.length * 2 > words.length;
}
