import {
  analyse,
  describeReason,
  type Entry,
  explain,
  glossInEnglish,
  glossInRussian,
  inflect,
  lookUp,
  type ParadigmKind,
  type ParadigmTable,
  paradigm,
  SUFFIX_MEANINGS,
} from "@tilashar/kazakh";
import type { Course, DayWord, Word } from "../course/course.ts";
import type { Immutable } from "../course/immutable.ts";
import { foldHeadword } from "../dictionary/fold-answer.ts";
import { renderForm } from "../note/render-note.ts";
import type { GovernmentFile } from "../schema/government-file.ts";
import { LANGUAGES, type Trilingual } from "../schema/text.ts";
import { lexiconPos } from "../schema/word.ts";
import { glossedEntries, type Headword, type Headwords, type Reading } from "./headwords.ts";

type Government = GovernmentFile["verbs"][number]["senses"][number];

/** One sense of a headword: homonyms have several. */
export interface WordSense {
  readonly pos: string;
  readonly en: string;
  readonly ru: string;
  readonly stem: string | null;
}

/** A form taken apart, with the reasons for the letters of its suffixes. */
export interface ExplainedForm {
  readonly label: string;
  readonly form: { readonly text: string; readonly segments: readonly string[] };
  readonly suffixes: readonly {
    readonly surface: string;
    readonly meaning: Trilingual;
    readonly reasons: readonly Trilingual[];
  }[];
}

/** Everything that can be told of a headword. */
export interface WordFacts {
  readonly senses: readonly WordSense[];
  /** Words of lessons that teach it. */
  readonly taught: readonly Word[];
  /** What its meanings ask of the nouns beside them. */
  readonly government: readonly Immutable<Government>[];
  readonly tables: readonly (ParadigmTable & { readonly pos: string })[];
  readonly explained: readonly ExplainedForm[];
  /** Other headwords that its letters are a form of: алу of алып. */
  readonly formOf: readonly Headword[];
  /** The word it is made from, words made from it, expressions with it. */
  readonly relatives: readonly Headword[];
}

/** More relatives than this are a list nobody reads. */
const MAX_RELATIVES = 12;

const MAX_FORM_OF = 3;

const KINDS: Readonly<Record<string, ParadigmKind>> = {
  n: "noun",
  "name-person": "noun",
  "name-place": "noun",
  "name-other": "noun",
  v: "verb",
  adj: "adjective",
  pron: "pronoun",
  num: "numeral",
};

/** Forms whose suffixes are explained, by the part of speech: those that show each rule of the word's end. */
const EXPLAINED: Readonly<Record<string, readonly string[]>> = {
  noun: ["N;NOM;PL", "N;NOM;SG;PSS1S", "N;NOM;SG;PSS3", "N;DAT;SG", "N;ACC;SG", "N;ABL;SG"],
  verb: ["V;IND;PRS;1;SG", "V;IND;PRS;3;NEG", "V;IND;PST;3", "V.PTCP;PST", "V.CVB;PFV"],
  adjective: ["ADJ;CMPR", "ADJ;PRED;1;SG"],
  numeral: ["NUM;ORD"],
  pronoun: [],
};

const NOUN_RELATIVES = ["LYQ", "SHY", "LY", "SYZ", "LAS", "HANA", "SHA", "SHYL"];
const VOICES = ["PASS", "CAUS", "RECP", "REFL"];

export interface WordBook {
  readonly headwords: Headwords;
  factsOf(headword: Headword): WordFacts;
}

/** Facts of every headword, made when they are asked for and kept by whoever asked. */
export function makeWordBook(course: Course, headwords: Headwords): WordBook {
  const taughtBy = new Map<string, Word[]>();
  for (const word of course.wordById.values()) {
    const words = taughtBy.get(foldHeadword(word.kz));
    if (words === undefined) taughtBy.set(foldHeadword(word.kz), [word]);
    else words.push(word);
  }
  let expressions: ReadonlyMap<string, readonly string[]> | undefined;

  return {
    headwords,
    factsOf({ lemma }) {
      const taught = taughtBy.get(foldHeadword(lemma)) ?? [];
      const entries = glossedEntries(lemma).filter((entry) => entry.lemma === lemma);
      const dayWord = course.dayWords.find(({ kz }) => foldHeadword(kz) === foldHeadword(lemma));
      const senses = sensesOf(entries, [...taught, ...(dayWord ? [dayWord] : [])]);
      const kinds = [...new Set(senses.flatMap(({ pos }) => KINDS[pos] ?? []))];
      expressions ??= expressionsByWord(headwords.lemmas());
      return {
        senses,
        taught,
        government: governmentOf(course, lemma),
        tables: eachOnce(kinds.flatMap((kind) => tablesOf(lemma, kind, senses))),
        explained: kinds.flatMap((kind) => explainedForms(lemma, EXPLAINED[kind] ?? [])),
        formOf: formsOf(lemma, headwords),
        relatives: relativesOf(lemma, kinds, expressions, headwords),
      };
    },
  };
}

function governmentOf({ government }: Course, lemma: string): readonly Immutable<Government>[] {
  if (government === undefined) return [];
  const { verbs, postpositions, adjectives } = government;
  return [
    ...verbs.filter((word) => word.lemma === lemma).flatMap(({ senses }) => senses),
    ...[...postpositions, ...adjectives].filter((word) => word.lemma === lemma),
  ];
}

