import { unaddressed } from "@tilashar/course";
import type { Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { onTheDay } from "./note-day.ts";
import { detailsIn } from "./note-details.ts";
import { isCued, type NoteLine } from "./note-finder.ts";
import type { CalledName } from "./note-name.ts";
import { type NoteOrder, noteOf } from "./note-order.ts";
import { LAST, toldLines } from "./told-lines.ts";
import { OWN_WEIGHT, type Written } from "./written-line.ts";

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
/** Such a text has news or asks for something. */
const OF_NEWS: ReadonlySet<string> = new Set(["news", "request", "question"]);
/** A greeting of more than a hello names the occasion: "Happy New Year!" */
const HELLO_WORDS = 2;
const OCCASION_WEIGHT = 9.5;
const isHello = (text: string): boolean => unaddressed(text).split(" ").length <= HELLO_WORDS;

/** Whether two lines say the same: most words of the shorter begin alike. */
function saysSame(one: string, other: string, least = ALIKE): boolean {
  const [few, many] = [one, other]
    .map((text) => new Set(wordsOf(foldText(text)).map((word) => word.slice(0, STEM))))
    .sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  const shared = [...few].filter((stem) => many.has(stem)).length;
  return few.size >= FEWEST_ALIKE && shared >= few.size * least;
}
const ALIKE = 0.5;
const SURELY_ALIKE = 0.7;
const FEWEST_ALIKE = 2;
const weightOf = (role: string, text: string): number =>
  role === "greeting" && text.split(" ").length > HELLO_WORDS
    ? OCCASION_WEIGHT
    : (WEIGHTS[role] ?? 0);
const LIGHT_WEIGHT = 8;

/** A text as it was ordered, its meaning, whom it speaks to, and what of the learner's own words it could not say; undefined where it would say nothing. */
export function writeNote(order: NoteOrder, language: Language, tools: Tools): Draft | undefined {
  const note = noteOf(order, tools);
  // What a line of the text is meant for is said by it
  const isSaid = (text: string) =>
    note?.parts.some(({ lines }) => lines.some((line) => isCued(line, text))) ?? false;
  const messages = [...order.changes.toReversed(), order.message];
  const { lines: ownLines, unsaid, isTimed } = toldLines(order, isSaid, tools);
  if (!note && ownLines.length === 0) return undefined;
  // Whoever only wishes or comforts names no time to meet at
  const isOfWishes =
    note !== undefined && !note.parts.some(({ role, optional }) => !optional && OF_NEWS.has(role));
  // What was told last stands in the place of what was told before
  const told = messages
    .flatMap((message) => detailsIn(message, tools))
    .filter(({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at)
    .filter(({ kind }) => kind !== "when" || !(isTimed || isOfWishes));
  const before = note
    ? linesOf(note, order, ownLines, new Set(told.map(({ kind }) => kind)))
    : greeted(ownLines, order, tools);
  const isSold = note?.parts.some(({ unless }) => unless === "price") ?? false;
  const details = told
    .filter(({ about }) => !before.some(({ kz }) => isAbout(kz, about)))
    .map((one) => (one.kind === "price" && !isSold ? { ...one, said: one.asSum } : one));
  const written = withDetails(
    before,
    details.map(({ said }): Written => ({ ...said, weight: OWN_WEIGHT })),
  );
  // What the learner told is said, in however few lines
  const most = order.lines && Math.max(order.lines, ownLines.length);
  const lines = shortened(without(written, order.without, tools), most);
  const text = lines.map((one) => one.kz);
  const meaning = language === "kz" ? [] : lines.map((one) => one[language]);
  return {
    text: [
      ...text,
      ...(meaning.length > 0 ? ["", ...meaning] : []),
      "",
      tools.say(order.manner === "siz" ? "note.polite" : "note.friendly", language),
      ...unsaid.map((x) => tools.say("note.unsaid", language, { x })),
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

function linesOf(
  note: NonNullable<ReturnType<typeof noteOf>>,
  order: NoteOrder,
  own: readonly Written[],
  told: ReadonlySet<string>,
): readonly Written[] {
  const tellsNews = own.some((one) => one.role === "news");
  const written = note.parts.flatMap(({ role, optional = false, unless, lines }): Written[] => {
    if (unless !== undefined && told.has(unless)) return [];
    const message =
      order.changes.findLast((change) => lines.some((line) => isCued(line, change))) ??
      order.message;
    const cued = lines.filter((line) => isCued(line, message));
    if (optional && cued.length === 0 && !order.isLong) return [];
    // Beside the learner's own news an occasion that is only near has none that nobody told
    if (role === "news" && cued.length === 0 && tellsNews) return [];
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
  const hello = written[0]?.role === "greeting" && isHello(written[0].kz);
  const greeting = own.find(({ role }) => role === "greeting");
  const body = own.filter(
    (one) =>
      one !== greeting &&
      !(one.role === "wish" && written.some(({ kz }) => saysSame(kz, one.kz, SURELY_ALIKE))),
  );
  const kept = written.filter(
    ({ kz, role }, at) =>
      !(at === 0 && hello && greeting) &&
      (role === "greeting" || !body.some((one) => saysSame(kz, one.kz))),
  );
  const light = order.isLight && note.light ? note.light : [];
  const joke = light[order.turn % Math.max(1, light.length)];
  return withDetails(
    [...(hello && greeting ? [greeting] : []), ...kept],
    [...body, ...(joke ? spoken(joke, order, () => LIGHT_WEIGHT) : [])],
  );
}

/** The lines with others before what rounds a text off. */
function withDetails(lines: readonly Written[], added: readonly Written[]): readonly Written[] {
  const body = lines.findLastIndex(({ role }) => !LAST.has(role ?? ""));
  // Thanks behind a mere greeting are what a text is for, unless there is news
  const isNews = added.some(({ role }) => role === "news");
  const last = body > 0 || (body === 0 && isNews) ? body + 1 : lines.length;
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
    // «Убери последнее предложение»
    if (LAST_LINE.test(message) && left.length > 1) return left.slice(0, -1);
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
const LAST_LINE = /(?<!\p{L})(?:last|последн\p{L}*|соңғы\p{L}*)(?!\p{L})/iu;
/** Letters of a word by which a line is known to speak of it. */
const STEM = 4;

/** The learner's own sentences, greeted before, and thanked for where they ask for something. */
function greeted(
  own: readonly Written[],
  { manner, who }: NoteOrder,
  tools: Tools,
): readonly Written[] {
  const greeting = (language: Language) => {
    const hello = tools.say(manner === "siz" ? "note.greeting" : "note.greetingToFriend", language);
    return who ? `${who[language]}, ${hello.charAt(0).toLowerCase()}${hello.slice(1)}` : hello;
  };
  const said = (sayIn: (language: Language) => string, weight: number): Written => ({
    ...{ kz: sayIn("kz"), en: sayIn("en"), ru: sayIn("ru") },
    weight,
  });
  const named = own.find(({ role }) => role === "greeting");
  const asks = own.some(({ role }) => role === "request");
  return [
    named ?? said(greeting, 1),
    ...own.filter((one) => one !== named),
    ...(asks
      ? [{ ...said((language) => tools.say("note.thanks", language), 1), role: "thanks" }]
      : []),
  ];
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
