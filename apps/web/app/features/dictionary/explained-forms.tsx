import type { DictionaryWord } from "@tilashar/contracts";
import { FormLabel } from "#app/components/kazakh/form-label.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { HarmonyForm, Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";

/** Forms that show the rules of a word's end, with the reason for the letters of each suffix. */
export function ExplainedForms({ forms }: { forms: DictionaryWord["explained"] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {forms.map(({ label, form, suffixes }) => (
        <li key={label} className="rounded-card bg-felt-raised px-4 py-3 shadow-lift">
          <p className="flex items-center justify-between gap-2 text-lg">
            <HarmonyForm segments={form.segments} />
            <SayButton text={form.text} className="-my-1.5 print:hidden" />
          </p>
          <p className="text-sm text-ink-soft">
            <FormLabel label={label} />
          </p>
          <dl className="pt-2 text-sm">
            {suffixes.map(({ surface, meaning, reasons }) => (
              <div key={surface} className="pb-1">
                <dt className="inline font-semibold">
                  <Kazakh>{`-${surface}`}</Kazakh> {meaning[language]}
                </dt>
                {reasons.length > 0 && (
                  <dd className="text-ink-soft">
                    {reasons.map((reason) => reason[language]).join("; ")}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
