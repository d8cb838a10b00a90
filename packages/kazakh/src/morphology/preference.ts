import type { Weighed } from "./candidate.ts";

/**
 * Forms whose commonest reading the costs of single suffixes cannot tell: lemma and UPOS that come
 * first in running text. Written from grammar and use.
 */
const FIRST: Readonly<Record<string, string>> = {
  жылы: "жыл NOUN",
  алды: "алу VERB",
  алдын: "алд NOUN",
  бар: "бар ADJ",
  онда: "ол PRON",
  болар: "болу VERB",
  көрінеді: "көріну VERB",
  екен: "е AUX",
  атыңыз: "ат NOUN",
  ене: "ену VERB",
  емес: "емес AUX",
  ол: "ол PRON",
  бас: "бас NOUN",
  басы: "бас NOUN",
  бет: "бет NOUN",
  бір: "бір NUM",
  екі: "екі NUM",
  мен: "мен CCONJ",
  сен: "сен PRON",
  да: "да PART",
  жас: "жас ADJ",
  қарай: "қарай ADP",
  кейін: "кейін ADP",
  үшін: "үшін ADP",
  болып: "болу VERB",
  деп: "деу VERB",
  деген: "деу VERB",
  дейді: "деу VERB",
  айтты: "айту VERB",
  қала: "қала NOUN",
  қалды: "қалу VERB",
  қалған: "қалу VERB",
  ана: "ана NOUN",
  асты: "асу VERB",
  қалайсың: "қалай ADV",
  қалайсыз: "қалай ADV",
  ат: "ат NOUN",
  атты: "атты ADJ",
  жан: "жан NOUN",
  жаны: "жан NOUN",
  тіл: "тіл NOUN",
  үй: "үй NOUN",
  сол: "сол DET",
  аса: "аса ADV",
  көбіне: "көбіне ADV",
  оқу: "оқу NOUN",
};

/** Readings that look as good as any by their suffixes and are hardly ever meant: lemma by form. */
const RARE: Readonly<Record<string, string>> = {
  оны: "он",
  онда: "он",
  оның: "он",
  қалады: "қалау",
  асады: "асау",
  жатыр: "жатыр",
};

/** Persons have no owner: сені is сен in the accusative. */
const PERSONAL = new Set(["мен", "сен", "ол", "біз", "сіз", "олар"]);

/**
 * Nudge in cost for a reading of a whole word; negative is likelier. What is likelier goes first,
 * but hides no other reading.
 */
export function preference(word: string, reading: Weighed, capital = false): number {
  const owner = reading.suffixes[0]?.id ?? "";
  // мына, ана and their like hardly ever have an owner or a plural: анам, аналар are mothers
  if ((reading.lemma === "ана" || reading.lemma === "анау") && reading.upos === "PRON")
    // So are ананың, анаға in any case
    return owner.startsWith("pss") ? 6 : /^ана[лндғ]/.test(word) ? 4 : 0;
  if (PERSONAL.has(reading.lemma) && reading.upos === "PRON" && owner.startsWith("pss")) return 5;
  // No sentence begins with a conjunction of the second place
  if (capital && word === "мен") return reading.upos === "PRON" ? -4 : 0;
  // People have no owner and are one of a kind
  if (reading.entry?.pos === "name-person" && /^(?:pss[12]|plural)/.test(owner)) return 4;
  if (RARE[word] === reading.lemma) return 4;
  const first = FIRST[word];
  if (first === undefined) return 0;
  return first === `${reading.lemma} ${reading.upos}` ? -4 : 0;
}
