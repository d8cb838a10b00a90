import { isDeepStrictEqual } from "node:util";
import { Composer, CST, type Document, isScalar, Parser, parseDocument, type Scalar } from "yaml";
import { parseContent } from "../content-file/parse-content.ts";
import { showPath, type ValuePath } from "../content-file/problem.ts";
import { textFields } from "../content-file/text-fields.ts";
import { isEditableFile } from "./editable-kinds.ts";

/** Why a change cannot be made. */
export type EditTrouble =
  /** The file is none of the course's, or of a kind that is not edited text by text. */
  | "no-such-file"
  /** The file as it stands is not sound. */
  | "unreadable"
  /** Nothing stands at the path, or what stands there is no text that people read: an id, a number, a list. */
  | "not-editable"
  /** The new text is empty, has control characters or is too long for anything. */
  | "no-text";

export class EditError extends Error {
  readonly trouble: EditTrouble;

  constructor(trouble: EditTrouble, options?: ErrorOptions) {
    super(`The text cannot be changed: ${trouble}.`, options);
    this.name = "EditError";
    this.trouble = trouble;
  }
}

/** A text of a content file that may be changed by itself. */
export interface EditableText {
  /** As problems show it: `words[2].example.kz`. */
  readonly path: string;
  readonly text: string;
}

/** Longer than any text of the course. */
export const MAX_EDITED_TEXT = 6000;

/** Everything but the letters people write, spaces and the ends of lines. */
const UNWRITTEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u;

/**
 * The texts of a content file that people read and may change one by one, in the order of the file.
 *
 * @throws EditError for a file that cannot be edited
 */
export function editableTexts(file: string, yaml: string): EditableText[] {
  const { document } = read(file, yaml);
  const texts = [...editablePaths(file, yaml)].flatMap(([path, steps]) => {
    const node = textAt(document, steps);
    return node === undefined ? [] : [{ path, text: shownText(node), at: node.range?.[0] ?? 0 }];
  });
  return texts.sort((a, b) => a.at - b.at).map(({ path, text }) => ({ path, text }));
}

/**
 * Changes one text of a content file. Every byte outside the text stays: comments, order, quotes, line breaks.
 *
 * @param path as problems show it: `words[2].example.kz`
 * @param text what shall stand there; space around it is left out
 * @returns the whole new file
 * @throws EditError
 */
export function changeText(file: string, yaml: string, path: string, text: string): string {
  const steps = editablePaths(file, yaml).get(path);
  const { document } = read(file, yaml);
  const node = steps && textAt(document, steps);
  if (steps === undefined || node === undefined) throw new EditError("not-editable");
  const value = textToKeep(text, node);
  if (value === node.value) return yaml;
  document.setIn(steps, value);
  const wanted: unknown = document.toJS();
  // What a library writes is read again before anybody relies on it: `yes` and `3` need quotes, and so do others.
  for (const style of [node.type ?? "PLAIN", "QUOTE_DOUBLE"] as const) {
    const changed = written(file, yaml, { steps, value, style });
    if (changed !== undefined && isDeepStrictEqual(dataOf(changed), wanted)) return changed;
  }
  throw new EditError("not-editable");
}

/** The file with a text written in a style; undefined where the style cannot hold it. */
function written(
  file: string,
  yaml: string,
  { steps, value, style }: { steps: ValuePath; value: string; style: Scalar.Type },
): string | undefined {
  const { document, tokens } = read(file, yaml);
  const token = textAt(document, steps)?.srcToken;
  if (token === undefined || token.type === "alias") return undefined;
  if (token.type !== "block-scalar") CST.setScalarValue(token, value, { type: style });
  else if (style !== "BLOCK_LITERAL") return undefined;
  else token.source = indented(value.trimEnd(), token.source);
  return tokens.map(CST.stringify).join("");
}

/** Lines written where the lines of another text stood, as far in and with the same empty lines at the end. */
function indented(text: string, before: string): string {
  const margin = /^ +(?=\S)/m.exec(before)?.[0] ?? "";
  const end = /\s*$/.exec(before)?.[0] ?? "\n";
  return (
    text
      .split("\n")
      .map((line) => (line.trim() === "" ? "" : margin + line))
      .join("\n") + end
  );
}

function dataOf(yaml: string): unknown {
  const document = parseDocument(yaml);
  return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 });
}

function textToKeep(text: string, { value }: Scalar<string>): string {
  const trimmed = text.replaceAll("\r\n", "\n").normalize("NFC").trim();
  if (trimmed === "" || trimmed.length > MAX_EDITED_TEXT) throw new EditError("no-text");
  const severalLines = value.includes("\n");
  if (UNWRITTEN.test(severalLines ? trimmed.replaceAll("\n", " ") : trimmed))
    throw new EditError("no-text");
  return value.endsWith("\n") ? `${trimmed}\n` : trimmed;
}

/** As it is shown and compared: without the line break that ends a text of several lines. */
const shownText = ({ value }: Scalar<string>): string =>
  value.endsWith("\n") ? value.slice(0, -1) : value;

interface ReadYaml {
  document: Document;
  tokens: CST.Token[];
}

function read(file: string, yaml: string): ReadYaml {
  if (!isEditableFile(file)) throw new EditError("no-such-file");
  const tokens = [...new Parser().parse(yaml)];
  const [document, more] = [...new Composer({ keepSourceTokens: true }).compose(tokens)];
  if (document === undefined || more !== undefined || document.errors.length > 0)
    throw new EditError("unreadable");
  return { document, tokens };
}

/** The paths of all texts that people read, as they are shown and in steps. */
function editablePaths(file: string, yaml: string): Map<string, ValuePath> {
  const { content } = parseContent(file, yaml);
  if (content === undefined) throw new EditError("unreadable");
  return new Map(
    textFields(content)
      .filter(({ role }) => role !== "form")
      .map(({ path }) => [showPath(path), path]),
  );
}

/** A text that stands there for itself: what is named by an anchor could stand elsewhere, too. */
function textAt(document: Document, steps: ValuePath): Scalar<string> | undefined {
  const node = document.getIn(steps, true);
  return isScalar(node) && typeof node.value === "string" && !node.anchor && !node.tag
    ? (node as Scalar<string>)
    : undefined;
}
