import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { TERMS } from "../points/find-point.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { NearestLines, plainPattern } from "../text/nearest-lines.ts";
import { MOST_WORDS, questionOf } from "./culture/question-of.ts";

type Subject = Tools["course"]["tutor"]["culture"][number];

/** Words of a lesson that are named beside the answer. */
const MAX_WORDS = 4;
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
        (subject.asks?.[language] ?? []).map((written) => readHeard(written, language)),
      ),
    }));
    patternsOf.set(course, read);
  }
  return read;
}

/** How Kazakhs live, as `content/tutor/culture/` tells it. */
export const cultureIntent: Intent = {
  name: "culture",
  understand(asked, tools) {
    const { folded } = asked;
    // "Сен or сіз?" is a point of grammar
    if (/(?<!\p{L})(?:сен|сіз)(?!\p{L})/u.test(folded) && asked.language !== "kz") return undefined;
    const question = questionOf(asked);
    const found = subjectOf({ ...asked, whole: question }, tools);
    const goesOn = found ? undefined : askedFurther(asked, tools);
    if (goesOn) return { confidence: goesOn.confidence ?? 0, answer: () => goesOn };
    // Қал қалай? asks how one is, and nothing about itself
    const saidAlone = isKazakh(asked.whole, tools) && isAllOf(asked.raw, found);
    if (saidAlone) return undefined;
    if (found && isAskedPlainly(found.subject, asked, tools))
      return { confidence: PLAINLY, answer: () => toldSubject(found.subject, asked, tools) };
    // What a name means is no question about a word
    const ofNames =
      (found?.subject.id === "names" || found?.subject.id.startsWith("reply-")) && found.named >= 2;
    if (
      (tools.patterns.one("culture.about-language").test(folded) && !ofNames) ||
      wordsOf(foldText(question)).length > MOST_WORDS
    )
      return undefined;
    if (
      found &&
      !(found.named === 1 && tools.patterns.one("culture.to-be-said").test(folded)) &&
      (tools.patterns.one("culture.asks").test(folded) ||
        found.named >= 3 ||
        asked.raw.endsWith("?") ||
        (asked.words.length <= 3 && (asked.words.length === 1 || !isKazakh(asked.whole, tools))))
    )
      return {
        // "What should I bring if …": no point of grammar is asked for
        confidence: TERMS.test(folded) ? 0.81 : 0.88,
        // A name may look like a word that another subject is asked about by
        answer: () =>
          toldSubject(
            (ofNames ? undefined : learntSubject(asked, SURE, tools)) ?? found.subject,
            asked,
            tools,
          ),
      };
    return tools.patterns.one("culture.any").test(folded)
      ? { confidence: 0.81, answer: () => toldSubject(anyOf(asked, tools), asked, tools) }
      : undefined;
  },
};

/** Surer than the words of a situation, and than a partner in talk. */
const PLAINLY = 0.9851;
const FEW_OF_TURN = 2;

/** Whether a message is a turn of speech of several words and nothing besides. */
const isAllOf = (whole: string, found: ReturnType<typeof subjectOf>): boolean =>
  found !== undefined && found.named >= FEW_OF_TURN && found.named === heardWords(whole).length;

/** What wants telling when it is named at all, and what somebody asks in Kazakh to be told of. */
const isAskedPlainly = (subject: Subject, asked: Asked, tools: Tools): boolean =>
  asked.history.length === 0 &&
  (subject.direct === true ||
    (asked.language === "kz" &&
      // «Барыс септігі» is a case, and no leopard
      !TERMS.test(asked.folded) &&
      tools.patterns.one("culture.told-in-kazakh").test(asked.folded)));

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

/** What is told of a word or a turn of speech that a subject has as its whole name. */
export function customOf(word: string, tools: Tools): Subject["answer"] | undefined {
  const words = heardWords(word);
  return subjects(tools).find(({ patterns }) =>
    patterns.some((pattern) => hear(pattern, words)?.share === 1),
  )?.subject.answer;
}

/** Surer than this of a subject, it is told, and even where a pattern hears another one. */
const LIKELY = 0.3;
const SURE = 0.45;

/** The subject that messages like this one ask about. */
function learntSubject({ whole }: Asked, least: number, tools: Tools): Subject | undefined {
  const [likely] = tools.answers.find("culture", whole);
  return likely && likely.probability >= least
    ? tools.course.tutor.culture.find(({ id }) => id === likely.label)
    : undefined;
}

/** What is told of the thing that a message asks about or names, whatever words ask about it. */
export function cultureFor(asked: Asked, tools: Tools): Draft | undefined {
  const found =
    learntSubject(asked, LIKELY, tools) ??
    subjectOf(asked, tools)?.subject ??
    nearestSubject(asked.whole, tools);
  return found && toldSubject(found, asked, tools);
}

/** The subject that a message names by a pattern, or that messages like it ask about. */
export const subjectNamed = (asked: Asked, least: number, tools: Tools): Subject | undefined =>
  learntSubject(asked, least, tools) ?? subjectOf(asked, tools)?.subject;

/** Subjects that are offered where nothing is known of what is asked. */
const OFFERED = 6;

/** What there is to tell of instead, by the names of the subjects. */
export function cultureSubjects({ language, seed, history }: Asked, { course, say }: Tools): Draft {
  const all = course.tutor.culture.flatMap(({ name }) => name?.[language] ?? []);
  const from = (seed + history.length) % Math.max(1, all.length - OFFERED);
  const offered = all.slice(from, from + OFFERED);
  return {
    text: say("culture.subjects", language, { x: offered.join("; ") }),
    chips: offered.slice(0, 3).map((x) => say("culture.ask", language, { x })),
    confidence: 0.85,
  };
}

