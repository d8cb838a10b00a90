import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { TaughtCourse } from "../taught-course.ts";
import { rememberedLines } from "../words/sentence-memory.ts";
import { fingerprintOf } from "./stored-models.ts";

/** What is learnt depends on these, beside the messages. */
const LEARNERS = ["care", "further", "learnt", "recognise", "text"];
const src = join(import.meta.dirname, "..");
const folder = join(src, "../../../.cache");

/**
 * What the tutor learns of a course, kept in `.cache` by a hash of all it is learnt from: builds and tests learn it once
 * between them.
 */
export function keptModels(course: TaughtCourse, learn: () => Uint8Array): Uint8Array {
  const lines = rememberedLines(course).map(({ kz, en, ru }) => `${kz}|${en}|${ru}`);
  const taught = [fingerprintOf(course), JSON.stringify(course.tutor.renderings), ...lines];
  const file = join(folder, `tutor-learnt-${learnersHash(taught.join("\n"))}.bin`);
  if (existsSync(file)) return readFileSync(file);
  const learnt = learn();
  writeWhole(learnt, file);
  return learnt;
}

/** Whole or not at all: others read it meanwhile. */
export function writeWhole(learnt: Uint8Array, file: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(draft, learnt);
  renameSync(draft, file);
}

function learnersHash(fingerprint: string): string {
  const hash = createHash("sha256").update(fingerprint);
  for (const name of LEARNERS)
    for (const file of readdirSync(join(src, name)).sort())
      hash.update(readFileSync(join(src, name, file)));
  return hash.digest("base64url").slice(0, 16);
}
