import { packedParadigms, packedWords } from "./paradigms.generated.ts";

/** One reading of a Russian word: its class, as `scripts/russian-slots.ts` writes it, and its forms in order. */
export interface Paradigm {
  readonly class: string;
  readonly forms: readonly string[];
}

let table: Map<string, [length: number, paradigm: number][]> | undefined;
let paradigms: readonly string[] = [];

/** The readings of a Russian word in its dictionary form that begin with one of these classes. */
export function paradigmOf(word: string, classes: string): Paradigm | undefined {
  if (!table) {
    paradigms = packedParadigms.split("\n");
    table = new Map();
    for (const line of packedWords.split("\n")) {
      const [text = "", length, paradigm] = line.split(" ");
      const known = table.get(text) ?? [];
      known.push([Number(length), Number(paradigm)]);
      table.set(text, known);
    }
  }
  for (const [length, paradigm] of table.get(word) ?? []) {
    const [kind = "", endings = ""] = (paradigms[paradigm] ?? "").split(" ");
    if (!kind.startsWith(classes)) continue;
    const stem = word.slice(0, length);
    return {
      class: kind,
      forms: endings.split(",").map((ending) => (ending === "-" ? "" : stem + ending)),
    };
  }
  return undefined;
}
