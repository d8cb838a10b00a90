import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** құстың атын қалай деп аталады: what is called so has no object either, though деп stands between. */
export const calledObjectDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const said = words[head];
    const verb = words[said?.head ?? -1]?.reading;
    return reading.kind === "noun" &&
      reading.case === "ACC" &&
      tokens[head]?.lower === "деп" &&
      verb?.form === "fin" &&
      (verb.source?.features.Voice === "Pass" || CALLED.test(verb.lemma))
      ? [{ at, why: "an object of what is called" }]
      : [];
  });
const CALLED = /^(?:аталу|саналу|есептелу|танылу)$/u;

/** музыканы жақсы көрілемін, Томды тоқтатылды: what is done has no object. */
export const passiveObjectDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const verb = words[head]?.reading;
    return reading.kind === "noun" &&
      reading.case === "ACC" &&
      verb?.form === "fin" &&
      verb.source?.features.Voice === "Pass"
      ? [{ at, why: "an object of a passive" }]
      : [];
  });
