import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { TERMS } from "../points/find-point.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";

type Subject = Tools["course"]["tutor"]["culture"][number];

/** Words of a lesson that are named beside the answer. */
const MAX_WORDS = 4;
/** A lesson's note about how Kazakhs live is wanted, whatever about. */
const ANY =
  /fact about|something interesting about|интересн\p{L}* факт|расскажи\p{L}* факт|қызық дерек/u;
/** Ways to ask about a thing, and questions about the words for it instead. */
const ASKS =
  /^(?:can you |could you |please |so |and |а |ну )*(?:tell|explain|what|when|where|why|how|who|do|does|is|are|should|teach|recommend|suggest|расскаж\p{L}*|что|кто|когда|где|как|почему|зачем|объясн\p{L}*|можно|принято|какие|какой|какая|чем|посоветуй\p{L}*|порекомендуй\p{L}*|поздрав\p{L}*)(?!\p{L})|туралы|жайлы|деген|айтып бер|қандай|қашан|неге|қалай/u;
const ABOUT_LANGUAGE =
  /(?<!\p{L})(?:how (?:do|to|would|can|should)(?: i| you| we)? say|translate|mean|means|word|words|pronounc\p{L}*|spell|write|kazakh for|сказать|перев\p{L}*|знач\p{L}*|слов\p{L}*|произн\p{L}*|пишется|по-казахски|называется|падеж\p{L}*|жалғау|септі\p{L}*)(?!\p{L})/u;

const patternsOf = new WeakMap<
  Tools["course"],
  readonly { readonly subject: Subject; readonly patterns: readonly Heard[] }[]
>();

function subjects({ course }: Tools) {
  let read = patternsOf.get(course);
  if (!read) {
    read = course.tutor.culture.map((subject) => ({
      subject,
      patterns: LANGUAGES.flatMap((language) =>
        (subject.asks[language] ?? []).map((written) => readHeard(written, language)),
      ),
    }));
    patternsOf.set(course, read);
  }
  return read;
}

/** How Kazakhs live, as `content/tutor/culture.yaml` tells it. */
export const cultureIntent: Intent = {
  name: "culture",
  understand(asked, tools) {
    const { folded } = asked;
    // "Сен or сіз?" is a point of grammar
    if (/(?<!\p{L})(?:сен|сіз)(?!\p{L})/u.test(folded) && asked.language !== "kz") return undefined;
    const found = subjectOf(asked, tools);
    // What a name means is no question about a word
    const ofNames =
      (found?.subject.id === "names" || found?.subject.id.startsWith("reply-")) && found.named >= 2;
    if ((ABOUT_LANGUAGE.test(folded) && !ofNames) || asked.words.length > 22) return undefined;
    if (
      found &&
      (ASKS.test(folded) || found.named >= 3 || asked.raw.endsWith("?") || asked.words.length <= 3)
    )
      return {
        // "What should I bring if …": no point of grammar is asked for
        confidence: TERMS.test(folded) ? 0.81 : 0.88,
        answer: () => told(found.subject, asked, tools),
      };
    return ANY.test(folded)
      ? { confidence: 0.81, answer: () => told(anyOf(asked, tools), asked, tools) }
      : undefined;
  },
};

function subjectOf(
  { whole }: Asked,
  tools: Tools,
): { readonly subject: Subject; readonly named: number } | undefined {
  const words = heardWords(whole);
  return subjects(tools)
    .map(({ subject, patterns }) => ({
      subject,
      named: Math.max(0, ...patterns.map((pattern) => hear(pattern, words)?.named ?? 0)),
    }))
    .filter(({ named }) => named > 0)
    .toSorted((a, b) => b.named - a.named)[0];
}

const anyOf = ({ seed, history }: Asked, { course }: Tools): Subject | undefined =>
  course.tutor.culture[(seed + history.length) % Math.max(1, course.tutor.culture.length)];

function told(subject: Subject | undefined, { language }: Asked, tools: Tools): Draft | undefined {
  if (!subject) return undefined;
  const lesson = tools.course.lessons.find(({ slug }) => slug === subject.lesson);
  const words = lesson?.words.slice(0, MAX_WORDS) ?? [];
  const rows = words.map(({ kz: word, en, ru, example }) =>
    language === "kz"
      ? `${word} — ${example.kz}`
      : `${word} — ${language === "ru" ? ru[0] : en[0]}`,
  );
  return {
    text: [
      subject.answer[language],
      ...(lesson
        ? ["", tools.say("culture.lesson", language, { x: lesson.titles[language] }), ...rows]
        : []),
    ].join("\n"),
    kazakh: words.map(({ kz: word }) => kz(word, word)),
    ...(lesson && { lessons: [lesson.id] }),
    confidence: 0.9,
  };
}
