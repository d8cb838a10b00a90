import { inflect } from "@tilashar/kazakh";
import { PRONOUN, pronoun } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { PEOPLE } from "./persons.ts";
import { deed, inner, part, partOfSomebody, type Reader } from "./reader.ts";
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

/** ол жұмысқа бару үшін көлік сатып алды. */
export function aimed({ a, deed: what }: Parts, reader: Reader): string | undefined {
  const main = partOfSomebody(a, reader);
  const not = /^(?:не|not to) /u.exec(what ?? "")?.[0] ?? "";
  const aim = deed(what?.slice(not.length), reader);
  if (!main || aim?.predicate.kind !== "verb" || aim.mood !== "plain") return undefined;
  if (main.predicate.kind !== "verb" && main.predicate.kind !== "needs") return undefined;
  const dative = inner({ ...aim, silent: true, tense: "present" }, "purpose");
  const { lemma } = aim.predicate;
  const [bare, to] = ["DAT", not === "" ? "NOM" : "NOM;NEG"].map(
    (label) => inflect(lemma, `V;VN;${label}`)[0],
  );
  if (dative === undefined || bare === undefined || to === undefined || !dative.endsWith(bare))
    return undefined;
  const goal = `${dative.slice(0, -bare.length)}${to} үшін`;
  // Early and late stand beside what is done: пойызға үлгеру үшін ерте тұрдым
  const isManner = (time: string): boolean => /^(?:ерте|кеш|ертерек|кешірек)$/u.test(time);
  const [late, times] = [main.times.filter(isManner), main.times.filter((one) => !isManner(one))];
  return inner({ ...main, times: [...times, goal, ...late] });
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
