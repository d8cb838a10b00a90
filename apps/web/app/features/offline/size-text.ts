import { currentLanguage, languageTag } from "#app/lib/language/language.ts";

const megabyte = 1_000_000;
const gigabyte = 1000 * megabyte;

/** A size as people say it: `12 MB`, `1.4 GB`. */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= gigabyte;
  const amount = bytes / (isLarge ? gigabyte : megabyte);
  return new Intl.NumberFormat(languageTag(currentLanguage()), {
    style: "unit",
    unit: isLarge ? "gigabyte" : "megabyte",
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
