import type { Asked, Draft, Tools } from "../ask.ts";
import { askBack } from "../intents/ask-back.ts";
import { cultureSubjects } from "../intents/culture.ts";
import type { Language } from "../reply.ts";
import { ANSWER_BY_KIND } from "./answer-by-kind.ts";
import { explainNearest } from "./explain-nearest.ts";
import { foreignPart } from "./foreign-part.ts";
import { kazakhPart } from "./kazakh-part.ts";
import { NEXT_BY_KIND } from "./next-by-kind.ts";
import {
  type ByRules,
  isUnderstood,
  LIKELY_FORM,
  OF_BEFORE,
  outranking,
  SURE_OF_BEFORE,
} from "./outranking.ts";
import type { LikelyKind } from "./recogniser.ts";
import { isAbstained, isWeakly } from "./rule-strength.ts";
import { saidParts } from "./said-part.ts";
import { inItsLanguage, isSpokenInKazakh } from "./spoken.ts";

/** The answer of a kind, and the intent that it is. */
export interface Recognised {
  readonly name: string;
  readonly draft: Draft;
}

/** The intent of requests that are read by their parts. */
const OF_PARTS = "request";

/** Surer than this of a kind, it answers where the rules have only something weak, or nothing. */
const SURE = 0.5;
const LIKELY = 0.33;

/**
 * What the recogniser makes of a message that the rules have nothing good for; undefined where theirs stands.
 *
 * @param after kinds it may be of after what stands before it
 */
export function recognised(
  asked: Asked,
  after: readonly LikelyKind[],
  byRules: ByRules | undefined,
  tools: Tools,
): Recognised | undefined {
  // What was read by its parts is what was asked, even where it cannot be done
  if (byRules?.name === OF_PARTS) return undefined;
  const isWeak = byRules === undefined || isWeakly(byRules);
  const asks = isSpokenInKazakh(asked, tools) ? asksInKazakh(asked, tools) : undefined;
  const kinds = kindsOf(asked, asks, tools);
  const [first] = kinds;
  if (!first) return undefined;
  const { kind, probability } = first;
  if (NEXT_BY_KIND[kind] && isSurelyOther(kind, after)) return undefined;
  const goesOn = OF_BEFORE.has(kind) && asked.history.length > 0 && probability >= SURE_OF_BEFORE;
  if (byRules?.name === "talk" && asks !== undefined && asks < TELLS && !goesOn) return undefined;
  // Where nothing was said, little asks for what was said
  if (kind === "recall" && asked.history.length === 0 && probability < SURE_OF_FIRST)
    return undefined;
  const isVouched = typeof byRules?.draft.translated?.text === "string";
  const isUnheard =
    byRules?.name === "talk" && asks !== undefined && asks >= leastUnheard(byRules, asked);
  const isShort = asked.words.length < FEWEST && asked.history.length === 0 && !isUnheard;
  if (byRules && isShort && probability < SURE_OF_SHORT && !isAbstained(byRules.draft))
    return undefined;
  if (byRules && (!isWeak || isVouched || byRules.name === "talk")) {
    const least = outranking(byRules, kind, asks, asked, tools);
    if ((least === undefined || probability < least) && !isUnheard) return undefined;
  }
  if (isNear(byRules, kind, asked, tools)) return undefined;
  const isFriendly = asks !== undefined && asks < TELLS && kind === "social";
  if (byRules && isWeak && !isAbstained(byRules.draft) && IS_TOLD.has(kind) && !isFriendly)
    return undefined;
  const spoken = inItsLanguage(asked, tools);
  for (const one of kinds.slice(0, 2)) {
    if (one.probability < (one === first ? likely(kind, asked) : SURE / 2)) break;
    const draft = (ANSWER_BY_KIND[one.kind] ?? NEXT_BY_KIND[one.kind])?.(spoken, tools);
    if (draft && draft.text !== "" && isBetter(draft, byRules, first))
      return { name: NAMES[one.kind] ?? one.kind, draft };
  }
  if (byRules && isUnsupported(byRules, kinds)) return unsure(spoken, kinds, tools, byRules.draft);
  const unanswered = probability >= SURE ? whereNothing(kind, spoken, tools) : undefined;
  if (unanswered && (byRules === undefined || isAbstained(byRules.draft))) return unanswered;
  const isRequest = probability >= LIKELY && !SAYING.has(kind);
  return byRules === undefined || isUnheard || (isAbstained(byRules.draft) && isRequest)
    ? unsure(spoken, kinds, tools)
    : undefined;
}

