import type { WordTable } from "@tilashar/contracts";
import { FormLabel } from "#app/components/kazakh/form-label.tsx";
import { SideScroll } from "#app/components/layout/side-scroll.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";

const captions: Readonly<Record<string, () => string>> = {
  cases: m.word_page_table_cases,
  possessive: m.word_page_table_possessive,
  copula: m.word_page_table_copula,
  degrees: m.word_page_table_degrees,
  kinds: m.word_page_table_kinds,
  tenses: m.word_page_table_tenses,
  "tenses-negative": m.word_page_table_tenses_negative,
  moods: m.word_page_table_moods,
  "moods-negative": m.word_page_table_moods_negative,
  nonfinite: m.word_page_table_nonfinite,
};

/** Every form of a word, a table for each kind; folded, so that a page is read in a glance. */
export function WordTables({ tables }: { tables: readonly WordTable[] }) {
  return (
    <div className="flex flex-col gap-2">
      {tables.map((table, index) => (
        <details
          key={`${table.pos} ${table.key}`}
          open={index === 0}
          className="rounded-card bg-felt-raised px-4 shadow-lift"
        >
          <summary className="flex min-h-12 cursor-pointer items-center font-bold text-sky">
            {captions[table.key]?.() ?? table.key}
          </summary>
          <FormsTable table={table} />
        </details>
      ))}
    </div>
  );
}

/** The possessive table is wide: its cases stand in rows, its owners in columns, as in the first. */
function FormsTable({ table: { key, columns, rows } }: { table: WordTable }) {
  const turned = columns.length > rows.length;
  const heads = turned ? rows.map((row) => row.key) : columns;
  const lines = turned
    ? columns.map((column, at) => ({
        key: column,
        cells: rows.map((row) => row.cells[at] ?? []),
      }))
    : rows;
  return (
    <SideScroll title={captions[key]?.()} className="pb-3">
      <table className="w-full text-start">
        {heads.length > 1 && (
          <thead>
            <tr>
              <td />
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="px-1.5 pb-1 text-start text-sm font-normal text-ink-soft"
                >
                  <Head features={head} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="border-t-2 border-felt-sunk">
              <th scope="row" className="py-1.5 pe-3 text-start text-sm font-normal text-ink-soft">
                <Head features={line.key} />
              </th>
              {line.cells.map((forms, at) => (
                <td
                  key={heads[at]}
                  className="px-1.5 py-1.5 whitespace-nowrap max-sm:px-1 max-sm:text-sm"
                >
                  <Kazakh className="font-semibold">{forms[0] ?? "–"}</Kazakh>
                  {forms[1] !== undefined && (
                    <Kazakh className="block text-sm text-ink-soft">{forms[1]}</Kazakh>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

/** What a row or column is; its features are a part of a label. */
function Head({ features }: { features: string }) {
  if (features === "SG") return m.gloss_singular();
  if (features === "PL") return m.gloss_plural();
  if (features === "") return null;
  return <FormLabel label={features.startsWith("V") ? features : `X;${features}`} />;
}
