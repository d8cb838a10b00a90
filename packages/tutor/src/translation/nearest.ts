import type { Tools } from "../ask.ts";
import { wordsOf } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { russianForms } from "../words/russian-forms.ts";
import { lineKey, type RememberedLine } from "../words/sentence-memory.ts";

/** Words that make no sentence like another. */
const EMPTY =
  /^(?:i|you|he|she|it|we|they|me|my|your|his|her|our|their|a|an|the|to|of|in|on|at|for|with|from|and|is|are|am|was|were|be|do|does|did|not|will|would|have|has|had|that|this|can|я|ты|он|она|мы|вы|они|мой|моя|мне|меня|в|во|на|с|со|к|у|по|из|за|от|и|а|не|что|это|как|бы|если|его|ее|их)$/;
/** Shared words of all words, from which a sentence is worth showing. */
const LEAST_SHARE = 0.34;

/** Sentences longer than this show little of what was asked for. */
const MAX_WORDS = 12;

/** The sentence of the course that says most of what was to be said; undefined when none comes near. */
export function nearestSentence(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): RememberedLine | undefined {
  const wanted = weighed(text, language);
  if (wanted.size === 0) return undefined;
  // A line without any of the words as they begin is not worth taking apart
  const starts = [...wanted].map((word) => word.slice(0, Math.min(4, word.length)));
  let best: { line: RememberedLine; share: number } | undefined;
  for (const line of tools.memory.lines) {
    const lower = line[language].toLowerCase();
    if (!starts.some((start) => lower.includes(start))) continue;
    const words = weighed(line[language], language);
    if (words.size > MAX_WORDS) continue;
    const common = [...words].filter((word) => wanted.has(word)).length;
    const share = common / (wanted.size + words.size - common);
    if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { line, share };
  }
  return best?.line;
}

/** The words of a text that tell what it is about, by their dictionary forms. */
function weighed(text: string, language: GlossLanguage): Set<string> {
  const lemmaOf = (word: string): string =>
    (language === "en"
      ? englishForms(word).find(({ tag }) => tag !== "base")?.lemma
      : russianForms(word)[0]?.lemma) ?? word;
  return new Set(
    wordsOf(lineKey(text))
      .filter((word) => !EMPTY.test(word))
      .map(lemmaOf),
  );
}
