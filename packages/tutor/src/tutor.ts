import { type Answered, ofSeveral } from "./answer-several.ts";
import type { Asked, Before, Exchange, Tools } from "./ask.ts";
import { careReply, makeCare } from "./care/care-reply.ts";
import { choose } from "./choose.ts";
import { finish } from "./finish.ts";
import { pickedOption } from "./intents/ask-back.ts";
import { complaintOf } from "./intents/complaint.ts";
import { isMore } from "./intents/follow-up/more.ts";
import { sameRequest } from "./intents/follow-up/same-request.ts";
import { LearntModels } from "./learnt/learnt-models.ts";
import { fingerprintOf, readModels, storeModels } from "./learnt/stored-models.ts";
import { normalise } from "./normalise.ts";
import type { TutorReply, TutorRequest } from "./reply.ts";
import { unchanged } from "./request/unchanged.ts";
import type { Whole } from "./request/whole/whole.ts";
import { wholeMessages, wholesInstead } from "./request/whole/whole-messages.ts";
import type { TaughtCourse } from "./taught-course.ts";
import { lastUserTurn } from "./text/history.ts";
import { namesIn } from "./text/names.ts";
import { withoutOwnNames } from "./text/own-names.ts";
import { makeTools, withNames } from "./tools.ts";

/** How far back "and in the plural?" is followed. */
const DEEPEST = 3;

export interface Tutor {
  /** Answers a message; the same request gives the same reply. Never throws, never makes anything up. */
  readonly answer: (request: TutorRequest) => TutorReply;
  /** What the tutor looks things up in, for the tools of another engine. */
  readonly tools: Tools;
  /** Learns now whatever it would learn later; what it has learnt as bytes, for {@link makeTutor}. */
  readonly learn: () => Uint8Array;
}

export interface TutorParts {
  readonly course: TaughtCourse;
  /** What a tutor of the same course has learnt from messages. */
  readonly learnt?: Uint8Array | undefined;
}

/**
 * Builds the tutor's indexes over a course (about half a second) and answers from then on.
 *
 * Without what was learnt before, or where that was learnt from other messages, it learns when it is first asked: in
 * some seconds.
 */
export function makeTutor({ course, learnt }: TutorParts): Tutor {
  const stored = learnt && readModels(learnt, course.fingerprint ?? fingerprintOf(course));
  const models = new LearntModels(stored);
  const tools = makeTools(course, models);
  const care = makeCare(course, tools, models);
  return {
    answer(typed) {
      const request = guarded(typed);
      const cared = (message: string): TutorReply | undefined =>
        careReply({ ...request, message, history: [] }, care, tools);
      return (
        careReply(request, care, tools) ??
        answer({ ...request, replies: new Map(), care: cared }, tools, 0).reply
      );
    },
    tools,
    learn() {
      for (const one of [
        tools.recogniser,
        tools.followUps,
        tools.further,
        tools.about,
        tools.kazakhRequests,
        tools.lifeRecogniser,
        tools.wordings,
        tools.senses,
        care,
      ])
        one.learn();
      return storeModels(models.all, fingerprintOf(course));
    },
  };
}

/** A request whose words are words of a language alone. */
const guarded = (request: TutorRequest): TutorRequest => ({
  ...request,
  message: withoutOwnNames(request.message),
  ...(request.history && {
    history: request.history.map((turn) => ({ ...turn, text: withoutOwnNames(turn.text) })),
  }),
});

/** A request made ready to be understood, with what was said before it. */
export const readAsked = (request: TutorRequest, tools: Tools): Asked =>
  normalise(request, tools, repliesBefore({ ...request, replies: new Map() }, tools, 0));

/** A request with the replies that were made on the way to its answer: one message goes on from another, which goes on from a third. */
interface Replayed extends TutorRequest {
  readonly replies: Map<string, Answered>;
  /** What is told where a message needs care; a whole message may need it where neither part of it does. */
  readonly care?: (message: string) => TutorReply | undefined;
  /** The message stands for one that leaned on another, and leans on nothing further. */
  readonly isWhole?: boolean;
}

/** The answer to a message, made once for each depth. Every history is a beginning of the first one, so its length tells it. */
function answer(request: Replayed, base: Tools, depth: number): Answered {
  const { message, history = [], seed = 0, replies, isWhole = false } = request;
  const key = [depth, history.length, seed, isWhole, message].join(" ");
  let answered = replies.get(key);
  if (!answered) {
    answered = answerAnew(request, base, depth);
    replies.set(key, answered);
  }
  return answered;
}

