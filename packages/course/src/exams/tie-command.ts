import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ofKind } from "../course/assemble-course.ts";
import { bothMeanings } from "../gloss/both-meanings.ts";
import { glossaryOf, makeGlosser } from "../gloss/index.ts";
import { loadCourse, readContent } from "../load.ts";
import { examItemsOf } from "./exam-items.ts";
import { type ItemTie, makeItemTies } from "./tie-item.ts";

/**
 * `npm run content:tie`: proposes the key sentence and the point of items about passages that have none yet;
 * with `-- --write` it writes them into their files. A key that somebody wrote stays.
 */
const root = join(import.meta.dirname, "../../../..");
const contentDir = process.env.CONTENT_DIR ?? join(root, "content");
const cacheFile = join(root, ".cache/content.json");
const course = loadCourse({ contentDir, cacheFile, lenient: true });
const tieOf = makeItemTies(course.grammar, makeGlosser(glossaryOf(course), bothMeanings));

for (const { file, data } of ofKind(readContent(contentDir, cacheFile).files, "examItems")) {
  const { level } = data;
  if (level === undefined) continue;
  const path = join(contentDir, file);
  let text = readFileSync(path, "utf8");
  for (const { entry, passage } of examItemsOf(data)) {
    if (passage === undefined || (entry.key && (entry.point ?? entry.skill))) continue;
    const tie = tieOf(passage, entry, level);
    if (tie === undefined) console.log(`${file} ${entry.id}: nothing shared, write a key`);
    else {
      console.log(`${file} ${entry.id}: ${tie.point ?? "vocabulary"} | ${tie.sentence}`);
      text = withTie(text, entry.id, tie);
    }
  }
  if (process.argv.includes("--write")) writeFileSync(path, text);
}

/** The text of a file with the tie in an item, in the lines that authors write. */
function withTie(text: string, id: number, { sentence, point }: ItemTie): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => new RegExp(`^\\s*- id: ${id}$`).test(line));
  const indent = `${/^\s*/.exec(lines[at] ?? "")?.[0]}  `;
  const end = lines.findIndex((line, place) => place > at && !line.startsWith(indent));
  const item = lines.slice(at, end === -1 ? undefined : end);
  const added = [
    ...(item.some((line) => /^\s*(?:point|skill):/.test(line))
      ? []
      : [point === undefined ? `${indent}skill: vocabulary` : `${indent}point: ${point}`]),
    ...(item.some((line) => /^\s*key:/.test(line))
      ? []
      : [`${indent}key: ${JSON.stringify(sentence)}`]),
  ];
  return [...lines.slice(0, at + 1), ...added, ...lines.slice(at + 1)].join("\n");
}
