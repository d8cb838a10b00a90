import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import type { FoundPoint } from "../points/find-point.ts";
import { bareEndings, TERMS } from "../points/find-point.ts";
import { anotherOf, showPoint } from "../points/show-point.ts";
import { foldText } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { askedFor, sayInKazakh } from "./say.ts";

/** Questions about what a word means, and orders to do something with a text. */
const OTHER =
  /^what (?:does|do) .+ (?:mean|means)$|meaning of|^translate|in english$|что (?:значит|означает)|перев[ео]д|мағынасы|^(?:check|correct|проверь|исправь|тексер)(?!\p{L}*$)/u;
/** Ways to ask for an explanation. */
const ASKS =
  /explain|how many|сколько|what (?:is|are|does|endings?|suffix\p{L}*|forms?|do)|how (?:do|does|to|is|are|can|many|would)|when (?:do|to|should|is|does)|where (?:do|does|is|should)|which|tell me about|teach me|rules?|grammar|why|difference|help (?:me )?(?:with|understand)|does kazakh|do kazakhs|are there|is there|use|about|i (?:don't|do not|can't|cannot|cant|dont) (?:get|understand|figure out)|show me|объясни|расскажи|что такое|как |какие|какое|какая|какой|куда|зачем|есть ли|когда|почему|правил|грамматик|помоги|чем отлич|не понима|научи|напомни|покажи|түсіндір|деген(?:іміз)? не|қалай|қандай|туралы|неге|не үшін|қашан|айырмашылы|ережесі|айтып бер/u;
/** "How do you say …": the answer may be a translation. */
const SAYS =
  /^(?:so |and |а )?(?:how (?:do|would|can|to|could|should)(?: (?:i|you|we|one|kazakhs|they|people))? (?:say|express|ask|tell|talk)|as for saying|как (?:по-казахски |на казахском )?(?:сказать|будет|выразить|говорят|скажу))/u;

/** A form of a certain word is asked for, rather than the rule. */
const OF_WORD =
  /(?: of| for| from| слова| слово| глагола| глагол| от) "?[\p{Script=Cyrillic}]+"?$|^(?:what is )?(?:the )?(?:plural|genitive|dative|accusative|locative|ablative|instrumental|past|present|future)[a-z ]* of |^[\p{Script=Cyrillic}]+ (?:сөзінің|етістігінің|сөзін|етістігін)(?!\p{L})|^(?:in|в|and in|а в) /u;

/** Better than a list of words, where nothing else is understood. */
const FALLBACK = 0.45;

const SURE = 0.986;
/** Two of the helpers of what goes on now, in whatever form. */
const HELPERS =
  /(?<!\p{L})(жатыр|отыр|тұр|жүр)(?:м[ыі]н|с[ыі]ң|с[ыі]з|м[ыі]з)?(?!\p{L}).*(?<!\p{L})(?!\1)(?:жатыр|отыр|тұр|жүр)(?:м[ыі]н|с[ыі]ң|с[ыі]з|м[ыі]з)?(?!\p{L})/u;
/** «Барып жатырмын»: a deed with its helper, asked for against something else. */
const HELPED =
  /(?<!\p{L})\p{L}+(?:[ыі]?п|[аей]) (?:жатыр|отыр|тұр|жүр)(?:м[ыі]н|с[ыі]ң|с[ыі]з|м[ыі]з)?(?!\p{L})/u;
const DIFFERS =
  /differ|instead|(?<!\p{L})(?:or|not|vs|why|или|а не|отлич\p{L}*|разниц\p{L}*|почему|вместо)(?!\p{L})/u;
const OF_HELPERS = "going-on-now";

/** "nege -ga emes -da?": endings in Latin letters, and Kazakh around them, in Kazakh letters. */
function withCyrillicEndings({ raw, folded }: Asked, tools: Tools): string {
  if (!/(?<![\p{L}])-[a-z]{1,4}(?![\p{L}])/iu.test(raw)) return folded;
  const kazakh = /(?<![a-z])(?:nege|emes|qashan|qalai|qalay)(?![a-z])/i.test(raw);
  return foldText(raw)
    .replace(/(?<![\p{L}])-([a-z]{1,4})(?![\p{L}])/gu, (typed, ending: string) =>
      ENDING.test(ending) ? `-${cyrillicEnding(ending)}` : typed,
    )
    .replace(/(?<![\p{L}-])[a-z]+/gu, (word) =>
      kazakh ? (tools.reader.spell(word) ?? word) : word,
    );
}

const ENDING =
  /^(?:[ldt][ae]r|[gqk][ae]|gh[ae]|[dt][ae]|[dtn][ae]n|[mbp][ae]n?|[dtn][yi]n?|s[aey]|[gqk][ae]n)$/u;
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