/** Normalise, understand, choose, answer: each step takes the last one's value and changes nothing. */
function answerAnew(request: Replayed, base: Tools, depth: number): Answered {
  const before = repliesBefore(request, base, depth);
  const asked = normalise(request, base, before);
  const again = isMore(asked, base) ? onceMore(request, base, depth) : undefined;
  if (again) return again;
  const other = depth === 0 ? ofOther(request, asked, base) : undefined;
  if (other) return other;
  const mayLean = depth < DEEPEST && !request.isWhole;
  const whole = mayLean ? ofWhole(wholeMessages(asked, base), request, base, depth) : undefined;
  if (whole) return whole;
  const several =
    depth === 0
      ? ofSeveral(request.message, (message) => answer({ ...request, message }, base, 1), base)
      : undefined;
  if (several) return several;
  const picked = depth < DEEPEST ? pickedOption(asked, base) : undefined;
  if (picked !== undefined)
    return answer({ ...request, message: picked, history: [] }, base, depth + 1);
  const missed = depth === 0 ? complaintOf(asked, base) : undefined;
  if (missed) return anew(missed.meant, request, asked, base);
  const tools = withNames(base, namesIn(asked.raw, base));
  const { name, draft: chosen } = choose(asked, tools);
  const instead = mayLean
    ? ofWhole(wholesInstead({ name, draft: chosen }, asked, tools), request, base, depth)
    : undefined;
  if (instead) return instead;
  const isWholeItself = (): boolean =>
    answer({ ...request, history: [], isWhole: true }, base, 0).reply.text === chosen.text;
  const draft = unchanged(chosen, name, asked, isWholeItself, tools) ?? chosen;
  const { focus, subject, repeats = false } = draft;
  return { reply: finish(draft, name, asked, tools), focus, subject, repeats };
}

/** "Another one": the last request once more where it has others of its kind to give. */
function onceMore(request: Replayed, tools: Tools, depth: number): Answered | undefined {
  const { history = [], seed = 0 } = request;
  let last = lastUserTurn(history);
  for (let back = depth; last && back < DEEPEST; back++) {
    const { text: message, before } = last;
    const { repeats } = answer({ ...request, message, history: before }, tools, back + 1);
    if (repeats)
      return answer({ ...request, message, seed: seed + history.length }, tools, DEEPEST);
    if (!isMore(normalise({ ...request, message }, tools, NOTHING_BEFORE), tools)) return undefined;
    last = lastUserTurn(before);
  }
  return undefined;
}

/** Requests that something else in Kazakh may be put to. */
const OF_A_WORD: ReadonlySet<string> = new Set([
  "meaning",
  "explain",
  "word-facts",
  "pronounce",
  "my-mistake",
]);

/** "And келіпті?": the last request about something else. */
function ofOther(request: Replayed, asked: Asked, base: Tools): Answered | undefined {
  const last = lastUserTurn(asked.history);
  const whole = last && inFull(request, last, base, DEEPEST);
  const message = whole === undefined ? undefined : sameRequest(asked, whole, base);
  if (!last || message === undefined || whole === undefined) return undefined;
  const before = answer({ ...request, message: whole, history: last.before }, base, 1);
  if (!OF_A_WORD.has(before.reply.intent)) return undefined;
  const next = answer({ ...request, message, history: last.before }, base, 1);
  return next.reply.intent === before.reply.intent ? next : undefined;
}

/** A message that leans on what lies on the table, answered as the whole message that it stands for. */
function ofWhole(
  wholes: Iterable<Whole>,
  request: Replayed,
  base: Tools,
  depth: number,
): Answered | undefined {
  for (const { message, goesOn, isAnswer } of wholes) {
    const whole = { ...request, message, isWhole: true };
    const cared = depth === 0 ? request.care?.(message) : undefined;
    if (cared) return { reply: cared, focus: undefined, repeats: false };
    const answered = answer(goesOn ? whole : { ...whole, history: [] }, base, depth);
    if (!isAnswer(answered.reply)) continue;
    const told = toldAgain(answered, request, base);
    return goesOn ? told : { ...told, whole: message };
  }
  return undefined;
}

