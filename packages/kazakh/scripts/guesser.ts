/** How well unknown stems are guessed: words of the lexicon, read by a lexicon that lacks them. */
import type { Entry, PartOfSpeech } from "../src/lexicon/entry.ts";
import { defaultLexicon, makeLexicon } from "../src/lexicon/lexicon.ts";
import { analyse } from "../src/morphology/analyse.ts";
import { inflect } from "../src/morphology/inflect.ts";

export interface GuesserFigures {
  name: string;
  forms: number;
  /** Forms whose first reading has the right lemma. */
  first: number;
  /** Forms whose first reading has the right lemma and part of speech. */
  firstClass: number;
  /** Forms with the right lemma among their readings. */
  any: number;
  wrong: string[];
}

/** Common shapes of a class in running text. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  nouns: ["N;GEN;SG", "N;DAT;PL", "N;NOM;SG;PSS3", "N;LOC;SG", "N;ACC;SG;PSS3", "N;INS;SG"],
  verbs: [
    "V;IND;PRS;3",
    "V;IND;PST;3",
    "V;IND;PST;1;SG",
    "V.CVB;PFV",
    "V.PTCP;PST",
    "V;VN;ACC;PSS3",
  ],
  adjectives: ["ADJ;CMPR", "ADJ;NOM;SG"],
  names: ["N;GEN;SG", "N;DAT;SG", "N;ABL;SG"],
};

const CLASS_OF: Partial<Record<PartOfSpeech, [name: string, upos: string]>> = {
  n: ["nouns", "NOUN"],
  v: ["verbs", "VERB"],
  adj: ["adjectives", "ADJ"],
  "name-person": ["names", "PROPN"],
  "name-place": ["names", "PROPN"],
};

/** Entries are dealt into so many parts; each part is read by a lexicon without it. */
const PARTS = 100;
/** Of those parts so many are measured, the rest saved for another sample. */
const MEASURED = 20;

/** The part a lemma is dealt into: by its letters, so that new entries leave the others where they are. */
const partOf = (lemma: string) =>
  [...lemma].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % PARTS;

/** Figures by class, over a fixed fifth of the rarer entries. */
export function guesserFigures(entries: readonly Entry[]): GuesserFigures[] {
  const figures = new Map<string, GuesserFigures>();
  for (let part = 0; part < MEASURED; part++) {
    const heldOut = new Set(
      entries
        .filter(({ lemma }) => partOf(lemma) === part * (PARTS / MEASURED))
        .map(({ lemma }) => lemma),
    );
    const lexicon = makeLexicon(entries.filter(({ lemma }) => !heldOut.has(lemma)));
    for (const lemma of heldOut) measure(lemma, lexicon, figures);
  }
  return [...figures.values()];
}

function measure(
  lemma: string,
  lexicon: ReturnType<typeof makeLexicon>,
  figures: Map<string, GuesserFigures>,
): void {
  if (/[ -]/.test(lemma)) return;
  const entry = defaultLexicon().byLemma.get(lemma)?.[0];
  // What a lexicon lacks are rare words
  if (!entry || entry.band < 3) return;
  const [name, upos] = CLASS_OF[entry.pos] ?? [];
  if (!name || !upos) return;
  let known = figures.get(name);
  if (!known) {
    known = { name, forms: 0, first: 0, firstClass: 0, any: 0, wrong: [] };
    figures.set(name, known);
  }
  for (const label of LABELS[name] ?? []) {
    const form = inflect(lemma, label)[0];
    if (!form) continue;
    const readings = analyse(form, lexicon);
    const [first] = readings;
    // What the rest of the lexicon explains (a derived word, a homonym) is no guess
    if (first && !first.guessed) continue;
    known.forms++;
    if (first?.lemma === lemma) known.first++;
    else known.wrong.push(`${form} ${lemma}: ${readings.map((one) => one.lemma).join(" ")}`);
    if (first?.lemma === lemma && first.upos === upos) known.firstClass++;
    if (readings.some((one) => one.lemma === lemma)) known.any++;
  }
}
