import type { DayWordForm } from "@tilashar/contracts";
import { KazakhForm } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";

/** The forms people use most, each ending underlined. */
export function WordForms({ forms }: { forms: readonly DayWordForm[] }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="forms">
      <h2 id="forms" className="pb-3 text-xl md:text-2xl">
        {m.word_forms()}
      </h2>
      <ul className="grid overflow-hidden rounded-card bg-felt-raised shadow-lift sm:grid-cols-2">
        {forms.map(({ form, segments, use }) => (
          <li key={form} className="border-b-2 border-felt-sunk px-5 py-3">
            <p className="text-lg">
              <KazakhForm segments={segments} />
            </p>
            <p className="text-sm text-ink-soft">{use[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
