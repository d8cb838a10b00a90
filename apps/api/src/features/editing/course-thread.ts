import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { type ContentFile, parseContent } from "@tilashar/course";
import {
  changeText,
  EditError,
  editableTexts,
  engineReading,
  findTexts,
  isEditableFile,
  overlay,
  type PlacedText,
  placedTexts,
} from "@tilashar/course/edit";
import { checkFile, engineKnowledge } from "@tilashar/course/gate";
import { readContent } from "@tilashar/course/load";
import { giveBackMemory } from "#api/threads/give-back-memory.ts";
import type {
  ApprovedChange,
  CheckedChange,
  CourseAnswer,
  CourseQuestion,
  CourseThreadData,
} from "./course-thread-questions.ts";

const mostFound = 50;
const mostFiles = 20;

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const { contentDir, cacheFile, files } = workerData as CourseThreadData & { files: number };

/** The files as they lie on the disk, read again only when somebody says that they have changed. */
let base = readContent(contentDir, cacheFile).files;
let baseKnowledge = engineKnowledge(base);
let readAs = files;

/** The course as it is served, until other changes are approved. */
let course: {
  approved: string;
  yaml: (file: string) => string;
  contents: readonly ContentFile[];
  texts?: PlacedText[];
  /** Whoever checks a change proposes it next, and then it is approved: the same question each time. */
  checked: Map<string, CheckedChange>;
} | null = null;
const mostKept = 100;

function courseWith(approved: readonly ApprovedChange[]) {
  const key = JSON.stringify(approved);
  if (course?.approved === key) return course;
  const overlaid = new Map<string, string>();
  const contents = new Map(base.map((content) => [content.file, content]));
  for (const file of new Set(approved.map((change) => change.file))) {
    const ofFile = approved.filter((change) => change.file === file);
    try {
      const { yaml } = overlay(file, read(file), ofFile);
      const { content } = parseContent(file, yaml);
      if (content === undefined) continue;
      overlaid.set(file, yaml);
      contents.set(file, content);
    } catch (error) {
      // A file that is gone, or unsound, takes no changes; the others do.
      if (!(error instanceof EditError)) throw error;
    }
  }
  course = {
    approved: key,
    contents: [...contents.values()],
    yaml: (file) => overlaid.get(file) ?? read(file),
    checked: new Map(),
  };
  return course;
}

/** What the engine knows is made anew only for other headwords: it remembers each word it has read. */
function knowledgeOf(contents: readonly ContentFile[]) {
  const isAsBefore = contents.every((content, place) => {
    const before = base[place];
    return content === before || (before && headwords(content) === headwords(before));
  });
  return isAsBefore ? baseKnowledge : engineKnowledge(contents);
}

const headwords = (content: ContentFile): string =>
  content.kind === "lesson" || content.kind === "dayWords"
    ? JSON.stringify(content.data.words.map(({ kz, pos, flags }) => [kz, pos, flags]))
    : "";

function read(file: string): string {
  try {
    return readFileSync(join(contentDir, file), "utf8");
  } catch (error) {
    throw new EditError("no-such-file", { cause: error });
  }
}

function readAgain(now: number): void {
  base = readContent(contentDir, cacheFile).files;
  baseKnowledge = engineKnowledge(base);
  course = null;
  readAs = now;
}

function answer(question: CourseQuestion): CourseAnswer {
  if (question.files !== readAs) readAgain(question.files);
  const served = courseWith(question.approved);
  if (question.ask === "find") {
    served.texts ??= placedTexts(served.contents);
    const found = findTexts(served.texts, question.text);
    const name = question.text.trim().toLowerCase();
    const files = served.contents
      .map(({ file }) => file)
      .filter((file) => isEditableFile(file) && file.includes(name))
      .slice(0, mostFiles);
    return { found: { files, texts: found.slice(0, mostFound), more: found.length > mostFound } };
  }
  const { file } = question;
  // Only what is a content file is read from the disk.
  if (!served.contents.some((content) => content.file === file))
    throw new EditError("no-such-file");
  const yaml = served.yaml(file);
  const texts = editableTexts(file, yaml);
  if (question.ask === "file") {
    return { file: { hash: createHash("sha256").update(yaml).digest("base64url"), texts } };
  }
  const { path, text } = question;
  const asked = JSON.stringify([file, path, text.trim()]);
  const known = served.checked.get(asked);
  if (known !== undefined) return { checked: known };
  const changed = changeText(file, yaml, path, text);
  const old = texts.find((one) => one.path === path)?.text ?? "";
  const { content, problems } = parseContent(file, changed);
  // Too long for its screen, or of another shape than its kind allows: no check can go on from here.
  if (content === undefined)
    return { checked: { old, text: text.trim(), problems: [...problems], words: [], forms: [] } };
  const contents = served.contents.map((one) => (one.file === file ? content : one));
  const kazakh = knowledgeOf(contents);
  const { words, forms } = engineReading(content, path, kazakh);
  const kept = editableTexts(file, changed).find((one) => one.path === path)?.text ?? text;
  const checked: CheckedChange = {
    old,
    text: kept,
    problems: checkFile(contents, file, kazakh),
    words: words.map(({ word, lemmas }) => ({ word, lemmas: [...lemmas] })),
    forms: forms.map(({ form, use }) => ({ form, use: { ...use } })),
  };
  if (served.checked.size >= mostKept) served.checked.clear();
  served.checked.set(asked, checked);
  return { checked };
}

port.on("message", (question: CourseQuestion) => {
  port.postMessage(answerOrTrouble(question));
});
giveBackMemory();
port.postMessage("ready");

function answerOrTrouble(question: CourseQuestion): CourseAnswer {
  try {
    return answer(question);
  } catch (error) {
    return error instanceof EditError
      ? { trouble: error.trouble }
      : { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
