import type { Thing } from "./meaning.ts";

/** Бұл — мектеп: what is shown. */
export function shown(text: string): Thing {
  const far = /^(?:анау|сол)$/u.test(text);
  return {
    lemma: text,
    say: far ? { en: "that", ru: "то" } : { en: "this", ru: "это" },
    determiner: "self",
    name: false,
    plural: false,
    definite: false,
    qualities: [],
  };
}
