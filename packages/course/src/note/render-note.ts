import { analyse, inflect } from "@tilashar/kazakh";
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
