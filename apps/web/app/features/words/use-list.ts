import {
  guessColumns,
  type ListedTerms,
  listedTerms,
  type MeaningSide,
  type WordColumns,
  type WordFile,
} from "@tilashar/own-texts/word-lists";
import { useEffect, useMemo, useState } from "react";
import { ownWords } from "#app/lib/own-texts/known-words.ts";
import { textWords } from "#app/lib/own-texts/text-words.ts";
import type { Owner } from "#app/lib/review/review-store.ts";
import { type JudgedTerm, judgeTerms } from "#app/lib/word-lists/judged-term.ts";

/** A list of words as it is looked at before anything is kept. */
export interface ListPreview {
  /** Which of the file's tables is looked at. */
  readonly table: number;
  /** Null where no column holds Kazakh words. */
  readonly columns: WordColumns | null;
  readonly listed: ListedTerms;
  /** Null until each word has been looked up. */
  readonly judged: readonly JudgedTerm[] | null;
  /** Words could not be looked up. */
  readonly failed: boolean;
  choose(change: { table: number } | { columns: WordColumns }): void;
}

const nothing: ListedTerms = { terms: [], refused: [], foreign: 0 };

/** Looks up what a file holds, by the columns that are guessed or chosen. */
export function useList(file: WordFile, owner: Owner, side: MeaningSide): ListPreview {
  const [table, setTable] = useState(0);
  const [chosen, setChosen] = useState<WordColumns | null>(null);
  const [judged, setJudged] = useState<readonly JudgedTerm[] | "failed" | null>(null);
  const shown = file.tables[table];
  const guessed = useMemo(
    () => (shown === undefined ? null : guessColumns(shown, side)),
    [shown, side],
  );
  const columns = chosen ?? guessed;
  const listed = useMemo(
    () =>
      shown === undefined || columns === null ? nothing : listedTerms(shown, columns, file.origin),
    [shown, columns, file.origin],
  );
  const { terms } = listed;

  useEffect(() => {
    let isHere = true;
    setJudged(null);
    const look = async () => {
      const [words, mine] = await Promise.all([textWords(), ownWords(owner)]);
      const places = await words.places(terms.map(({ kz }) => kz));
      if (isHere) setJudged(judgeTerms(terms, places, mine));
    };
    look().catch((error: unknown) => {
      console.warn("The words of a list could not be looked up", error);
      if (isHere) setJudged("failed");
    });
    return () => {
      isHere = false;
    };
  }, [terms, owner]);

  return {
    table,
    columns,
    listed,
    judged: judged === "failed" ? null : judged,
    failed: judged === "failed",
    choose(change) {
      if ("table" in change) {
        setTable(change.table);
        setChosen(null);
      } else setChosen(change.columns);
    },
  };
}
