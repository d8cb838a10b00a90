import { analyse } from "@tilashar/kazakh";

/** Whether a word is a finite verb of the third person: келді, барады, тұр. */
export const isFiniteOfThird = (word: string): boolean =>
  /^(?:тұр|отыр|жатыр|жүр)$/.test(word) ||
  analyse(word).some(
    ({ guessed, features, upos }) =>
      !guessed &&
      (upos === "VERB" || upos === "AUX") &&
      features.VerbForm === "Fin" &&
      features.Person === "3" &&
      features.Mood !== "Imp",
  );
