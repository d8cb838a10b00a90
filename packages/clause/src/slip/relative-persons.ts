import { subjectPerson } from "../attach/subject.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { predicateWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** біз Германиядан келген туристпін → туристпіз: who came is whom the sentence is about. */
export function relativePersonSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const token = tokens[root];
  const who = words[0];
  if (!token || said?.kind !== "noun" || said.form !== undefined || said.pronoun) return [];
  const person = said.person;
  if (person === undefined || person === "3" || !who?.reading.pronoun) return [];
  if (who.reading.case !== "NOM" || who.relation !== "subject") return [];
  const wanted = subjectPerson(who.reading);
  const participle = words[who.head];
  if (wanted === "3" || wanted === person || participle?.relation !== "relative") return [];
  if (participle.reading.form !== "part" || participle.reading.source?.entry?.transitive !== false)
    return [];
  if (words.some(({ head, relation }) => head === root && relation === "subject")) return [];
  const text = predicateWith(token.lower, said, wanted);
  return [
    slip(
      root,
      text === "" ? [] : changed(tokens, { [root]: withParticles(token, text) }, "copula", 0.2),
    ),
  ];
}
