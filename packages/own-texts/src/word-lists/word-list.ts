/** Where a list of words comes from, as far as it can be told. */
export type ListOrigin = "lute" | "linguacafe" | "lingq" | "anki" | "other";

/** A table as it stands in a file: nothing is known yet of what its columns mean. */
export interface WordTable {
  /** Of a deck with several kinds of notes, which one; else empty. */
  readonly name: string;
  /** Names of the columns; empty strings where the file has none. */
  readonly columns: readonly string[];
  /** Plain text, all rows as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
}

/** What a file with words holds. */
export interface WordFile {
  readonly origin: ListOrigin;
  /** Never empty; a file of text has one table, a deck one for each kind of note. */
  readonly tables: readonly WordTable[];
  /** Rows that were left behind, since a file had more than are read. */
  readonly left: number;
}

/** Which columns of a table hold what; null where none does. */
export interface WordColumns {
  readonly word: number;
  readonly meaning: number | null;
  readonly sentence: number | null;
  readonly status: number | null;
}

/** How well the other program says that a word is known. */
export type ListedState = "learning" | "known" | "ignored";

/** A word of a list, as it will be looked up. */
export interface ListedTerm {
  /** From 1, the row of the table. */
  readonly row: number;
  readonly kz: string;
  readonly meaning: string;
  readonly sentence: string;
  readonly state: ListedState;
}
