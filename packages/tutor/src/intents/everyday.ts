import type { Asked, Intent, Tools } from "../ask.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { isOfTutor } from "../talk/of-tutor.ts";
import { type HeardSentence, hearAll, standingOf } from "../talk/understand-talk.ts";
import { converse, isNoRequest, isStatement } from "./talk.ts";

/** So much of a sentence is known by the words that it holds. */
const KNOWN = 0.8;
/** Surer than a sentence to be checked, «Жаңасын алған дұрыс па?», and than a plan while the talk goes on. */
const SURE = { first: 0.962, later: 0.992 } as const;

/**
 * Everyday life in Kazakh, told or asked about, where `told` or `asked` of a topic's move knows the whole of it: nothing
 * that the recogniser takes it for is surer.
 */
export const everydayIntent: Intent = {
  name: "everyday",
  understand(asked, tools) {
    if (waitsForAnswer(asked.history, tools) || WORDS.test(asked.raw)) return undefined;
    const standing = standingOf(asked.history, tools);
    // A greeting before it is answered by itself
    const heard = hearAll(asked.raw, standing, tools);
    const asks = heard.some((one) => one.asks);
    // What leads to a question need not be known
    const decisive = asks ? heard.filter((one) => one.asks) : heard;
    if (decisive.length === 0 || !decisive.every(isKnown)) return undefined;
    if (!heard.every(({ kazakh }) => kazakh)) return undefined;
    if (!asks && !(isStatement(heard) && isNoRequest(asked.raw, heard, tools))) return undefined;
    return {
      confidence: SURE[standing.open === undefined ? "first" : "later"],
      answer: () => {
        const said = converse(heard, standing, asked, tools);
        return said && { ...said, intent: "talk" };
      },
    };
  },
};

/** «Қандай сөздерді білуім керек?» asks for words, whatever they are to be of. */
const WORDS = /(?<!\p{L})(?:сөз(?:дер|дерді|ін)|сөйлемдер|тіркес\p{L}*)(?!\p{L})/iu;

/** What is asked of the tutor itself while one talks: «Ал сен бауырсақ жейсің бе?» It is small talk, and no kind of request. */
export function askedOfTutor(asked: Asked, tools: Tools): ReturnType<Intent["understand"]> {
  const found = everydayIntent.understand(asked, tools);
  const asking = hearAll(asked.raw, standingOf(asked.history, tools), tools).filter(
    ({ asks }) => asks,
  );
  const isOfIt =
    asking.length > 0 && asking.every(({ move }) => OF_TUTOR.test(move?.topic.id ?? ""));
  return isOfIt ? found : undefined;
}
const OF_TUTOR = /^tutor/;

const isKnown = (one: HeardSentence): boolean => {
  const { kazakh, move, sure, asks } = one;
  if (!kazakh || move === undefined || sure < KNOWN) return false;
  return (asks ? move.move.asked : move.move.told) !== undefined || (asks && isOfTutor(one));
};
