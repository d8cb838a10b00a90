import { analyse, inflect } from "@tilashar/kazakh";
import type { Language } from "../schema/text.ts";
import { type NoteParagraph, type NoteSpan, parseNote } from "./parse-note.ts";

/** A run of a rendered note; `kz` is Kazakh, with its stem and suffixes where the engine made it. */
export interface RenderedSpan {
  readonly kind: "text" | "strong" | "kz";
  readonly text: string;
  /** The word cut into stem and suffixes, in order; joined they are `text`. */
  readonly segments?: readonly string[];
}

/** A note's body with its Kazakh forms made by the engine. */
export function renderNote(body: string): NoteParagraph<RenderedSpan>[] {
  return parseNote(body).paragraphs.map(({ kind, spans }) => ({
    kind,
    spans: spans.map(renderSpan),
  }));
}

/** A form as the engine makes it, with the places where its suffixes begin; undefined where there is none. */
export function renderForm(
  lemma: string,
  label: string,
): { readonly text: string; readonly segments: readonly string[] } | undefined {
  const text = inflect(lemma, label)[0];
  return text === undefined ? undefined : { text, segments: segmentsOf(text, lemma) };
}

/** Suffixes and Kazakh as they stand in a line of another language. */
const QUOTED = {
  en: /-?\p{Script=Cyrillic}+(?:[ /-]+\p{Script=Cyrillic}+)*-?/gu,
  ru: /(?<!\p{L})-\p{Script=Cyrillic}+(?:\/-?\p{Script=Cyrillic}+)*|\p{L}*[әғқңөұүһіӘҒҚҢӨҰҮҺІ]\p{L}*/gu,
} as const;

/** A line about Kazakh with what it quotes told apart: in braces, and as it stands. */
export function renderLine(line: string, language: Language): RenderedSpan[] {
  const spans = renderNote(line).flatMap((paragraph) => paragraph.spans);
  if (language === "kz") return spans;
  return spans.flatMap((span) =>
    span.kind === "kz" ? [span] : splitQuoted(span, QUOTED[language]),
  );
}

function splitQuoted(span: RenderedSpan, quoted: RegExp): RenderedSpan[] {
  const spans: RenderedSpan[] = [];
  let from = 0;
  for (const { 0: text, index } of span.text.matchAll(quoted)) {
    if (index > from) spans.push({ kind: span.kind, text: span.text.slice(from, index) });
    spans.push({ kind: "kz", text });
    from = index + text.length;
  }
  if (from < span.text.length) spans.push({ kind: span.kind, text: span.text.slice(from) });
  return spans;
}

function renderSpan(span: NoteSpan): RenderedSpan {
  if (span.kind === "kazakh") return { kind: "kz", text: span.text };
  if (span.kind !== "inflected") return span;
  const text = inflect(span.lemma, span.features)[0] ?? span.lemma;
  return { kind: "kz", text, segments: segmentsOf(text, span.lemma) };
}

/** Where the suffixes of a form begin, as its analysis by that lemma sees it. */
function segmentsOf(form: string, lemma: string): readonly string[] {
  const readings = analyse(form).filter((reading) => reading.lemma === lemma);
  const cut = readings.find(
    ({ segments }) => segments.length > 1 && segments.join("").toLowerCase() === form.toLowerCase(),
  );
  if (cut === undefined) return [form];
  let from = 0;
  return cut.segments.map((segment) => {
    const piece = form.slice(from, from + segment.length);
    from += segment.length;
    return piece;
  });
}
