import type { Language } from "../schema/text.ts";

/** What stands for a place to be filled when a line is checked. */
const SAMPLES: Readonly<
  Record<string, { readonly kz: string; readonly en: string; readonly ru: string }>
> = {
  name: { kz: "Айгүл", en: "Aigul", ru: "Айгуль" },
  origin: { kz: "Алматы", en: "Almaty", ru: "Алматы" },
  "origin:ABL": { kz: "Алматыдан", en: "Almaty", ru: "Алматы" },
  town: { kz: "Алматы", en: "Almaty", ru: "Алматы" },
  "town:LOC": { kz: "Алматыда", en: "Almaty", ru: "Алматы" },
  job: { kz: "мұғалім", en: "teacher", ru: "учитель" },
  age: { kz: "жиырма", en: "20", ru: "20" },
  said: { kz: "Мен келдім", en: "I have come", ru: "Я пришёл" },
  pet: { kz: "Ақтөс", en: "Aktos", ru: "Актос" },
  workplace: { kz: "мектеп", en: "school", ru: "школа" },
  thing: { kz: "сүт", en: "milk", ru: "молоко" },
  likes: { kz: "футбол", en: "football", ru: "футбол" },
};

/** A line of the tutor's with a sample in each place to be filled. */
export const filled = (text: string, language: Language): string =>
  text.replace(
    /\{([a-z]+(?::[A-Z0-9;]+)?)\}/g,
    (all, name: string) => SAMPLES[name]?.[language] ?? all,
  );
