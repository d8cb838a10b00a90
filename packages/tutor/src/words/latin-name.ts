import { foldLookAlikes, toCyrillic } from "@tilashar/kazakh";

/** Names whose English spelling does not tell their sound. */
const KNOWN: Readonly<Record<string, string>> = Object.fromEntries(
  `john Джон|james Джеймс|mike Майк|michael Майкл|kate Кейт|jane Джейн|jack Джек|mary Мэри|george Джордж|peter Питер|paul Пол
david Дэвид|sam Сэм|alex Алекс|tom Том|kevin Кевин|lucy Люси|alice Элис|emma Эмма|ben Бен|steve Стив|charles Чарльз|thomas Томас
julia Джулия|jessica Джессика|sarah Сара|helen Хелен|harry Гарри|william Уильям|henry Генри|robert Роберт|laura Лаура|daniel Дэниел
maria Мария|anna Анна|elena Елена|sophia София|london Лондон|paris Париж|berlin Берлин|madrid Мадрид`
    .split(/[|\n]/)
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Letters that sound in one way only, so that a name of them can be written by its sound. */
const PLAIN = /^(?!.*(?:th|gh|ph|ee|oo|ea|ou|ie|ai|ei|au))[abdefghiklmnoprstuvz]+$/;
const SILENT_END = /[^aeiou]e$/;

/** A Latin name in Cyrillic; undefined when its spelling does not tell its sound. */
export function nameInCyrillic(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (Object.hasOwn(KNOWN, lower)) return KNOWN[lower];
  const isKazakh = /(?:zh|kh|sh|[äöüğşıqñŋū]|bek$|gul$|khan$|bay$|zhan$)/.test(lower);
  if (!isKazakh && (!PLAIN.test(lower) || SILENT_END.test(lower))) return undefined;
  const text = foldLookAlikes(toCyrillic(name)).replace(/і/g, "и");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
