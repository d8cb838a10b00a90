/** How well `analyse` reads running text: measures against a table annotated by hand. */
import { readFileSync } from "node:fs";
import { analyse } from "../src/morphology/analyse.ts";
import type { Candidate } from "../src/morphology/candidate.ts";

const TABLE = new URL("../src/morphology/golden/running-text.tsv", import.meta.url);
/** The first text of the part that rules and lexicon are not tuned on. */
const KEPT_ASIDE_FROM = "білім";

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

/** Tokens of the annotated table, in order. */
export function annotatedTokens(): AnnotatedToken[] {
  let keptAside = false;
  const tokens: AnnotatedToken[] = [];
  for (const line of readFileSync(TABLE, "utf8").split("\n")) {
    if (line === `# ${KEPT_ASIDE_FROM}`) keptAside = true;
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
