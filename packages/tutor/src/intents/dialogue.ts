import type { TalkScene } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { type Heading, openHeading } from "../practice/heading.ts";
import { hasSpeaker, improvisedScene, isImprovised } from "../practice/improvised-scene.ts";
import { scenePhrased } from "../practice/phrased-scene.ts";
import { sceneEnd } from "../practice/scene-end.ts";
import { stepOf } from "../practice/scene-step.ts";
import { sceneTitled } from "../practice/scene-titled.ts";
import { asksToSwap, goOnSwapped, swapped } from "../practice/swapped-scene.ts";
import type { Language } from "../reply.ts";
import {
  situationNamed,
  situationOnTable,
  situationPhrases,
} from "../situations/show-situation.ts";
import type { NamedSituation } from "../situations/situation-finder.ts";
import type { Said } from "../talk/fill.ts";
import { hear, heardWords } from "../talk/heard.ts";
import { patternsOf } from "../talk/named-thing.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { verdictOf } from "./check.ts";
import { listedScenes } from "./dialogue/listed-scenes.ts";
import { isLineOfScene, QUESTION, saidInOwn } from "./dialogue/own-line.ts";
import { dialogueWritten } from "./dialogue/reshaped-dialogue.ts";
import { sceneAsked } from "./dialogue/scene-asked.ts";
import { asksToWrite, writtenDialogue } from "./dialogue/written-dialogue.ts";

/** Words of the longest message that asks for a scene by a rule. */
const LONGEST = 16;

/** A scene in a shop, in a taxi, at the doctor's: the learner says one part, whatever fits is taken. */
export const dialogueIntent: Intent = {
  name: "dialogue",
  understand(asked, tools) {
    const open = openHeading("scene.heading", asked.history, tools);
    const scene = open && sceneTitled(open, tools);
    const other = scene && asksToSwap(asked, tools) ? swapped(scene, asked, tools) : undefined;
    if (other) return { confidence: 0.9941, answer: () => other };
    const led = goOnSwapped(
      asked,
      {
        stop: tools.patterns.one("dialogue.stop").test(asked.folded),
        hint: tools.patterns.one("dialogue.hint").test(asked.folded),
        question: QUESTION.test(asked.folded),
      },
      tools,
    );
    if (led) return { confidence: 0.9941, answer: () => led };
    const going = scene && goOn(scene, open, asked, tools);
    if (going) return { confidence: 0.988, answer: () => going };
    const named = sceneAsked(asked, tools);
    if (!asksForScene(asked, tools) || asked.words.length > LONGEST)
      return named && CHIP.test(asked.folded)
        ? { confidence: 0.98, answer: () => begun(named.scene, asked, tools) }
        : undefined;
    const isOfPhrases = PHRASES.has(asked.exchange(0)?.reply.intent ?? "");
    return {
      confidence: isOfPhrases ? OF_PHRASES : SO_CALLED.test(asked.folded) ? 0.982 : 0.98,
      answer: () => sceneFor(asked, tools),
    };
  },
};

/** After phrases, who is told to be somebody is to say them. */
const OF_PHRASES = 0.9959;
const PHRASES: ReadonlySet<string> = new Set(["phrases"]);

const SO_CALLED = /dialog|role ?-?play|(?<![a-z])scenes?(?![a-z])|диалог|сценк|сцену|разыгра/u;

/** Who is told to be somebody may be told to be good: a scene has something of it. */
const asksForScene = ({ folded, whole }: Asked, tools: Tools): boolean =>
  tools.patterns.one("dialogue.start").test(folded) ||
  (tools.patterns.one("dialogue.be").test(folded) &&
    tools.answers.nearest("scene", whole) !== undefined);

