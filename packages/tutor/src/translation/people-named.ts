import type { GlossLanguage } from "../words/glossary.ts";

/** Words by the person they name and the part that it has: 1s does, 1s: is done to or given, 1s's owns. */
const named = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [person = "", words = ""] = row.split(" = ");
        return words.split(" ").map((word) => [word.trim(), person.trim()] as const);
      }),
  );

/** Personal words of a text by whom they name: Kazakh tells neither he from she nor one "you" from another's. */
export const PEOPLE: Readonly<Record<GlossLanguage, ReadonlyMap<string, string>>> = {
  en: named(`
1s = i
1s: = me
1s's = my mine
2 = you
2's = your yours
3s = he she
3s: = him
3s's = his
1p = we
1p: = us
1p's = our ours
3p = they
3p: = them
3p's = their theirs`),
  ru: named(`
1s = я
1s: = меня мне мной мною
1s's = мой моя мое мои моего моей моему моем моих моим моими мою
2 = ты вы
2: = тебя тебе тобой вас вам вами
2's = твой твоя твое твои твоего твоей твоему твоем твоих твоим твоими твою ваш ваша ваше ваши вашего вашей вашему вашем ваших вашим вашими вашу
3s = он она
3s: = ему нему ей ней ею нем
1p = мы
1p: = нас нам нами
1p's = наш наша наше наши нашего нашей нашему нашем наших нашим нашими нашу
3p = они
3p: = ими ними`),
};
