import type { TalkTopic } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { TERMS } from "../points/find-point.ts";
import type { Question } from "../talk/topics.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { nextQuestion, saidAt } from "./talk.ts";

const LEAST_SHARE = 0.5;
/** What a talk is to be about takes words of its own. */
const LEAST_WITH_TOPIC = 0.25;
/** Who tells much besides asks for something else: a plan, advice. */
const MOST_BESIDE = 3;
/** What is to be said in Kazakh is no wish to talk, nor is a question about other languages. */
const TO_SAY =
  /(?<!\p{L})(?:say|translate|translation|сказать|сказ\p{L}+|перев\p{L}+|аудар\p{L}*|uzbek|turkish|kyrgyz|tatar|german|french|spanish|chinese|korean|arabic|japanese|узбекск\p{L}+|турецк\p{L}+|киргизск\p{L}+|татарск\p{L}+|немецк\p{L}+|французск\p{L}+|китайск\p{L}+|өзбекше|түрікше|қырғызша|татарша)(?!\p{L})/u;
/** "How do I talk about what used to be?" asks for a rule. */
const HOW = /^(?:and |so |а )?(?:how|what|as for|как|какой|какая|какое|что)(?!\p{L})/u;
const ABOUT = /(?<!\p{L})(?:about|on|о|об|про|туралы|жайлы|жайында)(?!\p{L})/u;

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
    if (!found || TO_SAY.test(asked.folded) || HOW.test(asked.folded)) return undefined;
    // "Suggest a topic to talk about" asks for a choice
    if (requests.some(({ id, share }) => id === "topics" && share >= found.share)) return undefined;
    // "Ask me about the dative" asks for an exercise
    const point = tools.points.find(asked.folded);
    const isTalk = found.id === "talk" && ABOUT.test(asked.folded) && !TERMS.test(asked.folded);
    if (!isTalk && point?.about.kind === "point" && point.share >= found.share) return undefined;
    // A bare "let's talk" is answered in Kazakh by the talk itself
    const confidence = found.id === "talk" && !ABOUT.test(asked.folded) ? 0.92 : 0.972;
    return { confidence, answer: () => questioned(asked, tools) };
  },
};

function questioned(asked: Asked, tools: Tools): Draft | undefined {
  const standing = standingOf(asked.history, tools);
  const question =
    ofTopic(asked, standing.asked, tools) ??
    nextQuestion([], standing, standing.facts, asked, tools);
  const line = question && saidAt(question.says, asked);
  if (!question || !line) return undefined;
  const own = asked.language === "kz" ? asked.interfaceLanguage : asked.language;
  const meaning = own === "kz" || asked.level === "C" ? [] : [`(${line[own]})`];
  return {
    text: [tools.say("question.here", asked.language), line.kz, ...meaning].join("\n"),
    kazakh: [kz(line.kz)],
    chips: question.replies.slice(0, 3),
    confidence: 0.95,
    repeats: true,
    language: asked.language,
  };
}

/** A question of the topic whose name or words stand in the message, in whatever language. */
function ofTopic(asked: Asked, before: ReadonlySet<string>, tools: Tools): Question | undefined {
  const typed = wordsOf(foldText(asked.whole)).filter((word) => word.length > 2);
  const gloss = hasCyrillic(asked.whole) ? "ru" : "en";
  const words = new Set(typed);
  const meant = new Set(
    typed
      .filter((word) => !NO_TOPIC.test(word))
      .flatMap((word) => byMeaning(word, gloss, tools, false)?.lemma.split(" ") ?? []),
  );
  const weight = ({ titles, words: lemmas }: TalkTopic): number =>
    2 *
      Number(
        Object.values(titles).some((title) =>
          wordsOf(foldText(title)).some((one) => one.length > 3 && words.has(one)),
        ),
      ) +
    lemmas.filter((lemma) => words.has(lemma) || meant.has(lemma)).length;
  const [best] = tools.topics.all
    .map((topic) => ({ topic, weight: weight(topic) }))
    .filter((one) => one.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const questions = best?.topic.questions;
  return questions?.find(({ id }) => !before.has(id)) ?? questions?.[0];
}

/** Words by which a talk is asked for name no topic. */
const NO_TOPIC =
  /^(?:talk|talking|speak|speaking|chat|practi[cs]e|kazakh|language|question|ask|поговор\p{L}+|говор\p{L}+|казахск\p{L}+|вопрос\p{L}*|язык\p{L}*|задай|сөйлес\p{L}*|сұрақ)$/u;
