import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const FALLING = /^(?:жаңбыр|қар|бұршақ|нөсер)$/;
const WALKING = /^(?:бару|келу|жүру|қайту|жүгіру|кіру)$/;

/** жаңбыр барады: what falls does not walk. */
export const fallingDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const verb = words[head]?.reading;
    return relation === "subject" &&
      FALLING.test(reading.lemma) &&
      verb?.kind === "verb" &&
      WALKING.test(verb.lemma) &&
      !words.some((one) => one.head === head && /^(?:helped|converb)$/.test(one.relation))
      ? [{ at, why: "rain that walks" }]
      : [];
  });
