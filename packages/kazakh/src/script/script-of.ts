/** The three scripts Kazakh is written in. */
export type Script = "cyrillic" | "latin" | "arabic";

const scriptPatterns: [Script, RegExp][] = [
  ["cyrillic", /\p{Script=Cyrillic}/u],
  ["latin", /\p{Script=Latin}/u],
  ["arabic", /\p{Script=Arabic}/u],
];

/** The script of one character, or null for digits, signs and other scripts. */
export const scriptOfLetter = (letter: string): Script | null =>
  scriptPatterns.find(([, pattern]) => pattern.test(letter))?.[0] ?? null;

/** Scripts that occur in the text, in the order Cyrillic, Latin, Arabic. */
export const scriptsIn = (text: string): Script[] =>
  scriptPatterns.filter(([, pattern]) => pattern.test(text)).map(([script]) => script);

/**
 * The script of a text: its only script, or the first of Cyrillic, Latin, Arabic when mixed
 * (a Cyrillic word with a stray Latin letter is a Cyrillic word). Null when there is no letter.
 */
export const scriptOf = (text: string): Script | null => scriptsIn(text)[0] ?? null;
