import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Question } from "../talk/topics.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { nextQuestion, saidAt } from "./talk.ts";

const LEAST_SHARE = 0.5;

/** The learner asks for a question, or for a talk: one easy question in Kazakh, of the topic that is named. */
export const questionIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    const found = tools.requests
      .find(asked.spelt)
      .find(({ id, share }) => (id === "question" || id === "talk") && share >= LEAST_SHARE);
    // "Ask me about the dative" asks for an exercise
    const point = tools.points.find(asked.folded);
    if (!found || (point?.about.kind === "point" && point.share >= found.share)) return undefined;
    return { confidence: 0.972, answer: () => questioned(asked, tools) };
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

/** A question of the topic whose name or words stand in the message. */
function ofTopic(asked: Asked, before: ReadonlySet<string>, tools: Tools): Question | undefined {
  const words = new Set(wordsOf(foldText(asked.whole)));
  const topic = tools.topics.all.find(
    ({ titles, words: lemmas }) =>
      Object.values(titles).some((title) =>
        wordsOf(foldText(title)).some((one) => one.length > 3 && words.has(one)),
      ) || lemmas.some((lemma) => words.has(lemma)),
  );
  return topic?.questions.find(({ id }) => !before.has(id)) ?? topic?.questions[0];
}
