import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { splitSentences } from "@tilashar/kazakh/script";
import { makeGlosser, placedWords } from "../src/gloss/index.ts";

/**
 * Says how many running words of texts get a reading by the dictionary:
 * `node packages/course/scripts/measure-coverage.ts text.txt …`. Texts are plain Kazakh in UTF-8; names and
 * numbers count as read, a guess does not.
 */
const shown = 40;
const glosser = makeGlosser([], {});

for (const file of process.argv.slice(2)) {
  const paragraphs = readFileSync(file, "utf8").split(/\n+/);
  const sentences = paragraphs.flatMap((one) => splitSentences(one).map(({ text }) => text));
  const names = glosser.namesIn(sentences);
  const kinds = { word: 0, name: 0, number: 0, unknown: 0 };
  const unread = new Map<string, number>();
  for (const sentence of sentences) {
    for (const { kind, lemma, start } of placedWords(sentence, glosser, names)) {
      kinds[kind] += 1;
      if (kind !== "unknown") continue;
      const form = /^[\p{L}-]+/u.exec(sentence.slice(start))?.[0] ?? "";
      const told = `${form.toLowerCase()} (${lemma})`;
      unread.set(told, (unread.get(told) ?? 0) + 1);
    }
  }
  const all = kinds.word + kinds.name + kinds.number + kinds.unknown;
  const read = all - kinds.unknown;
  console.log(`${basename(file)}: ${((100 * read) / all).toFixed(1)} % of ${all}`, kinds);
  const most = [...unread].sort(([, one], [, other]) => other - one).slice(0, shown);
  console.log(`  ${most.map(([form, count]) => `${form} ${count}`).join(", ")}`);
}
