import { suffixSenses } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText } from "../../text/fold.ts";
import { isWordOf } from "../../words/own-language.ts";

type Contrast = Tools["course"]["tutor"]["contrasts"]["contrasts"][number];

/** One place of a form: what a word may be there. */
interface Option {
  readonly text: string;
  readonly how: "same" | "begins" | "headword" | "suffixes";
  readonly suffixes: readonly string[];
}
type Form = readonly (readonly Option[])[];
interface Read {
  readonly contrast: Contrast;
  /** The longest form first, so that барған шығар is not taken for барған. */
  readonly forms: readonly Form[];
}

/** A word of a message as forms see it. */
interface Word {
  readonly text: string;
  readonly headwords: ReadonlySet<string>;
  readonly readings: readonly ReadonlySet<string>[];
}

const readOf = new WeakMap<Tools["course"], readonly Read[]>();

function contrasts({ course }: Tools): readonly Read[] {
  let read = readOf.get(course);
  if (!read) {
    read = course.tutor.contrasts.contrasts.map((contrast) => ({
      contrast,
      forms: contrast.forms.map(readForm).toSorted((a, b) => b.length - a.length),
    }));
    readOf.set(course, read);
  }
  return read;
}

const literalsOf = new WeakMap<Tools["course"], ReadonlySet<string>>();
const SHORTEST_LITERAL = 3;

/** Words that forms have as they are: деп is one of Kazakh beside another, though Russian has it, too. */
function literals(tools: Tools): ReadonlySet<string> {
  let all = literalsOf.get(tools.course);
  if (!all) {
    all = new Set(
      contrasts(tools)
        .flatMap(({ forms }) => forms.flat(2))
        .flatMap(({ how, text }) =>
          how === "same" && text.length >= SHORTEST_LITERAL ? [text] : [],
        ),
    );
    literalsOf.set(tools.course, all);
  }
  return all;
}

const readForm = (written: string): Form =>
  written.split(" ").map((place) =>
    place.split("|").map((one): Option => {
      if (one.startsWith("+"))
        return { text: one, how: "suffixes", suffixes: one.slice(1).split("+") };
      if (one.startsWith("=")) return { text: one.slice(1), how: "headword", suffixes: [] };
      if (one.endsWith("*")) return { text: one.slice(0, -1), how: "begins", suffixes: [] };
      return { text: one, how: "same", suffixes: [] };
    }),
  );

const FEWEST = 2;
/** A form of several words, or one that is named by its word, tells more than an ending. */
const OF_FORM = 10;

interface Found {
  readonly contrast: Contrast;
  readonly weight: number;
  /** No other word of Kazakh stands beside the forms. */
  readonly isAll: boolean;
}

/**
 * What tells forms apart that a message sets beside one another, however it asks for it; undefined where it names none
 * that are told apart.
 */
export function contrastIn(asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const asks = (name: string): boolean => tools.patterns.one(`compare.${name}`).test(asked.folded);
  const isCompared = asks(language === "kz" ? "asks-in-kazakh" : "asks-of-forms");
  if (!isCompared && !asks("asks-of-parts")) return undefined;
  const words = wordsIn(asked, tools);
  if (words.length === 0) return undefined;
  const [best] = contrasts(tools)
    .filter(({ contrast }) => isCompared || contrast.least === 1)
    .flatMap((one) => foundIn(words, one) ?? [])
    // «Бала келеді, а не бала келемін»: with its doer beside it a person is right or wrong, and no choice
    .filter(({ contrast, isAll }) => !(contrast.oneWord && asks("one-not-other") && !isAll))
    .toSorted((a, b) => b.weight - a.weight);
  if (!best) return undefined;
  const { contrast } = best;
  const titles = contrast.points.flatMap(
    (id) => tools.course.grammarById.get(id)?.titles[language] ?? [],
  );
  return {
    text: [
      contrast.tell[language],
      "",
      tools.say("point.readOn", language, { x: titles.join("; ") }),
    ].join("\n"),
    chips: [tools.say("point.exercise", language)],
    confidence: SURE,
    points: contrast.points,
    focus: { kind: "topic", id: contrast.points[0] ?? "" },
  };
}
const SURE = 0.96;

function foundIn(words: readonly Word[], { contrast, forms }: Read): Found | undefined {
  const taken = new Set<number>();
  const headwords: ReadonlySet<string>[] = [];
  let weight = 0;
  let found = 0;
  for (const form of forms) {
    const at = words.findIndex((_, from) =>
      form.every((options, place) => {
        const word = words[from + place];
        return !taken.has(from + place) && word !== undefined && fits(word, options);
      }),
    );
    if (at < 0) continue;
    for (let place = 0; place < form.length; place++) taken.add(at + place);
    headwords.push(words[at]?.headwords ?? new Set());
    found++;
    weight +=
      OF_FORM + form.filter((options) => options.some(({ how }) => how !== "suffixes")).length;
  }
  if (found < (contrast.least ?? FEWEST)) return undefined;
  if (contrast.oneWord && !isOfOneWord(headwords)) return undefined;
  const isAll = words.every((word, at) => word === GAP || taken.has(at));
  return { contrast, weight, isAll };
}

const isOfOneWord = ([first, ...others]: readonly ReadonlySet<string>[]): boolean =>
  [...(first ?? [])].some((headword) => others.every((one) => one.has(headword)));

const fits = ({ text, headwords, readings }: Word, options: readonly Option[]): boolean =>
  options.some(({ text: wanted, how, suffixes }) => {
    if (how === "same") return text === wanted;
    if (how === "begins") return text.startsWith(wanted);
    if (how === "headword") return headwords.has(wanted);
    return readings.some((ids) => suffixes.every((id) => ids.has(id)));
  });

/** Words of Kazakh in a message, and the bare endings that it names; a gap where another language stands between. */
function wordsIn({ raw, language }: Asked, tools: Tools): readonly Word[] {
  const typed = foldText(raw).match(/(?<![\p{L}\d])[-–]?\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const words = typed.flatMap((one) => one.split("/")).map((one) => wordOf(one, tools));
  const isForeign = ({ text }: Word): boolean =>
    // «… мен … дегенді қашан айтады»: the word behind a quotation is none of the forms
    (QUOTES.test(raw) && text.startsWith("деген")) ||
    !/\p{Script=Cyrillic}/u.test(text) ||
    (language === "ru" &&
      !text.startsWith("-") &&
      !literals(tools).has(text) &&
      !/[әғқңөұүһі]/u.test(text) &&
      isWordOf(text, "ru", tools));
  return words.map((word) => (isForeign(word) ? GAP : word)).some((word) => word !== GAP)
    ? words.map((word) => (isForeign(word) ? GAP : word))
    : [];
}
const QUOTES = /["«“„]/u;
const GAP: Word = { text: "", headwords: new Set(), readings: [] };

function wordOf(typed: string, tools: Tools): Word {
  if (/^[-–]/u.test(typed)) {
    const ending = typed.slice(1);
    const ids = Object.entries(tools.course.tutor.contrasts.endings)
      .filter(([, endings]) => endings.includes(ending))
      .map(([id]) => new Set([id]));
    return { text: `-${ending}`, headwords: new Set(), readings: ids };
  }
  const readings = knownReadings(typed);
  return {
    text: typed,
    headwords: new Set(readings.flatMap(({ entry }) => entry?.lemma ?? [])),
    readings: readings.map(({ suffixes }) => {
      const ids = suffixes.map(({ id }) => id);
      return new Set([...ids, ...suffixSenses(ids)]);
    }),
  };
}
