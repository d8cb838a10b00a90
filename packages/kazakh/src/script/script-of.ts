/** The three scripts Kazakh is written in. */
export type Script = "cyrillic" | "latin" | "arabic";

const scriptPatterns: [Script, RegExp][] = [
  ["cyrillic", /\p{Script=Cyrillic}/u],
  ["latin", /\p{Script=Latin}/u],
  ["arabic", /\p{Script=Arabic}/u],
];

/**
 * The script of a text or a letter: the first of Cyrillic, Latin, Arabic that occurs (a Cyrillic
 * word with a stray Latin letter is a Cyrillic word). Null when there is no such letter.
 */
export const scriptOf = (text: string): Script | null =>
  scriptPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
