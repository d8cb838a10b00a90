import type { Asked, Draft, Tools } from "../ask.ts";
import { TERMS } from "../points/find-point.ts";
import { openStory } from "../practice/stories.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { OWN_STATEMENT } from "../talk/own-statement.ts";

/** What the rules made of a message: the surest that answered, if any did. */
export interface ByRules {
  readonly name: string;
  readonly confidence: number;
  readonly draft: Draft;
  /** Nothing learnt outranks it. */
  readonly decides?: true | undefined;
}

/** So sure it outranks a rule that is known to fire by a single word. */
const OUTRANKS = 0.45;
/** So sure it outranks any rule. */
const OUTRANKS_ALL = 0.5;
/** So sure it outranks the translation of a bare line: what was written may be what is to be said. */
const OUTRANKS_TRANSLATION: Readonly<Record<string, number>> = {
  social: 0.7,
  telling: 2,
  tutor: 0.7,
  check: 0.7,
  recall: 0.7,
};
/** A translation that is asked for in so many words is surer than that. */
const ASKED_FOR = 0.5;
/** Rules that hear whole turns of speech are mostly right. */
const PRECISE: ReadonlySet<string> = new Set([
  "advice",
  "small-talk",
  "explain",
  "form",
  "exercise",
  "list",
]);
const OUTRANKS_PRECISE = 0.8;
/** A scene that is called so is surer than one that a turn of speech hints at. */
const SO_CALLED = 0.981;
const OUTRANKS_CULTURE = 0.9;
/** A rule surer than this has more than a word to go by, but for advice, whose one word is its all. */
const LOOSEST = 0.9;
const isLoose = ({ name, confidence }: ByRules): boolean =>
  confidence < LOOSEST || name === "advice";

/** What goes on from what was said, whatever its words look like, and what has a word of care: nothing outranks it. */
const STANDS: ReadonlySet<string> = new Set([
  "care",
  "follow-up",
  "restate",
  "my-mistake",
  "insist",
  "word-of-the-day",
  "unknown",
]);

/** What a rule's answer may be, by its name: kinds that it does answer. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  advice: ["advice", "plan", "tutor", "telling", "social"],
  check: ["check", "doubt", "mistake", "changed", "why"],
  compare: ["compare", "explain", "meaning", "check", "why", "doubt", "form", "changed"],
  culture: ["culture", "phrases", "say", "meaning", "social"],
  dialogue: ["scene", "ask-me", "phrases", "harder", "simpler", "more"],
  examples: ["example", "more", "sentences", "simpler", "changed"],
  exercise: ["exercise", "quiz", "sentences", "harder", "simpler", "more"],
  explain: ["explain", "doubt", "simpler", "mistake"],
  form: ["form", "explain", "changed", "why", "more", "example", "meaning"],
  list: ["words", "explain", "say", "meaning", "phrases", "more"],
  "word-facts": ["meaning", "words", "form", "pronounce", "compare", "explain", "culture"],
  proverb: ["story", "words", "meaning", "phrases", "culture", "more"],
  number: [
    "say",
    "meaning",
    "words",
    "form",
    "pronounce",
    "check",
    "explain",
    "changed",
    "compare",
  ],
  meaning: ["meaning", "say", "culture", "words", "phrases", "why", "changed", "more", "tutor"],
  phrases: ["phrases", "culture", "words", "advice"],
  plan: ["plan", "exercise", "harder", "simpler", "changed"],
  quiz: ["quiz", "exercise", "words", "harder", "simpler", "more"],
  recommend: ["story", "plan", "advice", "culture"],
  "small-talk": [
    "ask-me",
    "social",
    "tutor",
    "telling",
    "doubt",
    "simpler",
    "harder",
    "story",
    "more",
  ],
  story: ["story", "more", "harder", "simpler"],
  studied: ["telling", "social"],
  talk: ["telling", "social", "ask-me", "doubt", "recall"],
  translate: ["say", "meaning", "phrases", "changed", "sentences", "simpler"],
  "translation-task": ["sentences", "exercise", "quiz", "harder", "simpler", "more"],
};

/**
 * How sure the recogniser must be of a kind to answer instead of this rule; undefined where nothing outranks it. `asks`
 * is how likely a message in Kazakh is a request.
 */
