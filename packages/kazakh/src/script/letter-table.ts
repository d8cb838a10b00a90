/** A letter-to-letter table from two rows of equal length; pairs of `more` win. */
export const letterTable = (
  from: string,
  to: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  ...Object.fromEntries([...from].map((letter, i) => [letter, to[i] as string])),
  ...more,
});