/** How likely a message in Kazakh asks for something: whoever tells of a life first may ask in the last sentence. */
function asksInKazakh({ spelt, history }: Asked, { kazakhRequests }: Tools): number {
  const whole = kazakhRequests.asks(spelt);
  const sentences = spelt.split(/(?<=[.!?])\s+/u);
  const last = sentences.at(-1) ?? "";
  const isAsked = sentences.length > 1 && last.endsWith("?") && history.length === 0;
  return isAsked ? Math.max(whole, kazakhRequests.asks(last)) : whole;
}

/** What stands before the message says that it is of another kind than it looks by itself. */
const isSurelyOther = (kind: string, [likeliest]: readonly LikelyKind[]): boolean =>
  likeliest !== undefined && likeliest.kind !== kind && likeliest.probability >= SURE_AFTER;
const SURE_AFTER = 0.7;

/** What is talked of rather than asked for: whatever a rule knows of it does as well. */
const IS_TOLD: ReadonlySet<string> = new Set(["telling", "social"]);

/** From here on a message in Kazakh is a request, and under that it is told. */
const ASKS = 0.7;
const SURELY_ASKS = 0.9;
/** How surely something must be asked for, for the answer of talk to be none. */
function leastUnheard(byRules: ByRules, { history, whole }: Asked): number {
  if (isUnderstood(byRules)) return NEVER;
  // A question that talk has no answer to is rather asked of the tutor
  if (isWeakly(byRules))
    return history.length > 0 ? SURELY_ASKS : QUESTION.test(whole) ? TELLS : ASKS;
  return history.length === 0 ? SURELY_ASKS : NEVER;
}
const NEVER = 2;
const QUESTION = /(?:\?|(?<!\p{L})[мбп][ае])\s*$/u;
const TELLS = 0.3;

/** Kinds a message may be of, the likeliest first: Kazakh is read in its proper letters, and what asks for something tells nothing. */
function kindsOf(asked: Asked, asks: number | undefined, tools: Tools): LikelyKind[] {
  const { whole, spelt, history } = asked;
  if (asks !== undefined && foreignPart(asked, tools)) return [{ kind: "say", probability: 1 }];
  const all = tools.recogniser.recognise(asks === undefined ? whole : spelt, {
    goesOn: history.length > 0,
  });
  if (asks === undefined || asks < ASKS) return all;
  const requests = all.filter(({ kind }) => !ASKS_NOTHING.has(kind));
  const sum = requests.reduce((whole, { probability }) => whole + probability, 0);
  return requests.map(({ kind, probability }) => ({ kind, probability: probability / sum }));
}
const ASKS_NOTHING: ReadonlySet<string> = new Set(["telling", "social"]);

const SURE_OF_FIRST = 0.85;
/** A word or two tell a rule what they name, and the recogniser little. */
const FEWEST = 4;
const SURE_OF_SHORT = 0.8;

/** Kinds of which a translation that is abstained from, with its words, is a fair answer. */
const SAYING: ReadonlySet<string> = new Set(["say", "telling", "social", "phrases", "meaning"]);

