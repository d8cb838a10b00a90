import { detectMixedScript, tokenise } from "@tilashar/kazakh/script";
import type { ContentFile } from "../content-file/content-kind.ts";
import { error, type Problem, type ValuePath } from "../content-file/problem.ts";
import { type Remark, remark } from "../content-file/problem-code.ts";
import type { TextRole } from "../content-file/text-field.ts";
import { parseNote } from "../note/parse-note.ts";
import { LANGUAGES, type Trilingual } from "../schema/text.ts";
import type { GateContext } from "./gate-context.ts";

/** Wrong options may be forms that do not exist. */
const MUST_BE_KNOWN: ReadonlySet<TextRole> = new Set(["headword", "sentence", "label", "note"]);

/**
 * Kazakh that is not right by letter or form: letters of another alphabet inside words, words that
 * nobody knows, and notes whose examples the engine cannot make.
 */
export function kazakhProblems({ files, course, kazakh }: GateContext): Problem[] {
  const excused = new Set(course.exceptions.tokens.map(({ token }) => token.toLowerCase()));
  const problems: Problem[] = [];
  for (const { content, fields } of files) {
    const report = (path: ValuePath, message: string | Remark) =>
      problems.push(error(content.file, path, message));
    const unknown = new Map<string, { path: ValuePath; token: string; times: number }>();
    for (const { path, language, role, text } of fields) {
      if (language !== "kz") continue;
      for (const token of kazakhWords(text)) {
        const foreign = detectMixedScript(token);
        if (foreign.length > 0) {
          report(path, lookAlike(token, foreign));
          continue;
        }
        const folded = token.toLowerCase();
        // A single letter is the letter itself
        if (!MUST_BE_KNOWN.has(role) || excused.has(folded) || [...token].length === 1) continue;
        if (kazakh.readingsOf(token).length > 0) continue;
        const seen = unknown.get(folded);
        if (seen === undefined) unknown.set(folded, { path, token, times: 1 });
        else seen.times++;
      }
    }
    for (const { path, token, times } of unknown.values()) report(path, notKnown(token, times));
    for (const { path, text } of notesOf(content)) {
      const note = parseNote(text);
      for (const fault of note.faults) report(path, remark("note-marks", fault));
      for (const span of note.paragraphs.flatMap(({ spans }) => spans)) {
        if (span.kind !== "inflected") continue;
        const made = kazakh.inflect(span.lemma, span.features);
        if ("fault" in made) report(path, `{{${span.lemma}|${span.features}}}: ${made.fault}`);
      }
    }
  }
  return problems;
}

/** Texts of a file that hold directives in double braces, with their places. */
function notesOf(content: ContentFile): { readonly path: ValuePath; readonly text: string }[] {
  const notes: { readonly path: ValuePath; readonly text: string }[] = [];
  const all = (path: ValuePath, texts: Trilingual) => {
    for (const language of LANGUAGES)
      notes.push({ path: [...path, language], text: texts[language] });
  };
  if (content.kind === "lesson" && content.data.note) all(["note", "body"], content.data.note.body);
  if (content.kind === "grammar") {
    all(["summary"], content.data.summary);
    all(["body"], content.data.body);
    content.data.contrasts?.forEach(({ line }, place) => {
      all(["contrasts", place, "line"], line);
    });
    content.data.mistakes?.forEach(({ why }, place) => {
      all(["mistakes", place, "why"], why);
    });
  }
  return notes;
}

/** Words of a Kazakh text; not suffixes and stems that are quoted with their hyphen (`-лар`, `оқы-`). */
export function kazakhWords(text: string): string[] {
  return tokenise(text)
    .filter(({ kind, start, end }) => {
      if (kind !== "word" || /[-‑–—/]/.test(text[start - 1] ?? " ")) return false;
      return !/^[-‑](?!\p{L})/u.test(text.slice(end, end + 2));
    })
    .map((token) => token.text);
}

function lookAlike(
  token: string,
  foreign: readonly { readonly letter: string; readonly meant: string | null }[],
): Remark {
  const letters = foreign
    .map(({ letter, meant }) => {
      const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
      return meant === null ? `${letter} (${code})` : `${letter} (${code}) for ${meant}`;
    })
    .join(", ");
  return remark("foreign-letters", `letters of another alphabet in "${token}": ${letters}`, {
    word: token,
    letters: foreign.map(({ letter }) => letter).join(", "),
  });
}

function notKnown(token: string, times: number): Remark {
  const often = times === 1 ? "" : `, ${times} times in this file`;
  return remark(
    "unknown-word",
    `neither the lexicon nor the morphology knows "${token}"${often}: mend it, or list it under tokens in exceptions.yaml`,
    { word: token },
  );
}
