import type { TalkTopic } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { storyTold } from "../going-on/story-told.ts";
import { TERMS } from "../points/find-point.ts";
import type { Said } from "../talk/fill.ts";
import { namesThing } from "../talk/happening.ts";
import { heardWords } from "../talk/heard.ts";
import { nextQuestion } from "../talk/next-question.ts";
import { saidAt } from "../talk/reactions.ts";
import { questionOfTense } from "../talk/tense-asked.ts";
import { isKazakh, standingOf } from "../talk/understand-talk.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { lastUserTurn } from "../text/history.ts";
import { englishForms } from "../words/english-forms.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { russianForms } from "../words/russian-forms.ts";
import { questionsOn } from "./story.ts";

const LEAST_SHARE = 0.5;
/** What a talk is to be about takes words of its own. */
const LEAST_WITH_TOPIC = 0.25;
/** Who tells much besides asks for something else: a plan, advice. */
const MOST_BESIDE = 3;
/** "How do I talk about what used to be?" asks for a rule. */
const HOW = /^(?:and |so |а )?(?:how|what|as for|как|какой|какая|какое|что)(?!\p{L})/u;
/** «Енеммен қазақша сөйлескім келеді» tells of a wish to talk with somebody else. */
const WITH_ANOTHER = /\p{L}+(?:м|ң|сы|сі|[рлн]ы|[рлн]і|[ыі]м)мен .*сөйле\p{L}*[ғгкқ][ыі]м келе/u;
const ABOUT = /(?<!\p{L})(?:about|on|о|об|про|туралы|жайлы|жайында)(?!\p{L})/u;

/** What points at a text. */
const OF_TEXT =
  /(?<!\p{L})(?:it|this|that|story|text|what (?:i|you) read|нему|ней|н[её]м|этому|тексту|рассказ\p{L}*|истори\p{L}*|мәтін\p{L}*|әңгіме\p{L}*|осы|оған)(?!\p{L})/u;

/** The learner asks for a question, or for a talk: one easy question in Kazakh, of the topic that is named. */
export const questionIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    const requests = tools.requests.find(asked.spelt);
    const found = requests.find(
      ({ id, share, beside }) =>
        (id === "question" || id === "talk") &&
        beside <= MOST_BESIDE &&
        share >= (id === "talk" && ABOUT.test(asked.folded) ? LEAST_WITH_TOPIC : LEAST_SHARE),
    );
    if (WITH_ANOTHER.test(asked.folded)) return undefined;
    if (
      !found ||
      tools.patterns.one("question.to-say").test(asked.folded) ||
      HOW.test(asked.folded)
    )
      return undefined;
    // "Suggest a topic to talk about" asks for a choice
    const isChoice = requests.some(
      ({ id, share }) => id === "topics" && (share >= found.share || share >= LEAST_SHARE),
    );
    if (isChoice) return undefined;
    // "Ask me about the dative" asks for an exercise
    const point = tools.points.find(asked.folded);
    const isTalk = found.id === "talk" && ABOUT.test(asked.folded) && !TERMS.test(asked.folded);
    if (!isTalk && point?.about.kind === "point" && point.share >= found.share) return undefined;
    // Of a story that was just told its own question is asked
    const story = OF_TEXT.test(asked.folded) ? storyTold(asked) : undefined;
    const ofStory = story && questionsOn(story.reply.text, asked, tools);
    if (ofStory) return { confidence: 0.98, answer: () => ofStory };
    // A bare "let's talk" is answered in Kazakh by the talk itself
    const confidence = found.id === "talk" && !ABOUT.test(asked.folded) ? 0.92 : 0.972;
    return { confidence, answer: () => questioned(asked, tools) };
  },
};

/** One question in Kazakh, of the topic that the message names. */
export function questioned(asked: Asked, tools: Tools): Draft | undefined {
  const standing = standingOf(asked.history, tools);
  const inTense = questionOfTense(asked, standing, tools);
  const topic = inTense
    ? tools.topics.topicOfQuestion.get(inTense.id)
    : (topicNamed(asked, tools) ?? topicBefore(asked, tools));
  const ofTopic = topic?.questions.find(({ id }) => !standing.asked.has(id)) ?? topic?.questions[0];
  const named = topic ? undefined : thingNamed(asked, tools);
  const question =
    ofTopic ?? nextQuestion([], { ...standing, open: undefined }, standing.facts, asked, tools);
  const ofThing = named && tools.topics.question.get("thing-like");
  const line = ofThing ? ofThing.says.A : question && saidAt(question.says, asked);
  if (!line) return undefined;
  const opens = named ? aboutThing(named, tools) : topic?.opens;
  const said = opens ? [opens, line] : [line];
  const own = asked.language === "kz" ? asked.interfaceLanguage : asked.language;
  const meaning =
    own === "kz" || asked.level === "C" ? [] : [`(${said.map((one) => one[own]).join(" ")})`];
  const lead = topic || named ? "question.gladly" : "question.here";
  return {
    text: [tools.say(lead, asked.language), said.map((one) => one.kz).join(" "), ...meaning].join(
      "\n",
    ),
    kazakh: said.map((one) => kz(one.kz)),
    chips: named ? [] : (question?.replies.slice(0, 3) ?? []),
    confidence: 0.95,
    repeats: true,
    language: asked.language,
  };
}

