import { SUFFIX_NUMBER, type SuffixId } from "./suffix-table.ts";

/**
 * Which suffix may follow which: the states of a word being built, and for each the suffixes that
 * may come next. Costs are rough −log2 odds in running text; they rank readings, never forbid one.
 * Source of the order: Somfai Kara "Kazak" §2.4, §3; Muhamedowa ch. 2.
 */
const S = {
  noun: "plural:pl:2 @owner @case own:own:6 like:like:4 manner:manner:5 @copula rel:attr:6 ly:adj:4.5 syz:adj:3 lyq:noun:3.5 shy:noun:4 mate:noun:6 house:noun:5 shyl:adj:6 la:verb:7 lan:verb:7 las:verb:8",
  pl: "@owner @case own:own:5 like:like:4 manner:manner:6 @copula",
  owned: "@case own:own:6 like:like:4 manner:manner:4 @copula",
  gen: "",
  acc: "",
  dat: "@copula",
  abl: "@copula",
  ins: "@copula",
  loc: "attr:attr:1.5 @copula",
  attr: "plural:pl:3 pss3:owned:4 pss1s:owned:8 pss2s:owned:10 pss1p:owned:7 acc:acc:4 gen:gen:4 dat:dat:4 loc:loc:5 abl:abl:4.5 ins:ins:5 like:like:4 @copula",
  own: "plural:pl:4 ins:ins:5 dat:dat:5 acc:acc:4 gen:gen:5 loc:loc:5 abl:abl:5 pss3:owned:6 @copula",
  like: "abl:abl:7 acc:acc:6 dat:dat:6 plural:pl:6 @copula cmpr:like:6",
  manner: "rel:attr:7",
  adj: "cmpr:adj2:2 atten:adj2:4 lyq:noun:3 plural:pl:4 pss3:owned:3.5 pss1s:owned:8 pss2s:owned:9 pss2f:owned:8 pss1p:owned:7 acc:acc:4 gen:gen:4.5 dat:dat:4 loc:loc:5 abl:abl:4.5 ins:ins:4.5 manner:manner:4 @copula la:verb:6 lan:verb:6 las:verb:8 like:like:6 own:own:8",
  adj2: "plural:pl:5 pss3:owned:4 acc:acc:5 gen:gen:6 dat:dat:5 loc:loc:6 abl:abl:5 ins:ins:6 @copula",
  adverb:
    "rel:attr:1.5 cmpr:adverb2:3 @copula abl:abl:4 dat:dat:4 like:like:6 acc:acc:7 lyq:noun:6 loc:loc:7",
  adverb2: "rel:attr:5",
  numeral:
    "ord:ord:1 @case pss3:owned:2.5 pss1p:owned:5 pss2f:owned:7 pss2s:owned:8 plural:pl:4 about:adj:4 like:like:4 lyq:noun:4 @copula manner:manner:6 la:verb:8 rel:attr:8",
  ord: "@case pss3:owned:2.5 plural:pl:4 @copula lyq:noun:7",
  pronoun:
    "plural:pl:3 @owner @case own:own:4 like:like:3 manner:manner:4 @copula rel:attr:5 lyq:noun:7 shyl:adj:7 syz:adj:5",
  predicative:
    "@copula pss3:owned:3 pss1s:owned:4 pss1p:owned:5 pss2s:owned:6 acc:acc:4 dat:dat:4 abl:abl:4 gen:gen:5 loc:loc:5 ins:ins:5 lyq:noun:4 plural:pl:4 rel:attr:8 syz:adj:5 ly:adj:5 shyl:adj:6",
  particle: "",
  postposition: "rel:attr:1.5 @copula abl:abl:5 lyq:noun:7",
  verb: "passL:verb:3.5 passN:verb:4 causT:verb:4.5 causD:verb:3.5 causG:verb:4 recp:verb:5 neg:negated:1.5 @tense inten:intended:4 fut:future:2.5 @mood @nonfinite agent:agent:5 worthy:adj:6 prone:adj:6 ys:noun:6",
  negated: "@tense futNeg:futureNeg:2 @mood @nonfinite unless:end:3",
  present: "pres3:finite:0 @full pres1sShort:finite:6 ques:asked:3",
  past: "@short",
  perfect: "@full @participle ques:asked:4",
  habitual: "@full @participle ques:asked:4",
  future: "@full @future ques:asked:5",
  futureNeg: "@full @participle",
  intended: "@full intenAg:intendedAgent:2 dat:dat:6 ques:asked:5",
  intendedAgent: "@full",
  conditional: "@short please:end:5",
  converb: "evid3:finite:1.5 @full",
  desire: "pss1s:end:1 pss2s:end:3 pss2f:end:3 pss3:end:1 pss1p:end:2 plural:desirePlural:4",
  desirePlural: "pss2s:end:1 pss2f:end:1",
  verbalNoun:
    "plural:pl:4 pss1s:owned:3 pss2s:owned:5 pss2f:owned:4 pss3:owned:1 pss1p:owned:3 acc:acc:1.5 gen:gen:2 dat:dat:1 loc:loc:2 abl:abl:2 ins:ins:2 own:own:7 like:like:5 manner:manner:5 ly:adj:4 syz:adj:4 shy:noun:9",
  agent: "plural:pl:1 pss3:owned:2 pss1s:owned:5 pss1p:owned:5 @case @copula lyq:noun:5",
  asked: "cop2s:finite:0 cop2f:finite:0 cop2p:finite:1 cop2pf:finite:1",
  copulaPast: "past:past:0",
  evidential: "@full @participle ness:ness:2",
  standing: "@full ques:asked:3",
  ness: "@owner @case",
  imperative: "please:end:3",
  finite: "please:end:6",
  end: "",
} as const;

