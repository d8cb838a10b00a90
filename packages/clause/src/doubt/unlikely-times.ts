import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const ENDING = /^(?:қалу|кету|жіберу|тастау)$/;
const DURATIONS = /^(?:секунд|минут|сағат|күн|апта|ай|жыл|түн|кеш|тәулік)$/;
const JOINED = /^(?:helped|converb|manner)$/;

/** Times that do not go with what a verb tells. */
export const unlikelyTimeDoubts = (parse: Parse): Doubt[] => [
  ...sinceAnEnd(parse),
  ...nowDone(parse),
  ...allThatWhile(parse),
  ...goingOnThen(parse),
];

/** екі сағат бойы ұйықтап кетті: what took all that while is no sudden end. */
const allThatWhile = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const while_ = words[at - 1]?.reading;
    if (tokens[at]?.lower !== "бойы" || reading.kind !== "post" || !while_) return [];
    if (!DURATIONS.test(while_.lemma) || tokens[at]?.mark !== "") return [];
    const up = words[head];
    const helper = up && JOINED.test(up.relation) ? up.head : head;
    const verb = words[helper]?.reading;
    const helped = words.some((one) => one.head === helper && JOINED.test(one.relation));
    return helped && verb?.form === "fin" && ENDING.test(verb.lemma) && !verb.negative
      ? [{ at: helper, why: "a while, and a sudden end" }]
      : [];
  });

/** мен келгенде анам ұйықтап жатыр: what went on at a time that is over is told in the past. */
const goingOnThen = ({ tokens, words }: Parse): Doubt[] => {
  const root = words.findIndex(({ head }) => head === -1);
  if (
    !/^(?:жат|отыр|тұр|жүр)(?:ыр)?(?:мын|мін|сың|сің|сыз|сіз|мыз|міз)?$/.test(
      tokens[root]?.lower ?? "",
    )
  )
    return [];
  if (!words.some(({ head, relation }) => head === root && relation === "helped")) return [];
  const when = words.findIndex(
    ({ reading, head }, at) =>
      reading.form === "part" &&
      reading.case === "LOC" &&
      (head === root || words[head]?.head === root) &&
      tokens[at]?.mark !== "." &&
      (reading.source?.suffixes.some(({ id }) => id === "perf") ?? false),
  );
  return when < 0 ? [] : [{ at: root, why: "then, going on now" }];
};

/** кешеден бері ауырып қалады: what has been so since then is not over. */
const sinceAnEnd = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    if (tokens[at]?.lower !== "бері" || reading.kind !== "post") return [];
    const up = words[head];
    const helper = up && JOINED.test(up.relation) ? words[up.head]?.reading : undefined;
    const ends =
      helper !== undefined &&
      ENDING.test(helper.lemma) &&
      helper.form === "fin" &&
      !helper.negative;
    const present = helper?.source?.suffixes.some(({ id }) => id === "pres") ?? false;
    return ends && present ? [{ at: up?.head ?? at, why: "going on since then, and over" }] : [];
  });

/** қазір тамақ ішкенбіз: now is not when it was done. */
const nowDone = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ head }, at): Doubt[] => {
    const token = tokens[at];
    const verb = words[head]?.reading;
    if (token?.lower !== "қазір" || token.leaning.length > 0 || token.mark !== "") return [];
    const perfect = verb?.source?.suffixes.some(({ id }) => id === "perf") ?? false;
    return verb?.form === "fin" && perfect && verb.person !== "3" && !verb.negative
      ? [{ at: head, why: "now, long done" }]
      : [];
  });
