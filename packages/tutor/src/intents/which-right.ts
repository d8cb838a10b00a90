import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { type CheckedSentence, checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { comparedWords } from "./compare/compared-words.ts";
import { isKazakhPhrase } from "./compare/listed.ts";
import { QUOTED } from "./compare/quoted.ts";
import { rightNotFaulty } from "./compare/right-not-faulty.ts";
import { sides } from "./compare/side-by-side.ts";
import { compare, isPair } from "./compare/two-of-them.ts";

/** Surer than a sentence that is to be checked: two of them are, one against the other. */
const SURE = 0.9985;

/** «Внук говорит «барам», а учебник «барамын». Кто прав?»: each of the two is judged, and what tells them apart is told. */
export const whichRightIntent: Intent = {
  name: "compare",
  decides: true,
  understand(asked, tools) {
    const isAsked = tools.patterns.all("which-right.asked").some((one) => one.test(asked.folded));
    const isWhy = tools.patterns.one("which-right.why-not").test(asked.folded);
    if (!isAsked && !isWhy) return undefined;
    const [first, second] = twoIn(asked, tools);
    if (first === undefined || second === undefined) return undefined;
    if (!isAsked && !shortOfSpeech(first, second, tools)) return undefined;
    return { confidence: SURE, answer: () => judgedBoth(first, second, asked, tools) };
  },
};

/** The two that are set against one another: in quotation marks, or the only two of Kazakh. */
function twoIn(asked: Asked, tools: Tools): readonly string[] {
  const quoted = [...asked.raw.matchAll(QUOTED)]
    .map(([, text = ""]) => trimEnds(foldText(text)))
    .map((text) => (hasCyrillic(text) ? text : (spelt(text, tools) ?? text)));
  const kazakh = quoted.filter(
    (text) => !isOwnLanguage(text, tools) || isKazakhPhrase(text, tools),
  );
  // «барам» is a form of a Russian word as well: beside «барамын» it is Kazakh
  const ofTwo = quoted.length === 2 && kazakh.length > 0 ? quoted : kazakh;
  const found = [...new Set(ofTwo.length > 0 ? ofTwo : comparedWords(asked, tools))];
  return found.length === 2 && found.every(hasCyrillic) ? found : [];
}

/** A phrase in Latin letters, in Kazakh ones. */
function spelt(text: string, { reader }: Tools): string | undefined {
  const words = wordsOf(text).map((word) => reader.spell(word));
  return words.every((word) => word !== undefined) ? words.join(" ") : undefined;
}

function judgedBoth(first: string, second: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const short = shortOfSpeech(first, second, tools);
  if (short) {
    const [x = "", y = ""] = short;
    return {
      text: tools.say("whichRight.short", language, { x, y }),
      kazakh: short.map((text) => kz(text)),
      confidence: 0.95,
    };
  }
  // Two that learners mix up are told apart by what an editor wrote of them
  if (isPair(first, second, tools)) return compare(first, second, asked, tools);
  const all = [first, second].map((text) => checkSentence(text, tools));
  const wrong = all.filter(({ verdict }) => verdict === "wrong");
  const [bad] = wrong;
  if (bad && wrong.length === 1) {
    const right = bad === all[0] ? second : first;
    return rightNotFaulty(right, bad, language, tools);
  }
  return bad ? neither(wrong, language, tools) : both(first, second, all, asked, tools);
}

/** The short and the full one of "барам" and "барамын", in this order. */
function shortOfSpeech(first: string, second: string, tools: Tools): string[] | undefined {
  const pattern = tools.patterns.one("which-right.short-of-speech");
  return [
    [first, second],
    [second, first],
  ].find(
    ([x = "", y = ""]) => pattern.test(`${lastOf(x)} ${lastOf(y)}`) && restOf(x) === restOf(y),
  );
}
const lastOf = (text: string): string => wordsOf(text).at(-1) ?? "";
const restOf = (text: string): string => wordsOf(text).slice(0, -1).join(" ");

function neither(wrong: readonly CheckedSentence[], language: Language, tools: Tools): Draft {
  const mends = [...new Set(wrong.map(({ text }) => text))];
  const rules = wrong.flatMap(({ corrections }) =>
    corrections.map(({ from, to, rule }) => `${from} → ${to}: ${ruleText(rule, language, tools)}`),
  );
  return {
    text: [
      tools.say("whichRight.neither", language, { x: mends.join(", ") }),
      ...new Set(rules),
    ].join("\n"),
    kazakh: mends.map((text) => kz(text)),
    confidence: 0.9,
  };
}

/** Neither is wrong: what each says, and what tells apart the one word in which they differ. */
function both(
  first: string,
  second: string,
  all: readonly CheckedSentence[],
  asked: Asked,
  tools: Tools,
): Draft {
  const { language } = asked;
  const isSure = all.every(({ verdict }) => verdict === "right");
  const [one, other] = differing(first, second) ?? [first, second];
  const [a = one, b = other] = [one, other].map((word) => knownReadings(word)[0]?.lemma ?? word);
  const told = isPair(a, b, tools)
    ? compare(a, b, asked, tools)
    : sides(a === b || one === first ? [first, second] : [a, b], language, tools);
  return {
    ...told,
    text: [
      tools.say(isSure ? "whichRight.both" : "whichRight.noFault", language, {
        x: first,
        y: second,
      }),
      ...(told ? ["", told.text] : []),
    ].join("\n"),
    kazakh: [kz(first), kz(second)],
    confidence: 0.9,
  };
}

/** The only word in which two phrases differ, of each. */
function differing(first: string, second: string): readonly [string, string] | undefined {
  const [a, b] = [wordsOf(first), wordsOf(second)];
  const places = a.flatMap((word, at) => (word === b[at] ? [] : [at]));
  const [at, ...others] = places;
  const [one, other] = [a[at ?? -1], b[at ?? -1]];
  return a.length === b.length && others.length === 0 && one !== undefined && other !== undefined
    ? [one, other]
    : undefined;
}
