import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { wishOf } from "../features/label.ts";
import type { Wish } from "../features/wish.ts";
import { shownLines } from "../going-on/shown.ts";
import { type Person, PRONOUN } from "../grammar/clause.ts";
import { mergedWish } from "../intents/follow-up/merged-wish.ts";
import { showForm } from "../intents/form.ts";
import { type ShownSentence, tableOf } from "../table/on-table.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { turned } from "./change.ts";
import { coreOf, wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";
import { turnedLine } from "./turned-line.ts";
import { type Turning, turnedSentence } from "./turned-sentence.ts";
import { turnedSubject } from "./turned-subject.ts";

const PERSONS: readonly Person[] = ["1s", "2s", "2f", "3", "1p", "3p"];
const FORMS: readonly (readonly [string, Wish])[] = [
  ["negative", { negative: true }],
  ["question", { question: true }],
  ["past", { tense: "PST" }],
  ["future", { tense: "FUT" }],
  ["to-many", { plural: true }],
];
/** Replies that tell of one word. */
const OF_WORDS: ReadonlySet<string> = new Set(["form", "follow-up", "meaning", "translate"]);

/** "And negative?", «а если это они», "to several people": the sentence or the table that lies there, in the one form that the message names. */
export const turnTable: Executor = (asked, _read, tools) => {
  const turning = turningNamed(asked, tools);
  if (!turning) return undefined;
  const focus = asked.focus();
  const reply = asked.exchange(0)?.reply;
  // What could not be said lies nowhere
  if (reply?.translated?.text === null) return undefined;
  const isOfWord =
    focus?.kind === "word" &&
    OF_WORDS.has(reply?.intent ?? "") &&
    reply?.translated?.text?.includes(" ") !== true;
  // The lines beside a word are examples of it
  if (isOfWord)
    return focus.pos === "v" || tools.glossary.senses(focus.lemma)[0]?.pos === "v"
      ? ofTable(focus, turning, asked, tools)
      : focus.inAllCases
        ? undefined
        : ofNoun(focus.lemma, turning, asked, tools);
  const sentences = sentencesOn(asked, tools);
  for (const sentence of sentences) {
    const draft = ofSentence(sentence, turning, asked, tools);
    if (draft) return draft;
  }
  const [first] = sentences;
  return first && (keptSo(first, turning, asked, tools) ?? notTurned(first, asked, tools));
};

function turningNamed(asked: Asked, tools: Tools): Turning | undefined {
  // «А на вы?» asks for another manner
  if (wishes("in-manner", [asked.folded], tools)) return undefined;
  const core = coreOf(asked, tools);
  const texts = [core, asked.folded];
  const notSo = tools.patterns.one("of-table.not-so").exec(asked.folded)?.groups?.what;
  if (notSo !== undefined && namesFocus(notSo, asked, tools)) return { wish: { negative: true } };
  const form = FORMS.find(([name]) => wishes(name, texts, tools))?.[1];
  const person = PERSONS.find((one) => wishes(`person-${one}`, [core], tools));
  const isTo = person !== undefined && wishes("to-somebody", [asked.folded], tools);
  if (!form && (person === undefined || isTo)) return undefined;
  const isOfDay = form?.tense !== undefined && wishes("of-day", [asked.folded], tools);
  return {
    wish: form ?? { person: person as Person },
    ...(isOfDay && { day: form?.tense === "PST" ? "кеше" : "ертең" }),
  };
}

/** "Not sweet?" after the word for sweet. */
function namesFocus(word: string, asked: Asked, tools: Tools): boolean {
  const focus = asked.focus();
  const found = byMeaning(word, hasCyrillic(word) ? "ru" : "en", tools, false);
  const meant = found ? [found.lemma, ...found.others.map(({ kz: one }) => one)] : [];
  return focus?.kind === "word" && meant.includes(focus.lemma);
}

/** Whole sentences on the table, those that were shown last first. */
function sentencesOn(asked: Asked, tools: Tools): readonly ShownSentence[] {
  const intent = asked.exchange(0)?.reply.intent ?? "";
  if (!OF_SENTENCES.has(intent)) return [];
  const [table] = tableOf(asked, tools);
  const shown = shownLines(asked, tools).filter(
    // «сенімен (другу)» is a word with its manner
    (line) => (wordsOf(line).length > 1 && !line.endsWith(")")) || /[.!?]$/u.test(line),
  );
  // Several lines are turned together elsewhere
  if (intent === "examples" && shown.length > 1) return [];
  const laid = (table?.sentences ?? []).filter((one) => shown.includes(one.kz));
  return [
    ...laid,
    ...shown.filter((line) => !laid.some((one) => one.kz === line)).map((line) => ({ kz: line })),
  ];
}
const OF_SENTENCES: ReadonlySet<string> = new Set([
  "translate",
  "follow-up",
  "request",
  "meaning",
  "check",
  "my-mistake",
  "examples",
  "phrases",
  "register",
]);

function ofSentence(
  sentence: ShownSentence,
  turning: Turning,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { person } = turning.wish;
  const isAsked = person?.startsWith("2") === true && !sentence.kz.endsWith("?");
  // «А вы?» asks the one who hears it
  if (isAsked && person !== undefined) {
    const wish = { person, question: true };
    const draft = sentence.clause && turned(sentence, { wish }, asked, tools);
    const told = turnedSubject(sentence.kz, person, tools);
    const text = told && turnedSentence(told, { wish: { question: true } }, tools);
    return draft ?? (text === undefined ? undefined : turnedLine(text, asked, tools));
  }
  if (person !== undefined && !sentence.clause) {
    const text = turnedSubject(sentence.kz, person, tools);
    return text === undefined ? undefined : turnedLine(text, asked, tools);
  }
  const draft = turned(sentence, turning, asked, tools);
  if (draft) return draft;
  const text = person === undefined ? undefined : turnedSubject(sentence.kz, person, tools);
  return text === undefined ? undefined : turnedLine(text, asked, tools);
}

/** What says so already: the present, which says the future, too; what speaks to nobody. */
function keptSo(
  { kz: text }: ShownSentence,
  { wish }: Turning,
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const isSo =
    (wish.question && /[?]$/u.test(text)) || (wish.person !== undefined && isOf(text, wish.person));
  const isFuture =
    wish.tense === "FUT" && turnedSentence(text, { wish: { tense: "PST" } }, tools) !== undefined;
  const isPast = wish.tense === "PST" && /(?:[дт][ыі](?:м|ң|қ|к|ңыз|ңіз)?|еді)[.!?]*$/u.test(text);
  if (!isSo && !isFuture && !isPast && !wish.plural) return undefined;
  const name = isSo
    ? "request.samePerson"
    : isFuture
      ? "table.future"
      : isPast
        ? "table.past"
        : "table.toNobody";
  return {
    text: tools.say(name, language, { x: text }),
    kazakh: [kz(text)],
    translated: { text, sure: true, from: "bank" },
    confidence: 0.88,
    intent: "follow-up",
  };
}

/** Whether a sentence has this person for its subject. */
const isOf = (text: string, person: Person): boolean =>
  wordsOf(foldText(text)).some((word) => word === PRONOUN[person]);

function notTurned({ kz: text }: ShownSentence, { language }: Asked, tools: Tools): Draft {
  return {
    text: tools.say("request.notTurned", language, { x: text }),
    kazakh: [kz(text)],
    confidence: 0.6,
    intent: "follow-up",
  };
}

/** More forms than these are a table. */
const MOST_FORMS = 3;

/** All persons of a verb, or the one that is named. */
function ofTable(
  { lemma, label }: { readonly lemma: string; readonly label?: string },
  { wish }: Turning,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  // A form that the message itself named is gone on from by what was told of it
  const { message = "", reply } = asked.exchange(0) ?? {};
  const isOfForm =
    reply?.intent !== "meaning" || wordsOf(foldText(message)).every((word) => word !== lemma);
  if (label === undefined && (isOfForm || wish.person !== undefined)) return undefined;
  const before = label === undefined ? {} : wishOf(label);
  const { plural, ...own } = wish;
  const named: Wish = plural ? { person: "2p" } : own;
  const merged = mergedWish(before, named);
  // One form that was shown stays one
  const isTable = (reply?.kazakh.length ?? 0) > MOST_FORMS;
  const person = named.person ?? (isTable ? undefined : before.person);
  const { person: _one, ...all } = merged;
  const whole: Wish = person ? { ...all, person } : { ...all, table: "persons" };
  const word = { lemma, pos: "v", others: [], from: "kz" } as const;
  const draft = showForm(word, whole, lemma, asked.language, tools);
  return draft && { ...draft, intent: "follow-up" };
}

/** A noun of many, what somebody or something is not. */
function ofNoun(lemma: string, { wish }: Turning, asked: Asked, tools: Tools): Draft | undefined {
  const [sense] = tools.glossary.senses(lemma);
  if (wish.plural && sense?.pos === "n") {
    const word = { lemma, pos: sense.pos, others: [], from: "kz" } as const;
    const draft = showForm(word, { plural: true }, lemma, asked.language, tools);
    return draft && { ...draft, intent: "follow-up" };
  }
  return wish.negative && (sense?.pos === "adj" || sense?.pos === "n")
    ? turnedLine(`${lemma} емес`, asked, tools)
    : undefined;
}
