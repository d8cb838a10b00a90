/**
 * Kazakh upper and lower case, independent of the machine's locale.
 * In the 2021 Latin alphabet ı/I is one letter and i/İ another, as in Turkish; in Cyrillic і/І is
 * a plain pair, so only Latin needs care.
 */
export const lowerKazakh = (text: string): string =>
  text
    .replace(/İ|I\u0307/g, "i")
    .replace(/I/g, "ı")
    .toLowerCase();

/** Upper case by the same rule: i becomes İ, ı becomes I. */
export const upperKazakh = (text: string): string => text.replace(/i/g, "İ").toUpperCase();

/** The word with its first letter in upper case, the rest untouched. */
export const capitalise = (word: string): string => {
  const [first = ""] = word;
  return upperKazakh(first) + word.slice(first.length);
};

/** Gives `word` (lower case) the case of `model`: all capitals, capitalised, or as it is. */
export const matchCase = (model: string, word: string): string => {
  if (!/^\p{Lu}/u.test(model)) return word;
  return /^.\P{Ll}+$/u.test(model) ? upperKazakh(word) : capitalise(word);
};
