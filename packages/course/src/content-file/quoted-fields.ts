import { type NoteSpan, parseNote } from "../note/parse-note.ts";
import { LANGUAGES, type Language, type Trilingual } from "../schema/text.ts";
import type { ValuePath } from "./problem.ts";
import type { TextField } from "./text-field.ts";

/** Words that can only be Kazakh in a Russian text, by their letters. */
const KAZAKH_WORD = /(?<![\p{L}/-])\p{L}*[әғқңөұүһіӘҒҚҢӨҰҮҺІ]\p{L}*/gu;
const CYRILLIC_WORDS = /(?<![\p{L}/-])\p{Script=Cyrillic}+(?: \p{Script=Cyrillic}+)*/gu;

/** A line that may quote Kazakh in braces or as it stands; what is quoted is a field of its own. */
export function quotingFields(path: ValuePath, language: Language, text: string): TextField[] {
  const [own, ...quoted] = noteFields(path, language, text);
  const kazakh = (found: string) => ({
    path,
    language: "kz" as const,
    role: "label" as const,
    text: found,
  });
  if (own === undefined) return [];
  const plain = own.text.matchAll(language === "en" ? CYRILLIC_WORDS : KAZAKH_WORD);
  return [
    { ...own, role: language === "kz" ? "label" : "quoting" },
    ...quoted,
    ...(language === "kz" ? [] : [...plain].map(([found]) => kazakh(found))),
  ];
}

/** A line in three languages that may quote Kazakh; what is filled in later, `{word}`, is left open. */
export function quotingLineFields(path: ValuePath, texts: Trilingual): TextField[] {
  return LANGUAGES.flatMap((language) =>
    quotingFields([...path, language], language, texts[language].replace(/\{[a-z]+\}/g, "…")),
  );
}

/** A text of prose, and each piece of Kazakh quoted in it as a field of its own. */
export function noteFields(path: ValuePath, language: Language, body: string): TextField[] {
  return parseNote(body).paragraphs.flatMap(({ spans }) => {
    const quoted = spans.filter((span) => span.kind === "kazakh");
    return [
      { path, language, role: "note" as const, text: spans.map(ownText).join("") },
      ...quoted.map(({ text }) => ({
        path,
        language: "kz" as const,
        role: "label" as const,
        text,
      })),
    ];
  });
}

/** A span's text in the note's own language; a mark in place of Kazakh. */
function ownText(span: NoteSpan): string {
  return span.kind === "text" || span.kind === "strong" ? span.text : "…";
}
