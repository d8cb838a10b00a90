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
  қой: "ғой PART",
  ана: "ана NOUN",
  ат: "ат NOUN",
  атты: "атты ADJ",
  жан: "жан NOUN",
  жаны: "жан NOUN",
  тіл: "тіл NOUN",
  үй: "үй NOUN",
  сол: "сол DET",
  аса: "аса ADV",
  оқу: "оқу NOUN",
};

/** Persons have no owner: сені is сен in the accusative. */
const PERSONAL = new Set(["мен", "сен", "ол", "біз", "сіз", "олар"]);

/** Nudge in cost for a reading of a whole word; negative is likelier. */
export function preference(word: string, reading: Weighed): number {
  // мына, ана and their like hardly ever have an owner: анам is my mother
  const owner = reading.suffixes[0]?.id ?? "";
  if (reading.lemma === "ана" && reading.upos === "PRON" && owner.startsWith("pss")) return 6;
  if (PERSONAL.has(reading.lemma) && reading.upos === "PRON" && owner.startsWith("pss")) return 5;
  const first = FIRST[word];
  if (first === undefined) return 0;
  return first === `${reading.lemma} ${reading.upos}` ? -4 : 0;
}
