import type { Meaning } from "./meaning.ts";

const MUCH = /^(?:a lot|more)$/;

/** «Көп оқыған сайын, көп білесің»: two clauses that grow together; undefined of any other. */
export function moreAndMore(m: Meaning): { inner: Meaning; main: Meaning } | undefined {
  const [link, ...others] = m.links;
  if (link?.kind !== "whenever" || others.length > 0 || m.question) return undefined;
  const inner = link.meaning;
  if (![inner, m].every(({ manners }) => manners.some(({ en }) => MUCH.test(en)))) return undefined;
  const less = (one: Meaning): Meaning => ({
    ...one,
    links: [],
    manners: one.manners.filter(({ en }) => !MUCH.test(en)),
  });
  return { inner: less({ ...inner, tense: m.tense }), main: less(m) };
}
