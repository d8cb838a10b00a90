import { foldLookAlikes, toCyrillic } from "@tilashar/kazakh";

/** Names whose English spelling does not tell their sound. */
const KNOWN: Readonly<Record<string, string>> = Object.fromEntries(
  `john Джон|james Джеймс|mike Майк|michael Майкл|kate Кейт|jane Джейн|jack Джек|mary Мэри|george Джордж|peter Питер|paul Пол
david Дэвид|sam Сэм|alex Алекс|tom Том|kevin Кевин|lucy Люси|alice Элис|emma Эмма|ben Бен|steve Стив|charles Чарльз|thomas Томас
julia Джулия|jessica Джессика|sarah Сара|helen Хелен|harry Гарри|william Уильям|henry Генри|robert Роберт|laura Лаура|daniel Дэниел
charlotte Шарлотта|olivia Оливия|amelia Амелия|isabella Изабелла|mia Мия|ava Ава|emily Эмили|grace Грейс|chloe Хлоя|zoe Зоя
ella Элла|lily Лили|ruby Руби|hannah Ханна|rachel Рейчел|rebecca Ребекка|amy Эми|megan Меган|claire Клэр|katie Кейти|catherine Кэтрин
elizabeth Элизабет|margaret Маргарет|victoria Виктория|natalie Натали|nicole Николь|michelle Мишель|jennifer Дженнифер|susan Сьюзен
karen Карен|linda Линда|patricia Патрисия|barbara Барбара|nancy Нэнси|ann Энн|anne Энн|ashley Эшли|sophie Софи|jasmine Жасмин
jim Джим|joe Джо|joseph Джозеф|matthew Мэтью|andrew Эндрю|anthony Энтони|mark Марк|steven Стивен|stephen Стивен|christopher Кристофер
chris Крис|brian Брайан|ryan Райан|jason Джейсон|justin Джастин|eric Эрик|adam Адам|luke Люк|oliver Оливер|oscar Оскар|leo Лео
noah Ноа|liam Лиам|ethan Итан|lucas Лукас|mason Мейсон|logan Логан|jacob Джейкоб|joshua Джошуа|simon Саймон|philip Филип|edward Эдвард
richard Ричард|frank Фрэнк|scott Скотт|greg Грег|jeff Джефф|nick Ник|tim Тим|dan Дэн|max Макс|martin Мартин|pierre Пьер|jean Жан
hans Ханс|marie Мари|louise Луиза|julie Жюли|carlos Карлос|juan Хуан|jose Хосе|diego Диего|marco Марко|chen Чэнь|ali Әли|ahmed Ахмед
mohammed Мұхаммед|fatima Фатима|aisha Айша|joanna Джоанна|angela Анжела|diana Диана|sandra Сандра|monica Моника|sara Сара
maria Мария|anna Анна|elena Елена|sophia София|london Лондон|paris Париж|berlin Берлин|madrid Мадрид`
    .split(/[|\n]/)
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Letters that sound in one way only, so that a name of them can be written by its sound. */
const PLAIN = /^(?!.*(?:th|gh|ph|ee|oo|ea|ou|ie|ai|ei|au))[abdefghiklmnoprstuvz]+$/;
const SILENT_END = /[^o]e$/;

/** «Гүл», a flower, begins many names: Gulnara, Gulzhan. */
const FLOWER = /^Гул(?=[нмсздбж])/u;

/** Whether a word is an English name of the table: Kate is no qate. */
export const isEnglishName = (word: string): boolean => Object.hasOwn(KNOWN, word.toLowerCase());

/** A Latin name in Cyrillic; undefined when its spelling does not tell its sound. */
export function nameInCyrillic(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (Object.hasOwn(KNOWN, lower)) return KNOWN[lower];
  const isKazakh = /(?:zh|kh|sh|[äöüğşıqñŋū]|bek$|gul$|khan$|bay$|zhan$)/.test(lower);
  if (!isKazakh && (!PLAIN.test(lower) || SILENT_END.test(lower))) return undefined;
  const text = foldLookAlikes(toCyrillic(name)).replace(/і/g, "и").replace(FLOWER, "Гүл");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How letters together mostly sound in a name that is no Kazakh one. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ee|ea/g, "и"],
  [/oo|ou/g, "у"],
  [/ch(?=t)/g, "х"],
  [/sch|sh/g, "ш"],
  [/ch/g, "ч"],
  [/th/g, "т"],
  [/ph/g, "ф"],
  [/ck/g, "к"],
  [/qu/g, "кв"],
  [/c(?=[eiy])/g, "с"],
  [/c/g, "к"],
  [/x/g, "кс"],
  [/w/g, "в"],
  [/j/g, "дж"],
  [/(?<=[^aeiou])e$/g, ""],
  [/y/g, "и"],
];

/** A Latin name about as it sounds, where its spelling does not tell it for sure: its last sounds are near enough for an ending. */
export function nameBySound(name: string): string {
  const sounded = SOUNDS.reduce(
    (text, [letters, sound]) => text.replace(letters, sound),
    name.toLowerCase(),
  );
  const text = foldLookAlikes(toCyrillic(sounded)).replace(/і/g, "и");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