/** The scene that a message asks for, or the nearest there is beside others to choose from, whatever words ask for it. */
export function sceneFor(asked: Asked, tools: Tools): Draft {
  const open = openHeading("scene.heading", asked.history, tools);
  const played = open && asksToSwap(asked, tools) ? sceneTitled(open, tools) : undefined;
  if (played) return swapped(played, asked, tools);
  // "Let's play it" after a dialogue that was written down
  const written = dialogueWritten(asked, tools);
  if (written && !asksToWrite(asked, tools) && !sceneAsked(asked, tools))
    return asksToSwap(asked, tools) ? swapped(written, asked, tools) : begun(written, asked, tools);
  const meant = sceneMeant(asked, tools);
  const named = placeMeant(asked, tools);
  const improvised = named && improvisedScene(named.situation, asked, tools);
  const isElsewhere = meant && improvised && !isAt(meant, named.situation.id, asked, tools);
  if (meant && !isElsewhere)
    return asksToWrite(asked, tools)
      ? writtenDialogue(meant, asked, tools)
      : begun(meant, asked, tools);
  if (named && asksToWrite(asked, tools)) return withPhrases(named, asked, tools);
  if (improvised) return begun(improvised, asked, tools);
  if (named) return withPhrases(named, asked, tools);
  const ofPhrases = scenePhrased(asked, tools);
  return ofPhrases ? begun(ofPhrases, asked, tools) : listedScenes(asked, tools);
}

/** The place that is named; of one who speaks at the place that lies on the table, that place: a clerk is at the post office, too. */
function placeMeant(asked: Asked, tools: Tools): NamedSituation | undefined {
  const laid = situationOnTable(asked, tools);
  const named = situationNamed(asked, tools);
  const speaks = laid && named?.role && hasSpeaker(laid.situation.roles, asked.folded);
  return speaks ? laid : (named ?? laid);
}

/** Whether a written scene plays where the message says: its own place, or one that it names itself. */
function isAt(scene: TalkScene, place: string, asked: Asked, tools: Tools): boolean {
  const own = tools.situations.find(foldText(scene.titles.en))?.situation.id;
  if (own !== undefined) return own === place;
  return (sceneAsked(asked, tools)?.count ?? 0) > 0;
}

/** No scene of this place, but what each of those who are there says: both parts can be said by them. */
function withPhrases(named: NamedSituation, asked: Asked, tools: Tools): Draft {
  const scenes = listedScenes(asked, tools);
  const phrases = situationPhrases({ ...named, role: undefined }, { ...asked, raw: "" }, tools);
  return {
    ...scenes,
    text: [tools.say("scene.phrases", asked.language), "", phrases.text, "", scenes.text].join(
      "\n",
    ),
    kazakh: phrases.kazakh ?? [],
  };
}

/** Surer than this of a scene, it begins, and even where a pattern hears another one. */
const LIKELY = 0.3;
const SURE = 0.45;
/** Words of a pattern that name a scene, though messages like this one mean none of them. */
const NAMED = 2;

function sceneMeant(asked: Asked, tools: Tools): TalkScene | undefined {
  const named = sceneAsked(asked, tools);
  const [likely] = tools.answers.find("scene", asked.whole);
  const learnt = tools.course.tutor.scenes.find(({ id }) => id === likely?.label);
  if (likely && likely.probability >= SURE) return learnt;
  if (named && (learnt || named.count >= NAMED)) return named.scene;
  return likely && likely.probability >= LIKELY ? learnt : undefined;
}

/** What a chip of the list of scenes sends. */
const CHIP = /^(?:scene|сценка|көрініс)\s*:/u;

const begun = (scene: TalkScene, asked: Asked, tools: Tools): Draft =>
  show(scene, 0, asked.language, tools, [
    scene.setting[asked.language],
    ...(namesOtherPlace(scene, asked, tools) ? [tools.say("scene.ownPlace", asked.language)] : []),
  ]);

/** "A taxi driver, and I'm going to the airport": what names another scene as well names where its own goes on. */
const namesOtherPlace = (scene: TalkScene, { raw }: Asked, { course }: Tools): boolean => {
  if (isImprovised(scene)) return false;
  const words = heardWords(raw);
  const isNamed = ({ asks }: TalkScene): boolean =>
    patternsOf(asks).some((pattern) => hear(pattern, words) !== undefined);
  return course.tutor.scenes.some((other) => other !== scene && isNamed(other));
};

function show(
  scene: TalkScene,
  at: number,
  language: Language,
  tools: Tools,
  before: readonly string[],
  said?: Said,
): Draft {
  const turn = scene.turns[at];
  if (!turn) return { text: "" };
  const { hint, replies } = turn;
  const line = said ?? turn.line;
  return {
    text: [
      ...before,
      tools.say("scene.heading", language, {
        x: scene.titles[language],
        n: at + 1,
        all: scene.turns.length,
      }),
      line.kz,
      ...(language === "kz" ? [] : [`(${line[language]})`]),
      tools.say("scene.turn", language, { x: hint[language] }),
    ].join("\n"),
    kazakh: [kz(line.kz)],
    chips: [...replies.slice(0, 2), tools.say("exercise.stop", language)],
    confidence: 0.95,
    language,
  };
}

