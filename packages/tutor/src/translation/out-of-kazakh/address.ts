import type { Tools } from "../../ask.ts";
import { type Both, both } from "./rendering.ts";
import { namesPeople } from "./traits.ts";

/** Who is spoken to: «балам», «Айгүл», «Асан аға»; undefined of what calls nobody. */
export function addressed(text: string, tools: Tools): Both | undefined {
  const { addresses } = tools.course.tutor.renderings;
  const listed = addresses[text.toLowerCase()];
  if (listed !== undefined) return both(listed);
  const [first = "", ...others] = text.split(" ");
  const name = personName(first, tools);
  if (!name || others.length === 0) return name;
  const title = addresses[others.join(" ").toLowerCase()];
  if (title === undefined) return undefined;
  const own = both(title);
  const before = { sir: "Mr", madam: "Ms" }[own.en];
  return {
    en: before ? `${before} ${name.en}` : `${name.en} ${own.en}`,
    ru: `${own.ru} ${name.ru}`,
  };
}

/** A name that is no word as well: Айгүл. */
export function personName(text: string, tools: Tools): Both | undefined {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text)) return undefined;
  const senses = tools.glossary.senses(text);
  if (senses.some(({ pos }) => !pos.startsWith("name"))) return undefined;
  const sense = senses.find(({ pos }) => pos === "name-person");
  const [en, ru] = [sense?.en[0], sense?.ru[0]];
  return en && ru ? { en, ru } : undefined;
}

/** Whether a clause tells or asks the one that it is said to. */
export function isToSomebody(rest: string, tools: Tools): boolean | undefined {
  const parse = tools.judge.readable(rest);
  const isSecond = (person: string | undefined) => person?.startsWith("2") === true;
  const isAbout = parse?.words.some(
    ({ reading: { person, owner } }) => isSecond(person) || isSecond(owner),
  );
  // Олжас, такси келе жатыр: nobody is listed with a taxi
  const isOfThing = parse?.words.some(
    ({ relation, reading: { kind, name, pronoun, lemma } }) =>
      relation === "subject" && kind === "noun" && !name && !pronoun && !namesPeople(lemma, tools),
  );
  return isAbout || isOfThing || (parse !== undefined && rest.endsWith("?"));
}
