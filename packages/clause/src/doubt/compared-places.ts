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
    const classes = government.classesOf(reading.lemma);
    // бұтақтан кішкентай құс отыр: of what is of no class something sits as well
    const place =
      (classes.length === 0 && !reading.pronoun && !reading.name) ||
      classes.some((one) => one === "place" || one === "relation");
    const root = words.find(({ head: over }) => over === -1)?.reading;
    const last = words.findIndex(({ head: over }) => over === -1);
    if (words.some((one) => one.head === last && one.relation === "helped")) return [];
    const rests = /^(?:жату|тұру|отыру|сөйлеу|болу|істеу)$/.test(root?.lemma ?? "");
    return place && rests ? [{ at, why: "a place that something is compared with" }] : [];
  });
