import type { Tools } from "../../ask.ts";
import { NotUnderstood } from "./meaning.ts";
import { MeaningReader } from "./read-meaning.ts";
import { EnglishSpeaker } from "./say-english.ts";
import { RussianSpeaker } from "./say-russian.ts";

/** Words of a sentence that is tried. */
const MOST_WORDS = 12;

/**
 * A Kazakh sentence in English or Russian, composed from its parse. Undefined wherever a word, its place or the way
 * the other language says it is not known: nothing is left out, and nothing is guessed.
 */
export function outOfKazakh(text: string, language: "en" | "ru", tools: Tools): string | undefined {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/u).length;
  if (words < 2 || words > MOST_WORDS || /[.!?;:«»"] \S/u.test(trimmed)) return undefined;
  const marked = /[.!?…]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
  const parse = tools.judge.understood(marked);
  if (!parse) return undefined;
  try {
    const meaning = new MeaningReader(parse, tools).read();
    const speaker = language === "en" ? new EnglishSpeaker(tools) : new RussianSpeaker(tools);
    const said = speaker
      .say(meaning)
      .replace(/\s+/gu, " ")
      .replace(/,+(?=,|$)/gu, "")
      .trim();
    const mark = meaning.question ? "?" : marked.endsWith("!") ? "!" : ".";
    return said.charAt(0).toUpperCase() + said.slice(1) + mark;
  } catch (fault) {
    if (fault instanceof NotUnderstood) return undefined;
    throw fault;
  }
}
