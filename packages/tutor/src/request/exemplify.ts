import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { isKazakhPhrase } from "../intents/compare/listed.ts";
import { formOfWord } from "../intents/examples/lines-of-form.ts";
import { nearestLaid, tableOf } from "../table/on-table.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";
import type { Executor } from "./executor.ts";
import { type Holding, ofEnding, ofPoint, ofWord } from "./holding.ts";
import { type RequestRead, readRequest } from "./read-request.ts";
import { holdsSome, themeOf } from "./theme.ts";

const USUAL = 3;
const ONE = /^(?:an?|one|another|одно|одну|один|бір|біреу\p{L}*)$/u;
const MOST = 8;
const LONGEST = 75;
const MOST_THEME_WORDS = 2;
const FEW_WORDS = 4;

/** "Three sentences about childhood with that", "two more": so many sentences of the course, of a theme and with a form. */
export const exemplify: Executor = (asked, read, tools) => {
  const isAsked = read.names("act-example") && !read.names("act-translate") && !ofWords(read);
  if (isAsked && (read.names("each") || read.place !== undefined || read.names("together")))
    return read.names("act-change") && !read.names("each")
      ? undefined
      : withCounted(asked, read, tools);
  if (!isAsked && !goesOnWith(asked, read, tools)) return undefined;
  const held = holdingOf(asked, read, tools);
  const theme = themeWords(asked, read, tools);
  const isOfTable =
    held !== undefined &&
    (read.names("it") || read.names("more") || read.count !== undefined || !isAsked);
  if (theme.length > MOST_THEME_WORDS || (theme.length === 0 && !isOfTable)) return undefined;
  const isOne = asked.words.some((word) => ONE.test(word));
  const asBefore = isAsked ? undefined : before(asked, tools)?.count;
  const count = Math.min(MOST, read.count ?? (isOne ? 1 : (asBefore ?? USUAL)));
  const { lines, isOfBoth } = chosenLines(held, theme, count, asked, tools);
  if (lines.length > 0) {
    const draft = shown(lines, held, isOfBoth ? undefined : theme.join(" "), asked, tools);
    const isFewer = read.count !== undefined && lines.length < read.count;
    const lead = isFewer
      ? `${tools.say("request.fewer", asked.language, { n: lines.length })}\n`
      : "";
    return {
      ...draft,
      text: `${lead}${draft.text}`,
      ...(read.names("more") && { intent: "follow-up" }),
    };
  }
  return theme.length > 0 && read.names("act-give") ? nothingOf(theme, asked, tools) : undefined;
};

/** "Two words for a sentence of mine": words are wanted. */
const ofWords = (read: RequestRead): boolean => read.names("act-words") && !read.names("it");

/** "Two more", «тағы біреуін» after sentences: the request before once more. */
function goesOnWith(asked: Asked, read: RequestRead, tools: Tools): boolean {
  if (read.rest.length > 1 || read.names("act-similar")) return false;
  const isOfOther = read.rest.length === 1 && read.rest.every((word) => isHeld(word, asked, tools));
  if (
    isOfOther &&
    asked.words.length <= FEW_WORDS &&
    asked.exchange(0)?.reply.intent === "examples"
  )
    return true;
  if (!read.names("more")) return false;
  if (before(asked, tools)) return true;
  const last = asked.exchange(0);
  const isOfExamples = last?.reply.intent === "follow-up" && last.focus?.kind === "topic";
  return isOfExamples && (read.count !== undefined || read.names("it") || read.rest.length > 0);
}

/** The request that the sentences before were given for, "two more" left out. */
function before(asked: Asked, tools: Tools): RequestRead | undefined {
  for (let back = 0; ; back++) {
    const exchange = asked.exchange(back);
    if (!exchange || !GIVEN.has(exchange.reply.intent)) return undefined;
    const read = readRequest(askedAs(exchange.message, asked), tools);
    if (read.names("act-example")) return read;
    if (!read.names("more")) return undefined;
  }
}
const GIVEN: ReadonlySet<string> = new Set(["examples", "follow-up"]);

