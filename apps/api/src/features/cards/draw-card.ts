import { fitLines, letter } from "./lettering.ts";

/** What a card says. */
export interface Card {
  /** A small line above: what this is. */
  readonly over: string;
  /** The Kazakh word or the title: the largest thing on the card. */
  readonly title: string;
  readonly under: string;
  /** An SVG drawing put to the right; empty for the ornament. */
  readonly picture: string;
  /** A word's picture stands free; a cover fills its side. */
  readonly layout: "word" | "cover" | "ornament";
}

/** As social networks show a link: 1200 × 630. */
export const cardWidth = 1200;
export const cardHeight = 630;

const felt = "#faf6ef";
const stitch = "#ddd0bb";
const ink = "#1c2433";
const inkSoft = "#4d5666";
const sky = "#08708f";
const skyWash = "#dcecf1";
const sun = "#f5b700";

const horn =
  "M0 46C0 10 6-38 44-38 72-38 84-16 78 6 72 26 46 28 40 10 36-4 50-12 57-3M0 46C0 10-6-38-44-38-72-38-84-16-78 6-72 26-46 28-40 10-36-4-50-12-57-3";
const hornPair = `${horn}M0 46C0 82 6 130 44 130 72 130 84 108 78 86 72 66 46 64 40 82 36 96 50 104 57 95M0 46C0 82-6 130-44 130-72 130-84 108-78 86-72 66-46 64-40 82-36 96-50 104-57 95`;

const left = 72;
const textWidth = 610;
const pictureLeft = 740;

/** Draws a card as SVG without text elements: it looks the same wherever it is rendered. */
export function drawCard(card: Card): string {
  const title = fitLines(card.title, {
    width: textWidth,
    size: 112,
    smallest: 54,
    maxLines: 2,
    weight: 800,
  });
  const under = fitLines(card.under, {
    width: textWidth,
    size: 44,
    smallest: 34,
    maxLines: 3,
    weight: 400,
  });
  const over = fitLines(card.over, {
    width: textWidth,
    size: 30,
    smallest: 24,
    maxLines: 1,
    weight: 400,
  });
  const height =
    over.size * 2 +
    title.lines.length * title.size * 1.1 +
    34 +
    under.lines.length * under.size * 1.3;
  let y = Math.max(120, (cardHeight - height) / 2 + over.size - 20);
  const parts: string[] = [];
  const put = (path: string, fill: string) =>
    parts.push(`<path transform="translate(${left} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>`);

  for (const line of over.lines) put(line.path, inkSoft);
  y += over.size * 0.9;
  for (const line of title.lines) {
    y += title.size * (line === title.lines[0] ? 1 : 1.1);
    put(line.path, ink);
  }
  y += 30;
  parts.push(`<rect x="${left}" y="${y.toFixed(1)}" width="96" height="8" rx="4" fill="${sun}"/>`);
  y += 12;
  for (const line of under.lines) {
    y += under.size * 1.25;
    put(line.path, ink);
  }

  const name = letter("Tilashar", 34, 800);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}"><rect width="${cardWidth}" height="${cardHeight}" fill="${felt}"/>${picture(card)}${parts.join("")}<g transform="translate(${left + 24} ${cardHeight - 62}) scale(.24)" fill="none" stroke="${sky}" stroke-width="22" stroke-linecap="round"><path transform="translate(0 -46)" d="${hornPair}"/></g><path transform="translate(${left + 62} ${cardHeight - 50})" fill="${sky}" d="${name.path}"/><rect x="14" y="14" width="${cardWidth - 28}" height="${cardHeight - 28}" rx="26" fill="none" stroke="${stitch}" stroke-width="4" stroke-dasharray="16 12"/></svg>`;
}

function picture({ picture: svg, layout }: Card): string {
  const side = cardWidth - pictureLeft;
  if (layout === "cover") {
    // Of a cover's 320 × 200 the part that holds its main object.
    return placed(
      svg,
      `x="${pictureLeft}" y="0" width="${side}" height="${cardHeight}" viewBox="58 0 146 200" preserveAspectRatio="xMidYMid slice"`,
    );
  }
  if (layout === "ornament") {
    const pairs = [0, 90, 180, 270].map(
      (turn) => `<path transform="rotate(${turn}) translate(0 -92)" d="${horn}"/>`,
    );
    return `<rect x="${pictureLeft}" width="${side}" height="${cardHeight}" fill="${skyWash}"/><g transform="translate(${pictureLeft + side / 2} ${cardHeight / 2}) scale(1.15)" fill="none" stroke="${sky}" stroke-width="13" stroke-linecap="round">${pairs.join("")}<path d="M0-34 34 0 0 34-34 0Z"/></g>`;
  }
  const ground = `<rect x="${pictureLeft}" width="${side}" height="${cardHeight}" fill="${skyWash}"/>`;
  const viewBox = /viewBox="[^"]*"/.exec(svg)?.[0] ?? "";
  return `${ground}${placed(svg, `x="${pictureLeft + 70}" y="${(cardHeight - 320) / 2}" width="320" height="320" ${viewBox}`)}`;
}

/** A drawing inside a drawing, at a place of its own. */
function placed(svg: string, place: string): string {
  return svg.replace(
    /<svg\b([^>]*)>/,
    (_, attributes: string) =>
      `<svg${attributes.replace(/\s(?:width|height|x|y|viewBox|preserveAspectRatio)="[^"]*"/g, "")} ${place}>`,
  );
}
