import type { Meaning } from "./gloss.ts";

/** The same meaning for the forms of several persons. */
function forms(words: string, en: string, ru: string): Record<string, Meaning> {
  return Object.fromEntries(words.split(" ").map((word) => [word, { en, ru }]));
}

/** Words of grammar that no dictionary line explains well: by dictionary form, or by form where a form has its own meaning. */
export const FORM_MEANINGS: Readonly<Record<string, Meaning>> = {
  екен: { en: "it turns out; whether", ru: "оказывается; ли" },
  екенін: { en: "that it is", ru: "что это так" },
  еді: { en: "was, were", ru: "был, была, было" },
  деген: { en: "that says; called", ru: "который говорит; называемый" },
  деп: { en: "saying; that", ru: "говоря; что" },
  едім: { en: "I was", ru: "я был" },
  едің: { en: "you were", ru: "ты был" },
  едік: { en: "we were", ru: "мы были" },
  екеуміз: { en: "the two of us", ru: "мы вдвоём" },
  екеуіміз: { en: "the two of us", ru: "мы вдвоём" },
  үшеуміз: { en: "the three of us", ru: "мы втроём" },
  төртеуміз: { en: "the four of us", ru: "мы вчетвером" },
  бәріміз: { en: "all of us", ru: "все мы" },
  барлығымыз: { en: "all of us", ru: "все мы" },
  // Beside, between: hardly the eyebrow and the bee of the same letters
  ...forms("қасымда қасыңда қасыңызда қасында қасымызда", "beside, with", "рядом с"),
  ...forms("қасыма қасыңа қасыңызға қасына қасымызға", "up to, to one's side", "к, поближе к"),
  ...forms("қасымнан қасыңнан қасыңыздан қасынан қасымыздан", "from beside, past", "от, мимо"),
  ...forms("арасында арамызда араңызда", "between, among", "между, среди"),
  ...forms("арасына арамызға араңызға", "in between, among", "между, в среду"),
  ...forms("арасынан арамыздан араңыздан", "from among", "из числа, между"),
  // Жеген бойда, сол бойда
  бойда: { en: "as soon as; at once", ru: "едва, как только; тут же" },
  бәріңіз: { en: "all of you", ru: "все вы" },
};

/** Words of grammar by dictionary form and part of speech, and words whose dictionary line begins with another meaning than texts do. */
export const LEMMA_MEANINGS: Readonly<Record<string, Meaning>> = {
  "е/AUX": { en: "to be", ru: "быть" },
  "емес/AUX": { en: "not", ru: "не" },
  "жату/AUX": { en: "to be doing, right now", ru: "делать сейчас: процесс" },
  "отыру/AUX": { en: "to be doing, right now", ru: "делать сейчас: процесс" },
  "тұру/AUX": { en: "to be doing, for now", ru: "делать сейчас: процесс" },
  "жүру/AUX": { en: "to be doing, these days", ru: "делать в эти дни: процесс" },
  "құрт/NOUN": { en: "kurt, dried curd; worm", ru: "курт; червь" },
  "төбе/NOUN": { en: "ceiling; hill; top", ru: "потолок; холм; макушка" },
  "ағай/NOUN": { en: "sir, to a teacher; uncle", ru: "учитель, обращение; дядя" },
  "апай/NOUN": { en: "miss, to a teacher; auntie", ru: "учительница, обращение; тётя" },
};
