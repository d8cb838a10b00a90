import type { Features } from "./edit-features.ts";

/** Weights of features by their names; what has none says nothing. */
export type EditWeights = Readonly<Record<string, number>>;

/** How much speaks for something, in nats. */
export function scoreOf(features: Features, weights: EditWeights): number {
  let score = 0;
  for (const [name, value] of features) score += (weights[name] ?? 0) * value;
  return score;
}

/** The share of likelihood that each of several scores has. */
export function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / sum);
}
