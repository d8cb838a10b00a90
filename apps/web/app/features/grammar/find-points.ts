import type { GrammarSummary } from "@tilashar/contracts";

const fold = (text: string) => text.normalize("NFC").toLowerCase().trim();
/** A suffix is looked up with its hyphen and without. */
const bare = (text: string) => text.replace(/^[-–—‑]+|[-–—‑]+$/g, "");
/** A letter or two begin half of all terms. */
const SHORTEST_TERM = 3;

/**
 * Points that a suffix or a word leads to, the surest first: as a form, in a title, as a form's beginning or a term of
 * the field, in a summary.
 */
export function findPoints<Point extends GrammarSummary>(
  points: readonly Point[],
  query: string,
): Point[] {
  const asked = fold(query);
  if (bare(asked) === "") return [...points];
  return points
    .map((point) => ({ point, sure: sureness(point, asked) }))
    .filter(({ sure }) => sure > 0)
    .sort((a, b) => b.sure - a.sure)
    .map(({ point }) => point);
}

/** How surely a point is what was asked for; 0 where it is not. */
function sureness(point: GrammarSummary, asked: string): number {
  const form = bare(asked);
  const forms = point.forms.map((one) => bare(fold(one)));
  if (forms.includes(form)) return 5;
  if (forms.some((one) => one.split(/[\s/-]+/).includes(form))) return 4;
  const titles = [point.title_en, point.title_ru, point.title_kz];
  if (titles.some((title) => fold(title).includes(asked))) return 3;
  const isSuffix = form !== asked;
  if (isSuffix) return forms.some((one) => one.startsWith(form)) ? 2 : 0;
  // A list that an earlier version kept for offline use has no terms
  if (point.terms?.some((term) => isCalled(fold(term), asked))) return 2;
  const summaries = [point.summary_en, point.summary_ru, point.summary_kz];
  return summaries.some((summary) => fold(summary).includes(asked)) ? 1 : 0;
}

/** Words of the field that name no point by themselves: "accusative case", «суффикс деепричастия». */
const OF_ANY_POINT =
  /^(?:cases?|forms?|suffix(?:es)?|endings?|tenses?|moods?|voices?|grammar|падеж\p{L}*|форм\p{L}*|суффикс\p{L}*|окончани\p{L}*|времен\p{L}|время|наклонени\p{L}*|залог\p{L}*|числ\p{L}*|септі\p{L}*|жалғау\p{L}*|жұрнақ\p{L}*|шақ\p{L}*|рай\p{L}*|етіс\p{L}*)$/u;

/** Whether each word that was typed begins a word of the term, or ends one that a star leaves open. */
function isCalled(term: string, asked: string): boolean {
  if (asked.length < SHORTEST_TERM) return false;
  const all = asked.split(/\s+/);
  const telling = all.filter((word) => !OF_ANY_POINT.test(word));
  const words = term.split(" ");
  return (telling.length > 0 ? telling : all).every((typed) =>
    words.some(
      (word) =>
        word.startsWith(typed) || (word.endsWith("*") && typed.startsWith(word.slice(0, -1))),
    ),
  );
}
