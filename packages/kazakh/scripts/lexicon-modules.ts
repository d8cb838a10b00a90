import { readdirSync, readFileSync } from "node:fs";
import { PARTS_OF_SPEECH } from "../src/lexicon/entry.ts";
import { packEntries } from "../src/lexicon/packing.ts";
import { readSource, type SourceEntry } from "../src/lexicon/source-line.ts";

const sources = new URL("../lexicon/", import.meta.url);
const target = new URL("../src/lexicon/", import.meta.url);

export interface GeneratedModules {
  files: { path: URL; text: string }[];
  /** One line per fault in the sources. */
  report: string[];
  counts: { entries: number; glossed: number };
}

/** Text of the generated modules as the sources now stand, with a report on faulty lines. */
export function generatedModules(): GeneratedModules {
  const report: string[] = [];
  const kept = new Map<string, SourceEntry>();
  for (const name of readdirSync(sources)
    .filter((file) => file.endsWith(".tsv"))
    .sort()) {
    const { entries, problems } = readSource(readFileSync(new URL(name, sources), "utf8"));
    for (const { line, problem, text } of problems)
      report.push(`${name}:${line}: ${problem}: ${text}`);
    for (const entry of entries) {
      const key = `${entry.lemma}\t${entry.pos}\t${entry.stem ?? ""}`;
      const known = kept.get(key);
      if (known) report.push(`${name}: duplicate: ${entry.lemma} ${entry.pos}`);
      if (!known || known.band > entry.band) kept.set(key, { ...known, ...entry });
    }
  }
  const collator = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const entries = [...kept.values()].sort(
    (a, b) =>
      PARTS_OF_SPEECH.indexOf(a.pos) - PARTS_OF_SPEECH.indexOf(b.pos) ||
      a.band - b.band ||
      collator(a.lemma, b.lemma),
  );
  const glosses = entries.map(({ en, ru }) => `${en}\t${ru}`).join("\n");
  return {
    files: [
      {
        path: new URL("lexicon.generated.ts", target),
        text: moduleText("packedLexicon", packEntries(entries)),
      },
      {
        path: new URL("glosses.generated.ts", target),
        text: moduleText("packedGlosses", glosses),
      },
    ],
    report,
    counts: {
      entries: entries.length,
      glossed: entries.filter(({ en, ru }) => en && ru).length,
    },
  };
}

function moduleText(name: string, packed: string): string {
  const escaped = packed.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  return `// Made from lexicon/*.tsv by \`npm run kazakh:lexicon\`; do not edit.\nexport const ${name} = \`${escaped}\`;\n`;
}
