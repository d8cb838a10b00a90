import { Lines, NumbersByText } from "@tilashar/kazakh";
import { packedParadigms, packedWords } from "./paradigms.generated.ts";

/** One reading of a Russian word: its class, as `scripts/russian-slots.ts` writes it, and its forms in order. */
export interface Paradigm {
  readonly class: string;
  readonly forms: readonly string[];
}

/** Both tables as they are written, and the lines of words by their words: taken apart they would take ten times as much. */
class Table {
  readonly paradigms = new Lines(packedParadigms);
  readonly words = new Lines(packedWords);
  readonly byWord = new NumbersByText((add) => {
    for (let line = 0; line < this.words.count; line++) add(this.row(line)[0], line);
  }, "Russian words");

  /** A word, how many of its letters are its stem, and the number of its paradigm. */
  row(line: number): readonly [word: string, length: number, paradigm: number] {
    const [word = "", length, paradigm] = (this.words.at(line) ?? "").split(" ");
    return [word, Number(length), Number(paradigm)];
  }
}

let table: Table | undefined;

/** The readings of a Russian word in its dictionary form that begin with one of these classes. */
export function paradigmOf(word: string, classes: string): Paradigm | undefined {
  table ??= new Table();
  for (const line of table.byWord.get(word)) {
    const [written, length, paradigm] = table.row(line);
    const [kind = "", endings = ""] = (table.paradigms.at(paradigm) ?? "").split(" ");
    if (written !== word || !kind.startsWith(classes)) continue;
    const stem = word.slice(0, length);
    return {
      class: kind,
      forms: endings.split(",").map((ending) => (ending === "-" ? "" : stem + ending)),
    };
  }
  return undefined;
}

/** A word of the table: how many of its letters are its stem, its class and the endings of its forms. */
export interface ParadigmLine {
  readonly word: string;
  readonly length: number;
  readonly class: string;
  readonly endings: readonly string[];
}

/** The whole table, line by line; a line is taken apart when it is asked for. */
export function allParadigms(): {
  readonly at: (line: number) => ParadigmLine;
  readonly forEach: (
    take: (line: Pick<ParadigmLine, "word" | "length">, number: number) => void,
  ) => void;
} {
  table ??= new Table();
  const { words, paradigms } = table;
  const all = table;
  const endingsOf = new Map<number, Pick<ParadigmLine, "class" | "endings">>();
  return {
    at: (line) => {
      const [word, length, paradigm] = all.row(line);
      let kind = endingsOf.get(paradigm);
      if (!kind) {
        const [name = "", endings = ""] = (paradigms.at(paradigm) ?? "").split(" ");
        kind = { class: name, endings: endings.split(",") };
        endingsOf.set(paradigm, kind);
      }
      return { word, length, ...kind };
    },
    forEach: (take) => {
      for (let line = 0; line < words.count; line++) {
        const [word, length] = all.row(line);
        take({ word, length }, line);
      }
    },
  };
}
