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
import { courseOfRepository } from "@tilashar/course/testing";
import { fingerprintOf } from "../learnt/stored-models.ts";
import { makeTutor, type Tutor } from "../tutor.ts";

/** What is learnt depends on these, beside the messages. */
const LEARNERS = ["care", "learnt", "recognise", "text"];
const src = join(import.meta.dirname, "..");
const folder = join(src, "../../../.cache");

let made: Tutor | undefined;

/**
 * The tutor of the repository's course: made once for all test files that share a worker, as it keeps nothing of a
 * conversation. What it learns is kept for the other workers and the next run, by a hash of all it is learnt from.
 */
export function tutorOfRepository(): Tutor {
  if (made) return made;
  const course = courseOfRepository();
  const file = join(folder, `tutor-learnt-${learnersHash(fingerprintOf(course))}.bin`);
  const isKept = existsSync(file);
  made = makeTutor({ course, learnt: isKept ? readFileSync(file) : undefined });
  if (!isKept) keep(made.learn(), file);
  return made;
}

/** Whole or not at all: other workers read it. */
function keep(learnt: Uint8Array, file: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
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