/** What is told once more, said to be all that is known, or to be had. */
function toldAgain(answered: Answered, { history = [] }: Replayed, base: Tools): Answered {
  const { reply } = answered;
  if (history.every(({ sender, text }) => sender !== "bot" || text.trim() !== reply.text.trim()))
    return answered;
  const name = reply.intent === "culture" ? "whole.all" : "whole.stays";
  const text = [base.say(name, reply.language), "", reply.text].join("\n");
  return { ...answered, reply: { ...reply, text } };
}

/** What a message asks with the request that it goes on from. */
function inFull(
  request: TutorRequest,
  { text, before }: NonNullable<ReturnType<typeof lastUserTurn>>,
  base: Tools,
  deep: number,
): string {
  const earlier = deep > 0 ? lastUserTurn(before) : undefined;
  if (!earlier) return text;
  const asked = normalise({ ...request, message: text, history: before }, base, NOTHING_BEFORE);
  return sameRequest(asked, inFull(request, earlier, base, deep - 1), base) ?? text;
}

/** Surer than this, an answer is told once more where it is said to have missed its question. */
const SURE = 0.8;

/** "You didn't answer my question": what was meant, the last question in another sense, or an honest word. */
function anew(meant: string | undefined, request: Replayed, asked: Asked, base: Tools): Answered {
  const { language, history } = asked;
  const last = lastUserTurn(history);
  const sorry = base.say("complaint.sorry", language);
  const told = (text: string, { reply, focus }: Answered): Answered => ({
    reply: { ...reply, text: [text, "", reply.text].join("\n"), intent: "complaint" },
    focus,
    repeats: false,
  });
  if (meant !== undefined)
    return told(sorry, answer({ ...request, message: meant, history: [] }, base, 1));
  const again = base.say("complaint.again", language);
  if (last) {
    const before = answer({ ...request, message: last.text, history: last.before }, base, 1);
    const { reply } = before;
    // A rule that did not help is told in simpler words
    if (before.focus?.kind === "topic" && reply.intent === "explain") {
      const message = base.say("complaint.simpler", language);
      return told(sorry, answer({ ...request, message }, base, 1));
    }
    const isWhole = reply.translated !== null && !ABOUT_KAZAKH.test(last.text);
    if (reply.confidence >= SURE && !isWhole && reply.intent !== "talk") {
      const heading = base.say("complaint.asked", language, { x: last.text });
      const whole = told(`${sorry} ${heading}`, before);
      return { ...whole, reply: { ...whole.reply, text: `${whole.reply.text}\n\n${again}` } };
    }
  }
  const draft = { text: `${sorry} ${again}`, confidence: 0.9 };
  return { reply: finish(draft, "complaint", asked, base), focus: undefined, repeats: false };
}

/** Asks for a translation in so many words. */
const ABOUT_KAZAKH = /kazakh|say|translat|mean|казах|сказать|перев|знач|қазақ|аудар|деген/iu;

/** Where nothing before a message is asked about. */
const NOTHING_BEFORE: Before = {
  focus: () => undefined,
  earlier: () => undefined,
  exchange: () => undefined,
};

/** What the learner's last messages were about and were answered, by answering them again; each but once. */
function repliesBefore(request: Replayed, tools: Tools, depth: number): Before {
  const known: Exchange[] = [];
  let next = lastUserTurn(request.history ?? []);
  const exchange = (back: number): Exchange | undefined => {
    while (known.length <= back && next && depth + known.length < DEEPEST) {
      const { text: message, before: history } = next;
      const one = { ...request, message, history, isWhole: false };
      const answered = answer(one, tools, depth + known.length + 1);
      // What goes on from a message that leaned on another goes on from what that one stood for
      known.push({ history, subject: undefined, ...answered, message: answered.whole ?? message });
      next = lastUserTurn(history);
    }
    return known[back];
  };
  const nearest = (isWanted: (one: Exchange) => boolean): Exchange | undefined => {
    for (let back = 0; ; back++) {
      const one = exchange(back);
      if (!one || isWanted(one)) return one;
    }
  };
  return {
    focus: () => nearest(({ focus }) => focus !== undefined)?.focus,
    earlier: (isWanted) => nearest(({ reply }) => isWanted(reply))?.reply,
    exchange,
  };
}
