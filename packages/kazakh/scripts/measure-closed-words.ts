/** Prints how well pronouns, numerals, adverbs and negation of running text are read; with `--errors`, what was not. */
import { annotatedTokens, measureByClass } from "./running-text.ts";

const tokens = annotatedTokens("readings/closed-words");
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
for (const keptAside of [false, true]) {
  const part = tokens.filter((token) => token.keptAside === keptAside);
  console.log(keptAside ? "kept aside" : "tuned on");
  for (const [name, { tokens: all, lemma, whole, lost }] of measureByClass(part)) {
    console.log(
      `  ${name}: ${all} tokens, lemma ${percent(lemma, all)}, whole ${percent(whole, all)}`,
    );
    const isListed = process.argv.includes("--errors") && name !== "all";
    if (isListed) for (const line of lost) console.log(`    ${line}`);
  }
}
