import type { Agreement, RussianCase } from "../../russian/inflect.ts";

/** Forms by gender and case as adjectives have them: masculine, feminine, neuter, plural. */
export const OWNERS: Readonly<Record<string, string>> = {
  "1s": "мой моего моему моим моём|моя моей мою моей|моё|мои моих моим моими",
  "2s": "твой твоего твоему твоим твоём|твоя твоей твою твоей|твоё|твои твоих твоим твоими",
  "1p": "наш нашего нашему нашим нашем|наша нашей нашу нашей|наше|наши наших нашим нашими",
  "2f": "ваш вашего вашему вашим вашем|ваша вашей вашу вашей|ваше|ваши ваших вашим вашими",
  this: "этот этого этому этим этом|эта этой эту этой|это|эти этих этим этими",
  that: "тот того тому тем том|та той ту той|то|те тех тем теми",
  own: "свой своего своему своим своём|своя своей свою своей|своё|свои своих своим своими",
  whose: "чей чьего чьему чьим чьём|чья чьей чью чьей|чьё|чьи чьих чьим чьими",
  all: "весь всего всему всем всём|вся всей всю всей|всё|все всех всем всеми",
};

/** A word that agrees as adjectives do, of a table's row. */
export function agreedForm(
  row: string,
  kase: RussianCase,
  { gender, plural, animate }: Agreement,
): string {
  const [m = [], f = [], n = [], p = []] = row.split("|").map((one) => one.split(" "));
  const asGenitive = kase === "acc" && animate;
  const at = { nom: 0, gen: 1, dat: 2, acc: asGenitive ? 1 : 0, ins: 3, prep: 4 }[kase];
  if (plural) return p[at === 4 ? 1 : at] ?? "";
  if (gender === "f") return f[{ nom: 0, gen: 1, dat: 1, acc: 2, ins: 3, prep: 1 }[kase]] ?? "";
  if (gender === "n" && (kase === "nom" || kase === "acc")) return n[0] ?? "";
  return m[at] ?? "";
}
