import { inflect } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { formSteps, kz } from "../features/form-text.ts";
import { labelOf } from "../features/label.ts";
import type { Wish } from "../features/wish.ts";
import type { Person } from "../grammar/clause.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { outOfKazakh } from "../translation/out-of-kazakh/out-of-kazakh.ts";
import { isOwnLanguage } from "../words/own-language.ts";

/** Surer than a sentence that is to be checked or an exercise: a gap stands in it. */
const SURE = 0.9987;
const FEWEST_WORDS = 2;
const MOST_TOLD = 3;
const HINTS = ["GEN", "ACC", "INS", "ABL", "DAT", "LOC"] as const;
const PERSONS: readonly Person[] = ["1s", "2s", "2f", "3", "1p"];

/** What stands in brackets behind a gap. */
const HINT = /\(([^()]*\p{L}[^()]*)\)/gu;

/** A sentence with a gap, cut at it. */
interface Gapped {
  readonly before: string;
  readonly after: string;
  /** What of the word stands there. */
  readonly stem: string;
  /** What it is to mean, as it was typed. */
  readonly hint: string;
}

/** A form that may fill the gap. */
interface Filling {
  readonly text: string;
  readonly lemma: string;
  readonly label: string;
  readonly sentence: string;
}

/** "Мен автобус___ барамын (by bus)": the ending that the sentence takes, and why. */
export const fillGapIntent: Intent = {
  name: "form",
  decides: true,
  understand(asked, tools) {
    if (waitsForAnswer(asked.history, tools)) return undefined;
    const gapped = gappedIn(asked.raw, tools);
    return gapped && { confidence: SURE, answer: () => filled(gapped, asked, tools) };
  },
};

/** The sentence with a gap in a message: what stands behind a colon or in quotation marks, else all of it. */
function gappedIn(raw: string, tools: Tools): Gapped | undefined {
  const [, hint = ""] = [...raw.matchAll(HINT)].at(-1) ?? [];
  const bare = raw.replace(HINT, " ").trim();
  const pieces = [...bare.matchAll(/[«“"„]([^»”"“„]+)[»”"“]/gu)].map(([, piece = ""]) => piece);
  const [, behind] = /^[^:]*:\s*(.+)$/su.exec(bare) ?? [];
  const pattern = tools.patterns.one("fill-gap.gap");
  const sentence = [...pieces, ...(behind === undefined ? [] : [behind]), bare]
    .flatMap((piece) => piece.split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u))
    .find((piece) => pattern.test(piece) && isKazakh(piece, pattern, tools));
  const found = sentence === undefined ? null : pattern.exec(sentence);
  if (sentence === undefined || !found) return undefined;
  const before = sentence.slice(0, found.index).trim();
  const cut = {
    after: sentence.slice(found.index + found[0].length).trim(),
    hint: foldText(hint),
  };
  const stem = foldText(found.groups?.stem ?? "");
  if (stem !== "" || wordOf(cut.hint, tools) !== undefined) return { ...cut, before, stem };
  // «Мен кітап ___ оқимын»: the gap stands apart from its word
  const last = /\p{L}+$/u.exec(before)?.[0] ?? "";
  return {
    ...cut,
    before: before.slice(0, -last.length || undefined).trim(),
    stem: foldText(last),
  };
}

/** The word of Kazakh that a hint names. */
const wordOf = (hint: string, tools: Tools): string | undefined =>
  wordsOf(hint).find((word) => hasCyrillic(word) && tools.glossary.senses(word).length > 0);

function isKazakh(piece: string, gap: RegExp, tools: Tools): boolean {
  const words = wordsOf(foldText(piece.replace(gap, " $<stem> ")));
  return (
    words.length >= FEWEST_WORDS &&
    words.every((word) => hasCyrillic(word)) &&
    !isOwnLanguage(words.join(" "), tools)
  );
}

function filled(gapped: Gapped, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const all = fillings(gapped, tools);
  const fitting = all.filter(({ sentence }) => checkSentence(sentence, tools).verdict === "right");
  const meant = ofHint(fitting, gapped.hint, tools);
  const told = (meant.length > 0 ? meant : fitting).slice(0, MOST_TOLD);
  if (told.length === 0) return undefined;
  const rows = told.flatMap(({ text, lemma, label, sentence }) => {
    const meaning = language === "kz" ? undefined : outOfKazakh(sentence, language, tools);
    return [
      meaning === undefined ? sentence : `${sentence} — ${meaning}`,
      ...formSteps(lemma, label, language).map((step) => `${text}: ${step}`),
      "",
    ];
  });
  const lead = told.length > 1 ? [tools.say("fillGap.several", language), ""] : [];
  return {
    text: [...lead, ...rows].join("\n").trim(),
    kazakh: told.map(({ sentence }) => kz(sentence)),
    confidence: 0.95,
    ...(told[0] && {
      focus: { kind: "word", lemma: told[0].lemma, pos: "n", label: told[0].label },
    }),
  };
}

/** Every form of the word that stands before the gap, or of the one that the hint names, put into it. */
function fillings({ before, after, stem, hint }: Gapped, tools: Tools): Filling[] {
  const word = stem === "" ? wordOf(hint, tools) : stem;
  if (word === undefined) return [];
  const verb = [`${word}у`, `${word}ю`, word].find((one) =>
    tools.glossary.senses(one).some(({ pos }) => pos === "v"),
  );
  const noun = tools.glossary.senses(word).find(({ pos }) => pos !== "v");
  const labels = [
    ...(noun === undefined
      ? []
      : nounLabels(/^[.!?]*$/u.test(after)).map((label) => ({ lemma: word, label }))),
    ...(verb === undefined ? [] : verbLabels().map((label) => ({ lemma: verb, label }))),
  ];
  const seen = new Set<string>();
  return labels.flatMap(({ lemma, label }) => {
    const [text] = inflect(lemma, label);
    if (text === undefined || text === word || seen.has(text)) return [];
    seen.add(text);
    const capital = before === "" || noun?.pos.startsWith("name") === true;
    const put = capital ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
    const sentence = [before, put, after]
      .filter(Boolean)
      .join(" ")
      .replace(/\s+([,.?!])/gu, "$1");
    return [{ text: put, lemma, label, sentence }];
  });
}

const labelled = (pos: string, wishes: readonly Wish[]): string[] =>
  wishes.flatMap((wish) => labelOf(pos, wish) ?? []);

/** Forms of a noun; what one is stands at the end of a sentence. */
const nounLabels = (isLast: boolean): string[] =>
  labelled("n", [
    ...HINTS.map((one) => ({ case: one })),
    { plural: true },
    ...PERSONS.map((owner) => ({ owner })),
    ...(isLast ? PERSONS.filter((one) => one !== "3").map((person) => ({ person })) : []),
  ]);

const verbLabels = (): string[] =>
  labelled(
    "v",
    ["PRS", "PST"].flatMap((tense) => PERSONS.map((person) => ({ tense, person }))),
  );

/** Those whose case the hint means; all of them where it means none. */
function ofHint(all: readonly Filling[], hint: string, tools: Tools): readonly Filling[] {
  if (hint === "") return [];
  const cases = HINTS.filter((one) =>
    tools.patterns.one(`fill-gap.${one.toLowerCase()}`).test(hint),
  );
  return all.filter(({ label }) => cases.some((one) => label.split(";").includes(one)));
}
