import type { Asked, Draft, Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { ANSWER_BY_KIND, explainNearest } from "./answer-by-kind.ts";
import { GOING_ON } from "./going-on.ts";
import { kazakhPart } from "./kazakh-part.ts";
import type { LikelyKind } from "./recogniser.ts";
import { saidParts } from "./said-part.ts";

/** What the rules made of a message: the surest that answered, if any did. */
export interface ByRules {
  readonly name: string;
  readonly confidence: number;
  readonly draft: Draft;
}

/** The answer of a kind, and the intent that it is. */
export interface Recognised {
  readonly name: string;
  readonly draft: Draft;
}

/** Surer than this of a kind, it answers where the rules have only something weak, or nothing. */
const SURE = 0.5;
const LIKELY = 0.38;
/** So sure it outranks a rule that is known to fire by a single word. */
const OUTRANKS = 0.6;
/** A rule this unsure of its message is weak. */
const WEAK = 0.55;
/** Kinds that tell something instead of asking. */
const TELLING: ReadonlySet<string> = new Set(["telling", "social"]);
/** A rule surer than this has more than a word to go by, but for advice, whose one word is its all. */
const LOOSEST = 0.9;
const isLoose = ({ name, confidence }: ByRules): boolean =>
  confidence < LOOSEST || name === "advice";

/** Rules that a word of the message can set off by chance, and the kinds that they do answer. */
const LOOSE: Readonly<Record<string, readonly string[]>> = {
  culture: ["culture", "phrases", "say", "advice", "tutor", "meaning"],
  explain: ["explain", "compare", "pronounce", "meaning", "example", "doubt", "simpler", "mistake"],
  advice: ["advice", "plan", "tutor", "telling", "social"],
  meaning: [
    "meaning",
    "say",
    "form",
    "explain",
    "compare",
    "example",
    "culture",
    "pronounce",
    "words",
    "phrases",
    "why",
    "doubt",
    "changed",
    "more",
    "simpler",
    "mistake",
    "tutor",
    "advice",
  ],
  list: ["words", "quiz", "explain", "say", "meaning"],
  phrases: ["phrases", "say", "culture", "words", "advice"],
};

/** What the recogniser makes of a message that the rules have nothing good for; undefined where theirs stands. */
export function recognised(
  asked: Asked,
  byRules: ByRules | undefined,
  tools: Tools,
): Recognised | undefined {
  const isWeak = byRules === undefined || isWeakly(byRules);
  const answers = byRules && isLoose(byRules) ? LOOSE[byRules.name] : undefined;
  if (!isWeak && answers === undefined) return undefined;
  const kinds = tools.recogniser.recognise(asked.whole, { goesOn: asked.history.length > 0 });
  const [first] = kinds;
  if (!first) return undefined;
  if (!isWeak && (answers?.includes(first.kind) || first.probability < outranking(first.kind)))
    return undefined;
  if (isNear(byRules, first.kind, asked, tools)) return undefined;
  if (TELLING.has(first.kind) && first.probability >= LIKELY) return undefined;
  // Whoever talks in Kazakh is talked with unless something is surely asked
  if (byRules?.name === "talk" && (first.probability < OUTRANKS || asked.words.length < FEW_WORDS))
    return undefined;
  const spoken = { ...asked, language: spokenIn(asked, tools) };
  for (const { kind, probability } of kinds.slice(0, 2)) {
    if (probability < (kind === first.kind ? likely(kind, asked) : SURE / 2)) break;
    const draft = (ANSWER_BY_KIND[kind] ?? GOING_ON[kind])?.(spoken, tools);
    if (draft && draft.text !== "" && isBetter(draft, byRules))
      return { name: NAMES[kind] ?? kind, draft };
  }
  return byRules === undefined ? unsure(asked, kinds, tools) : undefined;
}

/** Whether the point that the rules know by their patterns is near the question by all its words, too. */
const NEAREST = 3;
const NEAR = 0.4;
function isNear(byRules: ByRules | undefined, kind: string, { raw }: Asked, tools: Tools): boolean {
  if (byRules?.name !== "explain" || !/^(?:explain|compare|say)$/.test(kind)) return false;
  return tools.nearestPoints
    .find(raw)
    .slice(0, NEAREST)
    .some(
      ({ point, nearness }) =>
        byRules.draft.points?.includes(point.id) && (kind !== "say" || nearness >= NEAR),
    );
}

/** Whoever asks in Kazakh is answered in Kazakh, whatever its small words look like; a word of it in a question is none. */
function spokenIn({ whole, language }: Asked, tools: Tools): Language {
  if (isKazakh(whole, tools)) return "kz";
  if (language !== "kz") return language;
  return /[a-z]{2,} [a-z]{2,}/i.test(whole) ? "en" : "ru";
}

/** A few words after something that was said mostly go on from it. */
const FEW_WORDS = 5;
const LIKELY_OF_FEW = 0.25;

const likely = (kind: string, { words }: Asked): number => {
  if (kind === "form") return LIKELY_FORM;
  return GOING_ON[kind] && words.length <= FEW_WORDS ? LIKELY_OF_FEW : LIKELY;
};

/** A form is made only where a word is named to make it of, which a rule for the point does not look at. */
const LIKELY_FORM = 0.25;
const outranking = (kind: string): number => (kind === "form" ? LIKELY_FORM : OUTRANKS);

const isWeakly = ({ confidence, draft }: ByRules): boolean =>
  draft.translated?.text === null || confidence <= WEAK || (draft.confidence ?? 1) <= WEAK;

/** A translation that is abstained from is no better than what the rules have. */
const isBetter = (draft: Draft, byRules: ByRules | undefined): boolean =>
  byRules === undefined || draft.translated?.text !== null;

/** Intents whose names differ from the kinds. */
const NAMES: Readonly<Record<string, string>> = {
  say: "translate",
  example: "examples",
  words: "list",
  scene: "dialogue",
  "ask-me": "talk",
  more: "follow-up",
  why: "follow-up",
  doubt: "follow-up",
  simpler: "restate",
  changed: "follow-up",
  mistake: "my-mistake",
  sentences: "translation-task",
};

/** Readings that are offered, the likeliest first. */
const OFFERED = 2;
const LEAST = 0.1;

/** "I am not sure what you ask": the likeliest readings to choose from. */
function unsure(asked: Asked, kinds: readonly LikelyKind[], tools: Tools): Recognised | undefined {
  const likely = kinds.filter(({ probability }) => probability >= LEAST);
  const chips = [
    ...new Set(likely.flatMap(({ kind }) => readingOf(kind, asked, tools) ?? [])),
  ].slice(0, OFFERED);
  if (chips.length === 0) return undefined;
  // The one reading there is, of a point that is near, is told at once
  const told =
    chips.length === 1 && likely[0]?.kind === "explain" ? explainNearest(asked, tools) : undefined;
  if (told) return { name: "explain", draft: told };
  return {
    name: "unknown",
    draft: {
      text: [tools.say("reading.unsure", asked.language), ...chips.map((chip) => `- ${chip}`)].join(
        "\n",
      ),
      chips,
      confidence: 0.1,
    },
  };
}

/** A reading in words that the rules understand. */
function readingOf(kind: string, asked: Asked, tools: Tools): string | undefined {
  const { language, raw } = asked;
  if (kind === "explain" || kind === "compare") {
    const [near] = tools.nearestPoints.find(raw);
    return near && tools.say("reading.explain", language, { x: near.point.titles[language] });
  }
  const kazakh = kazakhPart(raw, tools);
  if (kind === "meaning" || kind === "check" || kind === "example")
    return kazakh === "" ? undefined : tools.say(`reading.${kind}`, language, { x: kazakh });
  if (kind === "say") {
    const [said] = saidParts(raw);
    return said === undefined ? undefined : tools.say("reading.say", language, { x: said });
  }
  const name = `reading.${kind === "ask-me" ? "askMe" : kind}`;
  return tools.course.tutor.texts[name] ? tools.say(name, language) : undefined;
}
