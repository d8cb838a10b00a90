import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const TELLING = /^(?:айту|деу|сұрау|бұйыру|ескерту|жазу|өтіну)$/;

/** су іш айтты: a stem before a verb of telling is a command, and nothing says that it is told. */
export const toldCommandDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const verb = words[at + 1]?.reading;
    if (head !== at + 1 || verb?.kind !== "verb" || !TELLING.test(verb.lemma)) return [];
    if (tokens[at]?.mark !== "" || reading.kind !== "noun" || verb.lemma === "деу") return [];
    const command = tokens[at]?.readings.some(({ form }) => form === "imp") ?? false;
    return command && reading.case === "NOM" && reading.owner === undefined
      ? [{ at, why: "a command that nothing tells" }]
      : [];
  });
