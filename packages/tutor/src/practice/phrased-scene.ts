import type { TalkScene } from "@tilashar/course";
import type { Asked, Tools } from "../ask.ts";
import { modelAnswers } from "../going-on/model-answers.ts";
import { meaningOfLine } from "../going-on/shown.ts";
import { LANGUAGES, type Language } from "../reply.ts";
import type { Said } from "../talk/fill.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { IMPROVISED, shortTitle } from "./improvised-scene.ts";

type Topic = Tools["course"]["phraseTopics"][number];

const FEWEST = 3;
const LONGEST = 4;
/** How far back the phrases may stand. */
const DEEPEST = 3;

/** "Pretend you're her and walk in" after phrases: the tutor says those that something is answered to. */
export function scenePhrased(asked: Asked, tools: Tools): TalkScene | undefined {
  for (let back = 0; back < DEEPEST; back++) {
    const reply = asked.exchange(back)?.reply;
    if (reply?.intent !== "phrases") continue;
    const topic = tools.course.phraseTopics.find(({ titles }) =>
      LANGUAGES.some((language) =>
        reply.text.includes(tools.say("phrases.of", language, { x: titles[language] })),
      ),
    );
    const scene = topic && sceneOf(topic, tools);
    if (scene) return scene;
  }
  return undefined;
}

const made = new WeakMap<Tools["course"], Map<string, TalkScene | undefined>>();

/** The scene of phrases that a heading names. */
export const phrasedTitled = (
  title: string,
  language: Language,
  tools: Tools,
): TalkScene | undefined => {
  const topic = tools.course.phraseTopics.find(
    ({ titles }) => shortTitle(titles[language]) === title,
  );
  return topic && sceneOf(topic, tools);
};

function sceneOf(topic: Topic, tools: Tools): TalkScene | undefined {
  const known = made.get(tools.course) ?? new Map<string, TalkScene | undefined>();
  made.set(tools.course, known);
  if (!known.has(topic.slug)) known.set(topic.slug, madeOf(topic, tools));
  return known.get(topic.slug);
}

function madeOf(topic: Topic, tools: Tools): TalkScene | undefined {
  const polite = topic.phrases.filter(({ register }) => register !== "sen");
  const answered = polite.flatMap((line) => {
    const answers = modelAnswers(line.kz, tools)?.answers ?? [];
    return answers.length > 0 ? [{ line, answers: answers.map(({ kz }) => kz) }] : [];
  });
  if (answered.length < FEWEST) return undefined;
  const { texts } = tools.course.tutor;
  return {
    id: `${IMPROVISED}${topic.slug}`,
    level: "beginner",
    unit: topic.slug,
    titles: byLanguage((language) => shortTitle(topic.titles[language])),
    setting: byLanguage((language) => tools.say("scene.ofPhrases", language)),
    asks: { en: [], ru: [], kz: [] },
    turns: answered.slice(0, LONGEST).map(({ line, answers }) => ({
      line: { kz: line.kz, en: line.en, ru: line.ru },
      hint: byLanguage((language) =>
        tools.say("scene.forInstance", language, {
          x:
            language === "kz"
              ? (answers[0] ?? "")
              : (meaningOfLine(answers[0] ?? "", language, tools) ?? answers[0] ?? ""),
        }),
      ),
      expects: [...new Set(answers.flatMap((one) => wordsOf(foldText(one))))],
      replies: answers.slice(0, 2),
    })),
    ending: texts["scene.ends"] as Said,
  } as unknown as TalkScene;
}

const byLanguage = (value: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, value(language)])) as Record<
    Language,
    string
  >;
