import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** қалай сенің атың; мына менің досым: how something is called, or what it is, is the predicate and stands last. */
export const verblessDoubts = ({ tokens, words }: Parse): Doubt[] => {
  const rootAt = words.findIndex(({ head }) => head === -1);
  const root = words[rootAt]?.reading;
  const first = words[0];
  if (root?.kind !== "noun" || !first || rootAt === 0) return [];
  const doubt = (why: string): Doubt[] => [{ at: 0, why }];
  if (first.reading.lemma === "қалай" && first.head === rootAt)
    return doubt("a question before all");
  const isPointing = /^(?:мына|ана)$/.test(tokens[0]?.lower ?? "") && tokens[0]?.mark === "";
  return isPointing && first.relation === "subject" ? doubt("this, standing alone") : [];
};