const askedAs = (message: string, asked: Asked): Asked => ({
  ...asked,
  raw: message,
  whole: message,
  folded: foldText(message),
  words: wordsOf(foldText(message)),
});

/** Words that are left, and say of nothing that it is a theme. */
const NO_THEME = ["", "", ""];

/** The theme that is named, or that of the request that is gone on from. */
function themeWords(asked: Asked, read: RequestRead, tools: Tools): readonly string[] {
  const own = read.rest.filter((word) => !isHeld(word, asked, tools));
  if (own.length > 0) return read.names("about") ? own : NO_THEME;
  const last = read.names("more") ? before(asked, tools) : undefined;
  return last?.names("about") ? last.rest : [];
}

/** A word of Kazakh in a request of another language is what the sentences are to hold. */
const isHeld = (word: string, { language }: Asked, tools: Tools): boolean =>
  language === "en"
    ? hasCyrillic(word)
    : language === "ru" && hasKazakhLetter(word) && isKazakhPhrase(word, tools);

function holdingOf(asked: Asked, read: RequestRead, tools: Tools): Holding | undefined {
  const named =
    read.quoted.find((one) => hasCyrillic(one)) ??
    read.rest.find((word) => isHeld(word, asked, tools));
  const ending = /(?<![\p{L}\d])-([\p{Script=Cyrillic}]{1,6})/u.exec(asked.raw)?.[1];
  if (ending !== undefined) return ofEnding(ending);
  const form = named === undefined ? undefined : formOfWord(asked.folded, asked, tools);
  if (form) return { name: form.lemma, lemma: form.lemma, fits: form.holds };
  if (named !== undefined) return ofWord(named, tools);
  const isAfterRule = asked.exchange(0)?.reply.intent === "explain";
  if (!read.names("it") && !read.names("more") && !isAfterRule) return undefined;
  return nearestLaid(asked, tools, ({ point, word }) => {
    if (point !== undefined) return ofPoint(point, tools);
    return word === undefined ? undefined : ofWord(word, tools);
  });
}

/** Lines of both where there are some; else of the form alone. */
function chosenLines(
  held: Holding | undefined,
  theme: readonly string[],
  count: number,
  asked: Asked,
  tools: Tools,
): { readonly lines: readonly RememberedLine[]; readonly isOfBoth: boolean } {
  const said = asked.history.map(({ text }) => text).join("\n");
  const fresh = tools.memory.lines.filter(
    ({ kz: text }) => text.length <= LONGEST && text.includes(" ") && !said.includes(text),
  );
  const near = theme.length === 0 ? undefined : themeOf(theme, asked, tools);
  const themed = near
    ? fresh
        .map((line) => ({ line, weight: near(line) }))
        .filter(({ weight }) => weight > 1)
        .toSorted((a, b) => b.weight - a.weight || a.line.kz.length - b.line.kz.length)
        .map(({ line }) => line)
    : fresh;
  const both = firstLines(themed, count, held?.fits);
  if (both.length > 0 || !held || theme.length === 0) return { lines: both, isOfBoth: true };
  return { lines: firstLines(fresh, count, held.fits), isOfBoth: false };
}

/** The first so many different lines that fit; to look at a line takes time. */
function firstLines(
  lines: readonly RememberedLine[],
  count: number,
  fits: Holding["fits"] = () => true,
): RememberedLine[] {
  const found = new Map<string, RememberedLine>();
  for (const line of lines) {
    if (found.size >= count) break;
    if (!found.has(line.kz) && fits(line)) found.set(line.kz, line);
  }
  return [...found.values()];
}

const distinctLines = (lines: readonly RememberedLine[]): RememberedLine[] =>
  lines.filter((line, at) => lines.findIndex(({ kz: text }) => text === line.kz) === at);

