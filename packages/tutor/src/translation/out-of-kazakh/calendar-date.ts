import { numberOf } from "./quantity.ts";
import type { Both } from "./rendering.ts";

/** A month in English; in Russian as it stands in "in May" and "of May". */
export const MONTHS: Readonly<Record<string, readonly [en: string, at: string, of: string]>> = {
  қаңтар: ["January", "январе", "января"],
  ақпан: ["February", "феврале", "февраля"],
  наурыз: ["March", "марте", "марта"],
  сәуір: ["April", "апреле", "апреля"],
  мамыр: ["May", "мае", "мая"],
  маусым: ["June", "июне", "июня"],
  шілде: ["July", "июле", "июля"],
  тамыз: ["August", "августе", "августа"],
  қыркүйек: ["September", "сентябре", "сентября"],
  қазан: ["October", "октябре", "октября"],
  қараша: ["November", "ноябре", "ноября"],
  желтоқсан: ["December", "декабре", "декабря"],
};

const ORDINALS_EN =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ORDINALS_RU =
  "первого второго третьего четвёртого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого тринадцатого четырнадцатого пятнадцатого шестнадцатого семнадцатого восемнадцатого девятнадцатого двадцатого".split(
    " ",
  );
const THIRTIETH = { en: "thirtieth", ru: "тридцатого" };

const DATE = new RegExp(
  `^(.+?)(?:[ыі]?нш[ыі]|-?[шнс]?[ыі])? (${Object.keys(MONTHS).join("|")})(?:[дт][ае]| күні| айында)$`,
  "u",
);

/** «Он бесінші мамырда», «20 қарашада»: on the fifteenth of May; undefined of what is no date. */
export function dateOf(text: string): Both | undefined {
  const [, day = "", month = ""] = DATE.exec(text) ?? [];
  const named = MONTHS[month];
  const value = named && dayOf(day);
  const ordinal = value === undefined ? undefined : ordinalOf(value);
  return named && ordinal
    ? { en: `on the ${ordinal.en} of ${named[0]}`, ru: `${ordinal.ru} ${named[2]}` }
    : undefined;
}

/** Бес and бесі(нші): what is left of an ordinal without its ending. */
const dayOf = (text: string): number | undefined => {
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  const whole = [last, `${last}і`, `${last}ы`].map((one) =>
    numberOf([...words.slice(0, -1), STEMS[one] ?? one]),
  );
  return whole.find((one) => one !== undefined && one > 0 && one < 32);
};

/** Жиырманшы has lost the vowel of its number. */
const STEMS: Readonly<Record<string, string>> = { жиырм: "жиырма" };

function ordinalOf(value: number): Both | undefined {
  if (value === 30) return THIRTIETH;
  const [ten, unit] = [Math.floor(value / 10), value % 10];
  if (value <= 20) return { en: ORDINALS_EN[value - 1] ?? "", ru: ORDINALS_RU[value - 1] ?? "" };
  const [en, ru] = ten === 2 ? ["twenty", "двадцать"] : ["thirty", "тридцать"];
  return { en: `${en}-${ORDINALS_EN[unit - 1]}`, ru: `${ru} ${ORDINALS_RU[unit - 1]}` };
}
