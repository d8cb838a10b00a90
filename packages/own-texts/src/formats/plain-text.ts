import type { Chapter, OwnText } from "../own-text.ts";

/** A heading of a plain text: a number, or a word for a part with one, on a line of its own. */
const headingLine =
  /^(?:(?:\d{1,3}|[IVXLC]{1,7})[.)]?|(?:\d{1,3}|[IVXLC]{1,7}|\p{L}{3,12})?[-. ]*(?:тарау|бөлім|бап|глава|часть|chapter)(?:[ .:–—-].{0,60})?|(?:глава|часть|chapter) .{1,60})$/iu;
/** Lines up to this length were cut by a program, not by their writer. */
const wrappedAt = 90;
/** A text without headings is cut into parts of about so many characters. */
const partLength = 30_000;

/** Reads a text without markup: paragraphs stand on lines of their own or between empty lines. */
export function readPlainText(text: string): OwnText {
  const paragraphs = paragraphsOf(text.replace(/\r\n?/g, "\n").replaceAll("\f", "\n\n"));
  return { format: "txt", title: "", author: "", chapters: chaptersOfPlain(paragraphs) };
}

function paragraphsOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const filled = lines.filter((line) => line !== "");
  const isWrapped =
    lines.length - filled.length > 2 &&
    filled.length > 20 &&
    filled.filter((line) => line.length > 40).length > filled.length / 2 &&
    filled.filter((line) => line.length <= wrappedAt).length > filled.length * 0.95;
  if (!isWrapped) return filled;
  const paragraphs: string[] = [];
  let open = "";
  for (const line of [...lines, ""]) {
    if (line !== "" && !headingLine.test(line)) {
      // A hyphen at the end of a line was put there with the line's end.
      open = /\p{L}-$/u.test(open)
        ? open.slice(0, -1) + line
        : open === ""
          ? line
          : `${open} ${line}`;
      continue;
    }
    if (open !== "") paragraphs.push(open);
    if (line !== "") paragraphs.push(line);
    open = "";
  }
  return paragraphs;
}

function chaptersOfPlain(paragraphs: readonly string[]): Chapter[] {
  const headings = paragraphs.filter((one) => headingLine.test(one)).length;
  // A list of numbers is no table of chapters.
  const hasHeadings = headings > 1 && headings * 3 < paragraphs.length;
  const chapters: { title: string; paragraphs: string[] }[] = [];
  let length = 0;
  for (const paragraph of paragraphs) {
    const last = chapters.at(-1);
    const isHeading = hasHeadings && headingLine.test(paragraph);
    if (last === undefined || isHeading || (!hasHeadings && length > partLength)) {
      chapters.push({
        title: isHeading ? paragraph : "",
        paragraphs: isHeading ? [] : [paragraph],
      });
      length = 0;
    } else last.paragraphs.push(paragraph);
    length += paragraph.length;
  }
  return chapters.filter((one) => one.paragraphs.length > 0);
}
