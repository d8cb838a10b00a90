import { foldLookAlikes, toCyrillic } from "@tilashar/kazakh/script";
import type { ListedState, ListedTerm, ListOrigin, WordColumns, WordTable } from "./word-list.ts";

/** What a program writes for a word that is known, and for one that shall not be asked for. */
const states: Record<ListOrigin, { known: RegExp; ignored: RegExp }> = {
  lute: { known: /^(?:99|W|well known)/i, ignored: /^(?:98|I|ignored)/i },
  // From -7 for a new word up to 0 for a learned one; 1 is left out, 2 has never been looked at.
  linguacafe: { known: /^(?:0|known|learned)$/i, ignored: /^(?:1|ignored)$/i },
  lingq: { known: /^(?:4|k|known|learned)$/i, ignored: /^(?:-1|x|ignored)$/i },
  anki: { known: /^known$/i, ignored: /^ignored$/i },
  other: { known: /^(?:known|well known|learned)$/i, ignored: /^ignored$/i },
};

const kazakhWord = /^[\p{Script=Cyrillic}\p{M}\-' ]+$/u;
const maxLetters = 60;

export interface ListedTerms {
  readonly terms: readonly ListedTerm[];
  /** Rows whose word is no Kazakh word, with what stands there. */
  readonly refused: readonly { readonly row: number; readonly text: string }[];
  /** Rows of another language, by the column that names it. */
  readonly foreign: number;
}

/** The words of a table, by what its columns hold. */
export function listedTerms(
  table: WordTable,
  columns: WordColumns,
  origin: ListOrigin,
): ListedTerms {
  const language = languageColumn(table);
  const terms: ListedTerm[] = [];
  const refused: { row: number; text: string }[] = [];
  let foreign = 0;
  for (const [at, row] of table.rows.entries()) {
    if (language !== null && !isKazakh(row[language] ?? "")) {
      foreign += 1;
      continue;
    }
    const cell = (column: number | null) => (column === null ? "" : (row[column] ?? ""));
    const kz = inCyrillic(cell(columns.word));
    if (kz === "" && row.every((one) => one === "")) continue;
    if (kz === "" || kz.length > maxLetters || !kazakhWord.test(kz)) {
      refused.push({ row: at + 1, text: cell(columns.word).slice(0, maxLetters) });
      continue;
    }
    const sentence = cell(columns.sentence);
    terms.push({
      row: at + 1,
      kz,
      meaning: cell(columns.meaning).slice(0, 120),
      sentence: sentence.length > 400 ? "" : sentence,
      state: stateOf(cell(columns.status), origin),
    });
  }
  return { terms, refused, foreign };
}

/** Kazakh as it is written in Cyrillic; foreign letters that only look like ours become ours. */
function inCyrillic(text: string): string {
  const tidy = text.replace(/^[\s.,;:!?«»"“”()]+|[\s.,;:!?«»"“”()]+$/gu, "");
  return /\p{Script=Cyrillic}/u.test(tidy) ? foldLookAlikes(tidy) : toCyrillic(tidy);
}

function stateOf(status: string, origin: ListOrigin): ListedState {
  const { known, ignored } = states[origin];
  return known.test(status) ? "known" : ignored.test(status) ? "ignored" : "learning";
}

const isKazakh = (name: string) => /^(?:kk|kaz|қаз|каз)/iu.test(name.trim());

/** A file can hold several languages; the column that says so counts where one of them is ours. */
function languageColumn({ columns, rows }: WordTable): number | null {
  const at = columns.findIndex((name) => /^(?:language|locale)$/i.test(name.trim()));
  return at >= 0 && rows.some((row) => isKazakh(row[at] ?? "")) ? at : null;
}
