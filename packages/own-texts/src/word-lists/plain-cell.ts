import { walkMarkup } from "../markup/walk-markup.ts";
import { maxCell } from "./list-limits.ts";

/** Elements that part words, where a tag in the middle of one does not. */
const parting = new Set(["br", "div", "p", "li", "tr", "td", "hr", "ul", "ol"]);
/** So much markup of a cell is read. */
const maxSource = 20_000;

/**
 * What a cell says to its reader: no markup, no names of sounds, and of a gap its answer. Nothing of it is
 * ever shown as markup.
 */
export function plainCell(source: string): string {
  const short = source.slice(0, maxSource);
  const text = /[<&]/.test(short) ? withoutMarkup(short) : short;
  return text
    .replace(/\[sound:[^\]]*\]/g, " ")
    .replace(/\{\{c\d+::(.*?)(?:::.*?)?\}\}/gs, "$1")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()
    .slice(0, maxCell);
}

function withoutMarkup(source: string): string {
  let text = "";
  let hidden = 0;
  walkMarkup(
    source,
    () => ({
      onopentag(name) {
        if (name === "script" || name === "style") hidden += 1;
        else if (parting.has(name)) text += " ";
      },
      onclosetag(name) {
        if (name === "script" || name === "style") hidden -= 1;
        else if (parting.has(name)) text += " ";
      },
      ontext(some) {
        if (hidden === 0) text += some;
      },
    }),
    {},
  );
  return text;
}
