const WOMAN = {
  en: "daughter|mother|mum|sister|wife|grandmother|aunt|girl|woman|mother-in-law|daughter-in-law|granddaughter",
  ru: "дочь|дочка|мама|мать|сестра|жена|бабушка|тётя|девочка|девушка|женщина|свекровь|тёща|невестка|внучка",
};
/** A woman is what the first clause is about, and nobody else is named there. */
const OF_HER = {
  en: new RegExp(`^(?:\\p{L}+ )?(?:(?:older|younger) )?(?:${WOMAN.en}) [^,]*, `, "iu"),
  ru: new RegExp(`^(?:\\p{L}+ )?(?:(?:старшая|младшая) )?(?:${WOMAN.ru}) [^,]*, `, "iu"),
};
const SHE: Readonly<Record<string, string>> = {
  he: "she",
  his: "her",
  him: "her",
  он: "она",
  ему: "ей",
  его: "её",
};
/** Men of whom it may be said as well. */
const MAN =
  /(?<!\p{L})(?:son|father|dad|brother|husband|grandfather|uncle|boy|man|сын\p{L}*|пап\p{L}|от[ец]\p{L}*|брат\p{L}*|муж\p{L}*|дедушк\p{L}|мальчик\p{L}*)(?!\p{L})/iu;
/** A Russian verb or quality that tells a man from a woman. */
const AS_MAN = /(?<!\p{L})\p{L}+(?:л|лся|ен|ий|ый|ой)(?!\p{L})/u;

/**
 * «Қызым әлі жүре алмайды, ол тоғыз айлық»: who is said in the second clause is she of the first. Undefined where more
 * than a pronoun would have to change.
 */
export function asSheIsNamed(said: string, language: "en" | "ru"): string | undefined {
  const first = OF_HER[language].exec(said)?.[0];
  if (first === undefined || MAN.test(said)) return said;
  const rest = said.slice(first.length);
  if (language === "ru" && /(?<!\p{L})он(?!\p{L})/u.test(rest) && AS_MAN.test(rest))
    return undefined;
  return (
    first + rest.replace(/(?<!\p{L})(?:he|his|him|он|ему|его)(?!\p{L})/gu, (one) => SHE[one] ?? one)
  );
}
