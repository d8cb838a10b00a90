/** A list of words as text is no larger, in bytes. */
export const maxListBytes = 20 * 1024 * 1024;

/** A deck with its sounds and pictures, in bytes; they are passed over and never in memory. */
export const maxDeckBytes = 400 * 1024 * 1024;

/** What a deck's collection may unpack to, in bytes. */
export const maxCollectionBytes = 96 * 1024 * 1024;

/** Sounds and pictures are entries of a deck's archive. */
export const maxDeckEntries = 60_000;

/** Rows that are read of a file. */
export const maxRows = 20_000;

/** Columns of a table, and characters of one cell: what is longer is no word, meaning or sentence. */
export const maxColumns = 40;
export const maxCell = 600;
