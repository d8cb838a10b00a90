import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Whom one speaks to as сіз. */
const HONOURED = /^(?:апай|ағай|әже|ата|ұстаз|мырза|ханым|профессор)$/;

/** Place of somebody who is called with honour: апай, …; құрметті әріптестер, …; -1 where nobody is. */
export const calledWithHonour = ({ tokens, words }: Parse): number =>
  words.findIndex(
    ({ reading }, at) =>
      (HONOURED.test(reading.lemma) || tokens[0]?.lower === "құрметті") &&
      (reading.case ?? "NOM") === "NOM" &&
      reading.owner === undefined &&
      tokens[at]?.mark.includes(",") &&
      (at === 0 || tokens[at - 1]?.mark !== "" || words[at - 1]?.head === at || at <= 2),
  );

/** апай, сен қалайсың: somebody called with honour, and spoken to as a friend. */
export const mixedAddressDoubts = (parse: Parse): Doubt[] => {
  const { tokens, words } = parse;
  const called = calledWithHonour(parse);
  const familiar = words.some(({ reading }) => reading.person === "2s" || reading.owner === "2s");
  // келіңдер, сіздерді күтеміз
  const many = words.findIndex(({ reading }) => reading.form === "imp" && reading.person === "2p");
  if (many >= 0 && tokens.some(({ lower }) => /^сіздер/.test(lower)))
    return [{ at: many, why: "many, spoken to in two ways" }];
  return called >= 0 && familiar
    ? [{ at: called, why: "called with honour, spoken to as a friend" }]
    : [];
};
