import type { Asked, Tools } from "../ask.ts";

const LEAST_SHARE = 0.6;
/** A longer message asks for something else, or says again what was meant. */
const LONGEST = 12;

/** That the last answer missed its question, with the question as it is asked again; undefined where nobody says so. */
export function complaintOf(
  { raw, spelt, words }: Asked,
  tools: Tools,
): { readonly meant: string | undefined } | undefined {
  const said = tools.patterns.one("complaint.meant").exec(raw)?.[1]?.trim();
  const meant =
    said === undefined || tools.patterns.one("complaint.nothing-new").test(said) ? undefined : said;
  const before = meant === undefined ? spelt : raw.slice(0, raw.length - meant.length);
  const isLong =
    meant === undefined &&
    (words.length > LONGEST || tools.patterns.one("complaint.about-words").test(raw));
  // «А если меня не поняли?» asks what one says then
  const isOfCase = tools.patterns.one("if-they-say.if").test(raw.toLowerCase());
  if (isLong || isOfCase) return undefined;
  if (
    meant !== undefined &&
    tools.patterns.one("complaint.says-again").test(raw) &&
    tools.patterns.one("complaint.asks").test(meant)
  )
    return { meant };
  const complains = tools.requests
    .find(before)
    .some(({ id, share }) => id === "complaint" && share >= LEAST_SHARE);
  return complains ? { meant } : undefined;
}
