/** What the letters are called, for abbreviations that are read letter by letter. Source: school primers (әліппе). */
const names: Readonly<Record<string, string>> = {
  л: "эл",
  м: "эм",
  н: "эн",
  ң: "ың",
  р: "эр",
  с: "эс",
  ф: "эф",
  й: "ый",
};

/** The name of one Cyrillic letter: ш "ша", б "бе", о "о". */
export const letterName = (letter: string): string => {
  const small = letter.toLowerCase();
  if (/[аәеёиоөуұүыіэюя]/.test(small)) return small;
  return names[small] ?? (/[қғхһшщ]/.test(small) ? `${small}а` : `${small}е`);
};