export type StateName = keyof typeof S;

const GROUPS = {
  "@owner": "pss1s:owned:4 pss2s:owned:7 pss2f:owned:5 pss3:owned:1 pss1p:owned:4",
  "@case": "gen:gen:2 acc:acc:2 dat:dat:2 loc:loc:2 abl:abl:2.5 ins:ins:3",
  "@copula":
    "cop1s:finite:5 cop2s:finite:7 cop2f:finite:7 cop1p:finite:6 cop2p:finite:8 cop2pf:finite:8 ques:asked:8",
  "@full":
    "cop1s:finite:2 cop2s:finite:3 cop2f:finite:3 cop1p:finite:2.5 cop2p:finite:4 cop2pf:finite:4",
  "@short":
    "shr1s:finite:2 shr2s:finite:3 shr2f:finite:3 shr1p:finite:2.5 shr2p:finite:4 shr2pf:finite:4",
  "@tense":
    "pres:present:1 past:past:1 conv:converb:1 perf:perfect:1 perf1sShort:finite:6 hab:habitual:1.5 cond:conditional:2",
  "@mood":
    "imp2f:imperative:3.5 imp2p:imperative:4 imp2pf:imperative:5 opt1s:imperative:3.5 opt1p:imperative:3.5 opt3:imperative:3.2 please:end:6",
  "@nonfinite": "des:desire:4 purp:end:3 limit:end:3.5 assoon:end:4.5 vn:verbalNoun:1",
  "@future":
    "ness:ness:4 plural:pl:6 pss1s:owned:5.5 pss2s:owned:8 pss2f:owned:7 pss3:owned:3 pss1p:owned:6 gen:gen:5 acc:acc:4.5 dat:dat:4 loc:loc:3 abl:abl:4 ins:ins:5 like:like:3 own:own:8",
  "@participle":
    "ness:ness:3 plural:pl:4 pss1s:owned:3 pss2s:owned:5 pss2f:owned:4 pss3:owned:2 pss1p:owned:3 gen:gen:2.5 acc:acc:2.5 dat:dat:2.5 loc:loc:2 abl:abl:2.5 ins:ins:3 like:like:2.5 own:own:6",
} as const;

