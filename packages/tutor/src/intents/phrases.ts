import type { Draft, RuleIntent } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { texts } from "../reply.ts";

/** Situations people ask about, with the phrase topic of the course that has their words. */
const SITUATIONS: readonly (readonly [RegExp, string])[] = [
  [
    /introduc\p{L}* (?:myself|yourself|oneself|someone)|представиться|познакомиться|знакомиться|представляться|танысу|get to know|знакомств/u,
    "getting-to-know",
  ],
  [
    /(?<!\p{L})greet(?:ings?)?(?!\p{L})|поздороваться|здороваться|приветстви|приветствова|амандас|сәлемдес/u,
    "greetings",
  ],
  [/say goodbye|farewell|попрощаться|прощани|прощаться|қоштас/u, "saying-goodbye"],
  [
    /(?:how (?:do|to|can).*)?(?:apologi[sz]e|thank (?:someone|people))|извиниться|поблагодарить|извинени|благодарност|кешірім сұра|алғыс айт/u,
    "thanks-and-apologies",
  ],
  [/taxi|bus phrases|такси|автобус/u, "taxi-and-bus"],
  [
    /ask(?:ing)? (?:for )?(?:the )?(?:way|directions)|directions|спросить дорогу|как пройти|дорогу|жол сұра/u,
    "asking-the-way",
  ],
  [/restaurant|caf[eé]|order food|waiter|ресторан|кафе|заказать|мейрамхана|кафеде/u, "in-the-cafe"],
  [/shop|market|buying|магазин|рын|покупк|дүкен|базар/u, "at-the-shop"],
  [/hotel|гостиниц|отел|қонақүй/u, "in-the-hotel"],
  [/doctor|hospital|врач|больниц|дәрігер/u, "at-the-doctors"],
  [/emergenc|экстренн|чрезвычайн|төтенше/u, "emergencies"],
  [/phone|telephone|телефон/u, "on-the-phone"],
  [
    /before (?:eating|a meal)|after (?:eating|a meal)|at the table|за столом|перед едой|после еды|дастарқан/u,
    "at-the-table",
  ],
  [
    /wish(?:es)?|congratulat|birthday wishes|пожелани|поздравлени|поздравить|құттықта|тілек/u,
    "wishes",
  ],
  [/guest|visiting|в гостях|гост[яи]|қонақ/u, "visiting"],
  [/weather|погод|ауа райы/u, "weather"],
  [/feelings?|emotions?|чувств|сезім/u, "feelings"],
  [/classroom|in class|на уроке|сабақта/u, "in-class"],
  [/at work|на работе|жұмыста/u, "at-work"],
  [/small talk|светск/u, "small-talk"],
  [/comfort|утешить|жұбат/u, "comfort"],
  [/opinion|agree|disagree|мнени|согласи|пікір/u, "opinions"],
  [/(?:polite )?requests?|просьб|өтініш/u, "requests-and-offers"],
];

/** Phrases of no certain situation are those one meets people with. */
const USUAL = "getting-to-know";
const ASKS =
  /phrases?|expressions?|(?:teach|show|tell|help) me (?:how )?(?:to |with |some )|^how (?:do|to|can|should)|what (?:do|should|can|to) .*(?:say|said)|what to say|useful|фраз|выражени|^как (?!будет|сказать|переводится)|что (?:говорят|сказать|говорить)|(?:научи|помоги|подскажи|покажи)\p{L}* (?:мне |меня )?(?:как )?\p{L}+ться|тіркес|сөз тіркес|не дейді|не айтады|қалай (?:амандас|танысу|қоштас|сәлемдес|алғыс|кешірім)/u;
const TITLE = texts("Phrases: {x}", "Фразы: {x}", "Тіркестер: {x}");
const REGISTER = {
  siz: texts("polite", "вежливо", "сыпайы"),
  sen: texts("to a friend", "другу", "досыңызға"),
} as const;

/** Ready phrases for a situation: greeting, a café, a taxi, the doctor… */
export const phrasesIntent: RuleIntent = {
  name: "phrases",
  answer({ folded, language, words }, tools): Draft | undefined {
    if (words.length > 12 || !ASKS.test(folded) || /"|how (?:do (?:you|i|we)|to) say/.test(folded))
      return undefined;
    const slug =
      SITUATIONS.find(([pattern]) => pattern.test(folded))?.[1] ??
      (words.length <= 6 && /phrases|expressions|фраз|выражени|тіркес/u.test(folded)
        ? USUAL
        : undefined);
    const topic = tools.course.phraseTopics.find((one) => one.slug === slug);
    if (!topic) return undefined;
    const polite = /elder|polite|formal|teacher|boss|старш|вежлив|учител|үлкен|сыпайы/u.test(
      folded,
    );
    const pool = polite
      ? topic.phrases.filter(({ register }) => register !== "sen")
      : topic.phrases;
    const shown = pool.slice(0, 7);
    const rows = shown.map((phrase) => {
      const register = phrase.register === "any" ? "" : ` (${REGISTER[phrase.register][language]})`;
      return `${phrase.kz}${register}${language === "kz" ? "" : ` — ${phrase[language]}`}`;
    });
    return {
      text: [TITLE[language].replace("{x}", topic.titles[language]), ...rows].join("\n"),
      kazakh: shown.map((phrase) => kz(phrase.kz)),
      confidence: 0.9,
    };
  },
};
