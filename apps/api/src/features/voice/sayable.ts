import { analyse } from "@tilashar/kazakh/morphology";
import { tokenise } from "@tilashar/kazakh/script";
import { hasSpeech } from "@tilashar/speech/voice";

/** Letters and syllables that a learner asks to hear alone. */
const maxPieceLength = 3;

/**
 * Whether a text may be said: each of its words is one of the course or one that the engine derives
 * from its lexicon without guessing, so that our voices say what the product teaches and nothing else.
 *
 * @param courseWords words of the course in small letters
 */
export function isSayable(text: string, courseWords: ReadonlySet<string>): boolean {
  if (!hasSpeech(text)) return false;
  return tokenise(text).every(({ kind, text: token }) => {
    if (kind === "other") return !/\p{L}/u.test(token);
    if (kind !== "word") return token.length <= 20;
    const word = token.toLowerCase();
    if (courseWords.has(word)) return true;
    if (!/^[\p{Script=Cyrillic}-]+$/u.test(token)) return false;
    if (word.length <= maxPieceLength) return true;
    return word
      .split("-")
      .every(
        (part) =>
          courseWords.has(part) ||
          part.length <= maxPieceLength ||
          analyse(part).some(({ guessed }) => !guessed),
      );
  });
}

/** Every word in the Kazakh texts of some content, in small letters. */
export function kazakhWordsOf(content: unknown): Set<string> {
  const words = new Set<string>();
  const collect = (value: unknown, kazakh: boolean): void => {
    if (typeof value === "string") {
      if (!kazakh) return;
      for (const { kind, text } of tokenise(value))
        if (kind === "word") words.add(text.toLowerCase());
    } else if (Array.isArray(value)) {
      for (const part of value) collect(part, kazakh);
    } else if (typeof value === "object" && value !== null && !(value instanceof Map)) {
      for (const [key, part] of Object.entries(value))
        collect(part, key === "kz" || (kazakh && key !== "ru" && key !== "en"));
    }
  };
  collect(content, false);
  return words;
}