type WordsOf<Row extends string> = Row extends `${infer Word} ${infer Rest}`
  ? Word | WordsOf<Rest>
  : Row;
type KnownWord = `${SuffixId}:${StateName}:${number}` | keyof typeof GROUPS | "";

/**
 * The rows as plain text, once the type check has seen that each of their words names a suffix, a state
 * and a cost, or a group: what does not is named in the error.
 */
type Checked<Table extends Readonly<Record<string, string>>> =
  Exclude<WordsOf<Table[keyof Table]>, KnownWord> extends never
    ? Readonly<Record<keyof Table, string>>
    : { misspelt: Exclude<WordsOf<Table[keyof Table]>, KnownWord> };
const rows: Checked<typeof S> = S;
const groups: Checked<typeof GROUPS> = GROUPS;

/** A way on from a state. */
export interface Step {
  suffix: number;
  id: SuffixId;
  to: StateName;
  cost: number;
}

const steps = new Map<StateName, Step[]>();

/** Suffixes that may follow in a state. */
export function stepsFrom(state: StateName): readonly Step[] {
  let known = steps.get(state);
  if (!known) {
    known = readSteps(rows[state]);
    steps.set(state, known);
  }
  return known;
}

/**
 * The steps that a row of the table names.
 *
 * @throws when a word of it names no suffix, state or group: a step left out would lose forms unseen
 */
export function readSteps(row: string): Step[] {
  return row
    .split(" ")
    .flatMap((word) => (word in groups ? groups[word as keyof typeof groups] : word).split(" "))
    .filter(Boolean)
    .map((word) => {
      const [id = "", to = "", cost = ""] = word.split(":");
      if (!(id in SUFFIX_NUMBER) || !(to in rows) || cost === "" || Number.isNaN(Number(cost)))
        throw new Error(`morphotactics: no such suffix, state or cost: ${word}`);
      return {
        suffix: SUFFIX_NUMBER[id as SuffixId],
        id: id as SuffixId,
        to: to as StateName,
        cost: Number(cost),
      };
    });
}

/** What a word may mean when it stops in a state without a further suffix. */
export interface Ending {
  /** Name of the reading the bare end adds; empty when it adds none. */
  reads: "" | "imperative" | "third" | "converb" | "participle";
  cost: number;
}

const PLAIN: readonly Ending[] = [{ reads: "", cost: 0 }];
const PARTICIPLE: readonly Ending[] = [
  { reads: "participle", cost: 0 },
  { reads: "third", cost: 1 },
];

const ENDINGS: Partial<Record<StateName, readonly Ending[]>> = {
  verb: [{ reads: "imperative", cost: 5 }],
  negated: [{ reads: "imperative", cost: 4 }],
  present: [{ reads: "converb", cost: 1.5 }],
  past: [{ reads: "third", cost: 0 }],
  perfect: PARTICIPLE,
  habitual: PARTICIPLE,
  future: [
    { reads: "participle", cost: 0.5 },
    { reads: "third", cost: 0.5 },
  ],
  futureNeg: [
    { reads: "third", cost: 0 },
    { reads: "participle", cost: 0.5 },
  ],
  intended: [{ reads: "third", cost: 0 }],
  intendedAgent: [{ reads: "third", cost: 0 }],
  conditional: [{ reads: "third", cost: 0 }],
  converb: [{ reads: "converb", cost: 0 }],
  desire: [],
  desirePlural: [],
  asked: [],
  copulaPast: [],
  ness: [],
  standing: [{ reads: "third", cost: 0 }],
  evidential: [{ reads: "third", cost: 0 }],
};

/** Readings of a word that stops here. */
export function endingsOf(state: StateName): readonly Ending[] {
  return ENDINGS[state] ?? PLAIN;
}
