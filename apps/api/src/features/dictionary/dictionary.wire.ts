import type { DictionaryWord, UnknownWord } from "@tilashar/contracts";
import { toCourseSentence, toTaughtBy } from "#api/features/grammar/index.ts";
import type { Dictionary, WordPage } from "./dictionary.ts";

type Looked = ReturnType<Dictionary["look"]>;

export function toLooked(looked: Looked): { found: DictionaryWord } | { unknown: UnknownWord } {
  return "unknown" in looked
    ? { unknown: toUnknown(looked.unknown) }
    : { found: toWord(looked.found) };
}

export const toWord = ({
  lemma,
  facts,
  ipa,
  lessons,
  picture,
  sentences,
}: WordPage): DictionaryWord => ({
  lemma,
  senses: facts.senses.map((sense) => ({ ...sense })),
  ipa,
  lessons: lessons.map(toTaughtBy),
  img: picture,
  government: facts.government.map(({ meaning, asks, optional, example }) => ({
    ...meaning,
    asks: [...asks],
    optional: [...(optional ?? [])],
    example,
  })),
  tables: facts.tables.map(({ key, pos, columns, rows }) => ({
    key,
    pos,
    columns: [...columns],
    rows: rows.map((row) => ({ key: row.key, cells: row.cells.map((forms) => [...forms]) })),
  })),
  explained: facts.explained.map(({ label, form, suffixes }) => ({
    label,
    form: { text: form.text, segments: [...form.segments] },
    suffixes: suffixes.map(({ surface, meaning, reasons }) => ({
      surface,
      meaning: { ...meaning },
      reasons: reasons.map((reason) => ({ ...reason })),
    })),
  })),
  form_of: facts.formOf.map((other) => ({ ...other })),
  relatives: facts.relatives.map((relative) => ({ ...relative })),
  sentences: sentences.map(({ sentence, mark }) => toCourseSentence(sentence, mark)),
});

const toUnknown = ({
  word,
  near,
  guesses,
}: Extract<Looked, { unknown: object }>["unknown"]): UnknownWord => ({
  word,
  near: near.map((one) => ({ ...one })),
  guesses: guesses.map(({ lemma, segments }) => ({ lemma, segments: [...segments] })),
});
