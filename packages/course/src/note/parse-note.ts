/** A run of a note's text. */
export type NoteSpan =
  /** Text in the note's own language; `strong` where the author wrote `**…**`. */
  | { readonly kind: "text" | "strong"; readonly text: string }
  /** Kazakh quoted as it stands: a word, a phrase, or a suffix (`-лар`). */
  | { readonly kind: "kazakh"; readonly text: string }
  /** Kazakh that the engine inflects: `{{кітап|N;NOM;PL}}`. */
  | { readonly kind: "inflected"; readonly lemma: string; readonly features: string };

/** A paragraph, or one item of a list. */
export interface NoteParagraph<Span = NoteSpan> {
  readonly kind: "paragraph" | "item";
  readonly spans: readonly Span[];
}

export interface ParsedNote {
  readonly paragraphs: readonly NoteParagraph[];
  /** What is wrong with its marks, in words for the author; empty when all is well. */
  readonly faults: readonly string[];
}

/** A directive in double braces, or strong text between double stars. */
const MARK = /\{\{([^{}]*)\}\}|\*\*([^*]+)\*\*/g;

/**
 * Reads the body of a note: paragraphs apart by an empty line, a list where every line of a block
 * starts with "- ", Kazakh in double braces, strong text between double stars.
 */
export function parseNote(body: string): ParsedNote {
  const faults: string[] = [];
  const paragraphs: NoteParagraph[] = [];
  for (const block of body.split(/\n[ \t]*\n/)) {
    const lines = block.split("\n").map((line) => line.trim());
    const text = lines.join(" ").trim();
    if (text === "") continue;
    const items = lines.filter((line) => line !== "");
    if (items.every((line) => line.startsWith("- "))) {
      for (const item of items) {
        paragraphs.push({ kind: "item", spans: spansOf(item.slice(2), faults) });
      }
    } else {
      paragraphs.push({ kind: "paragraph", spans: spansOf(text, faults) });
    }
  }
  return { paragraphs, faults };
}

function spansOf(text: string, faults: string[]): NoteSpan[] {
  const spans: NoteSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    addText(spans, text.slice(from, match.index), faults);
    const [whole, inside, strong] = match;
    if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else spans.push(directive(inside ?? "", faults));
    from = match.index + whole.length;
  }
  addText(spans, text.slice(from), faults);
  return spans;
}

function addText(spans: NoteSpan[], text: string, faults: string[]): void {
  if (/\{\{|\}\}/.test(text)) faults.push(`double braces that do not match in "${text.trim()}"`);
  if (text.includes("**")) faults.push(`double stars that do not match in "${text.trim()}"`);
  if (text !== "") spans.push({ kind: "text", text });
}

function directive(inside: string, faults: string[]): NoteSpan {
  const [lemma = "", features, ...more] = inside.split("|").map((part) => part.trim());
  if (lemma === "" || features === "" || more.length > 0) {
    faults.push(`{{${inside}}} is neither {{Kazakh}} nor {{lemma|features}}`);
  }
  return features === undefined
    ? { kind: "kazakh", text: lemma }
    : { kind: "inflected", lemma, features };
}
