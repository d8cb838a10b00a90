import type { GrammarForm as Form, GrammarTable } from "@tilashar/contracts";
import { FormLabel } from "#app/components/kazakh/form-label.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { HarmonyForm, Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";

/** With more columns than this the forms stand in rows instead: a phone has room for few side by side. */
const maxColumns = 3;

/** Forms made by the engine: endings in the colours of harmony, each form says itself when tapped. */
export function FormTable({ table }: { table: GrammarTable }) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  const { title, labels, rows } = table;
  const turned = labels.length > maxColumns && rows.length < labels.length;
  // Beside a plural the dictionary form is told by its number, not by its case
  const showsPlural = labels.some((label) => label.split(";").includes("PL"));
  const meaning = (row: GrammarTable["rows"][number]) => row[into];
  const lemmaHead = (row: GrammarTable["rows"][number], scope: "row" | "col") => (
    <th
      key={row.lemma}
      scope={scope}
      className="px-2 py-2 text-start align-bottom sm:px-3 font-bold"
    >
      <Kazakh>{row.lemma}</Kazakh>
      <span className="block text-sm font-normal text-ink-soft">{meaning(row)}</span>
    </th>
  );
  const labelHead = (label: string, scope: "row" | "col") => (
    <th
      key={label}
      scope={scope}
      className="px-2 py-2 text-start align-bottom sm:px-3 text-sm font-normal text-ink-soft"
    >
      {label === "N;NOM;SG" && showsPlural ? m.gloss_singular() : <FormLabel label={label} />}
    </th>
  );
  // The dictionary form says nothing new
  const cell = (key: string, form: Form | undefined, lemma: string) => (
    <td key={key} className="px-2 py-1 text-lg sm:px-3">
      {form !== undefined && (
        <span className="inline-flex min-h-11 items-center">
          <HarmonyForm segments={form.segments} />
          {form.text !== lemma && <SayButton text={form.text} className="print:hidden" />}
        </span>
      )}
    </td>
  );
  const line = "border-t-2 border-felt-sunk";
  return (
    <div className="relative overflow-x-auto rounded-card bg-felt-raised shadow-lift">
      <table className="w-full text-start">
        {title !== null && (
          <caption className="px-3 pt-3 pb-1 text-start font-semibold">{title[language]}</caption>
        )}
        <thead>
          <tr>
            <td />
            {turned
              ? rows.map((row) => lemmaHead(row, "col"))
              : labels.map((label) => labelHead(label, "col"))}
          </tr>
        </thead>
        <tbody>
          {turned
            ? labels.map((label, at) => (
                <tr key={label} className={line}>
                  {labelHead(label, "row")}
                  {rows.map((row) => cell(row.lemma, row.cells[at], row.lemma))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={row.lemma} className={line}>
                  {lemmaHead(row, "row")}
                  {row.cells.map((form, at) => cell(labels[at] ?? form.text, form, row.lemma))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}
