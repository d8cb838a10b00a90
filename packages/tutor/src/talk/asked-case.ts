import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { CheckedSentence } from "../check/check-sentence.ts";
import { knownReadings } from "../text/chat-spelling.ts";

/** The case that a question of the tutor's asks for, with the point of grammar that explains it. */
const ASKS_FOR: readonly (readonly [asks: RegExp, form: string, point: string])[] = [
  [/(?<!\p{L})(?:қайдан|кімнен|неден|қай елден|қай қаладан)\p{L}*/iu, "ABL", "ablative"],
  [/(?<!\p{L})(?:қайда|қай жерде|кімде|неде)(?!\p{L})/iu, "LOC", "locative"],
  [/(?<!\p{L})(?:қай жерге|кімге)(?!\p{L})/iu, "DAT", "dative"],
];

/**
 * A slip in the case of a word, mended as the question before it asks: after «Сіз қайдансыз?» «Лондонда келдім» is meant
 * as «Лондоннан», though «Лондонға» would be as right by itself.
 */
export function inAskedCase(
  checked: CheckedSentence,
  question: string,
  tools: Tools,
): CheckedSentence {
  const [slip, ...more] = checked.corrections;
  const [, asked, point] = ASKS_FOR.find(([asks]) => asks.test(question)) ?? [];
  if (checked.verdict !== "wrong" || !slip || more.length > 0 || asked === undefined)
    return checked;
  const reading = knownReadings(slip.to.toLowerCase()).find(
    ({ features }) => features.VerbForm === undefined && features.Case !== undefined,
  );
  const form = reading && inflect(reading.lemma, `N;${asked};SG`)[0];
  if (!reading || form === undefined || form === slip.to.toLowerCase()) return checked;
  const to = /^\p{Lu}/u.test(slip.to) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  const text = checked.text.replace(slip.to, () => to);
  return tools.judge.check(text).verdict === "right"
    ? {
        ...checked,
        text,
        point: point ?? null,
        corrections: [{ ...slip, to, rule: `point:${point}` }],
      }
    : checked;
}
