import type { Asked, Draft, Tools } from "../ask.ts";
import { carried } from "../check/carrier.ts";
import { EXECUTORS, type GoingOn } from "../going-on/executors.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { readRequest } from "../request/read-request.ts";
import { ANSWER_BY_KIND } from "./answer-by-kind.ts";
import { foreignPart } from "./foreign-part.ts";
import { NEXT_BY_KIND } from "./next-by-kind.ts";
import type { ByRules } from "./outranking.ts";
import { NAMES, type Recognised } from "./recognised.ts";
import type { LikelyKind } from "./recogniser.ts";
import { isAbstained, isWeakly } from "./rule-strength.ts";
import { inItsLanguage, isSpokenInKazakh } from "./spoken.ts";
import { standsBefore } from "./stands-before.ts";

/** So likely a kind is tried where the rules have nothing, or something weak. */
const LIKELY = 0.3;
/** So sure it outranks a rule that answers another kind. */
const OUTRANKS = 0.5;
/** So sure it outranks a rule that hears whole turns of speech. */
const OUTRANKS_PRECISE = 0.65;
/** So sure it outranks Kazakh that was asked for in so many words, and the talk. */
const OUTRANKS_SURE = 0.75;
const ASKED_FOR = 0.5;
const OUTRANKS_GOING_ON = 0.8;
/** So sure it outranks a rule that knows nearly every word of the message. */
const OUTRANKS_ANY = 0.9;
const EVERY_WORD = 0.97;
/** The second likeliest is tried where the first has no answer. */
const TRIED = 2;

/** Kinds that each rule answers as a good tutor would; nothing outranks it there. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  advice: ["advice"],
  check: ["check"],
  compare: ["compare"],
  culture: ["culture"],
  dialogue: ["scene", "answer"],
  examples: ["example", "more"],
  exercise: ["exercise", "answer", "more", "harder", "simpler"],
  explain: ["explain", "why"],
  "follow-up": ["changed", "more", "why", "form", "example", "say"],
  form: ["form", "changed"],
  insist: ["doubt"],
  list: ["words"],
  meaning: ["meaning"],
  "my-mistake": ["mistake", "doubt"],
  phrases: ["phrases"],
  plan: ["plan", "changed", "harder", "simpler", "task"],
  pronounce: ["pronounce"],
  proverb: ["story", "more"],
  quiz: ["quiz", "answer", "more", "harder", "simpler", "changed", "recall"],
  recommend: ["story"],
  restate: ["simpler", "harder", "give-up", "task", "meaning"],
  // A guess at a riddle looks like a word that is asked about
  "small-talk": [
    "social",
    "telling",
    "tutor",
    "stop",
    "give-up",
    "more",
    "story",
    "answer",
    "meaning",
  ],
  story: ["story", "more", "harder", "simpler"],
  studied: ["telling", "social"],
  talk: ["telling", "social", "answer", "ask-me", "recall"],
  translate: ["say"],
  "translation-task": ["exercise", "sentences", "more", "harder", "simpler"],
  "word-facts": ["meaning", "words"],
  "word-of-the-day": ["more", "words"],
};
const PRECISE: ReadonlySet<string> = new Set(["advice", "small-talk", "exercise", "request"]);
/** Rules that go on from what was said themselves. */
const GOES_ON: ReadonlySet<string> = new Set([
  "follow-up",
  "form",
  "restate",
  "my-mistake",
  "insist",
]);
/** What the learner tells asks for nothing: whatever a rule knows of it does as well. */
const IS_TOLD: ReadonlySet<string> = new Set(["telling", "social", "answer"]);
/** Rules that answer whatever is told. */
const OF_TALK: ReadonlySet<string> = new Set(["talk", "small-talk", "studied", "check"]);
/** What is asked of a quiz, an exercise or a scene that waits. */
const OF_PLAY: ReadonlySet<string> = new Set([
  "task",
  "give-up",
  "stop",
  "harder",
  "simpler",
  "more",
]);
const DRILLS: ReadonlySet<string> = new Set(["quiz", "exercise"]);
const OF_DRILL: ReadonlySet<string> = new Set(["task", "harder", "simpler"]);
/** What answers a line of the learner's while it is played. */
const PLAYED: ReadonlySet<string> = new Set(["quiz", "exercise", "dialogue", "story"]);

/** Kinds a message may be of after what stands before it, the likeliest first; none of a first message. */
export function kindsAfter(asked: Asked, tools: Tools): readonly LikelyKind[] {
  const before = standsBefore(asked.history, tools);
  if (!before) return [];
  const message = isSpokenInKazakh(asked, tools) ? asked.spelt : asked.whole;
  return tools.followUps.recognise(message, before);
}

/** What a message wants after what stands before it, where that is surer than what the rules made of it. */
export function followedUp(
  asked: Asked,
  kinds: readonly LikelyKind[],
  byRules: ByRules | undefined,
  tools: Tools,
): Recognised | undefined {
  const [first] = kinds;
  const before = standsBefore(asked.history, tools);
  if (!first || !before || byRules?.name === "care") return undefined;
  if (OF_CHECK.has(first.kind) && isToldInTalk(asked, tools)) return undefined;
  if (first.probability < leastSure(byRules, first.kind, asked, tools)) return undefined;
  const isWeak = byRules === undefined || isWeakly(byRules);
  for (const { kind, probability } of kinds.slice(0, TRIED)) {
    if (kind !== first.kind && (probability < LIKELY || !isWeak)) return undefined;
    const about = tools.about.find(asked.raw, kind, before);
    const draft = executorOf(kind)?.(asked, about, tools);
    if (draft && draft.text !== "" && isBetter(draft, probability, byRules))
      return { name: NAMES[kind] ?? kind, draft };
  }
  return undefined;
}

