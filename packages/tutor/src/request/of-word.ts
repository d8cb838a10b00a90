import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { wishOf } from "../features/label.ts";
import { plainly } from "../going-on/compare.ts";
import { meaningOfLine, ownLanguage, shownLines } from "../going-on/shown.ts";

import { withOther } from "../intents/follow-up/other-person.ts";
import { showForm } from "../intents/form.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { sayInKazakh } from "../intents/say.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, hasKazakhLetter, trimEnds, wordsOf } from "../text/fold.ts";
import { byMeaning, findHeadword } from "../words/find-kazakh.ts";
import { glossedRows } from "../words/glossed-rows.ts";
import { lineKey } from "../words/sentence-memory.ts";
import { changeOwner } from "./change-owner.ts";
import { coreOf, wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";

const LEAST_STEM = 3;
const MOST = 8;

/** "And how do I say it with my?", «а если это моё»: the word that was spoken of, owned by the learner. */
export const asMine: Executor = (asked, _read, tools) => {
  if (!wishes("my-own", [coreOf(asked, tools)], tools)) return undefined;
  const focus = asked.focus();
  const said = asked.exchange(0)?.reply.translated?.text ?? focusWord(asked);
  const lemma = focus?.kind === "word" ? focus.lemma : isWord(said) ? said : undefined;
  const pos = lemma === undefined ? undefined : tools.glossary.senses(lemma)[0]?.pos;
  if (lemma === undefined || pos !== "n")
    return changeOwner({ ...asked, folded: mine(asked) }, tools);
  const word = { lemma, pos, others: [], from: "kz" } as const;
  const draft = showForm(word, { owner: "1s" }, lemma, asked.language, tools);
  return draft && { ...draft, intent: "follow-up" };
};

/** "And in my book?": the word that was spoken of, of whom and in the case that are named. */
export const ofOwner: Executor = (asked, _read, tools) => {
  const focus = asked.focus();
  const draft = focus?.kind === "word" ? withOther(focus, asked, tools) : undefined;
  return draft && { ...draft, intent: "follow-up" };
};

const mine = ({ language }: Asked): string =>
  language === "ru" ? "мой" : language === "kz" ? "менің" : "my";
const focusWord = (asked: Asked): string => asked.exchange(0)?.reply.kazakh[0]?.text ?? "";
const isWord = (text: string): boolean =>
  text !== "" && !/[.!?]$/u.test(text) && wordsOf(text).length < 3;

/** "Related words?", «однокоренные»: headwords that begin with the word that was spoken of. */
export const related: Executor = (asked, _read, tools) => {
  const focus = asked.focus();
  if (focus?.kind !== "word" || !wishes("related", [asked.folded], tools)) return undefined;
  const stem = focus.lemma.replace(/у$/u, "");
  if (stem.length < LEAST_STEM) return undefined;
  const found = tools.glossary
    .headwords()
    .filter((one) => one.startsWith(stem) && one !== focus.lemma && !one.includes(" "))
    .slice(0, MOST);
  const draft = glossedRows(found, asked, tools);
  return draft
    ? { ...draft, intent: "list" }
    : {
        text: tools.say("table.noRelated", asked.language, { x: focus.lemma }),
        kazakh: [kz(focus.lemma, focus.lemma)],
        confidence: 0.8,
        intent: "list",
      };
};

/** "Is it the same as friend?", «это то же, что үстел?»: both beside one another. */
export const sameAs: Executor = (asked, _read, tools) => {
  const other = tools.patterns
    .all("of-table.same-as")
    .map((one) => one.exec(asked.folded)?.groups?.other?.trim())
    .find((one) => one !== undefined);
  if (other === undefined) return undefined;
  const focus = asked.focus();
  const [line] = shownLines(asked, tools).filter((one) => wordsOf(one).length > 1);
  const said = asked.exchange(0)?.reply.translated?.text;
  const isOfWord = focus?.kind === "word" && said?.includes(" ") !== true;
  const own = isOfWord ? focus.lemma : isWord(said ?? "") ? said : undefined;
  if (own !== undefined) return ofWords(own ?? "", other, asked, tools);
  return line === undefined ? undefined : ofSentences(line, other, asked, tools);
};

function ofWords(own: string, other: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const known = hasCyrillic(other) && tools.glossary.senses(other).length > 0;
  const isKazakh =
    known &&
    (hasKazakhLetter(other) ||
      language !== "ru" ||
      byMeaning(other, "ru", tools, false) === undefined);
  const meant = isKazakh
    ? other
    : byMeaning(other, hasCyrillic(other) ? "ru" : "en", tools, false)?.lemma;
  if (meant === undefined) return undefined;
  if (meant === own)
    return {
      text: tools.say("table.same", language, { x: own }),
      kazakh: [kz(own, own)],
      confidence: 0.9,
      intent: "compare",
    };
  const near = [own, meant].map(
    (word) => new Set(tools.glossary.senses(word).flatMap(({ en, ru }) => [...en, ...ru])),
  );
  const isNear = [...(near[0] ?? [])].some((meaning) => near[1]?.has(meaning));
  const draft = plainly([own, meant], asked, tools);
  return {
    ...draft,
    text: [tools.say(isNear ? "applied.near" : "applied.apart", language), draft.text].join("\n"),
    intent: "compare",
  };
}

function ofSentences(line: string, other: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const said = hasKazakhLetter(other)
    ? other
    : (sayInKazakh(other, asked, tools)?.translated?.text ?? undefined);
  if (said === undefined) return undefined;
  if (lineKey(said) === lineKey(line))
    return {
      text: tools.say("table.same", language, { x: line }),
      kazakh: [kz(line)],
      confidence: 0.9,
      intent: "compare",
    };
  const own = language === "kz" ? undefined : ownLanguage(asked);
  const row = (text: string): string => {
    const meaning = own && meaningOfLine(text, own, tools);
    return meaning ? `${text} — ${meaning}` : text;
  };
  return {
    text: [tools.say("table.notSame", language), row(line), row(said)].join("\n"),
    kazakh: [kz(line), kz(said)],
    confidence: 0.88,
    intent: "compare",
  };
}

/** "Cool, ty, n what's snow", «ок а снег как»: thanks, and the next word at once. */
export const nextAsked: Executor = (asked, _read, tools) => {
  const named = tools.patterns
    .all("of-table.next")
    .map((one) => one.exec(foldText(asked.whole).replace(/[?.! ]+$/u, ""))?.groups?.next?.trim())
    .find((one) => one !== undefined);
  if (named === undefined || hasKazakhLetter(named)) return undefined;
  const draft = sayInKazakh(named, asked, tools);
  return draft?.translated?.text == null ? undefined : { ...draft, intent: "translate" };
};

/** «А теперь «мектептеріңізде»» after another form was taken apart: this one, taken apart. */
export const nextForm: Executor = (asked, _read, tools) => {
  if (asked.exchange(0)?.reply.intent !== "meaning") return undefined;
  const core = trimEnds(coreOf(asked, tools));
  const isForm =
    hasCyrillic(core) &&
    !core.includes(" ") &&
    (hasKazakhLetter(core) || asked.language === "en") &&
    tools.glossary.senses(core).length === 0 &&
    knownReadings(core).some(({ suffixes }) => suffixes.length > 0);
  const draft = isForm ? describeKazakh(core, asked, tools) : undefined;
  return draft && { ...draft, intent: "meaning" };
};

/** More forms than these are a table. */
const MOST_FORMS = 3;

/** "And келу?", «теперь есту» after all persons of a verb: all persons of this one. */
export const nextTable: Executor = (asked, _read, tools) => {
  const focus = asked.focus();
  const reply = asked.exchange(0)?.reply;
  const isTable = (reply?.kazakh.length ?? 0) > MOST_FORMS;
  if (focus?.kind !== "word" || focus.pos !== "v" || focus.label === undefined || !isTable)
    return undefined;
  const core = trimEnds(coreOf(asked, tools));
  if (core.includes(" ") || reply?.intent === "examples") return undefined;
  const found = findHeadword(core, asked.language, tools);
  if (found?.pos !== "v" || found.lemma === focus.lemma || found.mended !== undefined)
    return undefined;
  const { person: _one, ...wish } = wishOf(focus.label);
  const draft = showForm(found, { ...wish, table: "persons" }, found.lemma, asked.language, tools);
  return draft && { ...draft, intent: "form" };
};