/** The topic of the learner's last message: a question is asked of what is spoken of. */
function topicBefore(asked: Asked, tools: Tools): TalkTopic | undefined {
  const last = lastUserTurn(asked.history)?.text;
  if (last === undefined || !isKazakh(last, tools)) return undefined;
  // «Ертең жұмысым бар» speaks of work, not of days
  const words = heardWords(last).filter(({ lower }) =>
    knownReadings(lower).some(({ upos }) => upos === "NOUN"),
  );
  return tools.topics.all.find((topic) => topic.words.some((one) => namesThing(words, one)));
}

/** What the talk is to be about where no topic is: the thing that stands by "about". */
interface Thing {
  readonly kz: string;
  readonly typed: string;
}

function thingNamed(asked: Asked, tools: Tools): Thing | undefined {
  const text = asked.folded.replace(/[«»"“”]/gu, "");
  const named = (THING_AFTER.exec(text) ?? THING_BEFORE.exec(text))?.[1];
  if (named === undefined || tools.patterns.one("question.no-topic").test(named)) return undefined;
  if (asked.language === "kz") {
    const read = tools.reader.read(named);
    return read?.reading && read.senses.length > 0
      ? { kz: read.lemma, typed: read.lemma }
      : undefined;
  }
  for (const form of formsOf(named, hasCyrillic(asked.whole) ? "ru" : "en")) {
    const lemma = byMeaning(form, hasCyrillic(asked.whole) ? "ru" : "en", tools, false)?.lemma;
    if (lemma !== undefined) return { kz: lemma, typed: form };
  }
  return undefined;
}

const THING_AFTER = /(?:^|\s)(?:about|on|о|об|про|на тему)\s+(?:the |my |your |a )?([\p{L}-]{3,})/u;
const THING_BEFORE = /([\p{L}-]{3,})\s+(?:туралы|жайлы|жайында|turaly|zhaily|jaily)(?!\p{L})/u;

/** "Let's talk about …", whatever it is. */
const aboutThing = ({ kz: thing, typed }: Thing, tools: Tools): Said => ({
  kz: `${tools.say("talk.aboutTopic", "kz", { x: capital(thing) })}.`,
  en: `${tools.say("talk.aboutTopic", "en", { x: typed })}.`,
  ru: `${tools.say("talk.aboutTopic", "ru", { x: typed })}.`,
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A word and its dictionary forms. */
const formsOf = (word: string, language: "en" | "ru"): string[] => [
  ...new Set([
    word,
    ...(language === "ru" ? russianForms(word) : englishForms(word)).map(({ lemma }) => lemma),
  ]),
];

/** The topic whose name or words stand in the message, in whatever language. */
function topicNamed(asked: Asked, tools: Tools): TalkTopic | undefined {
  const gloss = hasCyrillic(asked.whole) ? "ru" : "en";
  const typed = wordsOf(foldText(asked.whole))
    .filter((word) => word.length > 2)
    // "muzyka turaly": Kazakh in Latin letters
    .flatMap((word) => {
      const spelt = asked.language === "kz" ? tools.reader.spell(word) : undefined;
      return [word, ...(spelt === undefined ? [] : [foldText(spelt)])];
    })
    .flatMap((word) => {
      const lemma = hasCyrillic(word) ? tools.reader.read(word)?.lemma : undefined;
      return lemma === undefined || lemma === word ? [word] : [word, lemma];
    })
    .flatMap((word) => (asked.language === "kz" ? [word] : formsOf(word, gloss)));
  const words = new Set(typed);
  const meant = new Set(
    typed
      .filter((word) => !tools.patterns.one("question.no-topic").test(word))
      .flatMap((word) => byMeaning(word, gloss, tools, false)?.lemma.split(" ") ?? []),
  );
  // «про животных»: the title in another case
  const isNamed = (title: string): boolean =>
    words.has(title) ||
    (title.length > 5 && typed.some((word) => word.slice(0, 6) === title.slice(0, 6)));
  const weight = ({ titles, words: lemmas }: TalkTopic): number =>
    2 *
      Number(
        Object.values(titles).some((title) =>
          wordsOf(foldText(title)).some((one) => one.length > 3 && isNamed(one)),
        ),
      ) +
    lemmas.filter((lemma) => words.has(lemma) || meant.has(lemma)).length;
  const [best] = tools.topics.all
    .map((topic) => ({ topic, weight: weight(topic) }))
    .filter((one) => one.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.topic;
}
