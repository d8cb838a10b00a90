import type { Parse } from "../parse.ts";

/** Барасың ба сен тойға? In speech the verb may come first, which the written language does not do. */
export function startsWithVerb({ tokens }: Parse): boolean {
  const [first] = tokens[0]?.readings ?? [];
  return first?.kind === "verb" && first.form === "fin" && first.person !== undefined;
}

/** Ашық қалыпты терезе: in speech what one finds out is named behind its verb. */
export function findsOut({ tokens }: Parse): boolean {
  const verb = tokens.at(-2);
  return (
    tokens.length <= 4 &&
    verb?.mark === "" &&
    verb.readings[0]?.form === "fin" &&
    /[ыі]?п(?:ты|ті)$/u.test(verb.lower)
  );
}

const ASKS = /^(?:кім|не|қайда|қайдан|қашан|қалай|неге|қанша)$/;

/** Кім айтты саған? In speech who or what is asked of may follow its verb. */
export function asksWithVerb({ tokens }: Parse): boolean {
  const [asking, verb] = tokens;
  return (
    tokens.length <= 4 &&
    ASKS.test(asking?.lower ?? "") &&
    verb?.mark === "" &&
    verb.readings[0]?.kind === "verb" &&
    verb.readings[0].form === "fin"
  );
}

const wordsIn = (text: string): string =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{M}\d-]+/gu)]
    .map(([word]) => word)
    .sort()
    .join(" ");

/** Whether two sentences hold the same words. */
export const isReordered = (one: string, other: string): boolean => wordsIn(one) === wordsIn(other);
