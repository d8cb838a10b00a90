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
import { byMeaning } from "../words/find-kazakh.ts";
import { russianForms } from "../words/russian-forms.ts";

/** One named thing is to be said: that is a translation. */
const SAYS_ONE = /["«“]|how (?:do|would|can|to) .*say|как (?:будет|сказать|по-казахски)|: \S/u;
/** What the chip below a list of words sends. */
const CHIP = /^(?:phrases|фразы|тіркестер):/iu;
const LONGEST = 18;
/** Surer than the topics of the phrase book that are only near. */
const SURE = 0.975;
/** Surer than a list of words. */
const SURE_OF_SAID = 0.991;

/** "Phrases for a bus driver", "what does one say at a garage?": what is said there, by who is named. */
export const situationPhrasesIntent: Intent = {
  name: "phrases",
  understand(asked, tools) {
    const { folded, words } = asked;
    const isSaid = tools.patterns.one("situations.are-said").test(folded);
    if (
      words.length > LONGEST ||
      !(isSaid || tools.patterns.one("situations.asks-phrases").test(folded))
    )
      return undefined;
    if (
      SAYS_ONE.test(asked.raw.replace(CHIP, "")) ||
      tools.patterns.one("situations.asks-what-it-is").test(folded)
    )
      return undefined;
    const named = situationNamed(asked, tools) ?? goneOnWith(asked, tools);
    // Who speaks is named, or nothing in the phrase book is nearer
    const book = firstNamed(tools.course.tutor.wordLists.situations, folded);
    if (!named || (book && !named.role && !named.isPhrase)) return undefined;
    return {
      confidence: isSaid ? SURE_OF_SAID : SURE,
      answer: () => situationPhrases(named, asked, tools),
    };
  },
};

const SHORT = 7;

/** "And what does one say there?" after its words. */
const goneOnWith = (asked: Asked, tools: Tools): NamedSituation | undefined =>
  asked.history.length > 0 && asked.words.length <= SHORT
    ? situationOnTable(asked, tools)
    : undefined;

const MOST_WORDS = 9;
/** Surer than whatever else a word or two may go on from. */
const FURTHER = 0.972;
const FEW_NAMED = 2;

/** "А офсайд и пенальти как?" after the words of a situation: those of its words that are named. */
export const situationWordsIntent: Intent = {
  name: "follow-up",
  understand(asked, tools) {
    if (asked.words.length > MOST_WORDS || asked.history.length === 0) return undefined;
    const draft = wordAfterList(asked, tools);
    return draft && { confidence: FURTHER, answer: () => draft };
  },
};

/** The words that are named, of the situation or else of the dictionary; that there is none, where one is asked for. */
function wordAfterList(asked: Asked, tools: Tools): Draft | undefined {
  const { language, folded } = asked;
  if (language === "kz") return undefined;
  const told = asked.words.filter((word) => !tools.patterns.one("situations.frame").test(word));
  const table = told.length === 0 ? undefined : situationOnTable(asked, tools);
  if (!table) return undefined;
  const found = wordsMeant(told, table.situation.words, language);
  if (found.length > 0) return wordRows(found, asked, language);
  if (told.length > FEW_NAMED || !tools.patterns.one("situations.is-other").test(folded))
    return undefined;
  const named = told.join(" ");
  // The dictionary is asked by those who go on from a word
  return byMeaning(named, language, tools, false)
    ? undefined
    : { text: tools.say("say.unsaid", language, { x: named }), confidence: 0.8 };
}

/** Words of the situation by what they mean, where all that is told is of them. */
function wordsMeant(
  told: readonly string[],
  words: Situation["words"],
  language: "en" | "ru",
): Situation["words"] {
  const forms = told.map((word) => [
    word,
    ...(language === "ru" ? russianForms(word) : englishForms(word)).map(({ lemma }) => lemma),
  ]);
  const isAsked = (gloss: string): boolean => {
    const own = wordsOf(foldText(gloss.replace(/^to /u, "").replace(/\(.*?\)/gu, "")));
    return own.length > 0 && own.every((word) => forms.some((form) => form.includes(word)));
  };
  const found = words.filter((word) => word[language].split(/[,;]/u).some(isAsked));
  const covered = new Set(
    found.flatMap((word) => wordsOf(foldText(word[language].replace(/^to /u, "")))),
  );
  return forms.every((form) => form.some((word) => covered.has(word))) ? found : [];
}
