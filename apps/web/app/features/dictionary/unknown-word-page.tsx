import type { UnknownWord } from "@tilashar/contracts";
import { Barys } from "#app/components/barys/barys.tsx";
import { HarmonyForm, Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";
import { WordLinks } from "./word-links.tsx";

/** A word that has no page: the nearest that have, and what the rules make of it. */
export function UnknownWordPage({ unknown: { word, near, guesses } }: { unknown: UnknownWord }) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col items-center gap-4 px-4 pt-8 text-center">
      <Barys pose="thinking" className="size-36" />
      <h1 className="text-2xl break-words md:text-3xl">{m.word_page_missing_title({ word })}</h1>
      {near.length > 0 ? (
        <div className="w-full text-start">
          <p className="pb-3 text-center font-semibold">{m.word_page_missing_near()}</p>
          <WordLinks words={near} />
        </div>
      ) : (
        <p className="text-ink-soft">{m.word_page_missing_text()}</p>
      )}
      {guesses.length > 0 && (
        <p className="text-ink-soft">
          {m.word_page_missing_guess()}{" "}
          {guesses.map(({ lemma, segments }, index) => (
            <span key={lemma}>
              {index > 0 && ", "}
              <Kazakh className="font-bold">{lemma}</Kazakh> (<HarmonyForm segments={segments} />)
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
