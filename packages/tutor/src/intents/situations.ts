import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import {
  situationNamed,
  situationOnTable,
  situationPhrases,
  wordRows,
} from "../situations/show-situation.ts";
import type { NamedSituation, Situation } from "../situations/situation-finder.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import { russianForms } from "../words/russian-forms.ts";

/** Phrases are asked for: what is said, shouted, useful to say. */
const ASKS_PHRASES =
  /(?<!\p{L})(?:phrases?|expressions?|lines|useful sentences|what (?:do|does|should|can|must|might|to|would) (?:\p{L}+ ){0,4}(?:say|shout|tell|ask|yell|call)|what (?:is|gets) (?:said|shouted)|(?:need|want|have|how) to (?:say|talk|speak) (?:at|in|on|to|with)|talk(?:ing)? to (?:my )?(?:customers?|clients?|patients?|guests?|passengers?|pupils?|students?|children)|фраз\p{L}*|выражени\p{L}*|реплик\p{L}*|что (?:\p{L}+ ){0,3}(?:говор\p{L}+|сказать|крич\p{L}+|сказал\p{L}*|спрос\p{L}+|спрашива\p{L}+)|как (?:\p{L}+ ){0,2}(?:разговарива\p{L}+|общать\p{L}+|обраща\p{L}+)|тіркес\p{L}*|сөйлемдер|не (?:дейді|деймін|айтады|айтамын|деу|айту|деп айт\p{L}*)|қалай сөйлес\p{L}*)(?!\p{L})/u;
/** One named thing is to be said: that is a translation. */
const SAYS_ONE = /["«“]|how (?:do|would|can|to) .*say|как (?:будет|сказать|по-казахски)|: \S/u;
const LONGEST = 18;
/** Surer than the topics of the phrase book that are only near. */
const SURE = 0.975;

/** "Phrases for a bus driver", "what does one say at a garage?": what is said there, by who is named. */
export const situationPhrasesIntent: Intent = {
  name: "phrases",
  understand(asked, tools) {
    const { folded, words } = asked;
    if (words.length > LONGEST || !ASKS_PHRASES.test(folded) || SAYS_ONE.test(asked.raw))
      return undefined;
    const named = situationNamed(asked, tools) ?? goneOnWith(asked, tools);
    // Who speaks is named, or nothing in the phrase book is nearer
    const book = firstNamed(tools.course.tutor.wordLists.situations, folded);
    if (!named || (book && !named.role)) return undefined;
    return { confidence: SURE, answer: () => situationPhrases(named, asked, tools) };
  },
};

const SHORT = 7;

/** "And what does one say there?" after its words. */
const goneOnWith = (asked: Asked, tools: Tools): NamedSituation | undefined =>
  asked.history.length > 0 && asked.words.length <= SHORT
    ? situationOnTable(asked, tools)
    : undefined;

const MOST_WORDS = 9;
const FURTHER = 0.965;

/** "А офсайд и пенальти как?" after the words of a situation: those of its words that are named. */
export const situationWordsIntent: Intent = {
  name: "follow-up",
  understand(asked, tools) {
    if (asked.words.length > MOST_WORDS || asked.history.length === 0) return undefined;
    const found = wordsMeant(asked, tools);
    if (found.length === 0) return undefined;
    return {
      confidence: FURTHER,
      answer: (): Draft => wordRows(found, asked, asked.language),
    };
  },
};

/** Says nothing of what is asked: "and … how?", "а … как по-казахски?" */
const FRAME =
  /^(?:and|how|what|about|is|are|the|a|an|do|you|say|in|kazakh|for|or|but|also|too|как|будет|а|и|или|еще|по|казахски|сказать|что|такое|слово|word|words|слова|про|насчет|ал|және|қалай|қазақша|болады|деген|не)$/u;

/** Words of the situation on the table by what they mean, where the message is of nothing else. */
function wordsMeant(asked: Asked, tools: Tools): Situation["words"] {
  const { language } = asked;
  if (language === "kz") return [];
  const told = asked.words.filter((word) => !FRAME.test(word));
  if (told.length === 0) return [];
  const table = situationOnTable(asked, tools);
  if (!table) return [];
  const forms = told.map((word) => [
    word,
    ...(language === "ru" ? russianForms(word) : englishForms(word)).map(({ lemma }) => lemma),
  ]);
  const isAsked = (gloss: string): boolean => {
    const own = wordsOf(foldText(gloss.replace(/^to /u, "").replace(/\(.*?\)/gu, "")));
    return own.length > 0 && own.every((word) => forms.some((form) => form.includes(word)));
  };
  const found = table.situation.words.filter((word) => word[language].split(/[,;]/u).some(isAsked));
  const covered = new Set(
    found.flatMap((word) => wordsOf(foldText(word[language].replace(/^to /u, "")))),
  );
  return forms.every((form) => form.some((word) => covered.has(word))) ? found : [];
}
