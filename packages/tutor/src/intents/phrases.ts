import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { LANGUAGES } from "../reply.ts";
import { situationNamed, situationPhrases } from "../situations/show-situation.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText } from "../text/fold.ts";
import { NearestLines } from "../text/nearest-lines.ts";

type Phrase = Tools["course"]["phraseTopics"][number]["phrases"][number];

/** Phrases of no certain situation are those one meets people with. */
const USUAL = "getting-to-know";
/** Nearer than this a situation is meant, though its name is not said. */
const NEAR = 0.3;

const linesOf = new WeakMap<Tools["course"], NearestLines<string>>();

/** The situation whose phrases have most of a message's words. */
function nearestSituation(text: string, { course }: Tools): string | undefined {
  let lines = linesOf.get(course);
  if (!lines) {
    lines = new NearestLines(
      course.phraseTopics.flatMap(({ slug, titles, phrases }) =>
        [titles, ...phrases].flatMap((one) =>
          LANGUAGES.map((language) => ({ thing: slug, text: one[language] })),
        ),
      ),
    );
    linesOf.set(course, lines);
  }
  const [near] = lines.find(text);
  return near && near.nearness >= NEAR ? near.thing : undefined;
}

/** Names inside a message: "tonight in Almaty" tells nothing of what will happen there. */
const NAMES = /(?<=[\p{L}\d,;:] )\p{Lu}\p{L}+/gu;

/** The phrases of a situation that a message means or names, whatever words ask for them. */
export function phrasesFor(asked: Asked, tools: Tools): Draft | undefined {
  const book = firstNamed(tools.course.tutor.wordLists.situations, asked.folded);
  return (
    (book ? ofRole(asked, tools) : ofSituation(asked, tools)) ??
    showTopic(situationOf(asked, LIKELY, tools), asked, tools)
  );
}

/** The phrases of a situation that a message names. */
export function phrasesNamed(asked: Asked, tools: Tools): Draft | undefined {
  const named = firstNamed(tools.course.tutor.wordLists.situations, asked.folded);
  return showTopic(named, asked, tools);
}

/** Longer than this, a message tells of much that it names. */
const LONGEST = 18;

/** What is said there by whom the message names: closer to it than any topic of the phrase book. */
function ofRole(asked: Asked, tools: Tools): Draft | undefined {
  if (asked.words.length > LONGEST) return undefined;
  const named = situationNamed(asked, tools);
  return named && (named.role || named.isPhrase)
    ? situationPhrases(named, asked, tools)
    : undefined;
}

/** What those say who are in the place that the message names. */
export function ofSituation(asked: Asked, tools: Tools): Draft | undefined {
  if (asked.words.length > LONGEST) return undefined;
  const named = situationNamed(asked, tools);
  return named && situationPhrases(named, asked, tools);
}

interface Situation {
  readonly topic: string;
  readonly shows?: string | undefined;
  /** It is only the nearest to what is named. */
  readonly isNear?: boolean;
}

/** Surer than this of a situation, its phrases are given, and even where the message names another one. */
const LIKELY = 0.3;
const SURE = 0.75;

function situationOf({ raw, folded }: Asked, least: number, tools: Tools): Situation | undefined {
  const named = firstNamed(tools.course.tutor.wordLists.situations, folded);
  const [likely] = tools.answers.find("phrases", raw);
  const isSure = likely && likely.probability >= (named ? SURE : least);
  if (!isSure || likely.label === named?.topic) return named;
  return {
    topic: likely.label,
    isNear: likely.probability < SURE && tools.patterns.one("phrases.of-other").test(folded),
  };
}

/** The same of the situation that is nearest, though not named. */
export function nearestPhrases(asked: Asked, tools: Tools): Draft | undefined {
  const topic = nearestSituation(asked.raw.replace(NAMES, ""), tools);
  if (topic === undefined) return undefined;
  return showTopic(
    { topic, isNear: tools.patterns.one("phrases.of-other").test(asked.folded) },
    asked,
    tools,
  );
}

/** Situations that are offered where none is meant for sure. */
const OFFERED = 8;

/** The situations there are phrases for. */
export function phraseTopics({ language, seed }: Asked, { course, say }: Tools): Draft {
  const from = seed % Math.max(1, course.phraseTopics.length - OFFERED);
  const titles = course.phraseTopics
    .slice(from, from + OFFERED)
    .map((topic) => topic.titles[language]);
  return {
    text: say("phrases.topics", language, { x: titles.join("; ") }),
    chips: titles.slice(0, 3).map((x) => say("phrases.of", language, { x })),
    confidence: 0.85,
  };
}

/** Ready phrases for a situation: greeting, a café, a taxi, the doctor… */
export const phrasesIntent: RuleIntent = {
  name: "phrases",
  answer(asked, tools): Draft | undefined {
    const { folded, words } = asked;
    if (
      words.length > 12 ||
      !tools.patterns.one("phrases.asks").test(folded) ||
      /"|how (?:do (?:you|i|we)|to) say/.test(folded)
    )
      return undefined;
    const situation =
      situationOf(asked, SURE, tools) ??
      (words.length <= MOST_OF_USUAL &&
      /phrases|expressions|фраз|выражени|тіркес/u.test(folded) &&
      !tools.patterns.one("phrases.of-other").test(folded)
        ? { topic: USUAL }
        : undefined);
    return showTopic(situation, asked, tools);
  },
};

/** A longer message asks for phrases of something. */
const MOST_OF_USUAL = 9;

/** Phrases of a situation that are shown at once. */
const SHOWN = 7;
/** What a situation shows first counts more than any words. */
const SHOWN_FIRST = 100;

/** Phrases that say what the message names come first, in whatever language it names it; the others as they stand. */
function mostWanted(
  phrases: readonly Phrase[],
  message: string,
  shows: string | undefined,
  { answers }: Tools,
): readonly Phrase[] {
  const scores = answers.nearLines(
    message,
    phrases.map(({ en, ru, kz: said }) => `${en} ${ru} ${said}`),
  );
  const weights = new Map(
    phrases.map((phrase, at) => {
      const isShown = shows !== undefined && foldText(`${phrase.ru} ${phrase.kz}`).includes(shows);
      return [phrase, (scores[at] ?? 0) + (isShown ? SHOWN_FIRST : 0)];
    }),
  );
  return phrases.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}

function showTopic(
  situation: Situation | undefined,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const topic = tools.course.phraseTopics.find((one) => one.slug === situation?.topic);
  if (!topic) return undefined;
  const { folded, raw } = asked;
  // A question in Kazakh whose small words Russian has as well
  const language = isKazakh(asked.whole, tools) ? "kz" : asked.language;
  const polite = /elder|polite|formal|teacher|boss|старш|вежлив|учител|үлкен|сыпайы/u.test(folded);
  const pool = polite ? topic.phrases.filter(({ register }) => register !== "sen") : topic.phrases;
  const shown = mostWanted(pool, raw, situation?.shows, tools).slice(0, SHOWN);
  const rows = shown.map((phrase) => {
    const register =
      phrase.register === "any" ? "" : ` (${tools.say(`phrases.${phrase.register}`, language)})`;
    return `${phrase.kz}${register}${language === "kz" ? "" : ` — ${phrase[language]}`}`;
  });
  return {
    text: [
      ...(situation?.isNear ? [tools.say("phrases.nearest", language), ""] : []),
      tools.say("phrases.of", language, { x: topic.titles[language] }),
      ...rows,
    ].join("\n"),
    kazakh: shown.map((phrase) => kz(phrase.kz)),
    confidence: 0.9,
    subject: { of: "phrases", id: topic.slug },
  };
}
