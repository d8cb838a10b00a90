import { sentencesOf } from "@tilashar/clause";
import type { TalkScene } from "@tilashar/course";
import type { Tools } from "../ask.ts";
import type { Said } from "../talk/fill.ts";
import { type HeardWord, heardWords } from "../talk/heard.ts";
import { type Role, rolesIn } from "../talk/roles.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { isImprovised } from "./improvised-scene.ts";
import { asideTo, type FoundAside } from "./scene-aside.ts";
import { fitting, joined, questionOf, turnAfter } from "./scene-script.ts";

type SceneTurn = TalkScene["turns"][number];

/** A line of the learner's in a scene. */
export interface SceneLine {
  /** In proper letters. */
  readonly text: string;
  readonly words: readonly HeardWord[];
  readonly kazakh: boolean;
  readonly asks: boolean;
  /** The line of the tutor's before it. */
  readonly before: string;
}

/** What a line does to a scene. */
export interface SceneStep {
  /** The turn to go on with. */
  readonly to: number;
  /** Said in role before the script goes on; the script's own line where undefined. */
  readonly says: Said | undefined;
  /** It is what the script waited for. */
  readonly fits: boolean;
  /** It ends the scene before its script does. */
  readonly ends: boolean;
  /** Nothing of it was heard. */
  readonly isLost: boolean;
}

/**
 * What a line does: it answers the script, or is answered in role beside it, by an aside or by what it does in general. The
 * script goes on only when its turn was done.
 */
export function stepOf(scene: TalkScene, at: number, line: SceneLine, tools: Tools): SceneStep {
  const turn = scene.turns[at] as SceneTurn;
  const named = fitting(turn, line.words);
  const beside = line.kazakh ? asideTo(scene, turn, line.words, tools) : undefined;
  const isAside =
    beside !== undefined &&
    (beside.named > named ||
      (beside.named === named && (line.asks || beside.aside.serves === true)));
  if (isAside) {
    // One sentence answers the script and another says something beside it: both are met
    const isBoth = answersApart(scene, turn, line.text, tools);
    const fits = named > 0 && (isBoth || beside.aside.serves === true);
    const to = fits ? turnAfter(scene, at, line.words) : beside.aside.answers ? at + 1 : at;
    const ends = beside.aside.ends === true;
    const says = ends ? beside.says : said(scene, at, to, beside, line);
    return { to, says, fits, ends, isLost: false };
  }
  const plain = { says: undefined, ends: false };
  if (named > 0)
    return { ...plain, to: turnAfter(scene, at, line.words), fits: true, isLost: false };
  return inGeneral(scene, at, line, tools) ?? { ...plain, to: at, fits: false, isLost: true };
}

/** What is said in role, with the script's line or its question after it, where it was not asked just before. */
function said(
  scene: TalkScene,
  at: number,
  to: number,
  { says, aside }: Pick<FoundAside, "says"> & Partial<Pick<FoundAside, "aside">>,
  { before }: SceneLine,
): Said | undefined {
  const next = scene.turns[to];
  if (!next) return says;
  const question = questionOf(next.line) ?? (to === at ? undefined : next.line);
  const asked = to === at && question && before.includes(question.kz) ? undefined : question;
  return joined(says, aside?.again ? next.line : asked);
}

/** A sensible line that nothing hears is met by what it does: a question, a request, or something told. */
function inGeneral(
  scene: TalkScene,
  at: number,
  line: SceneLine,
  tools: Tools,
): SceneStep | undefined {
  const turn = scene.turns[at] as SceneTurn;
  const { sceneOtherwise } = tools.course.tutor;
  if (!sceneOtherwise || !isSensible(line)) return undefined;
  const act =
    line.asks || isQuestion(line) ? "question" : isRequest(line) ? "request" : "statement";
  // What was asked is told in words that the script does not know
  const isAnswer = act === "statement" && answers(turn, line.words);
  // Nothing waits for a certain answer in what nobody wrote
  const isFree = isImprovised(scene);
  const to = isAnswer || isFree ? at + 1 : at;
  const next = isFree ? scene.turns[to]?.line : undefined;
  const says = next
    ? joined(sceneOtherwise[act], next)
    : said(scene, at, to, { says: sceneOtherwise[act] }, line);
  return { to, says, fits: false, ends: false, isLost: false };
}

/** Every word of it is known. */
const isSensible = ({ kazakh, words }: SceneLine): boolean =>
  kazakh &&
  words.length > 0 &&
  words.every(({ text, lower }) => /^[\p{Lu}\d]/u.test(text) || knownReadings(lower).length > 0);

const QUESTION =
  /^(?:кім|не|қандай|қалай|қайда|қайдан|қашан|неше|қанша|неге|қай|қайсы|нешеде|нешінші|нешеден|ма|ме|ба|бе|па|пе)$/u;
/** A greeting asks nothing. */
const GREETING = /^(?:сәлеметсіз|сәлеметсіздер|сәлеметсің|армысыз)$/u;
const isQuestion = ({ words }: SceneLine): boolean =>
  words.some(({ lower }, at) => QUESTION.test(lower) && !GREETING.test(words[at - 1]?.lower ?? ""));
const isRequest = ({ words }: SceneLine): boolean =>
  words.some(({ lower }) =>
    knownReadings(lower).some(({ features }) => features.Mood === "Imp" && features.Person === "2"),
  );

/** Roles that a question of the script asks for. */
const ASKED: readonly (readonly [asks: RegExp, roles: readonly Role[]])[] = [
  [/кіммен/iu, ["company"]],
  [/қайдан/iu, ["source"]],
  [/қайда(?!н)|қай жер/iu, ["place", "goal"]],
  [/қашан(?!нан)|нешеде|қай күн/iu, ["time", "place"]],
];
const NUMBER = /неше(?!д)|қанша(?!лық)/iu;

/** Whether what is told may be the answer to the script's question: it tells the role that was asked for. */
function answers({ line }: SceneTurn, words: readonly HeardWord[]): boolean {
  const question = questionOf(line)?.kz;
  if (question === undefined) return false;
  if (NUMBER.test(question))
    return words.some(
      ({ lower }) => /\d/u.test(lower) || knownReadings(lower).some(({ upos }) => upos === "NUM"),
    );
  const roles = rolesIn(words);
  const asked = ASKED.find(([asks]) => asks.test(question))?.[1];
  return asked === undefined || asked.some((role) => roles.has(role));
}

/** Whether a sentence of a line answers the script, and none of what it says is beside it. */
const answersApart = (scene: TalkScene, turn: SceneTurn, line: string, tools: Tools): boolean => {
  const sentences = sentencesOf(line);
  return (
    sentences.length > 1 &&
    sentences.map(heardWords).some((words) => {
      const named = fitting(turn, words);
      return named > 0 && named > (asideTo(scene, turn, words, tools)?.named ?? 0);
    })
  );
};
