import { readingsOf } from "../russian/readings.ts";
import { foldText } from "../text/fold.ts";

const FEARED =
  /(?<=(?<!\p{L})бо(?:юсь|имся),? что (?:(?:я|мы) )?)не (?!смогу|сможем)(?<verb>\p{L}+)/iu;

/**
 * «Боюсь, что не сдам»: what one fears not to do one fears not to manage: тапсыра алмаймын ба деп қорқамын says so, and
 * тапсырмаймын ба is of one's own will. Only of whoever speaks, as others may not want to.
 */
export const ableToFear = (text: string): string =>
  text.replace(FEARED, (whole, verb: string) => {
    const read = readingsOf(foldText(verb)).find(
      (one) => one.pos === "verb" && one.form === "finite" && one.perfective && one.person === 1,
    );
    if (read?.pos !== "verb" || !MANAGED.test(read.lemma)) return whole;
    return `не ${read.plural ? "сможем" : "смогу"} ${read.lemma}`;
  });

/** What is done only by who can: an exam, a train, a place found. */
const MANAGED =
  /^(?:сдать|найти|успеть|закончить|сделать|выучить|понять|решить|справиться|ответить|написать|прийти|приехать|купить|запомнить|уснуть|заснуть|поступить|выиграть|объяснить|доехать|дойти)$/u;