function shown(
  lines: readonly RememberedLine[],
  held: Holding | undefined,
  missing: string | undefined,
  { language }: Asked,
  tools: Tools,
): Draft {
  const rows = lines.map((line, at) => {
    const meaning = language === "kz" ? "" : ` — ${line[language]}`;
    return `${lines.length > 1 ? `${at + 1}. ` : ""}${line.kz}${meaning}`;
  });
  const lead =
    missing === undefined ? [] : [tools.say("request.noneOfTheme", language, { x: missing })];
  return {
    text: [...lead, ...rows].join("\n"),
    kazakh: lines.map((line) => kz(line.kz)),
    confidence: 0.92,
    intent: "examples",
    chips: [tools.say("point.another", language)],
    ...(held?.point !== undefined && {
      points: [held.point],
      focus: { kind: "topic", id: held.point } as const,
    }),
    ...(held?.lemma !== undefined && {
      focus: { kind: "word", lemma: held.lemma, pos: "n" } as const,
    }),
  };
}

function nothingOf(theme: readonly string[], { language }: Asked, tools: Tools): Draft {
  return {
    text: tools.say("request.noSentences", language, { x: theme.join(" ") }),
    confidence: 0.5,
    intent: "examples",
  };
}

/** "A sentence with the second", "an example with each", "both in one sentence": of the words on the table. */
function withCounted(asked: Asked, read: RequestRead, tools: Tools): Draft | undefined {
  // Each of what was compared last has a rule that looks for it as it stands
  const isCompared = sidesNamed(asked, tools) && read.names("each");
  if (read.rest.length > 0 || (isCompared && !read.names("together"))) return undefined;
  const words = wordsOnTable(asked, tools);
  const isListed = asked.exchange(0)?.reply.intent === "list";
  if (isListed && read.place !== undefined && words.length <= read.place)
    return {
      text: tools.say("request.noSuchWords", asked.language),
      confidence: 0.6,
      intent: "list",
    };
  if (words.length < 2) return undefined;
  const said = asked.history.map(({ text }) => text).join("\n");
  const fresh = tools.memory.lines.filter(
    (line) => line.kz.length <= LONGEST && !said.includes(line.kz),
  );
  if (read.names("together")) return together(words, fresh, asked, tools);
  const one = words.at(read.place ?? 0) ?? "";
  const wanted = read.place === undefined ? words.slice(0, MOST) : [one];
  const lines = wanted.flatMap((word) => {
    const held = ofWord(word, tools);
    return held ? fresh.filter(held.fits).slice(0, 1) : [];
  });
  const held = wanted.length === 1 ? ofWord(one, tools) : undefined;
  if (lines.length === 0 && read.place !== undefined)
    return {
      text: tools.say("facts.none", asked.language, { x: one }),
      kazakh: [kz(one, one)],
      confidence: 0.6,
      intent: "examples",
    };
  return lines.length === 0
    ? undefined
    : shown(distinctLines(lines), held, undefined, asked, tools);
}

/** Whether the last message named both of what it compared. */
const sidesNamed = (asked: Asked, tools: Tools): boolean => {
  const [table] = tableOf(asked, tools);
  return table !== undefined && table.sides.length > 1;
};

/** What was compared or listed last, or the single words that were spoken of one after another. */
function wordsOnTable(asked: Asked, tools: Tools): readonly string[] {
  const several = nearestLaid(asked, tools, ({ sides, words }) => {
    if (sides.length > 1) return sides;
    return words.length > 1 ? words : undefined;
  });
  const single = [...tableOf(asked, tools)].flatMap(({ word }) => word ?? []).toReversed();
  return single.length > 1 && single.length === [...tableOf(asked, tools)].length
    ? single
    : (several ?? single);
}

/** A sentence that has them all; that there is none is said, with one of each. */
function together(
  words: readonly string[],
  lines: readonly RememberedLine[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const two = words.slice(0, 2);
  const line = lines.find(({ kz: text }) => two.every((word) => holdsSome(text, new Set([word]))));
  if (line) return shown([line], undefined, undefined, asked, tools);
  const each = two.flatMap(
    (word) => lines.find(({ kz: text }) => holdsSome(text, new Set([word]))) ?? [],
  );
  if (each.length < 2) return undefined;
  const draft = shown(each, undefined, undefined, asked, tools);
  const lead = tools.say("request.notTogether", asked.language, { x: two.join(", ") });
  return { ...draft, text: `${lead}\n${draft.text}` };
}
