/** The largest file that is read, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;

/** What an archive may unpack to, all its wanted entries together: a zip bomb ends here. */
export const maxUnpackedBytes = 32 * 1024 * 1024;

/** More entries than this are no book. */
export const maxEntries = 5000;

/** The longest text that is kept, in characters; a long novel has two million. */
export const maxCharacters = 8_000_000;
