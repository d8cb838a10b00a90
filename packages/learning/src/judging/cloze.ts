import {
  analyse,
  type Candidate,
  type Explanation,
  explainWord,
} from "@tilashar/kazakh/morphology";
import { lowerKazakh, type Token, tokenise } from "@tilashar/kazakh/script";

/** A sentence with one word taken out. */
export interface Cloze {
  readonly before: string;
  readonly after: string;
  /** What stands in the gap, as written. */
  readonly answer: string;
  /** How it is made; missing where it is no form that the rules explain. */
  readonly explanation?: Explanation;
}

/**
 * Takes a word, in whatever form it has there, out of a sentence; null when it does not occur in it.
 * A set phrase is taken out whole.
 */
export function clozeOf(sentence: string, lemma: string): Cloze | null {
  const wanted = lowerKazakh(lemma.normalize("NFC"));
  const text = sentence.normalize("NFC");
  if (wanted.includes(" ")) {
    const at = lowerKazakh(text).indexOf(wanted);
    return at === -1 ? null : cut(text, at, at + wanted.length);
  }
  const words = tokenise(text).filter(({ kind }) => kind === "word");
  const exact = words.find((word) => lowerKazakh(word.text) === wanted);
  if (exact !== undefined) return cut(text, exact.start, exact.start + exact.text.length);
  for (const word of words) {
    const reading = analyse(lowerKazakh(word.text)).find((one) => one.lemma === wanted);
    if (reading !== undefined) return gapAt(text, word, reading);
  }
  return null;
}

/** A sentence with one of its words taken out, and the dictionary form of that word. */
export interface LineGap {
  readonly cloze: Cloze;
  readonly lemma: string;
}

/** Shorter words, such as ма and де, are guessed rather than known. */
const shortestGap = 3;

/**
 * A gap in a sentence, another each time: first at the words that are the learner's own, then at the
 * others that the engine knows; never at a name. Null when the sentence has no such word.
 *
 * @param own dictionary forms of the learner's words, in small letters
 * @param turn how often the sentence has been asked with a gap
 */
export function lineGap(sentence: string, own: ReadonlySet<string>, turn: number): LineGap | null {
  const text = sentence.normalize("NFC");
  const gaps = tokenise(text).flatMap((word) => {
    if (word.kind !== "word" || word.text.length < shortestGap) return [];
    const readings = analyse(lowerKazakh(word.text)).filter(({ guessed }) => !guessed);
    const reading = readings.find(({ lemma }) => own.has(lemma)) ?? readings[0];
    if (reading === undefined || /^\p{Lu}/u.test(reading.lemma)) return [];
    return [{ cloze: gapAt(text, word, reading), lemma: reading.lemma }];
  });
  const isOwn = ({ lemma }: LineGap) => own.has(lemma);
  const all = [...gaps.filter(isOwn), ...gaps.filter((gap) => !isOwn(gap))];
  return all[turn % Math.max(1, all.length)] ?? null;
}

function gapAt(text: string, { start, text: written }: Token, reading: Candidate): Cloze {
  const found = cut(text, start, start + written.length);
  const explanation = explainReading(written, reading);
  return explanation === undefined ? found : { ...found, explanation };
}

/** How a form is made by one of its readings; undefined where the rules make another form of it. */
export function explainReading(written: string, reading: Candidate): Explanation | undefined {
  if (reading.suffixes.length === 0) return undefined;
  const explanation = explainWord(
    reading.entry?.stem ?? reading.lemma,
    reading.suffixes.map(({ id }) => id),
  );
  return explanation.form === lowerKazakh(written) ? explanation : undefined;
}

const cut = (text: string, from: number, to: number): Cloze => ({
  before: text.slice(0, from),
  answer: text.slice(from, to),
  after: text.slice(to),
});
