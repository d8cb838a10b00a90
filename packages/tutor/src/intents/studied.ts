import { renderLine } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { hasExercise } from "../points/show-point.ts";
import { hasKazakhLetter } from "../text/fold.ts";
import { askedFor } from "./say.ts";

/** The learner tells what they have learned: praise, and practice of it at hand. */
export const studiedIntent: Intent = {
  name: "studied",
  understand(asked, tools) {
    if (/\?\s*$|["«“]/.test(asked.raw) || asked.words.length > 14) return undefined;
    // "How do I say I have been learning …": what stands in the sentence is not told by the learner
    if (askedFor(asked.folded, tools) !== undefined) return undefined;
    const found = tools.requests.find(asked.spelt).find(({ id }) => id === "studied");
    if (!found || (asked.language === "kz" && !hasKazakhLetter(asked.whole))) return undefined;
    return { confidence: 0.94, answer: () => praised(asked, tools) };
  },
};

/** When or how far it was learned: no word that is spoken of, though the grammar has «ғана» and «-ақ» for it. */
const WHEN =
  /(?<!\p{L})(?:just|only|already|finally|recently|also|now|today|yesterday|уже|только|лишь|недавно|наконец|сегодня|вчера|тоже|жаңа|ғана|енді|бүгін|кеше)(?!\p{L})/gu;

function praised(asked: Asked, tools: Tools): Draft | undefined {
  const about = tools.points.find(asked.folded.replace(WHEN, " "))?.about;
  const id = about?.kind === "point" ? about.point.id : about?.fact.points[0];
  const point = id === undefined ? undefined : tools.course.grammarById.get(id);
  if (!point || !hasExercise(point)) return undefined;
  const { language } = asked;
  const title = renderLine(point.titles[language], language)
    .map(({ text }) => text)
    .join("");
  return {
    text: tools.say("studied.good", language, { x: title }),
    chips: [tools.say("point.exercise", language), tools.say("point.another", language)],
    confidence: 0.9,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}
