import { useState } from "react";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";
import type { GlossEngine } from "./gloss-engine.ts";

interface Table {
  caption: () => string;
  columns: readonly { label: () => string; features: string }[];
  rows: readonly { label: () => string; features: string; kazakh?: true }[];
  /** The label of a form in the engine's order of features. */
  form(row: string, column: string): string;
}

const cases = [
  { label: m.gloss_case_nom, features: "NOM" },
  { label: m.gloss_case_gen, features: "GEN" },
  { label: m.gloss_case_dat, features: "DAT" },
  { label: m.gloss_case_acc, features: "ACC" },
  { label: m.gloss_case_loc, features: "LOC" },
  { label: m.gloss_case_abl, features: "ABL" },
  { label: m.gloss_case_ins, features: "INS" },
] as const;

const kazakh = (word: string, features: string) =>
  ({ label: () => word, features, kazakh: true }) as const;

const persons = [
  kazakh("мен", "1;SG"),
  kazakh("сен", "2;SG;INFM"),
  kazakh("сіз", "2;SG;FORM"),
  kazakh("ол, олар", "3"),
  kazakh("біз", "1;PL"),
  kazakh("сендер", "2;PL;INFM"),
  kazakh("сіздер", "2;PL;FORM"),
];
const owners = [
  kazakh("менің", "PSS1S"),
  kazakh("сенің", "PSS2S;INFM"),
  kazakh("сіздің", "PSS2S;FORM"),
  kazakh("оның", "PSS3"),
  kazakh("біздің", "PSS1P"),
];
const one = { label: m.gloss_singular, features: "SG" };
const many = { label: m.gloss_plural, features: "PL" };
const alone = { label: m.gloss_form, features: "" };

const ofNouns: readonly Table[] = [
  {
    caption: m.gloss_cases,
    columns: [one, many],
    rows: cases,
    form: (row, column) => `N;${row};${column}`,
  },
  {
    caption: m.gloss_owners,
    columns: [one, many],
    rows: owners,
    form: (row, column) => `N;NOM;${column};${row}`,
  },
];

const tables: Readonly<Record<string, readonly Table[]>> = {
  NOUN: ofNouns,
  PROPN: [{ ...(ofNouns[0] as Table), columns: [one] }],
  PRON: [{ caption: m.gloss_cases, columns: [alone], rows: cases, form: (row) => `PRO;${row}` }],
  NUM: [{ caption: m.gloss_cases, columns: [alone], rows: cases, form: (row) => `NUM;${row}` }],
  VERB: [
    {
      caption: m.gloss_tenses,
      columns: [
        { label: m.gloss_tense_present, features: "PRS" },
        { label: m.gloss_tense_past, features: "PST" },
        { label: m.gloss_tense_perfect, features: "PST;PRF" },
        { label: m.gloss_tense_future, features: "FUT;POT" },
      ],
      rows: persons,
      form: (row, column) => `V;IND;${column};${row}`,
    },
    {
      caption: m.gloss_moods,
      columns: [
        { label: m.gloss_mood_if, features: "COND" },
        { label: m.gloss_mood_negative, features: "IND;PRS" },
      ],
      rows: persons,
      form: (row, column) => (column === "COND" ? `V;COND;${row}` : `V;${column};${row};NEG`),
    },
  ],
};

/** The main forms of a word in tables, made when they are asked for. */
export function Paradigm({
  lemma,
  upos,
  engine,
}: {
  lemma: string;
  upos: string;
  engine: GlossEngine;
}) {
  const [open, setOpen] = useState(false);
  const { inflect } = engine.tools;
  const ofKind = tables[upos];
  const first = upos === "VERB" ? "V;IND;PRS;3" : ofKind?.[0]?.form("GEN", "SG");
  if (ofKind === undefined || first === undefined || inflect(lemma, first).length === 0)
    return null;
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-t-2 border-felt-sunk pt-1"
    >
      <summary className="flex min-h-11 items-center font-semibold text-sky">
        {m.gloss_forms()}
      </summary>
      {open &&
        ofKind.map(({ caption, columns, rows, form }) => (
          <div key={caption()} className="relative overflow-x-auto pb-3">
            <table className="w-full text-start text-sm">
              <caption className="pb-1 text-start font-semibold">{caption()}</caption>
              {columns.length > 1 && (
                <thead>
                  <tr>
                    <td />
                    {columns.map((column) => (
                      <th
                        key={column.features}
                        scope="col"
                        className="px-2 pb-1 text-start font-normal text-ink-soft"
                      >
                        {column.label()}
                      </th>
                    ))}
                  </tr>
                </thead>
              )}
              <tbody>
                {rows.map((row) => (
                  <tr key={row.features} className="border-t-2 border-felt-sunk">
                    <th scope="row" className="py-1 pe-2 text-start font-normal text-ink-soft">
                      {row.kazakh ? <Kazakh>{row.label()}</Kazakh> : row.label()}
                    </th>
                    {columns.map((column) => (
                      <td key={column.features} className="px-2 py-1">
                        <Kazakh className="font-semibold">
                          {inflect(lemma, form(row.features, column.features))[0] ?? "–"}
                        </Kazakh>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
    </details>
  );
}
