import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** өте фильм ұзақ: a degree stands before a noun that is no quality. */
export const strayDegreeDoubts = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower, mark }, at): Doubt[] => {
    const next = words[at + 1]?.reading;
    if (!/^(?:өте|тым)$/.test(lower) || mark !== "" || next?.kind !== "noun") return [];
    const isQuality =
      next.form !== undefined ||
      next.source?.entry?.pos === "adj" ||
      (tokens[at + 1]?.readings.some(({ kind }) => kind === "adj" || kind === "adv") ?? false);
    return isQuality || (next.case ?? "NOM") !== "NOM" || next.owner !== undefined
      ? []
      : [{ at, why: "a degree of a thing" }];
  });

/** ол болып дәрігер: what somebody is stands behind болып. */
export const strayBeingDoubts = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] => {
    const before = words[at - 1]?.reading;
    return lower === "болып" &&
      at === 1 &&
      before?.pronoun === true &&
      before.case === "NOM" &&
      tokens[0]?.mark === "" &&
      words[2]?.reading.kind === "noun" &&
      words[2].reading.case === "NOM"
      ? [{ at, why: "nothing that somebody is before болып" }]
      : [];
  });

/** ауырып қалған үшін: a deed for whose sake something is done has its doer's ending. */
export const ownerlessSakeDoubts = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] => {
    const before = words[at - 1]?.reading;
    return lower === "үшін" &&
      before?.form === "part" &&
      before.owner === undefined &&
      before.source?.suffixes.at(-1)?.id === "perf" &&
      tokens[at - 1]?.mark === ""
      ? [{ at, why: "for the sake of nobody's deed" }]
      : [];
  });
