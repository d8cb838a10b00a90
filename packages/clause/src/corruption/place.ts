import type { Government } from "../government.ts";
import type { Parse, Placed } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case, Reading } from "../word/reading.ts";
import { TIMES } from "../word/word-lists.ts";

/** A word of a parsed sentence, and what it hangs on. */
export interface Place {
  readonly parse: Parse;
  readonly at: number;
  readonly word: Placed;
  readonly over: Reading | undefined;
  readonly government: Government;
}

/** New texts of words by their places; "" leaves a word out. */
export type Change = readonly (readonly [number, string])[];

/** One thing that can be made wrong, and how. */
export interface Kind {
  readonly kind: string;
  readonly make: (place: Place) => readonly Change[];
}

export const one = (at: number, text: string): Change[] => (text === "" ? [] : [[[at, text]]]);
/** онда, одан, неге: then, from it, why; a right sentence as often as a wrong one. */
const POINTS =
  /^(?:онда|одан|оған|онымен|мұнда|мұнан|бұдан|бұған|сонда|содан|соған|сонымен|осыдан|осында|осыған|неге|неде|неден)$/;
export const noun = (place: Place, kase: Case): Change[] =>
  one(place.at, nounWith(place.word.reading, { case: kase })).filter(
    ([[, text] = [0, ""]]) => !POINTS.test(text.toLowerCase()),
  );

/** A plain noun or pronoun in this case that depends on a verb. */
export const isUnderVerb = ({ word, over, parse, at }: Place, kase: Case): boolean =>
  word.reading.kind === "noun" &&
  word.reading.case === kase &&
  over?.kind === "verb" &&
  !/^(?:part|said|clause|conjunct|name)$/.test(word.relation) &&
  !parse.words.some(({ head, relation }) => head === at && /conjunct|joins/.test(relation)) &&
  !TIMES.has(word.reading.lemma);

export const takesNo = ({ over, government }: Place, kase: Case): boolean => {
  const frame = over && government.verb(over.lemma);
  return frame !== undefined && !frame.takes.has(kase);
};
export const isPlain = ({ over }: Place): boolean => (over?.source?.features.Voice ?? "") === "";
export const isAlone = ({ parse, word }: Place): boolean =>
  /^(?:fin|imp|p)$/.test(parse.words[word.head]?.reading.form ?? "") &&
  !parse.words.some(
    ({ head, relation }) => head === word.head && /helped|desire|part/.test(relation),
  ) &&
  !/helped|desire|converb/.test(parse.words[word.head]?.relation ?? "");
export const isOf = ({ word, government }: Place, id: string): boolean =>
  word.reading.pronoun || word.reading.name
    ? id === "person" && word.reading.source?.entry?.pos !== "name-place"
    : government.isOf(word.reading.lemma, id);
export const isPlaceName = ({ word }: Place): boolean =>
  word.reading.source?.entry?.pos === "name-place";
export const hasSubject = ({ parse, word }: Place): boolean =>
  parse.words.some(({ head, relation }) => head === word.head && relation === "subject");
export const hasObject = ({ parse, word, at }: Place): boolean =>
  parse.words.some(
    (other, place) =>
      place !== at &&
      other.head === word.head &&
      (other.reading.case === "ACC" || /object|complement/.test(other.relation)),
  );
export const isFirstOrSecond = ({ over }: Place): boolean =>
  over?.person !== undefined && over.person !== "3";
