import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

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
