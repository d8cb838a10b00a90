export { TextFault } from "../text-fault.ts";
export { type Sqlite, startSqlite } from "./anki/sqlite.ts";
export { type DeckWord, writeDeck } from "./anki/write-deck.ts";
export { guessColumns, type MeaningSide } from "./guess-columns.ts";
export { type ListedTerms, listedTerms } from "./listed-terms.ts";
export { readRows, readWordFile, type WordSource } from "./read-word-file.ts";
export type {
  ListedState,
  ListedTerm,
  ListOrigin,
  WordColumns,
  WordFile,
  WordTable,
} from "./word-list.ts";
