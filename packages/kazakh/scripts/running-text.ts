/** How well `analyse` reads running text: measures against a table annotated by hand. */
import { readFileSync } from "node:fs";
import { analyse } from "../src/morphology/analyse.ts";
import type { Candidate } from "../src/morphology/candidate.ts";

/** The annotated tables, each with the first text of the part that rules and lexicon are not tuned on. */
const TABLES = {
  "golden/running-text": "білім",
  "readings/closed-words": "соңғы жаңалық",
} as const;

export interface AnnotatedToken {
  surface: string;
  /** Lemmas and parts of speech that are right; more than one where only convention decides. */
  lemmas: readonly string[];
  upos: readonly string[];
  features: readonly string[];
  keptAside: boolean;
}

/** Shares of 1, and what went wrong. */
export interface ReadingFigures {
  tokens: number;
  types: number;
  recallTypes: number;
  recallTokens: number;
  /** First candidate right in lemma. */
  firstLemma: number;
  /** First candidate right in lemma, part of speech and main features. */
  first: number;
  /** Share of the lemmas listed that are right, over tokens. */
  precision: number;
  /** Some candidate has lemma and main features right. */
  features: number;
  lost: string[];
  wrong: string[];
}

/** Tokens of an annotated table, in order. */
export function annotatedTokens(
  table: keyof typeof TABLES = "golden/running-text",
): AnnotatedToken[] {
  let keptAside = false;
  const tokens: AnnotatedToken[] = [];
  const file = new URL(`../src/morphology/${table}.tsv`, import.meta.url);
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === `# ${TABLES[table]}`) keptAside = true;
    if (line === "" || line.startsWith("#")) continue;
    const [surface = "", lemma = "", upos = "", features = ""] = line.split("\t");
    tokens.push({
      surface,
      lemmas: lemma.split("/"),
      upos: upos.split("/"),
      features: features === "-" ? [] : features.split("|"),
      keptAside,
    });
  }
  return tokens;
}

/** Reads every token and counts. */
export function measureReading(tokens: readonly AnnotatedToken[]): ReadingFigures {
  const types = new Map<string, boolean>();
  const counts = { recall: 0, firstLemma: 0, first: 0, features: 0, listed: 0, right: 0 };
  const lost: string[] = [];
  const wrong: string[] = [];
  for (const token of tokens) {
    const read = analyse(token.surface);
    const hasLemma = (one: Candidate) => token.lemmas.includes(one.lemma);
    const hasFeatures = (one: Candidate) =>
      token.features.every((pair) => {
        const [name = "", value] = pair.split("=");
        return one.features[name] === value;
      });
    const listed = [...new Set(read.map((one) => one.lemma))];
    const found = read.some(hasLemma);
    counts.listed += listed.length;
    counts.right += listed.filter((lemma) => token.lemmas.includes(lemma)).length;
    if (found) counts.recall++;
    else lost.push(`${token.surface} ${token.lemmas.join("/")}: ${listed.join(" ")}`);
    const name = `${token.surface.toLowerCase()} ${token.lemmas[0]}`;
    types.set(name, (types.get(name) ?? true) && found);
    if (read.some((one) => hasLemma(one) && hasFeatures(one))) counts.features++;
    const [first] = read;
    if (!first) continue;
    if (hasLemma(first)) counts.firstLemma++;
    if (hasLemma(first) && token.upos.includes(first.upos) && hasFeatures(first)) counts.first++;
    else
      wrong.push(
        `${token.surface} ${token.lemmas.join("/")} ${token.upos.join("/")} ${token.features.join("|")}: ` +
          `${first.lemma} ${first.upos} ${JSON.stringify(first.features)}`,
      );
  }
  const share = (count: number, of = tokens.length) => count / Math.max(of, 1);
  return {
    tokens: tokens.length,
    types: types.size,
    recallTypes: share([...types.values()].filter(Boolean).length, types.size),
    recallTokens: share(counts.recall),
    firstLemma: share(counts.firstLemma),
    first: share(counts.first),
    precision: share(counts.right, counts.listed),
    features: share(counts.features),
    lost,
    wrong,
  };
}

/** Of the tokens of one class, how many have a reading with the right lemma, and with its part of speech too. */
export interface ClassFigures {
  tokens: number;
  lemma: number;
  /** Lemma and part of speech in one reading; of negation, the polarity. */
  whole: number;
  lost: string[];
}

/** `measureReading` by part of speech (the first that is right), and for what is negated. */
export function measureByClass(tokens: readonly AnnotatedToken[]): Map<string, ClassFigures> {
  const figures = new Map<string, ClassFigures>();
  const count = (name: string, lemma: boolean, whole: boolean, lost: string) => {
    const known = figures.get(name) ?? { tokens: 0, lemma: 0, whole: 0, lost: [] };
    known.tokens++;
    if (lemma) known.lemma++;
    if (whole) known.whole++;
    else known.lost.push(lost);
    figures.set(name, known);
  };
  for (const { surface, lemmas, upos, features } of tokens) {
    const read = analyse(surface);
    const ofLemma = read.filter((one) => lemmas.includes(one.lemma));
    const found = read.map((one) => `${one.lemma}/${one.upos}`).join(" ");
    const lost = `${surface} ${lemmas.join("/")} ${upos.join("/")}: ${found}`;
    const isWhole = ofLemma.some((one) => upos.includes(one.upos));
    for (const name of ["all", upos[0] as string]) count(name, ofLemma.length > 0, isWhole, lost);
    if (!features.includes("Polarity=Neg")) continue;
    const negated = ofLemma.some((one) => one.features.Polarity === "Neg");
    count("negated", ofLemma.length > 0, negated, lost);
  }
  return figures;
}
