import type { GrammarSummary } from "@tilashar/contracts";

const fold = (text: string) => text.normalize("NFC").toLowerCase().trim();
/** A suffix is looked up with its hyphen and without. */
const bare = (text: string) => text.replace(/^[-–—‑]+|[-–—‑]+$/g, "");

/** Points that a suffix or a word leads to, the surest first: as a form, as its beginning, in a title. */
export function findPoints<Point extends GrammarSummary>(
  points: readonly Point[],
  query: string,
): Point[] {
  const asked = fold(query);
  const form = bare(asked);
  if (form === "") return [...points];
  const isSuffix = form !== asked;
  const scored = points.flatMap((point) => {
    const forms = point.forms.map((one) => bare(fold(one)));
    const titles = [point.title_en, point.title_ru, point.title_kz].map(fold);
    const summaries = [point.summary_en, point.summary_ru, point.summary_kz].map(fold);
    const score = forms.includes(form)
      ? 5
      : forms.some((one) => one.split(/[\s/-]+/).includes(form))
        ? 4
        : titles.some((title) => title.includes(asked))
          ? 3
          : isSuffix && forms.some((one) => one.startsWith(form))
            ? 2
            : !isSuffix && summaries.some((summary) => summary.includes(asked))
              ? 1
              : 0;
    return score === 0 ? [] : [{ point, score }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ point }) => point);
}
