import type { Asked, Draft, Tools } from "../ask.ts";
import { cutForm, formSteps, kz, readingSteps } from "../features/form-text.ts";
import { labelFrom } from "../features/label-from-suffixes.ts";
import { pointLines, pointsOfPhrase } from "../intents/compare/form-meaning.ts";
import { cultureIntent } from "../intents/culture.ts";
import { onPoint } from "../intents/explain.ts";
import { explainedMistake } from "../intents/my-mistake.ts";
import { explainNearest } from "../recognise/explain-nearest.ts";
import { because } from "../recognise/next-by-kind.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { GoingOn } from "./going-on.ts";
import { helpersIn } from "./helper-in.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { meaning } from "./meaning.ts";
import { shownLines } from "./shown.ts";

/** "Why сыныбым with a б?", «почему с глаголов?»: the reasons of a form, a mend, a rule, a custom or a plan. */
export const why: GoingOn = (asked, about, tools) => {
  const intent = asked.exchange(0)?.reply.intent ?? "";
  if (intent === "culture") return ofCulture(asked, tools);
  if (intent === "plan" || intent === "advice") return ofOrder(intent, asked, tools);
  const named = wordNamed(about, asked, tools);
  const ofNamed = named === "" ? undefined : reasonsOf(named, about, asked, tools);
  if (ofNamed) return ofNamed;
  const isJudged = asked.exchange(0)?.reply.checked != null;
  const draft =
    (isJudged ? explainedMistake(asked, tools) : undefined) ??
    (asked.focus()?.kind === "topic" ? explainNearest(asked, tools) : undefined) ??
    because(asked, tools) ??
    explainedMistake(asked, tools) ??
    explainNearest(asked, tools) ??
    ofLines(asked, tools);
  return draft && { ...draft, intent: draft.intent ?? "follow-up" };
};

/** The word that is asked about; in a message in Kazakh one that is quoted or was shown. */
function wordNamed(about: string | undefined, asked: Asked, tools: Tools): string {
  const named = foldText(kazakhNamed(about, asked, tools));
  if (asked.language !== "kz" || /[«“"„]/u.test(asked.raw)) return named;
  const isShown = shownLines(asked, tools).some((line) => foldText(line).includes(named));
  return isShown ? named : "";
}

/** A custom has no rule, but it may be told why it is kept. */
function ofCulture(asked: Asked, tools: Tools): Draft {
  const told = cultureIntent.understand(asked, tools)?.answer();
  return told
    ? { ...told, intent: "culture" }
    : { text: tools.say("why.custom", asked.language), confidence: 0.8, intent: "culture" };
}

const ofOrder = (intent: string, { language }: Asked, tools: Tools): Draft => ({
  text: tools.say(intent === "plan" ? "why.plan" : "why.advice", language),
  confidence: 0.85,
  intent,
});

/** A word of so few letters may be an ending. */
const SHORT = 3;

/** The reasons of a word that is named, as it stands in what was shown. */
function reasonsOf(
  named: string,
  about: string | undefined,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const lines = shownLines(asked, tools);
  const [word = ""] = wordsOf(named);
  const isHelper = [...lines, named].some((line) =>
    helpersIn(line, tools).some(({ form, helper }) => form === word || helper.verb === word),
  );
  const isEnding =
    /(?<![\p{L}\d])-\p{L}/u.test(about ?? "") ||
    [...word].length <= SHORT ||
    knownReadings(word).length === 0;
  if (isHelper || isEnding) return meaning(asked, about, tools);
  const [reading] = knownReadings(word);
  if (!reading || reading.suffixes.length === 0) return undefined;
  const { language } = asked;
  const label = labelFrom(reading.suffixes.map(({ id }) => id));
  const steps = label ? formSteps(reading.lemma, label, language) : readingSteps(reading, language);
  const [point] = pointsOfPhrase(word, tools);
  return {
    text: [
      `${word} = ${label ? cutForm(reading.lemma, label) : reading.segments.join(" + ")}`,
      ...steps,
      ...(point === undefined ? [] : pointLines(point, language, tools)),
    ].join("\n"),
    kazakh: [kz(word, reading.lemma)],
    confidence: 0.9,
    intent: "follow-up",
    focus: {
      kind: "word",
      lemma: reading.lemma,
      pos: reading.entry?.pos ?? "n",
      ...(label && { label }),
    },
    ...(point !== undefined && { points: [point] }),
  };
}

/** The rule that the line that was shown shows most of. */
function ofLines(asked: Asked, tools: Tools): Draft | undefined {
  const [line = ""] = shownLines(asked, tools);
  const [point] = line === "" ? [] : pointsOfPhrase(foldText(line), tools);
  return point === undefined ? undefined : onPoint(point, asked, tools, true);
}
