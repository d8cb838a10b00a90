import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type Language, texts } from "../reply.ts";
import { firstNamed } from "../talk/named-thing.ts";

/** Phrases of no certain situation are those one meets people with. */
const USUAL = "getting-to-know";
const ASKS =
  /phrases?|expressions?|(?:teach|show|tell|help) me (?:how )?(?:to |with |some )|^how (?:do|to|can|should)|what (?:do|should|can|to) .*(?:say|said)|what to say|useful|фраз|выражени|^как (?!будет|сказать|переводится)|что (?:говорят|сказать|говорить)|(?:научи|помоги|подскажи|покажи)\p{L}* (?:мне |меня )?(?:как )?\p{L}+ться|тіркес|сөз тіркес|не дейді|не айтады|қалай (?:амандас|танысу|қоштас|сәлемдес|алғыс|кешірім)/u;
const TITLE = texts("Phrases: {x}", "Фразы: {x}", "Тіркестер: {x}");
const REGISTER = {
  siz: texts("polite", "вежливо", "сыпайы"),
  sen: texts("to a friend", "другу", "досыңызға"),
} as const;

/** The phrases of a situation that a message names, whatever words ask for them. */
export function phrasesFor({ folded, language }: Asked, tools: Tools): Draft | undefined {
  const named = firstNamed(tools.course.tutor.wordLists.situations, folded)?.topic;
  return showTopic(named, folded, language, tools);
}

/** Ready phrases for a situation: greeting, a café, a taxi, the doctor… */
export const phrasesIntent: RuleIntent = {
  name: "phrases",
  answer({ folded, language, words }, tools): Draft | undefined {
    if (words.length > 12 || !ASKS.test(folded) || /"|how (?:do (?:you|i|we)|to) say/.test(folded))
      return undefined;
    const slug =
      firstNamed(tools.course.tutor.wordLists.situations, folded)?.topic ??
      (words.length <= 6 && /phrases|expressions|фраз|выражени|тіркес/u.test(folded)
        ? USUAL
        : undefined);
    return showTopic(slug, folded, language, tools);
  },
};

function showTopic(
  slug: string | undefined,
  folded: string,
  language: Language,
  tools: Tools,
): Draft | undefined {
  const topic = tools.course.phraseTopics.find((one) => one.slug === slug);
  if (!topic) return undefined;
  const polite = /elder|polite|formal|teacher|boss|старш|вежлив|учител|үлкен|сыпайы/u.test(folded);
  const pool = polite ? topic.phrases.filter(({ register }) => register !== "sen") : topic.phrases;
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
}
