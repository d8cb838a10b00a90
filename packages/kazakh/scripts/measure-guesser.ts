/**
 * Prints how well stems the lexicon does not have are guessed: every part of the lexicon is held out in turn,
 * its words are inflected with the whole lexicon and read without them. `--errors` lists what went wrong.
 */
import { defaultLexicon } from "../src/lexicon/lexicon.ts";
import { guesserFigures } from "./guesser.ts";

const { entries } = defaultLexicon();
for (const figures of guesserFigures(entries)) {
  const share = (count: number) => `${((100 * count) / Math.max(figures.forms, 1)).toFixed(1)} %`;
  console.log(
    `${figures.name}: ${figures.forms} forms, first lemma ${share(figures.first)}, ` +
      `first lemma and part of speech ${share(figures.firstClass)}, some lemma ${share(figures.any)}`,
  );
  if (process.argv.includes("--errors")) for (const line of figures.wrong) console.log(`  ${line}`);
}
