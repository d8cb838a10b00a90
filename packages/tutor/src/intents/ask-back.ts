import { frameOf } from "../applied/frame.ts";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { readRequest } from "../request/read-request.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";

/** What may be done with what was understood: how it is called when it is asked for, and the message that does it. */
interface Option {
  /** Of `applied` of `content/tutor/requests.yaml`: words by which it is chosen. */
  readonly id: string;
  readonly message: string;
}

/** Longer Kazakh is a sentence. */
const MOST_WORDS = 3;

/** "What about көрпе: its meaning, its forms, or sentences with it?": Kazakh was understood, and not what is wanted of it. */
export function askBack(asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const part = partOf(asked.raw, tools);
  if (part === undefined) return undefined;
  const options = optionsOf(part, asked, tools);
  const name = wordsOf(part).length > 1 ? "askBack.phrase" : "askBack.word";
  return {
    text: tools.say(name, language, { x: part }),
    chips: options.map(({ message }) => message),
    kazakh: [kz(part)],
    confidence: 0.1,
  };
}

/** The Kazakh word or phrase of a message. */
function partOf(raw: string, tools: Tools): string | undefined {
  const part = trimEnds(foldText(kazakhPart(raw, tools)));
  const words = wordsOf(part);
  const isKnown = words.every(
    (word) => knownReadings(word).length > 0 || tools.glossary.senses(word).length > 0,
  );
  return words.length > 0 && words.length <= MOST_WORDS && isKnown ? part : undefined;
}

function optionsOf(part: string, { language }: Asked, tools: Tools): readonly Option[] {
  const option = (id: string, name: string): Option => ({
    id,
    message: tools.say(name, language, { x: part }),
  });
  if (wordsOf(part).length > 1)
    return [
      option("pick-meaning", "reading.meaning"),
      option("pick-check", "reading.check"),
      option("pick-sentences", "reading.example"),
    ];
  const isVerb = tools.reader.read(part)?.senses[0]?.pos === "v";
  return [
    option("pick-meaning", "reading.meaning"),
    option("pick-forms", isVerb ? "askBack.conjugate" : "askBack.decline"),
    option("pick-sentences", "reading.example"),
  ];
}

/**
 * What a message means that answers such a question: by its number, its place or its name; undefined where it answers
 * nothing.
 */
export function pickedOption(asked: Asked, tools: Tools): string | undefined {
  if (waitsForAnswer(asked.history, tools)) return undefined;
  const { reply, message = "", history = [] } = asked.exchange(0) ?? {};
  if (reply?.intent !== "unknown") return undefined;
  const act = history.length === 0 ? bareAct(message, tools) : undefined;
  if (act !== undefined) return objectOf(act, asked, tools);
  if (asked.words.length > MOST_ANSWER) return undefined;
  const part = partOf(message, tools);
  const all =
    part === undefined ? [] : optionsOf(part, { ...asked, language: reply.language }, tools);
  const messages = reply.chips;
  const number = /^\s*(\d)[.)]?\s*$/u.exec(asked.raw)?.[1];
  const place = number === undefined ? readRequest(asked, tools).place : Number(number) - 1;
  if (place !== undefined) return messages.at(place);
  const frame = frameOf(asked, tools);
  if (frame.names("pick-yes") && messages.length === 1) return messages[0];
  const named = all.find(({ id }) => frame.names(id))?.message;
  if (named !== undefined && messages.includes(named)) return named;
  // By a word of its own
  const own = asked.words.filter((word) => word.length >= SHORTEST);
  const told = messages.filter((one) => own.some((word) => foldText(one).includes(word)));
  return told.length === 1 ? told[0] : undefined;
}
const MOST_ANSWER = 5;
const SHORTEST = 4;

/** A verb of asking by itself, with nothing before it that it could be of: which word is meant is asked. */
export const bareActIntent: Intent = {
  name: "unknown",
  understand(asked, tools) {
    if (asked.history.length > 0 || asked.words.length > MOST_ANSWER) return undefined;
    const id = bareAct(asked.raw, tools);
    return id === undefined
      ? undefined
      : {
          confidence: SURE,
          answer: () => ({
            text: tools.say(`askBack.${id}`, asked.language),
            confidence: 0.9,
          }),
        };
  },
};
const SURE = 0.996;
const BARE = ["bare-say", "bare-translate", "bare-explain", "bare-meaning", "bare-check"] as const;
type BareAct = (typeof BARE)[number];
const OF_WORD: Readonly<Partial<Record<BareAct, string>>> = {
  "bare-meaning": "reading.meaning",
  "bare-check": "reading.check",
};

/** Manners that a sentence may be put into. */
const MANNERS = [
  "polite",
  "friendly",
  "as-question",
  "as-negative",
  "in-past",
  "in-future",
  "in-plural",
  "shorter",
];
/** More words name something. */
const FEWEST = 3;

/** «А вежливо?», "and in the past?" as the first message: nothing lies there that could be turned. */
export const bareMannerIntent: Intent = {
  name: "unknown",
  understand(asked, tools) {
    if (asked.history.length > 0 || asked.words.length > FEWEST) return undefined;
    if (!ELLIPTIC.test(foldText(asked.raw))) return undefined;
    const read = readRequest(asked, tools);
    if (read.rest.length > 0 || !MANNERS.some((one) => read.names(one))) return undefined;
    const { interfaceLanguage: language } = asked;
    return {
      confidence: SURE,
      answer: () => ({ text: tools.say("askBack.turned", language), language, confidence: 0.9 }),
    };
  },
};
const ELLIPTIC = /^(?:and|what about|how about|but|or|а|и|ал|а если)(?!\p{L})/u;

function bareAct(raw: string, tools: Tools): BareAct | undefined {
  const { names } = frameOf({ raw }, tools);
  return BARE.find((one) => names(one));
}

/** What was asked to be named, with the act that asked for it; a rule that is named is explained as it stands. */
function objectOf(act: BareAct, { raw, language }: Asked, tools: Tools): string | undefined {
  if (act === "bare-explain" || bareAct(raw, tools) !== undefined) return undefined;
  const x = raw.replace(/[?!.\s]+$/u, "");
  const isKazakh = trimEnds(foldText(kazakhPart(x, tools))) === trimEnds(foldText(x));
  const name = OF_WORD[act] ?? (isKazakh ? "reading.meaning" : "reading.say");
  return tools.say(name, language, { x });
}
