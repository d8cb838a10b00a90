import { unaddressed } from "@tilashar/course";
import type { Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { surelyIn } from "../tools/translate.ts";
import { saidParts } from "../translation/said-parts.ts";
import { onTheDay } from "./note-day.ts";
import { detailsIn } from "./note-details.ts";
import { isCued, type NoteLine } from "./note-finder.ts";
import type { CalledName } from "./note-name.ts";
import { type NoteOrder, noteOf, type OwnSentence } from "./note-order.ts";

/** A line of a text with its meanings; the learner's own sentence has none but what the learner wrote. */
interface Written {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  /** Stands where the text may have but a few lines. */
  readonly weight: number;
  /** What it does in the text, where an editor said it. */
  readonly role?: string;
}

type Said = Pick<NoteLine, "any" | "siz" | "sen">;

/** What carries the text stays in a short one; what only rounds it off goes first. */
const WEIGHTS: Readonly<Record<string, number>> = {
  news: 9,
  request: 9,
  question: 8,
  wish: 7,
  apology: 6,
  thanks: 6,
  greeting: 5,
  offer: 4,
  reason: 3,
  closing: 1,
};
/** A greeting of more than a hello names the occasion: "Happy New Year!" */
const HELLO_WORDS = 2;
const OCCASION_WEIGHT = 9.5;
const weightOf = (role: string, text: string): number =>
  role === "greeting" && text.split(" ").length > HELLO_WORDS
    ? OCCASION_WEIGHT
    : (WEIGHTS[role] ?? 0);
const OWN_WEIGHT = 10;
const LIGHT_WEIGHT = 8;

/** A text as it was ordered, its meaning, whom it speaks to, and what of the learner's own words it could not say; undefined where it would say nothing. */
export function writeNote(order: NoteOrder, language: Language, tools: Tools): Draft | undefined {
  const note = noteOf(order, tools);
  const own = order.own.flatMap((sentence) => clausesOf(sentence, tools));
  // What a line of the text is meant for is said by it
  const isSaid = ({ text }: OwnSentence) =>
    note?.parts.some(({ lines }) => lines.some((line) => isCued(line, text))) ?? false;
  const unsaid = own
    .filter(({ kazakh, sentence }) => kazakh === undefined && !isSaid(sentence))
    .map(({ sentence }) => sentence);
  const ownLines = own.flatMap(({ sentence, kazakh }): Written[] =>
    kazakh === undefined
      ? []
      : [{ kz: kazakh, en: sentence.text, ru: sentence.text, weight: OWN_WEIGHT }],
  );
  if (!note && ownLines.length === 0) return undefined;
  const told = detailsIn(order.message, tools);
  const before = note
    ? linesOf(note, order, ownLines, new Set(told.map(({ kind }) => kind)))
    : greeted(ownLines, order, tools);
  const details = told.filter(({ about }) => !before.some(({ kz }) => isAbout(kz, about)));
  const written = withDetails(
    before,
    details.map(({ said }): Written => ({ ...said, weight: OWN_WEIGHT })),
  );
  const lines = shortened(without(written, order.without, tools), order.lines);
  const text = lines.map((one) => one.kz);
  const meaning = language === "kz" ? [] : lines.map((one) => one[language]);
  return {
    text: [
      ...text,
      ...(meaning.length > 0 ? ["", ...meaning] : []),
      "",
      tools.say(order.manner === "siz" ? "note.polite" : "note.friendly", language),
      ...unsaid.map(({ text: x }) => tools.say("note.unsaid", language, { x })),
    ].join("\n"),
    kazakh: text.map((line) => kz(line)),
    chips: [
      "note.shorter",
      order.manner === "siz" ? "note.toFriend" : "note.toElder",
      "note.other",
    ].map((name) => tools.say(name, language)),
    confidence: 0.9,
    intent: "note",
    state: { order },
  };
}

interface SaidClause {
  readonly sentence: OwnSentence;
  readonly kazakh: string | undefined;
}

/** A sentence in Kazakh; clause by clause where it cannot be said as a whole. */
function clausesOf(sentence: OwnSentence, tools: Tools): readonly SaidClause[] {
  const { text, language } = sentence;
  const kazakh = inKazakh(sentence, tools);
  const parts =
    kazakh === undefined
      ? saidParts(text, language, (part) => inKazakh({ text: part, language }, tools))
      : undefined;
  return (
    parts?.map(({ source, kazakh }) => ({ sentence: { text: source, language }, kazakh })) ?? [
      { sentence, kazakh },
    ]
  );
}

const inKazakh = ({ text, language }: OwnSentence, tools: Tools): string | undefined => {
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  if (isKazakh(text, tools))
    return tools.judge.check(sentence).verdict === "right" ? sentence : undefined;
  return surelyIn(/[.!?]$/u.test(sentence) ? sentence : `${sentence}.`, language, tools);
};

function linesOf(
  note: NonNullable<ReturnType<typeof noteOf>>,
  order: NoteOrder,
  own: readonly Written[],
  told: ReadonlySet<string>,
): readonly Written[] {
  const written = note.parts.flatMap(({ role, optional = false, unless, lines }): Written[] => {
    if (unless !== undefined && told.has(unless)) return [];
    const cued = lines.filter((line) => isCued(line, order.message));
    if (optional && cued.length === 0 && !order.isLong) return [];
    const plain = lines.filter(({ cues }) => cues === undefined);
    const among = cued.length > 0 ? cued : plain.length > 0 ? plain : lines;
    const line = among[order.turn % among.length];
    return line
      ? spoken(line, order, (said) => weightOf(role, said)).map((one) => ({
          ...onTheDay(one, order.message),
          role,
        }))
      : [];
  });
  const light = order.isLight && note.light ? note.light : [];
  const joke = light[order.turn % Math.max(1, light.length)];
  return withDetails(written, [...own, ...(joke ? spoken(joke, order, () => LIGHT_WEIGHT) : [])]);
}

/** The lines with others before the thanks and the closing at their end. */
function withDetails(lines: readonly Written[], added: readonly Written[]): readonly Written[] {
  const body = lines.findLastIndex(({ role }) => role !== "closing" && role !== "thanks");
  const last = body > 0 ? body + 1 : lines.length;
  return [...lines.slice(0, last), ...added, ...lines.slice(last)];
}

/** Whether a line names a day: «8 наурыз мерекеңіз». */
const isAbout = (line: string, day: string | undefined): boolean =>
  day !== undefined && line.toLowerCase().includes(day);

/** A line in the manner of the text. */
function spoken(
  line: Said,
  { manner, who }: Pick<NoteOrder, "manner" | "who">,
  weigh: (text: string) => number,
): Written[] {
  const said = line.any ?? line[manner];
  if (!said) return [];
  const called = (language: Language) => calling(said[language], who, language);
  return [
    { kz: called("kz"), en: called("en"), ru: called("ru"), weight: weigh(unaddressed(said.kz)) },
  ];
}

/** A line that calls somebody by name, where a name is known. */
const calling = (text: string, who: CalledName | undefined, language: Language): string =>
  who ? text.replace("{who}", who[language]) : unaddressed(text);

/** Roles by the request of `content/tutor/requests.yaml` that names them: "without the apology". */
const ROLE_NAMED = /^note-role-(?<role>.+)$/u;

/** The lines but for those that were not wanted: by what they do, or by a word of their meaning. */
function without(
  lines: readonly Written[],
  unwanted: readonly string[],
  { requests }: Tools,
): readonly Written[] {
  return unwanted.reduce<readonly Written[]>((left, message) => {
    const found = requests.find(message);
    const roles = new Set(found.map(({ id }) => ROLE_NAMED.exec(id)?.groups?.role));
    const words = found
      .filter(({ id }) => id === "note-without")
      .flatMap(({ rest }) => rest)
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM + 1));
    const isWanted = ({ role, kz, en, ru }: Written) =>
      !(role !== undefined && roles.has(role)) &&
      !words.some((stem) =>
        wordsOf(foldText(`${kz} ${en} ${ru}`)).some((one) => one.startsWith(stem)),
      );
    const kept = left.filter(isWanted);
    return kept.length > 0 ? kept : left;
  }, lines);
}
/** Letters of a word by which a line is known to speak of it. */
const STEM = 4;

