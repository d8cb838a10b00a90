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

/** Letters that occur in loans only. ф, х and һ also live in old Arabic and Persian loans. */
export const loanLetters = "вёфхһцчъьэ";
