import { sentencesOf } from "@tilashar/clause";
import type { Tools } from "../ask.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { withoutExpressions } from "./expressions.ts";
import { outOfKazakh } from "./out-of-kazakh/out-of-kazakh.ts";
import { saidAlike } from "./said-alike.ts";
import { saysTheSame } from "./says-the-same.ts";

/** What a sentence that was put together says to whoever reads it with no knowledge of what was meant. */
export interface ReadBack {
  /** In the language of the source; undefined where it is not surely understood. */
  readonly text: string | undefined;
  /** Whether it says what was meant. */
  readonly isSame: boolean;
}

/**
 * Reads a Kazakh sentence back into the language it was said in. The reader knows neither the source nor which of the
 * ways it was put together in, so that a wrong sense, a lost "not" or a doer taken for what is done to comes to light.
 */
export function readBack(
  kazakh: string,
  source: string,
  language: GlossLanguage,
  tools: Tools,
): ReadBack {
  const sentences = sentencesOf(kazakh).map((one) => outOfKazakh(one, language, tools));
  const text = sentences.includes(undefined) ? undefined : sentences.join(" ");
  if (text === undefined) return { text, isSame: false };
  const alike = saidAlike(language, tools);
  const [meant, told] = [source, text].map((one) => inOnePlace(one, kazakh, language)) as [
    string,
    string,
  ];
  if (saysTheSame(meant, told, language, [], alike)) return { text, isSame: true };
  const { rest, together } = withoutExpressions(meant, kazakh, language, tools);
  const isSame = together.length > 0 && saysTheSame(rest, told, language, together, alike);
  return { text, isSame };
}

/** Шахтада is «в шахте» and «на шахте»: only what is on top of something, or by what one goes, Kazakh tells apart. */
const inOnePlace = (text: string, kazakh: string, language: GlossLanguage): string =>
  language === "en" || TELLS_ON.test(kazakh)
    ? text
    : text.replace(/(?<!\p{L})(Н|н)а(?!\p{L})/gu, (_, first: string) =>
        first === "Н" ? "В" : "в",
      );

const TELLS_ON = /үст|(?:мен|бен|пен)(?!\p{L})/u;
