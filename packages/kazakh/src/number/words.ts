/** Number words from 0 to 9. */
export const unitWords = [
  "нөл",
  "бір",
  "екі",
  "үш",
  "төрт",
  "бес",
  "алты",
  "жеті",
  "сегіз",
  "тоғыз",
] as const;

/** Tens from 10 to 90, at their own digit. */
export const tenWords = [
  "",
  "он",
  "жиырма",
  "отыз",
  "қырық",
  "елу",
  "алпыс",
  "жетпіс",
  "сексен",
  "тоқсан",
] as const;

export const hundredWord = "жүз";

/** Names of the powers of a thousand, from 1,000 up. */
export const scaleWords = ["мың", "миллион", "миллиард", "триллион"] as const;

/** Collective numerals (жинақтау сан есім) exist for one to seven. */
export const collectiveWords = [
  "біреу",
  "екеу",
  "үшеу",
  "төртеу",
  "бесеу",
  "алтау",
  "жетеу",
] as const;

/** The largest number read and written, 999 trillions and the rest. */
export const maxNumber = 999_999_999_999_999;
