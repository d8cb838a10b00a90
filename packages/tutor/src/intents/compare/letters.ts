import type { Asked, Draft, Tools } from "../../ask.ts";
import { wordsOf } from "../../text/fold.ts";
import { describeLetter } from "../pronounce.ts";

/** "I keep mixing up ұ and ү": each letter of Kazakh that a question names. */
export function lettersNamed({ folded, language }: Asked, tools: Tools): Draft | undefined {
  const named = wordsOf(folded).filter((word) => LETTER.test(word));
  const told = [...new Set(named)].flatMap((one) => describeLetter(one, language, tools) ?? []);
  return told.length === 0
    ? undefined
    : {
        text: told.map(({ text }) => text).join("\n\n"),
        kazakh: told.flatMap(({ kazakh }) => kazakh),
        confidence: 0.9,
        intent: "explain",
      };
}

/** Letters that only Kazakh has. */
const LETTER = /^[әғқңөұүһі]$/u;

/** Two letters beside one another, each with its sound and a word. */
export function compareLetters(
  a: string,
  b: string,
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const letters = [a, b].map((one) =>
    one.replace(/^(?:the )?(?:letters?|sounds?|букв\p{L}*|звук\p{L}*) /u, ""),
  );
  const told = letters.map((one) => describeLetter(one, language, tools));
  const [first, second] = told;
  if (!first || !second) return undefined;
  return {
    text: [first.text, second.text].join("\n\n"),
    kazakh: [...first.kazakh, ...second.kazakh],
    confidence: 0.9,
    intent: "explain",
  };
}
