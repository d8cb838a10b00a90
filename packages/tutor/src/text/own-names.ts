/** Names of what every object has: in a table of words each of them would be found. */
const OF_EVERY_OBJECT = new Set(Object.getOwnPropertyNames(Object.prototype));

/** A mark of Unicode that joins and is not seen, and is part of a word. */
const JOINER = "\u034f";

/**
 * A text as it was typed, but for words such as "constructor": an unseen mark makes them words of no table. A programmer asks for them in earnest, and
 * the tutor, which looks words up in hundreds of tables, answers as of any other word that it does not know.
 */
export const withoutOwnNames = (text: string): string =>
  text.replace(/[A-Za-z_]+/gu, (word) =>
    OF_EVERY_OBJECT.has(word) || OF_EVERY_OBJECT.has(word.toLowerCase())
      ? `${word.charAt(0)}${JOINER}${word.slice(1)}`
      : word,
  );