export function outranking(
  byRules: ByRules,
  kind: string,
  asks: number | undefined,
  asked: Asked,
  tools: Tools,
): number | undefined {
  const { name, draft } = byRules;
  const answers = ANSWERS[name];
  if (answers === undefined || STANDS.has(name) || answers.includes(kind)) return undefined;
  if (BY_NAME.has(name) && byRules.confidence > BY_NAME_FROM) return undefined;
  // Two things of Kazakh that are set side by side are what is asked about, whatever is said of them
  if (name === "compare" && byRules.confidence > BY_NAME_FROM) return OUTRANKS_COMPARED;
  // «Почему нельзя сказать үйда»: a wrong form was found beside its right one
  if (name === "compare" && (draft.confidence ?? 0) >= FOUND_WRONG) return undefined;
  if (PLAYED.has(name) && isPlaying(asked, tools)) return undefined;
  if (name === "talk" && asks !== undefined) return inKazakhTalk(byRules, kind, asks, asked);
  // What was told before is told again by a rule that is sure of it
  if (name === "talk" && byRules.confidence > TOLD_AGAIN) return undefined;
  // The forms of what was just found wrong are rather not shown
  if (kind === "form") return draft.checked?.verdict === "wrong" ? OUTRANKS_ALL : LIKELY_FORM;
  if (name === "translate" && draft.translated?.text !== null)
    return byRules.confidence > ASKED_FOR ? undefined : (OUTRANKS_TRANSLATION[kind] ?? OUTRANKS);
  // "Translate: …" says plainly what is wanted
  if (name === "meaning" && byRules.confidence > LOOSEST) return undefined;
  if (OF_TALK.has(kind)) return kind === "tutor" ? OUTRANKS_BY_TUTOR : OUTRANKS_BY_TALK;
  if (name === "culture") return OUTRANKS_CULTURE;
  if (PRECISE.has(name) || (name === "dialogue" && byRules.confidence > SO_CALLED))
    return OUTRANKS_PRECISE;
  const isOfTerm = name === "explain" && TERMS.test(asked.folded);
  return isLoose(byRules) && !isOfTerm ? OUTRANKS : OUTRANKS_ALL;
}

/** Words and phrases of something named that are asked for in so many words. */
const BY_NAME: ReadonlySet<string> = new Set(["list", "phrases"]);
const BY_NAME_FROM = 0.97;
const OUTRANKS_COMPARED = 0.9;
const FOUND_WRONG = 0.95;

/** How sure a kind must be, where whoever talks in Kazakh would be talked with: in a few words, and the surer the further the talk is. */
function inKazakhTalk(
  { draft, confidence }: ByRules,
  kind: string,
  asks: number,
  { words, history }: Asked,
): number | undefined {
  if (OF_BEFORE.has(kind) && history.length > 0) return SURE_OF_BEFORE;
  const isHeard = (draft.confidence ?? 1) > WEAK;
  if (isHeard && ANSWERED_BY_TALK.has(kind)) return undefined;
  if (asks >= (isHeard ? SURELY_ASKED : ASKED))
    return history.length > 0 || isUnderstood({ draft, confidence }) ? REQUEST_IN_TALK : REQUEST;
  // Who tells of their own life asks for nothing, whatever it looks like
  if (confidence >= OWN_STATEMENT) return undefined;
  // A sentence that is told looks like one that is to be checked
  if (kind === "check") return CHECKED;
  if (words.length < FEW_WORDS) return OUTRANKS_ALL;
  // What the talk has no answer to is rather asked of the tutor, however far the talk is
  if (!isHeard) return SURE_OF_UNHEARD;
  return history.length > 0 ? OUTRANKS_ALL : SURE_OF_HEARD;
}
const FEW_WORDS = 4;
/** What goes on from what the tutor has just said is no talk. */
export const OF_BEFORE: ReadonlySet<string> = new Set([
  "simpler",
  "harder",
  "why",
  "doubt",
  "mistake",
]);
export const SURE_OF_BEFORE = 0.85;
/** So likely a request that its kind need not be sure, and the less where the talk did not understand it. */
const ASKED = 0.7;
const SURELY_ASKED = 0.9;
const REQUEST = 0.2;
const REQUEST_IN_TALK = 0.5;
/** The talk knew what was said, and not by a word of it. */
export const isUnderstood = ({ draft, confidence }: Pick<ByRules, "draft" | "confidence">) =>
  (draft.confidence ?? 1) > WEAK && confidence > LOOSEST;
/** What a partner in talk is asked as well as a tutor. */
const ANSWERED_BY_TALK: ReadonlySet<string> = new Set(["tutor", "recall", "ask-me"]);
/** Kinds that are told by what is not asked. */
const OF_TALK: ReadonlySet<string> = new Set(["telling", "social", "tutor"]);
const OUTRANKS_BY_TALK = 0.7;
const OUTRANKS_BY_TUTOR = 0.5;
const CHECKED = 0.92;
const TOLD_AGAIN = 0.95;
const SURE_OF_UNHEARD = 0.4;
const SURE_OF_HEARD = 0.55;
/** A rule this unsure of its message is weak. */
export const WEAK = 0.55;
/** A form is made only where a word is named to make it of, which a rule for the point does not look at. */
export const LIKELY_FORM = 0.3;

/** What a line of the learner answers while it goes on. */
const PLAYED: ReadonlySet<string> = new Set(["quiz", "exercise", "dialogue", "story"]);

/** A quiz, an exercise or a scene waits for an answer. */
const isPlaying = ({ history }: Asked, tools: Tools): boolean =>
  waitsForAnswer(history, tools) || openStory(history, tools) !== undefined;
