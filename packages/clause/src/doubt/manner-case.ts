import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const QUALITIES = /^(?:жақсы|жаман|тез|жылдам|әдемі|қатты|баяу|дұрыс)$/;
const LEARNING = /^(?:білу|үйрену|үйрету|меңгеру|ұмыту|жетілдіру|дамыту|игеру)$/;
const FONDNESS = /^(?:көру)$/;

/** қазақшаны сөйлейді, жақсыны билейді: how something is done takes no case. */
export const mannerCaseDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const doubt = (why: string): Doubt[] => [{ at, why }];
    const lower = tokens[at]?.lower ?? "";
    const verb = words[head]?.reading;
    // қазақшаны үйрендім, естіп үйрендім: a language is what one learns and knows
    const learnt = [head, words[head]?.head ?? -1].some((one) =>
      LEARNING.test(words[one]?.reading.lemma ?? ""),
    );
    if (reading.kind === "adv" && /(?:шаны|шені)$/.test(lower) && !learnt)
      return doubt("a manner with a case");
    const isQuality =
      relation === "object" &&
      reading.case === "ACC" &&
      !reading.plural &&
      reading.owner === undefined &&
      QUALITIES.test(reading.lemma);
    if (
      isQuality &&
      verb?.kind === "verb" &&
      /^(?:сөйлеу|билеу|жүгіру|жүзу|жүру|ойнау|істеу)$/.test(verb.lemma)
    )
      return doubt("a quality as an object");
    // иттен жақсы көремін: whom?
    const likes =
      relation === "manner" &&
      reading.lemma === "жақсы" &&
      head === at + 1 &&
      verb?.kind === "verb" &&
      FONDNESS.test(verb.lemma);
    const than = likes && words.some((one) => one.head === at && one.relation === "than");
    return than && !words.some((one) => one.head === head && one.relation === "object")
      ? doubt("fond of nothing")
      : [];
  });