function formsOf(lemma: string, headwords: Headwords): Headword[] {
  const found = new Map<string, Headword>();
  for (const reading of analyse(lemma)) {
    // A stem without a suffix counts: айт "holiday" is айту's "say!" too.
    const headword = reading.guessed ? undefined : headwords.get(reading.lemma);
    if (headword !== undefined && headword.lemma !== lemma) found.set(headword.lemma, headword);
  }
  return [...found.values()].slice(0, MAX_FORM_OF);
}

function sensesOf(entries: readonly Entry[], words: readonly (Word | DayWord)[]): WordSense[] {
  if (entries.length > 0)
    return entries.map((entry) => ({
      pos: entry.pos,
      en: glossInEnglish(entry),
      ru: glossInRussian(entry),
      stem: entry.stem ?? null,
    }));
  return words.slice(0, 1).map(({ pos, en, ru, flags }) => ({
    pos: lexiconPos(pos),
    en: joined(en),
    ru: joined(ru),
    stem: flags?.find((flag) => flag.startsWith("stem="))?.slice("stem=".length) ?? null,
  }));
}

const joined = (meaning: string | readonly string[]) =>
  typeof meaning === "string" ? meaning : meaning.join("; ");

function tablesOf(lemma: string, kind: ParadigmKind, senses: readonly WordSense[]) {
  const pos = senses.find((sense) => KINDS[sense.pos] === kind)?.pos ?? "n";
  const tables = paradigm(lemma, kind);
  // Of a name nobody forms "our" and "I am" in earnest
  const shown = pos.startsWith("name-") ? tables.filter(({ key }) => key === "cases") : tables;
  return shown.map((table) => ({ ...table, pos }));
}

/** Without the tables that say the same of another part of speech: "I am" of алып, "giant" either way. */
function eachOnce<Table extends ParadigmTable>(tables: readonly Table[]): Table[] {
  const seen = new Set<string>();
  return tables.filter(({ key, columns, rows }) => {
    const text = JSON.stringify([key, columns, rows]);
    return !seen.has(text) && seen.add(text);
  });
}

function explainedForms(lemma: string, labels: readonly string[]): ExplainedForm[] {
  return labels.flatMap((label) => {
    const explanation = explain(lemma, label);
    const form = renderForm(lemma, label);
    if (explanation === undefined || form === undefined) return [];
    const suffixes = explanation.suffixes.map(({ id, surface, reasons }) => ({
      surface,
      meaning: SUFFIX_MEANINGS[id],
      reasons: reasons.map((reason) => inEach((language) => describeReason(reason, language))),
    }));
    return suffixes.length === 0 ? [] : [{ label, form, suffixes }];
  });
}

function inEach(make: (language: "en" | "ru" | "kz") => string): Trilingual {
  const [en = "", ru = "", kz = ""] = LANGUAGES.map(make);
  return { en, ru, kz };
}

function relativesOf(
  lemma: string,
  kinds: readonly ParadigmKind[],
  expressions: ReadonlyMap<string, readonly string[]>,
  headwords: Headwords,
): Headword[] {
  const found = new Map<string, Headword>();
  const add = (other: string | undefined) => {
    const headword = other === undefined ? undefined : headwords.get(other);
    if (headword !== undefined && headword.lemma !== lemma) found.set(headword.lemma, headword);
  };
  add(baseOf(lemma));
  if (kinds.includes("noun") || kinds.includes("adjective")) {
    for (const label of NOUN_RELATIVES) add(inflect(lemma, `DER;${label}`)[0]);
    for (const verb of verbsFrom(lemma)) add(verb);
  }
  if (kinds.includes("verb")) {
    for (const voice of VOICES) add(inflect(lemma, `V;VN;NOM;${voice}`)[0]);
    add(agentOf(lemma));
  }
  // алып келу, "to bring", is of алу, not of "giant"
  const isSeldomItself = likeliestOf(headwords.readings(lemma))?.lemma !== lemma;
  for (const expression of expressions.get(lemma.toLowerCase()) ?? []) {
    if (isSeldomItself && expression.toLowerCase().startsWith(`${lemma.toLowerCase()} `)) continue;
    add(expression);
  }
  return [...found.values()].slice(0, MAX_RELATIVES);
}

const likeliestOf = (readings: readonly Reading[]): Headword | undefined =>
  readings.toSorted((one, other) => other.share - one.share)[0]?.headword;

/** The headword that a derived one is made from: жұмыс of жұмысшы. */
function baseOf(lemma: string): string | undefined {
  for (let length = lemma.length - 1; length > 1; length--) {
    const base = lemma.slice(0, length);
    const entries = lookUp(base);
    if (entries.length === 0) continue;
    const isMade =
      NOUN_RELATIVES.some((label) => inflect(base, `DER;${label}`).includes(lemma)) ||
      verbsFrom(base).includes(lemma) ||
      (entries.some(({ pos }) => pos === "v") && agentOf(base) === lemma);
    if (isMade) return base;
  }
  return undefined;
}

/** Verbs in -лау, -лану, -ласу, in their dictionary forms. */
function verbsFrom(lemma: string): string[] {
  const stem = inflect(lemma, "DER;LA")[0];
  return stem === undefined ? [] : [`${stem}у`, `${stem}ну`, `${stem}су`];
}

/** Who does it: оқушы of оқу. */
const agentOf = (verb: string): string | undefined => inflect(verb, "V.PTCP;AG")[0];

/** Headwords of several words under each of their words. */
function expressionsByWord(lemmas: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, string[]>();
  for (const lemma of lemmas) {
    const parts = lemma.toLowerCase().split(/[\s-]+/);
    if (parts.length < 2) continue;
    for (const part of parts) {
      const known = byWord.get(part);
      if (known === undefined) byWord.set(part, [lemma]);
      else known.push(lemma);
    }
  }
  return byWord;
}
