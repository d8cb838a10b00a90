import type { Gloss } from "@tilashar/course/gloss";
import { SUFFIX_MEANINGS, type SuffixId } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import type { GlossLanguage, Sense } from "../words/glossary.ts";

/** What a sense means, the first few words of it. */
export function meaningOf(sense: Sense, language: Language, most = 3): string {
  const glosses = language === "ru" ? sense.ru : sense.en;
  return glosses.slice(0, most).join(", ");
}

/** What a headword means in a language, its senses apart; "" when it is not known. */
export function meaningsOf(senses: readonly Sense[], language: Language): string {
  const said = new Set<string>();
  const shown: string[] = [];
  for (const sense of senses.slice(0, 3)) {
    const glosses = (language === "ru" ? sense.ru : sense.en).slice(0, 3);
    const fresh = glosses.filter((gloss) => !said.has(gloss.toLowerCase()));
    for (const gloss of glosses) said.add(gloss.toLowerCase());
    // Two senses with a meaning in common are one to a learner: house, home; building
    if (fresh.length > 0) shown.push(fresh.join(", "));
  }
  return shown.join("; ");
}

/** One Kazakh word of a line with its meaning and what its suffixes say. */
export interface GlossedWord {
  readonly text: string;
  readonly lemma?: string;
  readonly gloss: string;
}

/** Glosses every word of a Kazakh line as it is meant beside its neighbours, expressions of several words together. */
export function glossLine(line: string, language: Language, tools: Tools): GlossedWord[] {
  const into = language === "ru" ? "ru" : "en";
  const glosser = tools.glosser();
  const glosses = glosser.gloss(line, glosser.namesIn([line])).flatMap(({ gloss }) => gloss ?? []);
  const rows: GlossedWord[] = [];
  for (let at = 0; at < glosses.length; ) {
    const first = glosses[at] as Gloss;
    const lemma = first.expression?.lemma;
    const size = lemma?.split(" ").length ?? 1;
    const span = glosses.slice(at, at + size);
    const isWhole = span.length === size && span.every((one) => one.expression?.lemma === lemma);
    if (lemma !== undefined && size > 1 && isWhole) {
      const text = span.map(({ surface }) => surface).join(" ");
      rows.push({ text, lemma, gloss: expressionRow(span, lemma, into, tools) });
      at += size;
      continue;
    }
    const { surface, guessed } = first;
    const gloss = wordRow(first, into, tools);
    rows.push({ text: surface, ...(!guessed && { lemma: first.lemma }), gloss });
    at += 1;
  }
  return rows;
}

/** What one word of a line means there: its headword, what it does to the verb before it, its endings. */
function wordRow(gloss: Gloss, language: GlossLanguage, tools: Tools): string {
  const { helper, lemmaMeaning, meaning, surface } = gloss;
  if (gloss.kind === "number")
    return [gloss.spoken ?? surface, ...endings(gloss, language, tools)].join(" + ");
  if (gloss.guessed) return "?";
  if (/^[мбп][ае]$/iu.test(surface)) return SUFFIX_MEANINGS.ques[language];
  // Оған is "to him", not "he" and an ending; едік is "we were"
  const isWhole = lemmaMeaning !== undefined && helper === undefined;
  if (isWhole) return meaning[language];
  const whole = settledForm(gloss, language, tools);
  if (whole !== "") return whole;
  const head = headOf(gloss, language, tools);
  return [head, ...endings(gloss, language, tools)].join(" + ");
}

/** What a form means that a dictionary lists by itself: түнде "at night", кезінде "during", қайсысы "which one". */
function settledForm(
  { upos, surface, lemma }: Gloss,
  language: GlossLanguage,
  tools: Tools,
): string {
  const form = surface.toLowerCase();
  const kinds = SETTLED[upos];
  if (kinds === undefined || form === lemma.toLowerCase()) return "";
  const senses = tools.glossary.senses(form).filter(({ pos }) => kinds.includes(pos));
  return meaningsOf(senses.slice(0, 2), language);
}

