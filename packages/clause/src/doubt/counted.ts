import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const NUMBERED = /^(?:сынып|қабат|курс|қатар|класс|бөлім|тарау)$/;

/** екі жаңа кітаптар, екі достар ақыры: the number counts a plural that is not its own head. */
export function countedDoubts({ tokens, words }: Parse): Doubt[] {
  return words.flatMap(({ reading, relation }, at): Doubt[] => {
    if (reading.kind !== "num" || relation !== "count" || /нш[ыі]$/.test(tokens[at]?.lower ?? ""))
      return [];
    // үш сыныпта: one of them is the third
    const counted = words[at + 1]?.reading;
    if (
      counted?.kind === "noun" &&
      NUMBERED.test(counted.lemma) &&
      /^(?:LOC|DAT|ABL)$/.test(counted.case ?? "") &&
      !counted.plural &&
      counted.owner === undefined
    )
      return [{ at, why: "a number of what is told by its order" }];
    // жарты сегізде: half past is жарым
    if (tokens[at]?.lower === "жарты" && counted?.source?.entry?.pos === "num")
      return [{ at, why: "half of a number" }];
    // екі ағаларым: straight behind its number, whosever it is; бір достарым: some of them
    const isBeside = (place: number) =>
      place === at + 1 &&
      tokens[at]?.lower !== "бір" &&
      // 1927–1930 жылдары: in which years
      words[place]?.reading.lemma !== "жыл";
    for (let place = at + 1; place < words.length; place++) {
      const one = words[place]?.reading;
      if (!one || tokens[place - 1]?.mark !== "") return [];
      // екі жағындағы көшелер, екі қабатты үйлер
      if (one.kind === "adj" && (one.source?.suffixes.length ?? 0) > 0) return [];
      if (one.kind === "adj" || one.kind === "num" || one.form === "part") continue;
      if (
        one.kind !== "noun" ||
        one.pronoun ||
        (one.owner !== undefined && !isBeside(place) && (one.owner !== "3" || one.case !== "ACC"))
      )
        return [];
      // екі кило алмалар: what is measured is counted no more than what is numbered
      if (words[place]?.relation === "measure" && !one.plural) continue;
      const whole =
        words[place]?.relation === "compound" && words[place + 1]?.reading.owner === "3";
      return one.plural && !whole ? [{ at: place, why: "a plural behind a number" }] : [];
    }
    return [];
  });
}