/** An honest word where it is known what is asked, and there is nothing of it. */
function whereNothing(kind: string, asked: Asked, tools: Tools): Recognised | undefined {
  return kind === "culture" ? { name: "culture", draft: cultureSubjects(asked, tools) } : undefined;
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

/** A few words after something that was said mostly go on from it. */
const FEW_WORDS = 5;
const LIKELY_OF_FEW = 0.25;

const likely = (kind: string, { words }: Asked): number => {
  if (kind === "form") return LIKELY_FORM;
  return NEXT_BY_KIND[kind] && words.length <= FEW_WORDS ? LIKELY_OF_FEW : LIKELY;
};

/** A translation that is abstained from is no better than what the rules have, but for a page of grammar that a word of it set off. */
const isBetter = (
  draft: Draft,
  byRules: ByRules | undefined,
  { kind, probability }: LikelyKind,
): boolean =>
  byRules === undefined ||
  !isAbstained(draft) ||
  (kind === "say" &&
    ((byRules.name === "explain" && probability >= SURE_SAID) ||
      (OF_NO_WORDS.has(byRules.name) && probability >= SUREST_SAID)));
const SURE_SAID = 0.85;
const SUREST_SAID = 0.85;
/** What is said to whoever only tells something. */
const OF_NO_WORDS: ReadonlySet<string> = new Set(["talk", "small-talk"]);

/** Intents whose names differ from the kinds. */
export const NAMES: Readonly<Record<string, string>> = {
  say: "translate",
  example: "examples",
  words: "list",
  scene: "dialogue",
  "ask-me": "talk",
  recall: "talk",
  telling: "talk",
  tutor: "small-talk",
  social: "small-talk",
  more: "follow-up",
  why: "follow-up",
  doubt: "follow-up",
  simpler: "restate",
  changed: "follow-up",
  mistake: "my-mistake",
  sentences: "translation-task",
};

/** A page of grammar that a word of the message set off, where next to nothing says that grammar is asked about. */
function isUnsupported({ name, confidence }: ByRules, kinds: readonly LikelyKind[]): boolean {
  if (name !== "explain" || confidence > SET_OFF) return false;
  const supported = kinds
    .filter(({ kind }) => OF_GRAMMAR.has(kind))
    .reduce((sum, { probability }) => sum + probability, 0);
  return supported < SUPPORTED;
}
const SET_OFF = 0.5;
const SUPPORTED = 0.08;
const OF_GRAMMAR: ReadonlySet<string> = new Set(["explain", "compare", "form", "why", "example"]);

/** Readings that are offered, the likeliest first. */
const OFFERED = 2;
const LEAST = 0.1;

/** "I am not sure what you ask": the likeliest readings to choose from. */
function unsure(
  asked: Asked,
  kinds: readonly LikelyKind[],
  tools: Tools,
  byRules?: Draft,
): Recognised | undefined {
  const likely = kinds.filter(({ probability }) => probability >= LEAST);
  const title = tools.course.grammarById.get(byRules?.points?.[0] ?? "")?.titles[asked.language];
  const ruled =
    title === undefined ? [] : [tools.say("reading.explain", asked.language, { x: title })];
  const read = [...new Set(likely.flatMap(({ kind }) => readingOf(kind, asked, tools) ?? []))];
  const usual =
    read.length > 0 ? [] : kinds.flatMap(({ kind }) => readingOf(kind, asked, tools) ?? []);
  const chips = [...new Set([...read, ...usual].slice(0, OFFERED - ruled.length)), ...ruled];
  // The one reading there is, of a point that is near, is told at once
  const told =
    chips.length === 1 && likely[0]?.kind === "explain" ? explainNearest(asked, tools) : undefined;
  if (told) return { name: "explain", draft: told };
  const back = byRules === undefined ? askBack(asked, tools) : undefined;
  if (back) return { name: "unknown", draft: back };
  if (chips.length === 0) return undefined;
  return {
    name: "unknown",
    draft: {
      text:
        read.length + ruled.length === 0
          ? tools.say("reading.lost", asked.language)
          : concretely(chips, asked.language, tools),
      chips,
      confidence: 0.1,
    },
  };
}

/** One question of what was understood: whether it is this, or which of the two. */
function concretely(chips: readonly string[], language: Language, tools: Tools): string {
  const [only] = chips;
  const question =
    chips.length === 1 && only !== undefined
      ? [tools.say("reading.one", language, { x: /[?.!]$/u.test(only) ? only : `${only}?` })]
      : [tools.say("reading.two", language), ...chips.map((chip, at) => `${at + 1}. ${chip}`)];
  return [tools.say("reading.unsure", language), ...question].join("\n");
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
    const [said] = saidParts(raw, tools);
    return said === undefined ? undefined : tools.say("reading.say", language, { x: said });
  }
  const name = `reading.${kind === "ask-me" ? "askMe" : kind}`;
  return tools.course.tutor.texts[name] ? tools.say(name, language) : undefined;
}
