import { type ExplainedSuffix, explain, type SuffixId } from "@tilashar/kazakh/morphology";
import { DRILL_WORDS } from "./drill-words.ts";

/** What decides a suffix's first sound: the class of the sound before it, or what happens at the seam. */
export const RULE_PLACES = [
  "V",
  "R",
  "L",
  "N",
  "Z",
  "T",
  "C",
  "voicing",
  "loss",
  "possessive",
  "any",
] as const;
export type RulePlace = (typeof RULE_PLACES)[number];
export type RuleSide = "back" | "front" | "any";

/** A rule of spelling a suffix, such as the plural after a vowel, back: what қалалар obeys. */
export interface Rule {
  readonly suffix: SuffixId;
  readonly place: RulePlace;
  readonly side: RuleSide;
}

/** The rule a suffix of an explained form follows. */
export function ruleOf({ id, reasons }: Pick<ExplainedSuffix, "id" | "reasons">): Rule {
  let place: RulePlace = "any";
  let side: RuleSide = "any";
  // The rarest reason is the one to learn: voicing counts more than the linking vowel that causes it.
  let weight = 0;
  const take = (next: RulePlace, nextWeight: number) => {
    if (nextWeight > weight) [place, weight] = [next, nextWeight];
  };
  for (const reason of reasons) {
    if (reason.key === "harmony") side = reason.side;
    else if (reason.key === "voicing") take("voicing", 4);
    else if (reason.key === "vowel-loss") take("loss", 4);
    else if (reason.key === "after-possessive") take("possessive", 3);
    else if (reason.key === "final-sound") take(reason.class, 2);
    else if (reason.key === "linking-vowel") take("C", 1);
    else if (reason.key === "vowel-spared" || reason.key === "bridge") take("V", 1);
  }
  return { suffix: id, place, side };
}

export const ruleKey = ({ suffix, place, side }: Rule): string => `rule:${suffix}:${place}:${side}`;

/** The rule of a key; null for anything else, and for a rule that no card can be made for. */
export function readRule(key: string): Rule | null {
  const [kind, suffix, place, side] = key.split(":");
  const isWritten =
    kind === "rule" &&
    suffix !== undefined &&
    Object.hasOwn(DRILLED, suffix) &&
    RULE_PLACES.includes(place as RulePlace) &&
    ["back", "front", "any"].includes(side as string);
  if (!isWritten) return null;
  const rule = {
    suffix: suffix as SuffixId,
    place: place as RulePlace,
    side: side as RuleSide,
  };
  return isDrilled(rule) ? rule : null;
}

interface Drilled {
  readonly label: string;
  readonly of: "noun" | "verb" | "adjective" | "numeral";
}

/** The suffixes that are drilled, each with the form that ends in it. */
const DRILLED: Readonly<Partial<Record<SuffixId, Drilled>>> = {
  plural: { label: "N;NOM;PL", of: "noun" },
  pss1s: { label: "N;NOM;SG;PSS1S", of: "noun" },
  pss2s: { label: "N;NOM;SG;PSS2S;INFM", of: "noun" },
  pss2f: { label: "N;NOM;SG;PSS2S;FORM", of: "noun" },
  pss3: { label: "N;NOM;SG;PSS3", of: "noun" },
  pss1p: { label: "N;NOM;SG;PSS1P", of: "noun" },
  gen: { label: "N;GEN;SG", of: "noun" },
  acc: { label: "N;ACC;SG", of: "noun" },
  dat: { label: "N;DAT;SG", of: "noun" },
  loc: { label: "N;LOC;SG", of: "noun" },
  abl: { label: "N;ABL;SG", of: "noun" },
  ins: { label: "N;INS;SG", of: "noun" },
  cop1s: { label: "N;PRED;1;SG", of: "noun" },
  past: { label: "V;IND;PST;3", of: "verb" },
  neg: { label: "V;IMP;2;SG;INFM;NEG", of: "verb" },
  perf: { label: "V.PTCP;PST", of: "verb" },
  conv: { label: "V.CVB;PFV", of: "verb" },
  inten: { label: "V;IND;FUT;INTEN;3", of: "verb" },
  cmpr: { label: "ADJ;CMPR", of: "adjective" },
  ord: { label: "NUM;ORD", of: "numeral" },
  lyq: { label: "DER;LYQ", of: "noun" },
  shy: { label: "DER;SHY", of: "noun" },
  ly: { label: "DER;LY", of: "noun" },
  syz: { label: "DER;SYZ", of: "noun" },
};

const drillable = new Map<string, boolean>();

/** Whether cards can be made for a rule: some common word shows it. */
export function isDrilled(rule: Rule): boolean {
  const key = ruleKey(rule);
  let known = drillable.get(key);
  if (known === undefined) {
    const kind = DRILLED[rule.suffix]?.of;
    known = kind !== undefined && DRILL_WORDS[kind].some((word) => drillOf(rule, word) !== null);
    drillable.set(key, known);
  }
  return known;
}

/** The part of speech that takes a rule's suffix; null when it is not drilled. */
export const drilledWith = ({ suffix }: Pick<Rule, "suffix">): Drilled["of"] | null =>
  DRILLED[suffix]?.of ?? null;

/** A form to build: from a word to the spelling that shows a rule. */
export interface FormDrill {
  readonly lemma: string;
  readonly label: string;
  readonly form: string;
  readonly rule: Rule;
}

/** The drill of a rule with a word; null when the word does not show it. */
export function drillOf(rule: Rule, lemma: string): FormDrill | null {
  const drilled = DRILLED[rule.suffix];
  if (drilled === undefined) return null;
  const explanation = explain(lemma, drilled.label);
  const suffix = explanation?.suffixes.findLast(({ id }) => id === rule.suffix);
  if (explanation === undefined || suffix === undefined) return null;
  const found = ruleOf(suffix);
  return found.place === rule.place && found.side === rule.side
    ? { lemma, label: drilled.label, form: explanation.form, rule }
    : null;
}