/** Nearer than this a subject is meant, though no pattern of it is heard. */
const NEAR = 0.42;
const linesOf = new WeakMap<Tools["course"], NearestLines<Subject>>();

/** The subject whose answer and patterns have most of a question's words. */
function nearestSubject(text: string, { course }: Tools): Subject | undefined {
  let lines = linesOf.get(course);
  if (!lines) {
    lines = new NearestLines(
      course.tutor.culture.flatMap((subject) =>
        LANGUAGES.flatMap((language) => [
          ...(subject.asks?.[language] ?? []).map(plainPattern),
          ...sentencesIn(subject.answer[language]),
        ]).map((line) => ({ thing: subject, text: line })),
      ),
    );
    linesOf.set(course, lines);
  }
  const [near] = lines.find(text);
  return near && near.nearness >= NEAR ? near.thing : undefined;
}

const anyOf = ({ seed, history }: Asked, { course }: Tools): Subject | undefined =>
  course.tutor.culture[(seed + history.length) % Math.max(1, course.tutor.culture.length)];

/** What is told of a subject, with the words of its lesson. */
export function toldSubject(
  subject: Subject | undefined,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  if (!subject) return undefined;
  // A question in Kazakh whose small words Russian has as well
  const language = isKazakh(asked.whole, tools) ? "kz" : asked.language;
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
    focus: { kind: "culture", id: subject.id },
  };
}

const SURE_FURTHER = 0.91;
/** A sentence of what was told answers before small talk does. */
const SURE_TOLD = 0.965;
const MAX_FURTHER = 9;
/** What a question asks for, and the sentences that tell it. */
const TOLD: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [
    /^(?:and |so |а |и )*(?:when|what (?:day|date|month|time of)|which (?:day|month)|how long ago|когда|в какой день|какого числа)|қашан|қай күні/u,
    /\d|spring|summer|autumn|winter|day|year|month|march|весн|лет[оа]|осен|зим|дн[яей]|день|год|месяц|марта|көктем|күн|жыл|наурызда/iu,
  ],
  [
    /how long|сколько времени|за сколько|қанша уақыт/u,
    /hour|minute|day|year|час|минут|сут|год|сағат|минут/iu,
  ],
  [
    /how many|how much|how old|сколько|неше|қанша/u,
    /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|forty|один|одн|дв[аеу]|две|тр[иё]|четыр|пят|шест|сем[ьи]|сорок|екі|үш|төрт|бес|алты|жеті|қырық)(?!\p{L})/iu,
  ],
  [
    /made (?:of|from)|what is in|ingredients|what's in|из чего|что входит|состав|неден/u,
    /:|(?<!\p{L})(?:of|from|with|из|с)(?!\p{L})|жаса/iu,
  ],
  [
    /(?<!\p{L})why(?!\p{L})|what for|почему|зачем|для чего|неге|не үшін/u,
    /so that|because|(?<!\p{L})means?(?!\p{L})|чтобы|потому|знач|үшін|белгісі/iu,
  ],
  [
    /(?<!\p{L})(?:what (?:do|does|should|can|would) (?:people|they|one|i|you|we) (?:say|wish|answer)|how (?:do|to|can|would) .*(?:wish|congratulate|say|greet))|что (?:говорят|желают|сказать)|как (?:поздрав|пожела)|не дейді|не айтады/u,
    /[А-ЯӘҒҚҢӨҰҮҺІ]\p{L}+.*!/u,
  ],
  [
    /(?<!\p{L})who(?!\p{L})|(?<!\p{L})кто(?!\p{L})|(?<!\p{L})кім/u,
    /woman|man|people|person|singer|relatives|guest|child|женщин|мужчин|люд|человек|певец|родственник|гост|ребён|адам|әже|туыс|қонақ/iu,
  ],
  [
    /write|wrote|written|poem|book|написал|писал|книг|стих|жазған|жазды|кітап/u,
    /write|wrote|word|poe|book|слов|стих|книг|сөз|өлең|жаз/iu,
  ],
];
/** A short question that goes on from what was told: the sentence of it that answers, or honestly no more than is known. */
function askedFurther(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, words, language } = asked;
  if (
    asked.history.length === 0 ||
    words.length > MAX_FURTHER ||
    tools.patterns.one("culture.else").test(folded)
  )
    return undefined;
  if (!tools.patterns.one("culture.goes-on").test(folded)) return undefined;
  const kind = TOLD.find(([asks]) => asks.test(folded));
  if (!kind) return undefined;
  const focus = asked.focus();
  const subject =
    focus?.kind === "culture"
      ? tools.course.tutor.culture.find(({ id }) => id === focus.id)
      : undefined;
  if (!subject) return undefined;
  const sentences = sentencesIn(subject.answer[language]);
  const own = words.filter((word) => word.length > 3);
  const [best] = sentences
    .map((sentence) => ({
      sentence,
      // A word of the question in it counts more than its kind
      weight:
        Number(kind[1].test(sentence)) +
        2 * own.filter((word) => foldText(sentence).includes(word.slice(0, 5))).length,
    }))
    .filter(({ sentence }) => kind[1].test(sentence))
    .toSorted((a, b) => b.weight - a.weight);
  const text = best
    ? best.sentence
    : tools.say("culture.onlyThis", language, { x: subject.answer[language] });
  return {
    text,
    confidence: best ? SURE_TOLD : SURE_FURTHER,
    focus: { kind: "culture", id: subject.id },
  };
}

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?)])\s+(?=[\p{Lu}«“])/u).filter((part) => part !== "");
