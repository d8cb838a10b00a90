import type { Asked, Tools } from "../ask.ts";
import { carried } from "../check/carrier.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { isSpokenInKazakh } from "./spoken.ts";

/** In a talk, from here on a message in Kazakh may ask for the tutor's work. */
const MAY_ASK = 0.45;
const QUESTION = /(?:\?|(?<!\p{L})[мбп][ае])\s*$/u;
/** «Сұрақ қойыңыз» */
const TO_BE_ASKED = /сұра/iu;

const goesOnInKazakh = (asked: Asked, tools: Tools): boolean =>
  asked.exchange(0)?.reply.intent === "talk" && isSpokenInKazakh(asked, tools);

/** «Көлге қалай баруға болады?» in a talk: nothing of a language is asked about, so that it is asked of the partner. */
export const asksOfTheWorld = (asked: Asked, tools: Tools): boolean =>
  goesOnInKazakh(asked, tools) &&
  QUESTION.test(asked.whole) &&
  !/[«“"]/u.test(asked.whole) &&
  !tools.patterns.one("talk.of-study").test(asked.spelt.toLowerCase());

/**
 * Whether a message goes on with a talk in Kazakh by telling something: «Екі аптаға.» in a talk about a journey orders no plan
 * of two weeks, «Ол маған өтірік айтты» accuses nobody here.
 */
export const tellsPartner = (asked: Asked, tools: Tools): boolean =>
  goesOnInKazakh(asked, tools) &&
  !QUESTION.test(asked.whole) &&
  !TO_BE_ASKED.test(asked.raw) &&
  carried(asked.raw, tools) === undefined &&
  (tools.kazakhRequests.asks(asked.spelt) < MAY_ASK || isReported(asked, tools));

/** «Дәрігер операция керек дейді»: what a third person does or says, and nothing of a language. */
const isReported = ({ spelt }: Asked, tools: Tools): boolean =>
  !tools.patterns.one("talk.request").test(spelt.toLowerCase()) &&
  knownReadings(wordsOf(foldText(spelt)).at(-1) ?? "").some(
    ({ features }) =>
      features.VerbForm === "Fin" && features.Person === "3" && features.Mood === "Ind",
  );
