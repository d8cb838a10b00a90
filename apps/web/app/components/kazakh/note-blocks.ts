import type { NoteParagraph, NoteSpan } from "@tilashar/contracts";

type Block = { kind: "paragraph"; spans: NoteSpan[] } | { kind: "list"; items: NoteParagraph[] };

/** Items that follow one another become one list. */
export function blocksOf(paragraphs: readonly NoteParagraph[]): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of paragraphs) {
    const last = blocks.at(-1);
    if (paragraph.kind === "paragraph") blocks.push({ kind: "paragraph", spans: paragraph.spans });
    else if (last?.kind === "list") last.items.push(paragraph);
    else blocks.push({ kind: "list", items: [paragraph] });
  }
  return blocks;
}
