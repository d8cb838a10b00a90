/**
 * Problems that somebody who edits one text in the browser may meet. Each has a name, so that it is said in
 * the editor's own language; all others are met by those who work on the files, and are said in English.
 */
export const PROBLEM_CODES = [
  "too-long",
  "empty",
  "cyrillic-in-english",
  "kazakh-in-russian",
  "not-russian",
  "russian-in-kazakh",
  "not-kazakh",
  "two-spaces",
  "space-before-mark",
  "no-space-after-mark",
  "quotation-marks",
  "dash",
  "no-end-mark",
  "small-letter",
  "foreign-letters",
  "unknown-word",
  "sentence-count",
  "one-is-a-question",
  "example-without-word",
  "calque",
  "wrong-case",
  "owner-of-nothing",
  "name-missing",
  "other-numbers",
  "same-option",
  "taught-twice",
  "same-phrase",
  "same-proverb",
  "same-example",
  "same-question",
  "same-meaning",
  "meaning-twice",
  "not-taught",
  "chunk-without-line",
  "too-many-new",
  "capital-of-name",
  "verb-form",
  "unknown-verb",
  "wrong-is-right",
  "taken-for-mistake",
  "long-body",
  "note-marks",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What is wrong: in English, and by name with what fills the sentence. */
export interface Remark {
  readonly code: ProblemCode;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

export const remark = (
  code: ProblemCode,
  text: string,
  values: Readonly<Record<string, string>> = {},
): Remark => ({ code, text, values });
