/** Speed and size of the Kazakh engine, measured against what the interface needs. */
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import {
  analyse,
  defaultLexicon,
  inflect,
  ipa,
  isKnownWord,
  respell,
  toCyrillicByLexicon,
  toLatin,
  typeAid,
} from "@tilashar/kazakh";

const NOUN = [
  "N;NOM;SG",
  "N;GEN;SG",
  "N;DAT;PL",
  "N;ACC;SG;PSS3",
  "N;LOC;SG;PSS1S",
  "N;ABL;PL;PSS1P",
];
const VERB = [
  "V;IND;PRS;3",
  "V;IND;PST;3",
  "V;IND;PST;PRF;1;SG",
  "V.CVB;PFV",
  "V.PTCP;PST",
  "V;VN;DAT;PSS1S",
];

/** Best of five runs, in calls a second. */
function perSecond(calls: number, run: () => void): number {
  let best = 0;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    run();
    best = Math.max(best, (calls / (performance.now() - start)) * 1000);
  }
  return Math.round(best);
}

function report(
  name: string,
  measured: number,
  target: number,
  unit: string,
  atMost = false,
): void {
  const met = atMost ? measured <= target : measured >= target;
  console.log(
    `${met ? "✓" : "✗"} ${name}: ${measured.toLocaleString("en")} ${unit} (target ${target.toLocaleString("en")})`,
  );
  if (!met) process.exitCode = 1;
}

const opening = performance.now();
const { entries } = defaultLexicon();
console.log(
  `lexicon of ${entries.length} entries opened in ${Math.round(performance.now() - opening)} ms`,
);

const jobs = entries.flatMap((entry) =>
  (entry.pos === "v" ? VERB : NOUN).map((label) => [entry.lemma, label] as const),
);
const forms: string[] = [];
const inflections = perSecond(jobs.length, () => {
  forms.length = 0;
  for (const [lemma, label] of jobs) forms.push(inflect(lemma, label)[0] ?? "");
});
report("inflections", inflections, 200_000, "a second");

const sample = forms.filter((_, at) => at % 5 === 0);
const analyses = perSecond(sample.length, () => {
  for (const form of sample) analyse(form);
});
report("analyses", analyses, 30_000, "a second");

const unknown = sample.slice(0, 4000).map((form) => `шу${form}`);
const guesses = perSecond(unknown.length, () => {
  for (const form of unknown) analyse(form);
});
console.log(`  of unknown stems: ${guesses.toLocaleString("en")} a second`);

const text = sample.slice(0, 600);
const gloss =
  600_000 /
  perSecond(600, () => {
    for (const form of text) analyse(form);
  });
report("a text of 600 words", Math.round(gloss * 10) / 10, 30, "ms", true);

const odd = [
  "",
  "😀".repeat(30),
  "а".repeat(10_000),
  "қ".repeat(64),
  "абырақадабыраның-".repeat(3),
  "шектеусіздіктерімізденбісіңдер",
  "qazaqşa".repeat(1_430),
  "قازاقشا".repeat(1_430),
  "sh".repeat(5_000),
];
let slowest = 0;
for (const word of odd) {
  const start = performance.now();
  analyse(word);
  inflect(word, "N;DAT;PL;PSS1S");
  toLatin(word);
  toCyrillicByLexicon(word, isKnownWord);
  typeAid(word);
  ipa(word);
  respell(word, "en");
  slowest = Math.max(slowest, performance.now() - start);
}
report("the slowest odd word", Math.round(slowest * 100) / 100, 5, "ms", true);

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length / 1024;

/** What is used of the web app's own builder, so that sizes are those its pages get. */
interface Builder {
  build(config: object): Promise<{ output: { code?: string }[] }>;
}

const ofWebApp = createRequire(new URL("../apps/web/package.json", import.meta.url));
const { build } = (await import(pathToFileURL(ofWebApp.resolve("vite")).href)) as Builder;

/** Kilobytes a browser loads for what an entry module reaches, minified and compressed. */
async function bundled(entry: string): Promise<number> {
  const bundle = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, root)),
        preserveEntrySignatures: "strict",
      },
    },
  });
  return brotli(bundle.output.map(({ code }) => code ?? "").join("\n"));
}

const root = new URL("../packages/kazakh/src/", import.meta.url);
for (const part of [
  "lexicon/lexicon.generated.ts",
  "lexicon/gloss-en.ts",
  "lexicon/gloss-ru.ts",
  "morphology/inflect.ts",
])
  console.log(`  ${part}: ${(await bundled(part)).toFixed(1)} KB brotli`);
report(
  "the whole package",
  Math.round((await bundled("index.ts")) * 10) / 10,
  // 149 before the closed words and adverbs of 2026-11; one entry more is about 15 bytes
  155,
  "KB brotli",
  true,
);