/** The line in Kazakh, and the scene goes on as if it had been said so. */
function saidForThem(
  scene: TalkScene,
  at: number,
  line: string,
  language: Language,
  asked: Asked,
  tools: Tools,
): Draft {
  const told = tools.say("scene.inKazakh", language, { x: line });
  const words = heardWords(line);
  const asks = line.endsWith("?");
  const said = { text: line, words, kazakh: true, asks, before: lastBotLine(asked.history) };
  const { to, says, ends } = stepOf(scene, at, said, tools);
  const goesTo = !ends && scene.turns[to] ? to : at;
  const shown = show(scene, goesTo, language, tools, [told, ""], goesTo === to ? says : undefined);
  return { ...shown, kazakh: [kz(line), ...(shown.kazakh ?? [])] };
}

/** What is asked of the tutor's line, or of the scene itself. */
const OF_LINE: ReadonlySet<string> = new Set([
  "latin",
  "slower",
  "repeat",
  "meaning",
  "simpler",
  "was-right",
  "mistake",
  "other-scene",
]);
const MOSTLY = 0.6;
const asksOfLine = ({ spelt }: Asked, { requests }: Tools): boolean =>
  requests.find(spelt).some(({ id, share }) => OF_LINE.has(id) && share >= MOSTLY);

/** Judges the learner's line and goes on; undefined where something else was asked. */
function goOn(
  scene: TalkScene,
  { language, places }: Heading,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const at = Number(places.n) - 1;
  const turn = scene.turns[at];
  if (!turn) return undefined;
  if (tools.patterns.one("dialogue.stop").test(asked.folded))
    return { text: tools.say("scene.stopped", language), language, confidence: 0.95 };
  const [sample = ""] = turn.replies;
  if (tools.patterns.one("dialogue.hint").test(asked.folded))
    return show(scene, at, language, tools, [tools.say("scene.also", language, { x: sample }), ""]);
  if (isOwnLanguage(asked.whole, tools)) {
    if (asksOfLine(asked, tools) || !isLineOfScene(asked, tools)) return undefined;
    const own = saidInOwn(asked, tools);
    if (own !== undefined) return saidForThem(scene, at, own, language, asked, tools);
  }
  const kazakh = isKazakh(asked.whole, tools);
  if (!kazakh && (QUESTION.test(asked.folded) || asked.words.length > 6)) return undefined;
  const text = tools.reader.line(asked.whole).text;
  const asks = /\?\s*$/u.test(asked.whole);
  const before = lastBotLine(asked.history);
  const line = { text, words: heardWords(text), kazakh, asks, before };
  const { to, says, fits, ends, isLost } = stepOf(scene, at, line, tools);
  if (ends && says)
    return {
      text: [
        says.kz,
        ...(language === "kz" ? [] : [`(${says[language]})`]),
        tools.say("scene.stopped", language),
      ].join("\n"),
      kazakh: [kz(says.kz)],
      language,
      confidence: 0.95,
    };
  const checked = kazakh ? checkSentence(asked.whole, tools) : undefined;
  const corrections =
    checked?.verdict === "wrong"
      ? checked.corrections.filter(({ rule }) => rule !== "letters").slice(0, 2)
      : [];
  const lines: string[] = [];
  if (fits && corrections.length === 0) lines.push(tools.say("scene.good", language));
  if (checked && corrections.length > 0) {
    lines.push(tools.say("scene.better", language, { x: checked.text }));
    for (const { from, to, rule } of corrections)
      lines.push(`${from} → ${to}: ${ruleText(rule, language, tools)}`);
  }
  const verdict = checked ? { checked: verdictOf(checked), corrections } : {};
  const also = tools.say("scene.also", language, { x: sample });
  if (isLost) {
    // Who was shown how to say it and says something else wishes to go on
    const next = before.includes(also) ? at + 1 : at;
    lines.push(also);
    if (scene.turns[next])
      return { ...show(scene, next, language, tools, [...lines, ""]), ...verdict };
  } else if (scene.turns[to])
    return { ...show(scene, to, language, tools, [...lines, ""], says), ...verdict };
  const said = [...lines, "", ...(says ? [says.kz] : [])];
  return { ...sceneEnd(scene, said, language, tools), ...verdict };
}
