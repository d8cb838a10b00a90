import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** бөлмеден қызыл кілем жатыр, төрінен ескі сырмақ: no thing is more red than a room. */
export const comparedPlaceDoubts = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const quality = words[head];
    if (relation !== "than" || quality?.relation !== "attribute" || reading.kind !== "noun")
      return [];
    if (quality.reading.source?.suffixes.some(({ id }) => id === "cmpr")) return [];
    // үйден алыс жер: what is far is far from somewhere
    if (government.adjective(quality.reading.lemma)?.takes.has("ABL")) return [];
    const place = government
      .classesOf(reading.lemma)
      .some((one) => one === "place" || one === "relation");
    const root = words.find(({ head: over }) => over === -1)?.reading;
    const rests = /^(?:жату|тұру|отыру|сөйлеу|болу)$/.test(root?.lemma ?? "");
    return place && rests ? [{ at, why: "a place that something is compared with" }] : [];
  });
