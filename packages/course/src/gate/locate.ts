import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";

/**
 * The line of a value in a YAML text, by its path as problems show it (`words[2].kz`): of the
 * deepest part of the path that exists, counted from 1. Undefined for text that is no YAML.
 */
export function lineOf(text: string, path: string): number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    return document.errors[0]?.linePos?.[0].line;
  }
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
}
