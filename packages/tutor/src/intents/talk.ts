import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import type { CheckedSentence } from "../check/check-sentence.ts";
import { kz } from "../features/form-text.ts";
import { inAskedCase } from "../talk/asked-case.ts";
import { asksPartner } from "../talk/asks-partner.ts";
import { echoOf } from "../talk/echo.ts";
import { type Facts, factsOf } from "../talk/facts.ts";
import { fill } from "../talk/fill.ts";
import { nextQuestion, rolesTold } from "../talk/next-question.ts";
import { isOwnStatement, OWN_STATEMENT } from "../talk/own-statement.ts";
import { isNoRepeat, isUnderstood, reactionsTo, saidAt } from "../talk/reactions.ts";
import { checkTold, mendsOf, modelOf, recastOf } from "../talk/recast.ts";
import { rolesIn } from "../talk/roles.ts";
import { questionOfTense } from "../talk/tense-asked.ts";
import {
  type HeardSentence,
  hearAll,
  isKazakh,
  type Standing,
  standingOf,
} from "../talk/understand-talk.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { hasCyrillic } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import { toKazakh } from "../tools/translate.ts";
import { verdictOf } from "./check.ts";

const FORMULAS = "greeting";
const FALLBACK_CONFIDENCE = 0.6;
const ANSWER_CONFIDENCE = 0.78;
const NOT_UNDERSTOOD = 0.5;
/** A statement in Kazakh asks for no form, list or translation. */
const TOLD_CONFIDENCE = 0.89;
/** One that a topic understands; advice that is asked for in so many words is surer. */
const UNDERSTOOD_CONFIDENCE = 0.954;
/** Whoever is asked about himself answers, before a word of the question is looked up. */
const ASKED_OF_PARTNER = 0.965;
const SCORE = /^\s*\d{1,3}\s*[:–-]\s*\d{1,3}[\s.!]*$/u;
/** Before or around something that is asked about. */
const QUOTES = /[:"«“]/u;
/** Conversation in Kazakh: a reaction to what was said, a gentle recast of a mistake, and one question back. */
export const talkIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    const standing = standingOf(asked.history, tools);
    const heard = hearAll(asked.whole, standing, tools);
    const answer = () => converse(heard, standing, asked, tools);
    // «2:1» after «Қалай ойнады?»
    const isTalk = asked.exchange(0)?.reply.intent === "talk" && standing.open !== undefined;
    if (isTalk && SCORE.test(asked.whole)) return { confidence: ASKED_OF_PARTNER, answer };
    // "Mening atym degen ne?" asks what it means
    if (
      heard.length === 0 ||
      heard.some(({ text }) => tools.patterns.one("talk.meaning").test(text.toLowerCase()))
    )
      return undefined;
    const moved = heard.filter(({ move }) => move !== undefined);
    if (asksPartner(asked, tools)) return { confidence: ASKED_OF_PARTNER, answer };
    if (heard.every(({ kazakh }) => kazakh)) {
      const tells =
        isStatement(heard) &&
        heard.every((one) => !one.asks) &&
        isNoRequest(asked.whole, heard, tools);
      // In a talk, what is told of somebody else asks for nothing either, whatever it names
      const isOfAnother =
        asked.exchange(0)?.reply.intent === "talk" && heard.some(({ another }) => another);
      if (tells && !QUOTES.test(asked.raw) && (isOfAnother || isOwnStatement(heard)))
        return { confidence: OWN_STATEMENT, answer };
      if (moved.length > 0) {
        const sure = moved.reduce((sum, one) => sum + one.sure, 0) / heard.length;
        // A greeting before something that is not understood may greet before a request
        const whole = moved.length === heard.length || !asked.greeting;
        const confidence = whole ? 0.72 + 0.23 * sure : FALLBACK_CONFIDENCE;
        return { confidence: Math.max(confidence, tells ? UNDERSTOOD_CONFIDENCE : 0), answer };
      }
      // The answer to the tutor's own question is not looked up in the dictionary
      if (standing.open !== undefined) return { confidence: ANSWER_CONFIDENCE, answer };
      if (!isStatement(heard)) return undefined;
      return { confidence: tells ? TOLD_CONFIDENCE : FALLBACK_CONFIDENCE, answer };
    }
    return inOwnLanguage(heard, moved, standing, asked, tools);
  },
};