const SETTLED: Readonly<Record<string, readonly Sense["pos"][]>> = {
  NOUN: ["adv", "post"],
  PRON: ["pron"],
};

/** What its endings say: those beyond its headword. */
function endings({ parts, lemma, base }: Gloss, language: GlossLanguage, tools: Tools): string[] {
  const head = lemma.toLowerCase();
  let taken = "";
  const kept = parts.flatMap(({ text, suffix, means }) => {
    taken += text.toLowerCase();
    // Жұмысшы is a headword, and so is көрші, who is nobody that sees; a deed's -у tells that it is one
    const isOfHeadword = base === undefined && suffix !== "vn" && head.startsWith(taken);
    // Едім is "I was" with no tense besides
    const isTold = lemma === "е" && suffix === "past";
    return suffix === undefined || isOfHeadword || isTold
      ? []
      : [{ suffix, means: means ?? suffix }];
  });
  return endingRows(kept, parts.length > 1, language, tools);
}

/** What an expression of several words means, with the endings that its words have beyond their headwords'. */
function expressionRow(
  glosses: readonly Gloss[],
  lemma: string,
  language: GlossLanguage,
  tools: Tools,
): string {
  const senses = tools.glossary.senses(lemma);
  const [first] = glosses;
  const meant =
    meaningsOf(senses.slice(0, 1), language) || first?.expression?.meaning[language] || lemma;
  const words = lemma.toLowerCase().split(" ");
  const more = glosses.flatMap((gloss, at) => {
    const word = words[at] ?? "";
    if (gloss.surface.toLowerCase() === word) return [];
    // Қан қысымы has its owner's ending already
    let taken = "";
    const kept = gloss.parts.flatMap(({ text, suffix, means }) => {
      taken += text.toLowerCase();
      if (suffix === undefined || taken === word) return [];
      return [{ suffix, means: means ?? suffix }];
    });
    return endingRows(kept, true, language, tools);
  });
  return [meant, ...more].join(" + ");
}

function endingRows(
  suffixes: readonly { suffix: SuffixId; means: SuffixId }[],
  isInflected: boolean,
  language: GlossLanguage,
  tools: Tools,
): string[] {
  // түсінбей қалды: without a person it is no tense, and leads to the verb behind it
  const isLinked = isInflected && suffixes.at(-1)?.suffix === "pres";
  return suffixes.map(({ means }, at) =>
    isLinked && at === suffixes.length - 1
      ? tools.say("meaning.linked", language)
      : SUFFIX_MEANINGS[means][language],
  );
}

function headOf(gloss: Gloss, language: GlossLanguage, tools: Tools): string {
  const { helper } = gloss;
  if (!helper) return plainly(gloss, language, tools);
  return gloss.helperKeeps
    ? `${plainly(gloss, language, tools)}; ${helper[language]}`
    : helper[language];
}

/** What its headword means as this part of speech: as the course teaches it, else as the dictionary has it. */
function plainly(gloss: Gloss, language: GlossLanguage, tools: Tools): string {
  const { lemma, upos, surface } = gloss;
  const senses = tools.glossary.senses(lemma);
  const fitting = senses.filter(({ pos }) => POS[upos]?.includes(pos) ?? false);
  const isBare = lemma === surface.toLowerCase();
  const told = meaningsOf(fitting.slice(0, isBare ? 2 : 1), language);
  return told || gloss.meaning[language] || meaningsOf(senses.slice(0, 1), language) || lemma;
}

/** The lexicon's names for parts of speech. */
const POS: Readonly<Record<string, readonly Sense["pos"][]>> = {
  NOUN: ["n"],
  VERB: ["v"],
  AUX: ["v"],
  ADJ: ["adj", "mod"],
  ADV: ["adv"],
  PRON: ["pron"],
  DET: ["pron", "det"],
  NUM: ["num"],
  ADP: ["post"],
  CCONJ: ["conj"],
  PART: ["part", "mod"],
  INTJ: ["intj"],
};
