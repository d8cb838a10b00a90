/** Words that name another thing than they name first, by what stands beside them. */

/** A class that one comes to, misses or has is a lesson, and no room. */
export const LESSONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b((?:late|ready) (?:for|to)|(?:com(?:e|es|ing)|came|go|goes|went|going|get|gets|got|hurry|back|prepare) (?:to|for)|after|before|during|until|miss(?:es|ed)?|skip(?:s|ped)?|have|has|had|cancel(?:led)?|there (?:is|was)|is there|was there) ((?:an?|the|my|our|your|his|her|their|no|any) )?((?!(?:first|second|third|fourth|fifth|small|big|new|large|other|same|whole|working|middle|upper|business|economy|world)\b)\p{L}+ )?class\b(?!room| of\b| in (?:the|our|this) school)/giu,
    "$1 $2$3lesson",
  ],
  [
    /\b(before|after|have|has|had|miss(?:es|ed)?|skip(?:s|ped)?) ((?:the|my|our|your|his|her|their|no|any|two|three|four) )?classes\b/giu,
    "$1 $2lessons",
  ],
];

/** What is open at night works then: a door or a window is not meant. */
export const OPEN_AT_NIGHT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(shop|store|pharmacy|chemist|bank|café|cafe|restaurant|supermarket|clinic|library|market|museum) is open (?=at night\b)/giu,
    "$1 works ",
  ],
  [
    /\b(shops|stores|pharmacies|banks|cafés|cafes|restaurants|supermarkets|clinics|markets) are open (?=at night\b)/giu,
    "$1 work ",
  ],
];
export const OPEN_BY_NIGHT: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<!\p{L})(?:магазин|аптека|банк|кафе|ресторан|супермаркет|рынок|клиника) )открыт[ао]? (?=ночью(?!\p{L}))/giu,
    "работает ",
  ],
];

/** What one buys, brings or eats some of is bread, and no crops. */
export const SOME_BREAD: readonly [RegExp, string] = [
  /(?<=(?<!\p{L})(?:куп\p{L}+|возьм\p{L}+|принес\p{L}+|дай|дайте|поешь\p{L}*|съешь\p{L}*|отреж\p{L}+|хочу|хотите|хочешь) (?:мне |нам |ещё |еще |свежего |немного )*)хлеба(?!\p{L})/giu,
  "хлеб",
];
/** «Уже неделю»: one week by now. */
export const ONE_BY_NOW: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})уже (?=(?:месяц|год|час|день)(?!\p{L}))/giu, "уже один "],
  [/(?<!\p{L})уже (?=неделю(?!\p{L}))/giu, "уже одну "],
];
