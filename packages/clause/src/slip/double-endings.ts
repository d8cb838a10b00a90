import { analyse } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { endingSlips } from "../spelling/near-form.ts";
import { predicateWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** Endings that are there already, in the word or behind it. */
export const doubleEndingSlips = (parse: Parse, government: Government): Fault[] => [
  ...twoPersons(parse, government),
  ...askedTwice(parse),
  ...severalTwice(parse),
];

/** достарларым → достарым: many are told once. What is read as a verb of the same letters is none. */
const severalTwice = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const [, many, rest] = /^(.{2,}[лдт][ае]р)[лдт][ае]р(.*)$/u.exec(token.lower) ?? [];
    if (many === undefined || rest === undefined) return [];
    const reading = words[at]?.reading;
    if (reading?.kind === "noun" && !reading.guessed) return [];
    const one = many + rest;
    const isMany = analyse(one).some(
      ({ guessed, upos, features }) => !guessed && upos === "NOUN" && features.Number === "Plur",
    );
    return isMany
      ? [slip(at, changed(tokens, { [at]: withParticles(token, one) }, "plural", 0.05))]
      : [];
  });

/** қазақпысың ба → қазақсың ба: the word asks already. */
const askedTwice = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading }, at): Fault[] => {
    const token = tokens[at];
    const asks = reading.source?.suffixes.some(({ id }) => id === "ques") ?? false;
    if (!token || !asks || token.question === undefined || reading.kind !== "noun") return [];
    const [stem = ""] = reading.source?.segments ?? [];
    const said = predicateWith(stem, { ...reading, source: undefined }, reading.person ?? "3");
    return [
      slip(
        at,
        said === ""
          ? []
          : changed(tokens, { [at]: withParticles(token, said) }, "yes-no-questions", 0.2),
      ),
    ];
  });

/** қауын алдымын → алдым: a predicate that reads as a thing with the ending of a person is a verb with two endings. */
function twoPersons(parse: Parse, government: Government): Fault[] {
  const at = rootOf(parse);
  const token = parse.tokens[at];
  const reading = parse.words[at]?.reading;
  if (!token || reading?.kind !== "noun" || reading.pronoun || reading.name) return [];
  if (reading.person === undefined || reading.person === "3") return [];
  // Қазақстан азаматымын, осы елдің азаматысыз: of whom or what somebody is one
  const isOfSomething = parse.words.some(
    ({ head, relation }) => head === at && /^(?:compound|owner)$/.test(relation),
  );
  if (reading.owner === "3" && isOfSomething && government.isOf(reading.lemma, "person")) return [];
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
