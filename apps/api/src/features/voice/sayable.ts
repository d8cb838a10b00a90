import { analyse } from "@tilashar/kazakh/morphology";
import { tokenise } from "@tilashar/kazakh/script";
import { hasSpeech } from "@tilashar/speech/voice";

/** Words by their small letters. */
type KnownWords = Pick<ReadonlySet<string>, "has">;

/** Letters and syllables that a learner asks to hear alone. */
const maxPieceLength = 3;

/** Of a sentence that somebody reads, so many words may be unknown for each that is known: names above all. */
const unknownForKnown = 0.5;

/**
 * Whether a text may be said: its words are those of the course or ones that the engine derives from its
 * lexicon without guessing, so that our voices say Kazakh and nothing else. A sentence of a learner's own
 * text has names and rare words in it, too: up to a third of its words, in Kazakh letters (064).
 *
 * @param courseWords words of the course in small letters
 */
export function isSayable(text: string, courseWords: KnownWords): boolean {
  if (!hasSpeech(text)) return false;
  let known = 0;
  let unknown = 0;
  for (const { kind, text: token } of tokenise(text)) {
    if (kind === "other" && /\p{L}/u.test(token)) return false;
    if (kind !== "word") {
      if (kind !== "other" && token.length > 20) return false;
      continue;
    }
    if (isKnown(token, courseWords)) known += 1;
    else if (kazakhWord.test(token)) unknown += 1;
    else return false;
  }
  return unknown <= known * unknownForKnown;
}

/** A word in the letters of Kazakh, no longer than Kazakh words get. */
const kazakhWord = /^[\p{Script=Cyrillic}-]{1,30}$/u;

function isKnown(token: string, courseWords: KnownWords): boolean {
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
}
