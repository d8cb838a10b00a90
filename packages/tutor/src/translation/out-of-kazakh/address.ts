import type { Tools } from "../../ask.ts";
import { type Both, both } from "./rendering.ts";

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
  return { en: `${name.en} ${own.en}`, ru: `${own.ru} ${name.ru}` };
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
