import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Reading } from "../word/reading.ts";

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

/** теңіз тауда кеңірек: a place that another is compared with has the ablative. */
export const placeOverPlaceDoubts = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    return relation === "place" &&
      reading.case === "LOC" &&
      over?.kind === "adj" &&
      words[head]?.head === -1 &&
      government.isOf(over.lemma, "of-size") &&
      isPlace(reading, government) &&
      words.some(
        (one) =>
          one.head === head && one.relation === "subject" && isPlace(one.reading, government),
      )
      ? [{ at, why: "a place that another is compared with" }]
      : [];
  });

const isPlace = (reading: Reading, government: Government): boolean =>
  reading.source?.entry?.pos === "name-place" ||
  (!reading.name && government.isOf(reading.lemma, "place"));
