/**
 * Command line of the package: `npm run --silent kazakh -- <verb> < lines`.
 * One line in, one line out, an empty line when the answer is unknown; faults go to stderr.
 */
import { analyse, printCandidate } from "./morphology/analyse.ts";
import { inflect } from "./morphology/inflect.ts";
import { numberToWords } from "./number/index.ts";
import { toCyrillicByLexicon } from "./script/by-lexicon.ts";
import { scriptOf, toArabic, toLatin } from "./script/index.ts";
import { isKnownWord } from "./script/known-word.ts";
import { ipa, syllables } from "./sound/index.ts";

type LineVerb = (line: string) => string;

/** A line of any script as Cyrillic; empty when it holds no letter. */
const cyrillic: LineVerb = (line) => (scriptOf(line) ? toCyrillicByLexicon(line, isKnownWord) : "");

const VERBS: Record<string, LineVerb> = {
  inflect: (line) => {
    const [lemma = "", label = ""] = line.split("\t");
    return inflect(lemma.trim().normalize("NFC"), label).join("|");
  },
  analyse: (line) => analyse(line.trim().normalize("NFC")).map(printCandidate).join("\t"),
  number: (line) => {
    const [digits = "", kind = "cardinal"] = line.trim().split("\t");
    return kind === "cardinal" || kind === "ordinal" ? numberToWords(digits, kind) : "";
  },
  latin: (line) => toLatin(cyrillic(line)),
  arabic: (line) => toArabic(cyrillic(line)),
  cyrillic,
  ipa: (line) => ipa(cyrillic(line)),
  syllables: (line) => syllables(cyrillic(line)).join("-"),
};

const verb = VERBS[process.argv[2] ?? ""];
if (!verb) {
  console.error(`usage: kazakh ${Object.keys(VERBS).join("|")} < lines`);
  process.exitCode = 2;
} else {
  // Answers go out with the chunk their lines came in, so that a caller may wait for each line
  let rest = "";
  process.stdin.setEncoding("utf8");
  for await (const chunk of process.stdin) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0)
      process.stdout.write(`${lines.map((line) => answer(verb, line)).join("\n")}\n`);
  }
  if (rest !== "") process.stdout.write(`${answer(verb, rest)}\n`);
}

/** A fault in one line must not cost the lines after it. */
function answer(run: LineVerb, line: string): string {
  try {
    return run(line.replace(/\r$/, "")).replaceAll("\n", " ");
  } catch (fault) {
    console.error(
      `${line.slice(0, 80)}: ${fault instanceof Error ? fault.message : String(fault)}`,
    );
    return "";
  }
}
