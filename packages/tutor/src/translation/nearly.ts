import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { PERSON_LABEL, personOf } from "../grammar/clause.ts";
import { told } from "./parsed-part.ts";
import { inner } from "./reader.ts";

const NEARLY = /(?<!\p{L})(?:чуть(?: было)?|едва) не /iu;

/** «Я чуть не упал»: құлап кете жаздадым. */
export function nearly(text: string, tools: Tools): string | undefined {
  if (!NEARLY.test(text)) return undefined;
  const clause = told(text.replace(NEARLY, ""), tools);
  if (clause?.tense !== "past" || clause.predicate.kind !== "verb" || clause.negative)
    return undefined;
  if (clause.mood !== "plain") return undefined;
  const { lemma } = clause.predicate;
  const done = inner(clause);
  const bare = lemma.split(" ").at(-1) ?? lemma;
  const person = PERSON_LABEL[personOf(clause.subject)];
  const [past] = inflect(bare, `V;IND;PST;${person}`);
  const [converb] = inflect(bare, "V.CVB;IPFV");
  const [nearly] = inflect("жаздау", `V;IND;PST;${person}`);
  if (past === undefined || !done?.endsWith(past)) return undefined;
  return converb && nearly && `${done.slice(0, -past.length)}${converb} ${nearly}`;
}
