import { defaultLexicon, type Lexicon } from "../lexicon/lexicon.ts";
import { inflect } from "./inflect.ts";

/** Kinds of word that have tables. */
export type ParadigmKind = "noun" | "adjective" | "verb" | "pronoun" | "numeral";

/** One table of a paradigm. Keys are feature labels, for the interface to name in its language. */
export interface ParadigmTable {
  key: string;
  /** Features of each column. */
  columns: readonly string[];
  rows: readonly {
    /** Features of the row. */
    key: string;
    /** Accepted spellings by column, the norm first; empty where the form does not exist. */
    cells: readonly (readonly string[])[];
  }[];
}

const CASES = ["NOM", "GEN", "DAT", "ACC", "LOC", "ABL", "INS"];
const OWNERS = ["PSS1S", "PSS2S;INFM", "PSS2S;FORM", "PSS3", "PSS1P"];
const PERSONS = ["1;SG", "2;SG;INFM", "2;SG;FORM", "3", "1;PL", "2;PL;INFM", "2;PL;FORM"];
const SPEAKERS = PERSONS.filter((person) => person !== "3");
const TENSES = ["PRS", "PRS;PROG", "PST", "PST;PRF", "PST;EVID", "PST;HAB", "FUT;POT", "FUT;INTEN"];
const MOODS = ["COND", "OPT", "DES"];
const NONFINITE = [
  "V;VN;NOM",
  "V.CVB;PFV",
  "V.CVB;IPFV",
  "V.CVB;PURP",
  "V.CVB;LIMIT",
  "V.PTCP;PST",
  "V.PTCP;HAB",
  "V.PTCP;FUT",
  "V.PTCP;AG",
];

interface Shape {
  key: string;
  columns: readonly string[];
  rows: readonly string[];
  label: (row: string, column: string) => string;
}

const nominalShapes = (pos: string): Shape[] => [
  {
    key: "cases",
    columns: ["SG", "PL"],
    rows: CASES,
    label: (row, column) => `${pos};${row};${column}`,
  },
  {
    key: "possessive",
    columns: CASES,
    rows: OWNERS,
    label: (row, column) => `${pos};${column};SG;${row}`,
  },
  { key: "copula", columns: ["PRED"], rows: SPEAKERS, label: (row) => `${pos};PRED;${row}` },
];

const SHAPES: Record<ParadigmKind, readonly Shape[]> = {
  noun: nominalShapes("N"),
  adjective: [
    {
      key: "degrees",
      columns: [""],
      rows: ["CMPR", "CMPR;ATTEN", "INTENS"],
      label: (row) => `ADJ;${row}`,
    },
    { key: "copula", columns: ["PRED"], rows: SPEAKERS, label: (row) => `ADJ;PRED;${row}` },
  ],
  pronoun: [{ key: "cases", columns: [""], rows: CASES, label: (row) => `PRO;${row}` }],
  numeral: [
    { key: "cases", columns: [""], rows: CASES, label: (row) => `NUM;${row}` },
    { key: "kinds", columns: [""], rows: ["ORD", "COLL"], label: (row) => `NUM;${row}` },
  ],
  verb: [
    {
      key: "tenses",
      columns: TENSES,
      rows: PERSONS,
      label: (row, column) => `V;IND;${column};${row}`,
    },
    {
      key: "tenses-negative",
      columns: TENSES,
      rows: PERSONS,
      label: (row, column) => `V;IND;${column};${row};NEG`,
    },
    { key: "moods", columns: MOODS, rows: PERSONS, label: (row, column) => `V;${column};${row}` },
    {
      key: "moods-negative",
      columns: MOODS,
      rows: PERSONS,
      label: (row, column) => `V;${column};${row};NEG`,
    },
    {
      key: "nonfinite",
      columns: ["", "NEG"],
      rows: NONFINITE,
      label: (row, column) => (column ? `${row};${column}` : row),
    },
  ],
};

/** Every table of a word, for the reader to browse. Empty when the lemma cannot be inflected. */
export function paradigm(
  lemma: string,
  kind: ParadigmKind,
  lexicon: Lexicon = defaultLexicon(),
): ParadigmTable[] {
  return SHAPES[kind]
    .map(({ key, columns, rows, label }) => ({
      key,
      columns,
      rows: rows.map((row) => ({
        key: row,
        cells: columns.map((column) => inflect(lemma, label(row, column), lexicon)),
      })),
    }))
    .filter((table) => table.rows.some((row) => row.cells.some((cell) => cell.length > 0)));
}
