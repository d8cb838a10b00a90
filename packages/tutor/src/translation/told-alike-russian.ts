/**
 * What Russian tells in several ways that Kazakh does not tell apart, each as one of them: дом, в котором and дом, где are
 * both of the house one lives in. Only sentences that are compared with one another are put so.
 */
const ONE_WAY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})по утрам(?!\p{L})/giu, "утром"],
  [/(?<!\p{L})по вечерам(?!\p{L})/giu, "вечером"],
  [/(?<!\p{L})по ночам(?!\p{L})/giu, "ночью"],
  [/(?<!\p{L})по выходным(?!\p{L})/giu, "в выходные"],
  [/(?<!\p{L})в котор(?:ом|ой|ых)(?!\p{L})/giu, "где"],
  [/(?<!\p{L})(?:не свобод(?:ен|на|но|ны)|занят[аоы]?)(?!\p{L})/giu, "занято"],
  [/(?<!\p{L})ни разу(?: в жизни)?(?!\p{L})/giu, "никогда"],
  // «Мне холодно» and «я замёрз»: both are тоңдым
  [/(?<!\p{L})мне холодно(?!\p{L})/giu, "я замёрз"],
  [/(?<!\p{L})нам холодно(?!\p{L})/giu, "мы замёрзли"],
  [/(?<!\p{L})больше не(?!\p{L})/giu, "теперь не"],
  [/(?<!\p{L})терпеть не могу(?!\p{L})/giu, "ненавижу"],
  [/(?<!\p{L})(ключ\p{L}*) от(?!\p{L})/giu, "$1"],
  // Болғысы келеді: whoever wants to become something wants to be it
  [/(?<!\p{L})(хо(?:чу|чешь|чет|тим|тите|тят|тел[аи]?)) стать(?!\p{L})/giu, "$1 быть"],
  [/(?<!\p{L})(мечта\p{L}+) стать(?!\p{L})/giu, "$1 быть"],
];

/** A Russian text with what Kazakh does not tell apart said in one way. */
export const toldInOneWay = (text: string): string =>
  ONE_WAY.reduce((told, [way, one]) => told.replace(way, one), text);
