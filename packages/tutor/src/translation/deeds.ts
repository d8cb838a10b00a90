import { inflect } from "@tilashar/kazakh";
import { PRONOUN, pronoun } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { PEOPLE } from "./persons.ts";
import { deed, inner, part, type Reader } from "./reader.ts";
import type { Parts } from "./weave-parts.ts";

/** дүкенге нан алуға бардым. */
export function purposeful({ a, deed: what }: Parts, reader: Reader): string | undefined {
  const main = part(a, reader);
  const aim = deed(what, reader);
  if (!main || !aim || main.predicate.kind !== "verb" || main.mood !== "plain") return undefined;
  const goal = inner({ ...aim, silent: true, tense: "present" }, "purpose");
  if (goal === undefined) return undefined;
  const { pieces } = compose(main);
  const words = pieces.map(({ text }) => text);
  const end = words.pop();
  return end === undefined ? undefined : [...words, goal, end].join(" ");
}

/** бұрын футбол ойнайтынмын. */
export function usedTo({ who, a }: Parts, reader: Reader): string | undefined {
  const main = part(`${who} ${a}`, reader);
  if (main?.predicate.kind !== "verb" || main.mood !== "plain" || main.negative) return undefined;
  return inner({ ...main, tense: "habitual", times: ["бұрын", ...main.times] });
}

/** маған күтуге тура келді. */
export function befallen({ who, a }: Parts, reader: Reader): string | undefined {
  const person = PEOPLE[who ?? ""];
  const what = deed(a, reader);
  if (!person || !what) return undefined;
  return inner({ ...what, subject: pronoun(person), silent: false, tense: "past" }, "befell");
}

/** маған кітап оқу ұнайды. */
export function liked({ who, a }: Parts, reader: Reader): string | undefined {
  const person = PEOPLE[who ?? ""];
  const what = deed(a, reader);
  if (!person || !what || what.predicate.kind !== "verb") return undefined;
  const dative = inner({ ...what, silent: true }, "purpose");
  const bare = inflect(what.predicate.lemma, "V;VN;DAT")[0];
  if (dative === undefined || bare === undefined || !dative.endsWith(bare)) return undefined;
  const to = inflect(PRONOUN[person], "PRO;DAT")[0];
  return to && `${to} ${dative.slice(0, -bare.length)}${what.predicate.lemma} ұнайды`;
}
