import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { endingSlips } from "../spelling/near-form.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** қауын алдымын → алдым: a predicate that reads as a thing with the ending of a person is a verb with two endings. */
export function doubleEndingSlips(parse: Parse): Fault[] {
  const at = rootOf(parse);
  const token = parse.tokens[at];
  const reading = parse.words[at]?.reading;
  if (!token || reading?.kind !== "noun" || reading.pronoun || reading.name) return [];
  if (reading.person === undefined || reading.person === "3") return [];
  // мен еріктімін: a word of the dictionary that people are
  if (!reading.guessed && isSubject(parse, reading.person)) return [];
  const ways = endingSlips(token.lower);
  return ways.length === 0
    ? []
    : [
        slip(
          at,
          ...ways.map(({ text, point, change }) =>
            changed(parse.tokens, { [at]: withParticles(token, text) }, point, change),
          ),
        ),
      ];
}

/** The pronoun of a person at the head of the sentence, with nothing but the predicate behind it. */
const isSubject = ({ tokens, words }: Parse, person: string): boolean =>
  tokens.length === 2 && words[0]?.reading.pronoun === true && words[0].reading.person === person;
