import { timeAt } from "../fault/tense-faults.ts";
import type { Parse } from "../parse.ts";
import { TIMES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Words that say when as they are. */
const AS_THEY_ARE = /^(?:таңертең|кеш|ертең|кеше|кешке|былтыр)$/;
const GOING_ON = /^(?:жату|отыру|тұру|жүру)$/;

/** Times in a form or beside a tense that they do not take: таңертеңде, барлық күн, екі жылдан бұрын, былтыр оқып жатыр. */
export const timeFormDoubts = (parse: Parse): Doubt[] => {
  const { tokens, words } = parse;
  const root = words.find(({ head }) => head === -1)?.reading;
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const doubt = (why: string): Doubt[] => [{ at, why }];
    const before = words[at - 1];
    const after = words[at + 1]?.reading;
    const isTime = reading.kind === "noun" && TIMES.has(reading.lemma);
    if (AS_THEY_ARE.test(reading.lemma) && reading.case === "LOC" && reading.owner === undefined)
      return doubt("a time word with a case it needs not");
    // барлық күн: барлық counts what is many
    if (
      tokens[at - 1]?.lower === "барлық" &&
      before?.head === at &&
      isTime &&
      !reading.plural &&
      reading.owner === undefined
    )
      return doubt("all of one");
    // екі жылдан бұрын
    if (
      isTime &&
      reading.case === "ABL" &&
      before?.relation === "count" &&
      after?.lemma === "бұрын"
    )
      return doubt("so long ago takes no case");
    const helper = words[head]?.relation === "helped" ? (words[head]?.head ?? -1) : head;
    const verb = words[helper]?.reading;
    const isNow =
      verb?.kind === "verb" &&
      verb.form === "fin" &&
      GOING_ON.test(verb.lemma) &&
      words.some((one) => one.head === helper && one.relation === "helped") &&
      !(verb.source?.suffixes.some(({ id }) => id === "past" || id === "perf") ?? false);
    if (timeAt(parse, at) === "past" && isNow && tokens[at]?.mark === "")
      return doubt("the past, going on now");
    // келесі жылы … түстім, мен taken for "and"
    const isNext = /^(?:келесі|келер|алдағы)$/.test(tokens[at - 1]?.lower ?? "") && isTime;
    const isPast = root?.source?.suffixes.some(({ id }) => id === "past") ?? false;
    // келесі аптаға шегеруге тура келді: to what is to come something may have been put off
    return isNext &&
      isPast &&
      reading.case !== "DAT" &&
      /^(?:conjunct|time)$/.test(relation) &&
      reading.lemma !== "күн"
      ? doubt("what is to come, in the past")
      : [];
  });
};
