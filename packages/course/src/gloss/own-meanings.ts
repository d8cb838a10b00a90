import type { Meaning } from "./gloss.ts";

/** Words of grammar that no dictionary line explains well: by dictionary form, or by form where a form has its own meaning. */
export const FORM_MEANINGS: Readonly<Record<string, Meaning>> = {
  екен: { en: "it turns out; whether", ru: "оказывается; ли" },
  екенін: { en: "that it is", ru: "что это так" },
  еді: { en: "was, were", ru: "был, была, было" },
  едім: { en: "I was", ru: "я был" },
  едің: { en: "you were", ru: "ты был" },
  едік: { en: "we were", ru: "мы были" },
};

export const LEMMA_MEANINGS: Readonly<Record<string, Meaning>> = {
  "е/AUX": { en: "to be", ru: "быть" },
  "емес/AUX": { en: "not", ru: "не" },
  "жату/AUX": { en: "to be doing; to lie", ru: "процесс сейчас; лежать" },
  "отыру/AUX": { en: "to be doing; to sit", ru: "процесс сейчас; сидеть" },
  "тұру/AUX": { en: "to be doing; to stand", ru: "процесс сейчас; стоять" },
  "жүру/AUX": { en: "to be doing; to go about", ru: "процесс сейчас; ходить" },
};