/** The learner's own sentences, greeted before. */
function greeted(
  own: readonly Written[],
  { manner, who }: NoteOrder,
  tools: Tools,
): readonly Written[] {
  const greeting = (language: Language) => {
    const hello = tools.say(manner === "siz" ? "note.greeting" : "note.greetingToFriend", language);
    return who ? `${who[language]}, ${hello.charAt(0).toLowerCase()}${hello.slice(1)}` : hello;
  };
  const hello = { kz: greeting("kz"), en: greeting("en"), ru: greeting("ru"), weight: 1 };
  return [hello, ...own];
}

function shortened(lines: readonly Written[], most = lines.length): readonly Written[] {
  const kept = new Set(lines.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return lines.filter((line) => kept.has(line));
}

/** What is probably written back to a note. */
export function answersTo(order: NoteOrder, language: Language, tools: Tools): Draft | undefined {
  const note = noteOf(order, tools);
  const answers =
    note?.answers?.flatMap((line) => spoken(line, { ...order, who: undefined }, () => 0)) ?? [];
  if (answers.length === 0) return undefined;
  return {
    text: [
      tools.say("note.answers", language),
      ...answers.map((one) => (language === "kz" ? one.kz : `${one.kz} — ${one[language]}`)),
    ].join("\n"),
    kazakh: answers.map((one) => kz(one.kz)),
    confidence: 0.9,
    intent: "note",
    state: { order },
  };
}
