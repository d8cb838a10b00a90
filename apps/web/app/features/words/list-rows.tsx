import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import type { JudgedTerm, TermFate } from "#app/lib/word-lists/judged-term.ts";
import { m } from "#app/paraglide/messages.js";

const fates: Record<TermFate, () => string> = {
  add: m.words_fate_add,
  unknown: m.words_fate_unknown,
  mark: m.words_fate_mark,
  mine: m.words_fate_mine,
  double: m.words_fate_double,
  ignored: m.words_fate_ignored,
};
const shownAtOnce = 50;

/** Each word of a list with what will happen to it. */
export function ListRows({ judged, side }: { judged: readonly JudgedTerm[]; side: "en" | "ru" }) {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <div>
      <ul>
        {judged.slice(0, shown).map(({ row, kz, lemma, meaning, fate }) => (
          <li
            key={row}
            className="flex items-baseline justify-between gap-3 border-b-2 border-felt-sunk py-2 last:border-b-0"
          >
            <span className="min-w-0 break-words">
              <Kazakh className="font-bold">{lemma}</Kazakh>
              {lemma.toLowerCase() !== kz.toLowerCase() ? (
                // What was written on the form is not kept: the dictionary says what its word means.
                <Kazakh className="ps-2 text-sm text-ink-soft">{`(${kz})`}</Kazakh>
              ) : (
                meaning !== "" && (
                  <span lang={side} className="ps-2">
                    {meaning}
                  </span>
                )
              )}
            </span>
            <span className="shrink-0 text-sm text-ink-soft">{fates[fate]()}</span>
          </li>
        ))}
      </ul>
      {judged.length > shown && (
        <Button look="secondary" className="mt-3 w-full" onClick={() => setShown(shown + 200)}>
          {m.words_show_more()}
        </Button>
      )}
    </div>
  );
}
