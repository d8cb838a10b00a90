import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";

/**
 * Finds lines in a YAML text.
 *
 * @returns a function from a path as problems show it (`words[2].kz`) to the line, counted from 1, of
 * its deepest part that exists; undefined for the file as a whole
 */
export function lineFinder(text: string): (path: string) => number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return (path) => {
    let node: unknown = document.contents;
    let offset: number | undefined;
    for (const step of path.match(/[^.[\]]+/g) ?? []) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(key) === step);
        if (pair === undefined) break;
        offset = (pair.key as Node | null)?.range?.[0];
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)] as Node | undefined;
        if (item === undefined) break;
        offset = item.range?.[0];
        node = item;
      } else break;
    }
    return offset === undefined ? undefined : lines.linePos(offset).line;
  };
}
