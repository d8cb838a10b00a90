import type { Person } from "../grammar/clause.ts";

/** Those a sentence may speak of, by every word for them. */
export const PEOPLE: Readonly<Record<string, Person>> = Object.fromEntries(
  (
    [
      ["1s", "i me my я меня мне мной мой моя мое мои мою моего моей"],
      ["2s", "ты тебя тебе тобой твой твоя твое твои твою твоего твоей"],
      ["2f", "you your вы вас вам вами ваш ваша ваше ваши вашу вашего вашей"],
      ["3", "he she him her his its он она его него ему нему ней ей ее нее"],
      ["1p", "we us our мы нас нам нами наш наша наше наши нашу нашего нашей"],
      ["3p", "they them their они их них им ими ними"],
    ] as const
  ).flatMap(([person, words]) => words.split(" ").map((word) => [word, person] as const)),
);
