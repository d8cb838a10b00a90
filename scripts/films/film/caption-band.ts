import { colour } from "../drawing/colours.ts";
import { box, type Lettering, type Pen } from "../drawing/pen.ts";
import type { FilmLine, FilmWord } from "./timeline.ts";

const letters: Lettering = { size: 35, weight: 600, colour: colour.ink };
const widest = 1120;
const space = 10.5;
const rowHeight = 47;

interface Row {
  readonly words: readonly (FilmWord & { readonly width: number })[];
  readonly width: number;
}

/** The strip of felt with the line being spoken; each word lights up when it is said and stays lit. */
export function drawCaption(pen: Pen, line: FilmLine, speaker: string, time: number): void {
  const rows = rowsOf(pen, line.words);
  const height = rows.length * rowHeight + 26;
  const width = Math.max(...rows.map((row) => row.width)) + 76;
  const top = 704 - height;
  const left = 640 - width / 2;

  pen.fill(box(left, top + 5, width, height, 20), "#1c243338");
  pen.fill(box(left, top, width, height, 20), "#faf6eff2");
  pen.stroke(box(left + 7, top + 7, width - 14, height - 14, 14), colour.stitch, 2, [7, 7]);

  const name: Lettering = { size: 21, weight: 700, colour: "#ffffff", align: "left" };
  const nameWidth = pen.widthOf(speaker, name);
  pen.fill(box(left + 26, top - 19, nameWidth + 32, 34, 17), colour.sky);
  pen.text(speaker, left + 42, top + 5, name);

  const current = line.words.findLast(({ start }) => time >= start - 0.03);
  rows.forEach((row, i) => {
    let x = 640 - row.width / 2;
    const y = top + 13 + rowHeight * (i + 0.5) + 12;
    for (const word of row.words) {
      const said = time >= word.start - 0.03;
      const saying = word.start === current?.start && word.text === current.text && time < word.end;
      if (saying) pen.fill(box(x - 7, y - 34, word.width + 14, 45, 10), colour.sun);
      pen.text(word.text, x, y, {
        ...letters,
        colour: saying ? colour.ink : said ? colour.sky : "#7d8494",
      });
      x += word.width + space;
    }
  });
}

/** Balanced rows: two halves of a long line read better than a full row and a remnant. */
function rowsOf(pen: Pen, words: readonly FilmWord[]): Row[] {
  const measured = words.map((word) => ({ ...word, width: pen.widthOf(word.text, letters) }));
  const whole = measured.reduce((sum, { width }) => sum + width + space, -space);
  const count = Math.ceil(whole / widest);
  const target = whole / count;
  const rows: Row[] = [];
  let row: Row["words"][number][] = [];
  let width = 0;
  for (const word of measured) {
    const grown = width + word.width + (row.length > 0 ? space : 0);
    if (
      row.length > 0 &&
      (grown > widest || (rows.length < count - 1 && grown - word.width / 2 > target))
    ) {
      rows.push({ words: row, width });
      row = [];
      width = word.width;
    } else width = grown;
    row.push(word);
  }
  rows.push({ words: row, width });
  return rows;
}
