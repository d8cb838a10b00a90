import type { DictionaryWord } from "@tilashar/contracts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";

const caseNames: Readonly<Record<string, () => string>> = {
  NOM: m.gloss_case_nom,
  GEN: m.gloss_case_gen,
  DAT: m.gloss_case_dat,
  ACC: m.gloss_case_acc,
  LOC: m.gloss_case_loc,
  ABL: m.gloss_case_abl,
  INS: m.gloss_case_ins,
};

/** Which case or postposition each meaning asks for, with a sentence. */
export function GovernmentList({ government }: { government: DictionaryWord["government"] }) {
  const into = useMeaningLanguage();
  return (
    <ul className="flex flex-col gap-3">
      {government.map(({ en, ru, asks, optional, example }) => (
        <li key={example} className="rounded-card bg-sky-wash px-4 py-3">
          <p>
            <span className="font-semibold">{meaningIn({ en, ru }, into)}</span>
            {asks.length > 0 && ": "}
            {asks.map((one) => complement(one)).join(" + ")}
            {optional.length > 0 && (
              <span className="text-ink-soft">
                {" "}
                ({m.word_page_also()} {optional.map((one) => complement(one)).join(", ")})
              </span>
            )}
          </p>
          <Kazakh as="p" className="font-bold">
            {example}
          </Kazakh>
        </li>
      ))}
    </ul>
  );
}

function complement(asked: string): string {
  return asked
    .split("|")
    .map((one) =>
      one.startsWith("post:")
        ? m.word_page_postposition({ word: one.slice("post:".length) })
        : (caseNames[one]?.() ?? one),
    )
    .join(` ${m.word_page_or()} `);
}