const TO_ME =
  /(?<!\p{L})(explain|describe|show|teach|tell)(?: (?:it|this))? (?:to )?(?:me|us)(?: (?=\p{L})|$)/u;

/** Explains a point of grammar, asked for by its name, an ending, or in the learner's own words. */
export const explainIntent: Intent = {
  name: "explain",
  understand(asked, tools) {
    const { words } = asked;
    // "Explain to me the accusative" asks nothing about "to me"
    const folded = withCyrillicEndings(asked, tools).replace(TO_ME, "$1 ");
    const ofHelpers = HELPERS.test(folded) || (HELPED.test(folded) && DIFFERS.test(folded));
    if (ofHelpers && ASKS.test(folded) && asked.language !== "kz") {
      const helpers = tools.course.grammarById.get(OF_HELPERS);
      if (helpers) return { confidence: SURE, answer: () => showPoint(helpers, asked, tools) };
    }
    const ending =
      /(?<![\p{L}])-[а-яәғқңөұүһі]{1,6}(?![\p{L}])/u.test(folded) || bareEndings(folded).length > 1;
    if (OTHER.test(folded) && !ending) return undefined;
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
    const asks = ASKS.test(folded) || asked.raw.endsWith("?");
    if (SAYS.test(folded) && !isTerm && !ending)
      return { confidence: isPattern(found, asked) ? 0.8 : FALLBACK, answer };
    if (ending || isTerm) {
      // A term's bare name is a question about it; inside a longer text it must be asked for
      if (!asks && words.length > 4 && !ending) return undefined;
      if (OF_WORD.test(folded) && !ending) return { confidence: 0.77, answer };
      return { confidence: asks ? 0.855 : 0.815, answer };
    }
    if (asks && /[әғқңөұүһі]/.test(folded) && asked.language !== "kz" && found.share >= 0.5)
      return { confidence: 0.8, answer };
    if (!asks) return undefined;
    return { confidence: found.share >= 0.6 && found.named >= 2 ? 0.765 : FALLBACK, answer };
  },
};

/** "Which one do I use for “to Almaty”?": the ending is shown on what is to be said. */
function exampleAsked({ raw, folded }: Asked, tools: Tools): string | undefined {
  if (!WHICH.test(folded)) return undefined;
  const [, quoted] = /[«“"„]([^»”"“]{2,40})[»”"“]/u.exec(raw) ?? [];
  return quoted !== undefined && isOwnLanguage(quoted, tools) ? quoted : undefined;
}

/** «Как сказать «мне нужно идти» — расскажи про конструкцию»: what is quoted in Kazakh, and the point that it is made by. */
function construction(asked: Asked, tools: Tools): Draft | undefined {
  const [whole = "", quoted = ""] = /[«“"„]([^»”"“]{2,60})[»”"“]/u.exec(asked.raw) ?? [];
  const around = foldText(asked.raw.replace(whole, " "));
  if (quoted === "" || !OF_CONSTRUCTION.test(around) || !isOwnLanguage(quoted, tools))
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

const OF_CONSTRUCTION =
  /(?:explain|tell|teach|show|describe|what|how|объясни|расскаж|растолкуй|покажи|разбер|как|какая)\p{L}*(?!\p{L}).*(?:construction|structure|grammar|конструкц|грамматик)/u;
/** Surely of what is quoted, whatever else is near it. */
const NEAR = 0.8;

const WHICH =
  /(?:which|what) (?:one|case|ending|suffix|form)|(?:какой|какое|какая|какую) (?:из них |падеж|окончани\p{L}*|форм\p{L}*|суффикс)/u;

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

function explained({ about, against }: FoundPoint, asked: Asked, tools: Tools): Draft {
  if (about.kind === "point") return showPoint(about.point, asked, tools, against);
  const { language } = asked;
  const { answer, points } = about.answer;
  const titles = points.flatMap((id) => tools.course.grammarById.get(id)?.titles[language] ?? []);
  return {
    text: [
      answer[language],
      "",
      tools.say("point.readOn", language, { x: titles.join("; ") }),
    ].join("\n"),
    chips: [tools.say("point.exercise", language), tools.say("point.another", language)],
    confidence: 0.9,
    points,
    focus: { kind: "topic", id: points[0] ?? "" },
  };
}

/** The point explained once more, or a sentence of it. */
export function onPoint(id: string, asked: Asked, tools: Tools, again: boolean): Draft | undefined {
  const point = tools.course.grammarById.get(id);
  if (!point) return undefined;
  return again ? showPoint(point, asked, tools) : anotherOf(point, asked, tools);
}
