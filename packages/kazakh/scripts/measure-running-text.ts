/** Prints how well running text is read, the part kept aside by itself; `--errors` lists what went wrong. */
import { annotatedTokens, measureReading } from "./running-text.ts";

const tokens = annotatedTokens();
for (const [name, part] of [
  ["tuned on", tokens.filter((token) => !token.keptAside)],
  ["kept aside", tokens.filter((token) => token.keptAside)],
] as const) {
  const { lost, wrong, tokens: count, types, ...shares } = measureReading(part);
  console.log(`${name}: ${count} tokens, ${types} types`);
  for (const [measure, share] of Object.entries(shares))
    console.log(`  ${measure}: ${(share * 100).toFixed(1)} %`);
  if (process.argv.includes("--errors")) {
    for (const line of lost) console.log(`  lost: ${line}`);
    for (const line of wrong) console.log(`  wrong: ${line}`);
  }
}
