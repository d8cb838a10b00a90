import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounKey, type Usage } from "../usage/usage.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const TELLING = /^(?:айту|деу|сұрау|бұйыру|ескерту|жазу|өтіну)$/;

/** су іш айтты: a stem before a verb of telling is a command, and nothing says that it is told. */
export const toldCommandDoubts = (
  { tokens, words }: Parse,
  government: Government,
  usage: Usage,
): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const verb = words[at + 1]?.reading;
    if (head !== at + 1 || verb?.kind !== "verb" || !TELLING.test(verb.lemma)) return [];
    if (tokens[at]?.mark !== "" || reading.kind !== "noun" || verb.lemma === "деу") return [];
    // кеңес сұрады, хабарлама жазды: what is asked for and written
    if (
      usage.hasSeen(verb.lemma, "ACC", nounKey(reading)) ||
      ["text", "saying", "drink"].some((one) => government.isOf(reading.lemma, one))
    )
      return [];
    const command = tokens[at]?.readings.some(({ form }) => form === "imp") ?? false;
    return command && reading.case === "NOM" && reading.owner === undefined
      ? [{ at, why: "a command that nothing tells" }]
      : [];
  });
