/** bigger, more interesting. */
export const comparativeOf = (quality: string): string => {
  const known: Readonly<Record<string, string>> = {
    good: "better",
    bad: "worse",
    far: "farther",
    little: "smaller",
  };
  if (!/^(?:[a-z]{1,5}|[a-z]{1,5}y|clever|simple|narrow)$/.test(quality)) return `more ${quality}`;
  if (known[quality]) return known[quality] ?? quality;
  if (/y$/.test(quality)) return quality.replace(/y$/, "ier");
  if (/e$/.test(quality)) return `${quality}r`;
  return /^[^aeiou]*[aeiou][^aeiouwy]$/.test(quality)
    ? `${quality}${quality.at(-1)}er`
    : `${quality}er`;
};
