import type { Parse } from "../parse.ts";
import { FUTURE_TIMES, PAST_TIMES } from "../word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** кеше көретін фильм, ертең ұшқан ұшақ: a time straight in a relative clause whose participle tells another. */
export function participleTimeDoubts({ tokens, words }: Parse): Doubt[] {
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (relation !== "relative" || reading.form !== "part" || reading.kind !== "verb") return [];
    const last = reading.source?.suffixes.at(-1)?.id;
    const time = words.findIndex(
      (one, place) =>
        one.head === at &&
        (PAST_TIMES.has(tokens[place]?.lower ?? "") ||
          FUTURE_TIMES.has(tokens[place]?.lower ?? "")),
    );
    if (time < 0 || head < at) return [];
    const past = PAST_TIMES.has(tokens[time]?.lower ?? "");
    return (past && last === "hab") || (!past && last === "perf")
      ? [{ at, why: "a participle against its time" }]
      : [];
  });
}