/** A sentence that is told a partner in Kazakh looks like one that is to be checked, a few words of it like a topic to be asked of. */
const OF_CHECK: ReadonlySet<string> = new Set(["check", "mistake", "ask-me"]);
const isToldInTalk = (asked: Asked, tools: Tools): boolean =>
  asked.exchange(0)?.reply.intent === "talk" &&
  isSpokenInKazakh(asked, tools) &&
  carried(asked.raw, tools) === undefined &&
  !/сұра/iu.test(asked.raw);

/** What cannot be said is told where it is surely wanted, in place of what answers something else. */
const isBetter = (draft: Draft, probability: number, byRules: ByRules | undefined): boolean =>
  !byRules ||
  !isAbstained(draft) ||
  (probability >= OUTRANKS_PRECISE && !isAbstained(byRules.draft));

/** How sure the kind must be to be answered in place of what the rules have. */
function leastSure(byRules: ByRules | undefined, kind: string, asked: Asked, tools: Tools): number {
  if (byRules === undefined) return LIKELY;
  const { name, draft, confidence } = byRules;
  const isWaiting = waitsForAnswer(asked.history, tools);
  if (isWaiting && DRILLS.has(name) && isAskedOfDrill(asked, tools)) return NEVER;
  // "One more, a harder one" is no answer to what is asked
  if (isWaiting && DRILLS.has(name) && OF_DRILL.has(kind)) return OUTRANKS_SURE;
  // What cannot be said as it stands may point at what was told
  const isUnsaid = kind === "say" && isAbstained(draft);
  if (ANSWERS[name]?.includes(kind) && !isUnsaid) return NEVER;
  // What is told in a talk, in whatever language, is no sentence to be translated
  const isTold = name === "translate" && !asksToSay(asked, tools);
  if (IS_TOLD.has(kind) && isTold && OF_TALK.has(asked.exchange(0)?.reply.intent ?? ""))
    return OUTRANKS;
  if (IS_TOLD.has(kind)) return isWaiting || OF_TALK.has(name) ? NEVER : OUTRANKS_GOING_ON;
  // What was told before is told again by a rule that is sure of it
  if (name === "talk" && confidence > TOLD_AGAIN) return OUTRANKS_ANY;
  // What was read by its parts is what was asked, even where it cannot be done
  if (name === OF_PARTS && confidence > LOOSEST) return kind === "reply" ? OUTRANKS : NEVER;
  // A line of a scene is said in Kazakh, whatever it looks like, but for what quotes another language
  if (name === "dialogue" && isWaiting && isSpokenInKazakh(asked, tools))
    return foreignPart(asked, tools) === undefined ? NEVER : OUTRANKS_ANY;
  // "Do you have milk?" is asked of the seller who is played
  if (name === "dialogue" && isWaiting && isAskedInScene(asked, tools)) return NEVER;
  if (PLAYED.has(name) && isWaiting) return OUTRANKS_SURE;
  if (isWaiting && OF_PLAY.has(kind) && confidence < EVERY_WORD) return LIKELY;
  if (isWeakly(byRules)) return LIKELY;
  if (confidence >= EVERY_WORD) return OUTRANKS_ANY;
  if (GOES_ON.has(name)) return OUTRANKS_GOING_ON;
  // "Is that ok for a teacher?" asks of what was said
  const isOfManner = kind === "register" && !asksToSay(asked, tools);
  const isSaid = name === "translate" && draft.translated?.text !== null && !isOfManner;
  if ((name === "talk" && isSpokenInKazakh(asked, tools)) || (isSaid && confidence > ASKED_FOR))
    return OUTRANKS_SURE;
  return PRECISE.has(name) ? OUTRANKS_PRECISE : OUTRANKS;
}
const asksToSay = (asked: Asked, tools: Tools): boolean => {
  const read = readRequest(asked, tools);
  return read.names("act-say") || read.names("act-translate") || read.quoted.length > 0;
};

/** What is asked of a quiz or an exercise itself, by most of the words. */
const isAskedOfDrill = ({ spelt }: Asked, { requests }: Tools): boolean =>
  requests.find(spelt).some(({ id, share }) => ASKED_OF_DRILL.has(id) && share >= MOST_OF_IT);
const ASKED_OF_DRILL: ReadonlySet<string> = new Set([
  "task-answers",
  "task-again",
  "task-standing",
  "task-rule",
  "task-word",
  "task-list",
  "task-last",
  "of-shown-why",
  "quiz-of-meaning",
  "quiz-into-kazakh",
  "quiz-turned",
]);
const MOST_OF_IT = 0.5;
const isAskedInScene = ({ spelt }: Asked, { requests }: Tools): boolean =>
  requests.find(spelt).some(({ id }) => id === "asked-in-scene");
const NEVER = 2;
const TOLD_AGAIN = 0.95;
const OF_PARTS = "request";
/** What is read by its parts because nothing else knows of it is less sure. */
const LOOSEST = 0.9;

/** What answers a kind after an answer: what goes on from it, or else what answers it as a first wish. */
function executorOf(kind: string): GoingOn | undefined {
  // What answers a question of the tutor's, where nothing else waits for it, is told
  const first = NEXT_BY_KIND[kind] ?? ANSWER_BY_KIND[kind === "answer" ? "telling" : kind];
  return (
    EXECUTORS[kind] ??
    (first &&
      ((asked, _about, tools): Draft | undefined => first(inItsLanguage(asked, tools), tools)))
  );
}
