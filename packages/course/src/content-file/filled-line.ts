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
  kin: { kz: "анаңыз", en: "mother", ru: "мама" },
  "kin:ACC": { kz: "анаңызды", en: "mother", ru: "мама" },
  "kin:DAT": { kz: "анаңызға", en: "mother", ru: "мама" },
  "kin:GEN": { kz: "анаңыздың", en: "mother", ru: "мама" },
  "kin:INS": { kz: "анаңызбен", en: "mother", ru: "мама" },
  "by:INS": { kz: "пойызбен", en: "train", ru: "поезд" },
  "at:LOC": { kz: "көлде", en: "lake", ru: "озеро" },
  "to:DAT": { kz: "көлге", en: "lake", ru: "озеро" },
  object: { kz: "палау", en: "pilaf", ru: "плов" },
  amount: { kz: "он төрт сағат", en: "14", ru: "14" },
  side: { kz: "салат", en: "salad", ru: "салат" },
  dish: { kz: "лағман", en: "lagman", ru: "лагман" },
  drink: { kz: "кофе", en: "coffee", ru: "кофе" },
  goods: { kz: "сүт", en: "milk", ru: "молоко" },
  furniture: { kz: "үстел", en: "table", ru: "стол" },
  count: { kz: "екі", en: "two", ru: "два" },
};

/** A line of the tutor's with a sample in each place to be filled, with a capital where it begins with one. */
export const filled = (text: string, language: Language): string => {
  const line = text.replace(
    /\{([a-z]+(?::[A-Z0-9;]+)?)\}/g,
    (all, name: string) => SAMPLES[name]?.[language] ?? all,
  );
  return text.startsWith("{") ? line.charAt(0).toUpperCase() + line.slice(1) : line;
};
