import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const OWN = /^(?:1s|1p|2s|2f)$/;

/** мен барайын деп жатыр, мен нан алу барды: who begins the sentence does nothing in it, and nobody else does. */
export const leftOutSubjectDoubts = ({ tokens, words }: Parse): Doubt[] => {
  const rootAt = words.findIndex(({ head }) => head === -1);
  const root = words[rootAt]?.reading;
  const first = words[0];
  if (!first?.reading.pronoun || first.relation !== "subject" || first.reading.case !== "NOM")
    return [];
  if (!OWN.test(first.reading.person ?? "") || first.head === rootAt || tokens[0]?.mark !== "")
    return [];
  if (root?.kind !== "verb" || root.form !== "fin" || root.person !== "3") return [];
  const helped = words[first.head]?.relation === "helped";
  const innerAt = helped ? (words[first.head]?.head ?? -1) : first.head;
  const inner = words[innerAt]?.reading;
  const subject = words.findIndex(
    ({ head, relation }) => head === rootAt && relation === "subject",
  );
  // мен сатып алу барды: a doing that does something itself
  const isDoing = subject === innerAt && inner?.form === "vn";
  if (isDoing && inner?.owner === undefined)
    return [{ at: 0, why: "a doing with a doer of its own" }];
  const isSaid = words[first.head]?.relation === "said";
  const marked = tokens.slice(0, rootAt).some(({ mark }) => mark !== "");
  return subject < 0 && isSaid && !marked && /^(?:жату|отыру|тұру|жүру)$/.test(root.lemma)
    ? [{ at: 0, why: "a beginning that does nothing" }]
    : [];
};
