import type { ReactNode } from "react";
import { AddGlossedWord } from "#app/components/kazakh/add-glossed-word.tsx";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";

interface Row {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  /** The words in it that the page is about. */
  readonly mark?: readonly [from: number, to: number] | null;
}

/** Sentences below each other, each with its words to tap, its sound and its translation; `more` is what stands below. */
export function SentenceRows<One extends Row>({
  rows,
  more,
}: {
  rows: readonly One[];
  more: (row: One) => ReactNode;
}) {
  const into = useMeaningLanguage();
  return (
    <GlossArea
      className="overflow-hidden rounded-card bg-felt-raised shadow-lift"
      actions={(gloss, text) => (
        <AddGlossedWord
          gloss={gloss}
          source="reading"
          sentence={rows.find(({ kz }) => kz === text)}
        />
      )}
    >
      <ul>
        {rows.map((row) => {
          const translation = meaningIn(row, into);
          return (
            <li
              key={row.kz}
              className="flex items-start gap-2 border-b-2 border-felt-sunk px-4 py-3 last:border-b-0 sm:px-5"
            >
              <div className="min-w-0 flex-1">
                <p className="text-lg leading-relaxed font-semibold">
                  <GlossedText text={row.kz} marked={row.mark ?? null} translation={translation} />
                </p>
                <p className="text-ink-soft">{translation}</p>
                {more(row)}
              </div>
              <span className="flex shrink-0 max-sm:flex-col">
                <SayButton text={row.kz} className="print:hidden" />
                <ReportFlag kind="sentence" subject={row.kz} />
              </span>
            </li>
          );
        })}
      </ul>
    </GlossArea>
  );
}
