/**
 * The 42 letters of the Kazakh Cyrillic alphabet in their order.
 * Source: the alphabet of 1940 as used today; same order as the CLDR collation for `kk`.
 */
export const alphabet = "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя";

/** Vowels that make a word back (жуан). */
export const backVowels = "аоұыяё";

/** Vowels that make a word front (жіңішке). */
export const frontVowels = "әеөүіэ";

/** Letters that hold a vowel but take the harmony of the rest of the word. */
export const neutralVowels = "иую";

/** Every letter that can be the heart of a syllable (у only sometimes is one). */
export const vowelLetters = backVowels + frontVowels + neutralVowels;

/** Letters that occur in loans only. ф, х and һ also live in old Arabic and Persian loans. */
export const loanLetters = "вёфхһцчъьэ";

/** True for a vowel letter of either case. */
export const isVowelLetter = (letter: string): boolean =>
  letter !== "" && vowelLetters.includes(letter.toLowerCase());

/** True for one of the 42 letters, either case. */
export const isKazakhLetter = (letter: string): boolean =>
  letter !== "" && alphabet.includes(letter.toLowerCase());