/** Something said in English or Russian belongs to the talk when it answers its question, or asks for talk. */
function inOwnLanguage(
  heard: readonly HeardSentence[],
  moved: readonly HeardSentence[],
  standing: Standing,
  asked: Asked,
  tools: Tools,
): ReturnType<Intent["understand"]> {
  const answer = () => converse(heard, standing, asked, tools);
  if (moved.length === heard.length) {
    const isRequest = moved.every(({ move }) => move?.move.starts === true);
    if (standing.open !== undefined || isRequest) return { confidence: 0.93, answer };
    return undefined;
  }
  const isShort = asked.words.length <= 6 && !/[?:"«]/.test(asked.whole);
  if (standing.open === undefined || !isShort) return undefined;
  const gloss = hasCyrillic(asked.whole) ? "ru" : "en";
  return tools.patterns.one("talk.order").test(asked.folded) || !toKazakh(asked.whole, gloss, tools)
    ? undefined
    : { confidence: 0.7, answer };
}

/** Nothing is asked for: what somebody says they do is told, whatever it is about. */
export function isNoRequest(whole: string, heard: readonly HeardSentence[], tools: Tools): boolean {
  const text = whole.toLowerCase();
  if (tools.patterns.one("talk.request").test(text)) return false;
  return (
    !tools.patterns.one("talk.subject").test(text) ||
    heard.some(({ words }) => isOfSelf(words.at(-1)?.lower ?? ""))
  );
}

/** A finite verb of the first person. */
const isOfSelf = (word: string): boolean =>
  knownReadings(word).some(
    ({ features }) =>
      features.VerbForm === "Fin" && features.Person === "1" && features.Mood === "Ind",
  );

/** A whole sentence rather than a word or two that somebody wants explained. */
export const isStatement = (heard: readonly HeardSentence[]): boolean =>
  heard.some(
    ({ words, asks, tone }) =>
      (words.length >= 3 || asks || tone !== undefined) && words.length > 1,
  );

/** What is said in a talk: a reaction, a gentle mend, and one question back. */
export function converse(
  heard: readonly HeardSentence[],
  standing: Standing,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  // One word in chat spelling is no sentence to mend
  const checked =
    asked.words.length > 1 && isKazakh(asked.whole, tools)
      ? // A greeting in chat spelling is not put right
        inAskedCase(
          checkTold(asked.greeting && asked.raw !== "" ? asked.raw : asked.whole, tools),
          lastBotLine(asked.history),
          tools,
        )
      : undefined;
  // A greeting or a parting is said as people say it
  const isFormula = heard.every(
    ({ move }) => move?.topic.id === FORMULAS || move?.move.formula === true,
  );
  const recast = checked && !isFormula ? recastOf(checked, asked, tools) : [];
  const understood =
    recast.length > 0 && checked ? inMended(heard, checked, standing, tools) : heard;
  const told = understood.map((one) => factsOf(one, tools));
  const facts: Facts = Object.assign({}, standing.facts, ...told);
  const reactions = reactionsTo(understood, standing, facts, asked, tools);
  const question =
    questionOfTense(asked, standing, tools) ??
    nextQuestion(understood, standing, facts, asked, tools);
  const tones = understood.flatMap(({ tone }) => tone?.id ?? []);
  // What did not come off is asked about itself
  const isContrast = tones.includes("contrast");
  const isToned = tones.length > 0 && !isContrast;
  // Of somebody else it is asked what they do, before anything that may be asked of them
  const isOfAnother = understood.some(({ another }) => another !== undefined);
  const isAsked = question?.fits !== undefined && !isContrast && !isOfAnother;
  const echo =
    isUnderstood(understood) || isToned || isAsked || !question
      ? undefined
      : echoOf(understood, rolesTold(understood, asked), tools);
  const asking = echo ?? (question && fill(saidAt(question.says, asked), facts, tools));
  const said = [...reactions.filter(isNoRepeat), ...(asking ? [asking] : [])];
  if (said.length === 0) return undefined;
  const model = [
    ...(recast.length > 0 ? [] : mendsOf(heard, facts, tools)),
    ...modelOf(heard, facts, tools),
  ];
  const line = said.map((one) => one.kz).join(" ");
  const own = asked.interfaceLanguage;
  const meaning = own === "kz" ? "" : said.flatMap((one) => one[own] || []).join(" ");
  const translated = asked.level !== "A" || meaning === "" ? [] : [`(${meaning})`];
  const isHeard = isUnderstood(understood) || tones.length > 0 || isAsked || echo !== undefined;
  return {
    text: [...recast, ...model, line, ...translated].join("\n"),
    kazakh: said.map((one) => kz(one.kz)),
    chips: (question?.replies ?? []).slice(0, 3),
    // What no topic knows and no echo takes up may ask for something, and so does a question without an answer
    confidence:
      isHeard && understood.every(({ asks, move }) => !asks || move)
        ? 0.9
        : isBareAnswer(heard, standing)
          ? ANSWERED
          : NOT_UNDERSTOOD,
    language: "kz",
    ...(checked && { checked: verdictOf(checked), corrections: checked.corrections.slice(0, 2) }),
  };
}

/** An answer in a few words asks for nothing, whatever they name: «Мейрамханада, аспазшы болып». */
const ANSWERED = 0.6;
const isBareAnswer = (heard: readonly HeardSentence[], { open }: Standing): boolean =>
  open !== undefined &&
  heard.every(
    ({ kazakh, asks, words }) =>
      kazakh &&
      !asks &&
      (words.some(({ lower }) => OF_PLACE.test(lower)) || rolesIn(words).size > 0) &&
      words.every(({ lower }) =>
        knownReadings(lower).every(({ features }) => features.VerbForm !== "Fin"),
      ),
  );
const OF_PLACE = /^(?:\p{L}{2,}(?:да|де|та|те|нда|нде|нан|нен|дан|ден|тан|тен)|болып)$/u;

/** What was meant, where a slip hid it: the sentence as it should be is understood better. */
function inMended(
  heard: readonly HeardSentence[],
  { text, sentence }: CheckedSentence,
  standing: Standing,
  tools: Tools,
): readonly HeardSentence[] {
  if (heard.some(({ move }) => move?.move.mends) || text === sentence) return heard;
  const again = hearAll(text, standing, tools);
  const count = (all: readonly HeardSentence[]) => all.filter(({ move }) => move).length;
  return count(again) >= count(heard) ? [...greetingsIn(heard, again), ...again] : heard;
}

/** Greetings before the sentence that was mended. */
const greetingsIn = (
  heard: readonly HeardSentence[],
  again: readonly HeardSentence[],
): readonly HeardSentence[] =>
  again.some(({ move }) => move?.topic.id === "greeting")
    ? []
    : heard.filter(({ move }) => move?.topic.id === "greeting");
