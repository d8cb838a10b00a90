import type { TalkScene } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../ask.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { meaningOfLine } from "../going-on/shown.ts";
import { saidInOwn } from "../intents/dialogue/own-line.ts";
import type { Language } from "../reply.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { openHeading } from "./heading.ts";
import { sceneEnd } from "./scene-end.ts";
import { sceneTitled } from "./scene-titled.ts";
import { sharedWords } from "./shared-words.ts";

const SWAPPED = "scene.swapped";
/** A line that has so much of the words that were to be said says it. */
const LEAST = 0.34;

/** Whether somebody wishes to play the other part: "let me be the seller", «поменяемся ролями». */
export const asksToSwap = ({ spelt }: Asked, { requests }: Tools): boolean =>
  requests.find(spelt).some(({ id, share }) => id === "scene-swap" && share >= 0.5);

/** The scene that is played, with its parts changed: the learner leads, and the tutor answers what the script waits for. */
export function swapped(scene: TalkScene, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  return turnOf(scene, 0, [tools.say("scene.swapBegins", language)], language, tools);
}

/** The turn that the learner leads, under what was said before it; the end of the scene where there is none. */
function turnOf(
  scene: TalkScene,
  at: number,
  before: readonly string[],
  language: Language,
  tools: Tools,
): Draft {
  const turn = scene.turns[at];
  const said = before.filter((text) => text !== "");
  if (!turn) return sceneEnd(scene, said, language, tools);
  const all = scene.turns.length;
  return {
    text: [
      ...said,
      tools.say(SWAPPED, language, { x: scene.titles[language], n: at + 1, all }),
      tools.say("scene.swapTurn", language, { x: turn.line[language] }),
    ].join("\n"),
    kazakh: [],
    chips: [turn.line.kz, tools.say("exercise.stop", language)],
    confidence: 0.95,
    language,
  };
}

/** The answer to the learner's line in a scene whose parts are changed; undefined where something else is asked. */
export function goOnSwapped(
  asked: Asked,
  asks: { readonly stop: boolean; readonly hint: boolean; readonly question: boolean },
  tools: Tools,
): Draft | undefined {
  const open = openHeading(SWAPPED, asked.history, tools);
  const scene = open && sceneTitled(open, tools);
  const at = Number(open?.places.n) - 1;
  const turn = scene?.turns[at];
  if (!open || !scene || !turn) return undefined;
  const { language } = open;
  if (asks.stop) return { text: tools.say("scene.stopped", language), language, confidence: 0.95 };
  const also = tools.say("scene.also", language, { x: turn.line.kz });
  if (asks.hint) return withLine(turnOf(scene, at, [also], language, tools), turn.line.kz);
  if (asks.question) return undefined;
  const isOwn = isOwnLanguage(asked.whole, tools);
  const own = isOwn ? saidInOwn(asked, tools) : undefined;
  if (isOwn && own === undefined)
    return withLine(turnOf(scene, at, [also], language, tools), turn.line.kz);
  if (!isOwn && !isKazakh(asked.whole, tools)) return undefined;
  const line = own ?? tools.reader.line(asked.whole).text;
  const checked = own === undefined ? checkSentence(asked.whole, tools) : undefined;
  const corrections = checked?.verdict === "wrong" ? checked.corrections.slice(0, 2) : [];
  const fits = sharedWords(line, turn.line.kz) >= LEAST;
  const [answer = ""] = turn.replies;
  const meaning = language === "kz" ? undefined : meaningOfLine(answer, language, tools);
  const told = [
    ...(own === undefined ? [] : [tools.say("scene.inKazakh", language, { x: own })]),
    ...(corrections.length > 0 && checked
      ? [
          tools.say("scene.better", language, { x: checked.text }),
          ...corrections.map(
            ({ from, to, rule }) => `${from} → ${to}: ${ruleText(rule, language, tools)}`,
          ),
        ]
      : [fits ? tools.say("scene.good", language) : also]),
    "",
    answer,
    ...(meaning === undefined ? [] : [`(${meaning})`]),
  ];
  return withLine(turnOf(scene, at + 1, told, language, tools), answer);
}

const withLine = (draft: Draft, line: string): Draft => ({
  ...draft,
  kazakh: [kz(line), ...(draft.kazakh ?? [])],
});
