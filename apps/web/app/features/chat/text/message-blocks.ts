/** A stretch of a line; `bold` was between `**`. */
export interface Stretch {
  text: string;
  bold: boolean;
}

/** A paragraph, each of its lines, or a list, each of its items. */
export interface Block {
  kind: "paragraph" | "bullets" | "numbers";
  lines: Stretch[][];
}

const bullet = /^\s*[-*•]\s+(?=\S)/;
const numbered = /^\s*\d{1,2}[.)]\s+(?=\S)/;

/**
 * Takes the tutor's text apart: paragraphs, lists, bold. Everything else in it is text, whatever it
 * looks like: there are no links, no pictures and no markup.
 */
export function messageBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    let current: Block | undefined;
    for (const line of paragraph.split("\n")) {
      if (line.trim() === "") continue;
      const kind = bullet.test(line) ? "bullets" : numbered.test(line) ? "numbers" : "paragraph";
      if (current === undefined || current.kind !== kind) {
        current = { kind, lines: [] };
        blocks.push(current);
      }
      current.lines.push(stretches(line.replace(bullet, "").replace(numbered, "").trim()));
    }
  }
  return blocks;
}

function stretches(line: string): Stretch[] {
  const parts = line.split(/\*\*(?=\S)([^*]+?)(?<=\S)\*\*/);
  return parts.flatMap((text, at) => (text === "" ? [] : [{ text, bold: at % 2 === 1 }]));
}
