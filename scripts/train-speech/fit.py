"""
Fits the weights of packages/speech/src/judge/decision.ts to what measure-development.ts measured:
python3 fit.py MEASURED.json. Prints the terms, and what each threshold would accept and reject.
"""

import json
import sys

import numpy as np

# More of them (what anything, substituted or longer words, the worst margin say) were tried: they hang together, and
# accept and reject no better. How far other words are says nothing beyond 0.2, or a short list would count as evidence.
TERMS = [("toWords", -2, 0.2), ("toShorter", -1.5, 1.5), ("worstFit", -6, 0), ("worstPair", -4, 2)]


def logistic(inputs, right, weight, ridge=1e-3):
    """Weights and constant of a logistic regression, by Newton's method."""
    mean, spread = inputs.mean(0), inputs.std(0) + 1e-9
    scaled = np.c_[(inputs - mean) / spread, np.ones(len(inputs))]
    found = np.zeros(scaled.shape[1])
    held = ridge * weight.sum()
    for _ in range(40):
        chance = 1 / (1 + np.exp(-scaled @ found))
        slope = scaled.T @ (weight * (chance - right)) + held * np.r_[found[:-1], 0]
        curve = (scaled * (weight * chance * (1 - chance))[:, None]).T @ scaled + held * np.eye(len(found))
        found -= np.linalg.solve(curve, slope)
    terms = found[:-1] / spread
    return terms, found[-1] - (terms * mean).sum()


def main():
    rows = [row for row in json.load(open(sys.argv[1])) if row["measured"]]
    inputs = np.array([[np.clip(row["measured"][name], low, high) for name, low, high in TERMS] for row in rows])
    right = np.array([row["trial"] == "right" for row in rows], float)
    # A right word weighs as much as all that is asked wrongly about it; a disturbed clip half of a clean one.
    weight = np.array([(3.5 if row["trial"] == "right" else 2.5 if row["meant"] else 1.0)
                       * (0.5 if row["disturbance"] else 1.0) * (2.0 if row["kind"] == "people" else 1.0) for row in rows])
    terms, constant = logistic(inputs, right, weight)
    for (name, low, high), term in zip(TERMS, terms):
        print(f'    {{ input: "{name}", least: {low}, most: {high}, weight: {term:.3f} }},')
    print(f"  constant: {constant:.3f},")
    score = inputs @ terms + constant
    for threshold in np.arange(-1.2, 1.01, 0.2):
        print(f"accept from {threshold:.1f}")
        for kind in ["espeak", "people"]:
            for disturbed in [False, True]:
                line = f"  {kind} {'disturbed' if disturbed else 'clean':9}"
                for trial in ["right", "near", "random"]:
                    chosen = np.array([row["trial"] == trial and row["kind"] == kind
                                       and bool(row["disturbance"]) == disturbed for row in rows])
                    rate = np.mean(score[chosen] < threshold) if trial == "right" else np.mean(score[chosen] >= threshold)
                    line += f"  {trial} {'rejected' if trial == 'right' else 'accepted'} {100 * rate:.2f} %"
                print(line)
    for kind in ["espeak", "people"]:
        said = score[np.array([row["trial"] == "right" and row["kind"] == kind for row in rows])]
        print(kind, "right words:", "quantiles", np.round(np.quantile(said, [0.1, 0.25, 0.5, 0.75, 0.9]), 2))


if __name__ == "__main__":
    main()
