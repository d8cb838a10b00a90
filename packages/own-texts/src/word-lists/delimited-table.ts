import Papa from "papaparse";
import { maxColumns, maxRows } from "./list-limits.ts";
import { plainCell } from "./plain-cell.ts";
import type { WordTable } from "./word-list.ts";

/** Signs between cells, by the names that Anki gives them in its files. */
const separators: Readonly<Record<string, string>> = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  space: " ",
  pipe: "|",
  colon: ":",
};
/** What Anki keeps beside the fields: these columns say nothing to a learner. */
const ownColumns = ["tags", "deck", "notetype", "guid"];

/** Names of columns that other programs give: they tell a heading from a first word. */
const headingNames =
  /^(?:language|term|terms|word|words|translation|translations|meaning|definition|hint\d?|phrase|fragment|example|sentence|status|stage|level|parent|lemma|base word|tags?|notes?|front|back|reading|pronunciation|kazakh|english|russian|слово|перевод|значение|пример|сөз|аудармасы|мағынасы|мысал)\b/i;

interface AnkiHead {
  readonly separator: string | null;
  readonly columns: readonly string[] | null;
  /** From 0. */
  readonly own: ReadonlySet<number>;
  /** The rows, without the lines that describe them. */
  readonly text: string;
}

/** Reads rows that a comma, a tab or another sign parts, with or without a heading. */
export function delimitedTable(source: string): {
  table: WordTable;
  left: number;
  isAnki: boolean;
} {
  const head = ankiHead(source);
  let left = 0;
  const cells: string[][] = [];
  Papa.parse<string[]>(head?.text ?? source, {
    skipEmptyLines: "greedy",
    delimiter: head?.separator ?? "",
    delimitersToGuess: ["\t", ",", ";", "|"],
    step({ data }) {
      if (cells.length > maxRows) left += 1;
      else cells.push(data.slice(0, maxColumns).map(plainCell));
    },
  });
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const [first = []] = cells;
  const hasHeading =
    head?.columns == null && first.filter((one) => headingNames.test(one)).length > 1;
  const names = head?.columns ?? (hasHeading ? first : []);
  const shown = Array.from({ length: width }, (_, at) => at).filter(
    (at) => head?.own.has(at) !== true,
  );
  const rows = (hasHeading ? cells.slice(1) : cells).slice(0, maxRows);
  return {
    table: {
      name: "",
      columns: shown.map((at) => names[at] ?? ""),
      rows: rows.map((row) => shown.map((at) => row[at] ?? "")),
    },
    left: left + Math.max(0, cells.length - (hasHeading ? 1 : 0) - rows.length),
    isAnki: head !== null,
  };
}

/** The lines `#separator:tab`, `#columns:…` that Anki writes before its rows; null for other files. */
function ankiHead(source: string): AnkiHead | null {
  let separator: string | null = null;
  let columns: readonly string[] | null = null;
  let at = 0;
  let isAnki = false;
  const own = new Set<number>();
  for (;;) {
    const line = /^#([a-z ]+):([^\r\n]*)(?:\r\n|\n|\r|$)/i.exec(source.slice(at, at + 4000));
    if (line === null || line[0] === "") break;
    const [whole, key = "", value = ""] = line;
    at += whole.length;
    isAnki = true;
    const [what = "", column] = key.toLowerCase().trim().split(" ");
    if (what === "separator") separator = separators[value.trim().toLowerCase()] ?? value;
    if (what === "columns") columns = value.split(separator ?? "\t");
    if (column === "column" && ownColumns.includes(what)) own.add(Number(value) - 1);
  }
  return isAnki ? { separator, columns, own, text: source.slice(at) } : null;
}
