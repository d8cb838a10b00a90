import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import type { FoundPoint } from "../points/find-point.ts";
import { bareEndings, TERMS } from "../points/find-point.ts";
import { anotherOf, showPoint } from "../points/show-point.ts";
import { tellFact } from "../points/tell-fact.ts";
import { foldText, hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { askedFor, sayInKazakh } from "./say.ts";

/** Better than a list of words, where nothing else is understood. */
const FALLBACK = 0.45;

const SURE = 0.986;
const SAID_IN_PASSING = 2;
const LONG = 9;
const OF_HELPERS = "going-on-now";

/** "nege -ga emes -da?": endings in Latin letters, and Kazakh around them, in Kazakh letters. */
function withCyrillicEndings({ raw, folded }: Asked, tools: Tools): string {
  if (!/(?<![\p{L}])-[a-z]{1,4}(?![\p{L}])/iu.test(raw)) return folded;
  const kazakh = /(?<![a-z])(?:nege|emes|qashan|qalai|qalay)(?![a-z])/i.test(raw);
  return foldText(raw)
    .replace(/(?<![\p{L}])-([a-z]{1,4})(?![\p{L}])/gu, (typed, ending: string) =>
      tools.patterns.one("explain.ending").test(ending) ? `-${cyrillicEnding(ending)}` : typed,
    )
    .replace(/(?<![\p{L}-])[a-z]+/gu, (word) =>
      kazakh ? (tools.reader.spell(word) ?? word) : word,
    );
}

const BACK: Readonly<Record<string, string>> = { g: "ғ", k: "қ", y: "ы", i: "ы", a: "а" };
const FRONT: Readonly<Record<string, string>> = { g: "г", k: "к", y: "і", i: "і", q: "к" };
const BOTH: Readonly<Record<string, string>> = {
  a: "а",
  e: "е",
  l: "л",
  d: "д",
  t: "т",
  r: "р",
  n: "н",
  m: "м",
  b: "б",
  p: "п",
  s: "с",
  q: "қ",
  h: "",
};

const cyrillicEnding = (ending: string): string => {
  const letters = /[ei]/.test(ending) ? FRONT : BACK;
  return [...ending].map((letter) => letters[letter] ?? BOTH[letter] ?? letter).join("");
};

/** Explains a point of grammar, asked for by its name, an ending, or in the learner's own words. */
export const explainIntent: Intent = {
  name: "explain",
  understand(asked, tools) {
    const { words } = asked;
    // "Explain to me the accusative" asks nothing about "to me"
    const folded = withCyrillicEndings(asked, tools)
      .replace(tools.patterns.one("explain.to-me"), "$1 ")
      .replace(tools.patterns.one("explain.wish"), "");
    const ofHelpers =
      tools.patterns.one("explain.helpers").test(folded) ||
      (tools.patterns.one("explain.helped").test(folded) &&
        tools.patterns.one("explain.differs").test(folded));
    if (ofHelpers && tools.patterns.one("explain.asks").test(folded) && asked.language !== "kz") {
      const helpers = tools.course.grammarById.get(OF_HELPERS);
      if (helpers) return { confidence: SURE, answer: () => showPoint(helpers, asked, tools) };
    }
    const ending =
      /(?<![\p{L}])-[а-яәғқңөұүһі]{1,6}(?![\p{L}])/u.test(folded) || bareEndings(folded).length > 1;
    const answered = answeredAlone(asked, folded, tools);
    if (answered) return answered;
    if (tools.patterns.one("explain.other").test(folded) && !ending) return undefined;
    if (isLineOfTheCourse(asked, tools)) return undefined;
    const example = exampleAsked(asked, tools);
    if (example) return { confidence: 0.86, answer: () => sayInKazakh(example, asked, tools) };
    const found = tools.points.find(folded);
    if (!found) {
      const quoted = construction(asked, tools);
      return quoted && { confidence: 0.8, answer: () => quoted };
    }
    const answer = () => explained(found, asked, tools);
    const isTerm = TERMS.test(folded);
    const asks = tools.patterns.one("explain.asks").test(folded) || asked.raw.endsWith("?");
    if (tools.patterns.one("explain.says").test(folded) && !isTerm && !ending)
      return { confidence: isPattern(found, asked) ? 0.8 : FALLBACK, answer };
    if (ending || isTerm) {
      // A term's bare name is a question about it; inside a longer text it must be asked for
      if (!asks && words.length > 4 && !ending) return undefined;
      if (tools.patterns.one("explain.of-word").test(folded) && !ending)
        return { confidence: 0.77, answer };
      return { confidence: asks ? 0.855 : 0.815, answer };
    }
    if (asks && /[әғқңөұүһі]/.test(folded) && asked.language !== "kz" && found.share >= 0.5)
      return { confidence: 0.8, answer };
    if (!asks) return undefined;
    // "I can manage to ten …": one small word of a long message asks for no grammar
    if (found.named < SAID_IN_PASSING && words.length >= LONG && isOfNoKazakh(asked))
      return undefined;
    return { confidence: found.share >= 0.6 && found.named >= 2 ? 0.765 : FALLBACK, answer };
  },
};

const isOfNoKazakh = ({ raw, history }: Asked): boolean =>
  history.length === 0 && !hasKazakhLetter(raw) && !(hasCyrillic(raw) && /[a-z]{2}/iu.test(raw));

/** So many words of a question that an editor has answered are no chance. */
const ANSWERED_NAMED = 3;
const SURE_OF_ANSWERED = 0.9852;

/** A question of several points that an editor has answered, asked in so many words. */
function answeredAlone(
  asked: Asked,
  folded: string,
  tools: Tools,
): ReturnType<Intent["understand"]> {
  if (asked.language === "kz" || asked.history.length > 0 || /[«“"„]/u.test(asked.raw))
    return undefined;
  if (!tools.patterns.one("explain.asks").test(folded) && !asked.raw.includes("?"))
    return undefined;
  const found = tools.points.find(folded);
  if (!found || found.about.kind === "point" || found.named < ANSWERED_NAMED) return undefined;
  return { confidence: SURE_OF_ANSWERED, answer: () => explained(found, asked, tools) };
}

/** "Which one do I use for “to Almaty”?": the ending is shown on what is to be said. */
function exampleAsked({ raw, folded }: Asked, tools: Tools): string | undefined {
  if (!tools.patterns.one("explain.which").test(folded)) return undefined;
  const [, quoted] = /[«“"„]([^»”"“]{2,40})[»”"“]/u.exec(raw) ?? [];
  return quoted !== undefined && isOwnLanguage(quoted, tools) ? quoted : undefined;
}

/** «Как сказать «мне нужно идти» — расскажи про конструкцию»: what is quoted in Kazakh, and the point that it is made by. */
function construction(asked: Asked, tools: Tools): Draft | undefined {
  const [whole = "", quoted = ""] = /[«“"„]([^»”"“]{2,60})[»”"“]/u.exec(asked.raw) ?? [];
  const around = foldText(asked.raw.replace(whole, " "));
  if (
    quoted === "" ||
    !tools.patterns.one("explain.of-construction").test(around) ||
    !isOwnLanguage(quoted, tools)
  )
    return undefined;
  const [near] = tools.nearestPoints.find(quoted);
  if (!near || near.nearness < NEAR) return undefined;
  const said = sayInKazakh(quoted, asked, tools);
  const point = showPoint(near.point, asked, tools);
  if (said?.translated?.text == null) return point;
  return {
    ...point,
    text: [said.translated.text, "", point.text].join("\n"),
    kazakh: [...(said.kazakh ?? []), ...(point.kazakh ?? [])],
    translated: said.translated,
    intent: "explain",
  };
}

/** Surely of what is quoted, whatever else is near it. */
const NEAR = 0.8;

/** "I don't understand" and "how do you say I love you" are lines to be said, whatever words of grammar are in them. */
function isLineOfTheCourse({ folded, language }: Asked, tools: Tools): boolean {
  if (language === "kz") return false;
  const line = askedFor(folded, tools) ?? folded;
  return line.includes(" ") && tools.memory.find(line, language).length > 0;
}

/** "How do I say I have …": all that is asked for is how the point is said, with nothing of its own to translate. */
const isPattern = ({ share, named, about }: FoundPoint, { folded }: Asked): boolean =>
  about.kind === "point" &&
  (share >= 0.99 ||
    (/some(?:thing|one|body|where)|(?:an|the) action|действи|что-то|чего-то|кого-то|(?<![a-z])to do(?![a-z])|…|\.\.\./u.test(
      folded,
    ) &&
      named >= 2)) &&
  (named >= 2 || /"/.test(folded) === false) &&
  (named >= 2 || /must|should|mine|надо|нужно|можно|нельзя/u.test(folded));

/** What a question was found to be about, told. */
export const pointOf = (found: FoundPoint, asked: Asked, tools: Tools): Draft =>
  explained(found, asked, tools);

const explained = ({ about, against }: FoundPoint, asked: Asked, tools: Tools): Draft =>
  about.kind === "point"
    ? showPoint(about.point, asked, tools, against)
    : tellFact(about.fact, asked, tools);

/** The point explained once more, or a sentence of it. */
export function onPoint(id: string, asked: Asked, tools: Tools, again: boolean): Draft | undefined {
  const point = tools.course.grammarById.get(id);
  if (!point) return undefined;
  return again ? showPoint(point, asked, tools) : anotherOf(point, asked, tools);
}
