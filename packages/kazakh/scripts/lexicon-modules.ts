import { readdirSync, readFileSync } from "node:fs";
import { toAscii } from "../src/lexicon/ascii.ts";
import { PARTS_OF_SPEECH } from "../src/lexicon/entry.ts";
import { inClassOrder, packEntries } from "../src/lexicon/packing.ts";
import { romanised, russified } from "../src/lexicon/respelled.ts";
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
      const side = entry.pos === "v" ? (entry.harmony ?? "") : "";
      const key = `${entry.lemma}\t${entry.pos}\t${entry.stem ?? ""}\t${side}`;
      const known = kept.get(key);
      if (known) report.push(`${name}: duplicate: ${entry.lemma} ${entry.pos}`);
      if (!known || known.band > entry.band) kept.set(key, { ...known, ...entry });
    }
  }
  const entries = [...kept.values()].sort(
    (a, b) =>
      compare(toAscii(a.lemma), toAscii(b.lemma)) ||
      a.band - b.band ||
      PARTS_OF_SPEECH.indexOf(a.pos) - PARTS_OF_SPEECH.indexOf(b.pos),
  );
  return {
    files: [
      moduleOf("lexicon.generated.ts", "packedLexicon", packEntries(entries)),
      moduleOf(
        "glosses-en.generated.ts",
        "packedGlosses",
        entries.map((entry) => packGloss(entry, entry.en, romanised(entry.lemma))).join("\n"),
      ),
      moduleOf(
        "glosses-ru.generated.ts",
        "packedGlosses",
        inClassOrder(entries)
          .map((at) => entries[at] as SourceEntry)
          .map((entry) => toAscii(packGloss(entry, entry.ru, russified(entry.lemma))))
          .join("\n"),
      ),
    ],
    report,
    counts: {
      entries: entries.length,
      glossed: entries.filter(({ en, ru }) => en && ru).length,
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Verbs leave out "to", and a gloss that is the lemma in other letters (автобус, Almaty) is one sign. All senses
 * stay: with its first alone a word was told falsely in every other text (билеу "to dance" as "to rule").
 */
function packGloss(entry: SourceEntry, gloss: string, foreseen: string): string {
  const kept = gloss.split("; ");
  if (kept.length === 1 && kept[0] === foreseen) return "=";
  return kept.map((sense) => (entry.pos === "v" ? sense.replace(/^to /, "") : sense)).join("; ");
}

function moduleOf(name: string, constant: string, packed: string): { path: URL; text: string } {
  const escaped = packed.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  const text = `// Made from lexicon/*.tsv by \`npm run kazakh:lexicon\`; do not edit.\nexport const ${constant} = \`${escaped}\`;\n`;
  return { path: new URL(name, target), text };
}
