import type { Tools } from "../../ask.ts";
import { readingsOf } from "../../russian/readings.ts";
import { englishForms } from "../../words/english-forms.ts";
import type { GlossLanguage } from "../../words/glossary.ts";

/** Russian comparatives that no rule makes, with the adjective they are of. */
const RUSSIAN = new Map(
  `больше большой|меньше маленький|лучше хороший|хуже плохой|дороже дорогой|дешевле дешевый|выше высокий|ниже низкий|
длиннее длинный|короче короткий|старше большой|младше маленький|моложе молодой|тяжелее тяжелый|легче легкий|проще простой|
жарче жаркий|ближе близкий|дальше далекий|шире широкий|толще толстый|богаче богатый|тише тихий|громче громкий|
чище чистый|суше сухой|слаще сладкий|глубже глубокий|раньше ранний|гуще густой|строже строгий|ярче яркий|мягче мягкий|крепче крепкий|
побольше большой|поменьше маленький|подешевле дешевый|подороже дорогой|получше хороший|попроще простой`
    .split("|")
    .map((pair) => pair.trim().split(" ") as [string, string]),
);

/** Said of people by what their age is. */
const AGES: Readonly<Record<string, string>> = {
  younger: "кіші",
  older: "үлкен",
  elder: "үлкен",
  младше: "кіші",
  моложе: "кіші",
  старше: "үлкен",
};

/** The adjective of Kazakh that a comparative of English or Russian is of: "bigger", "дороже", "more beautiful". */
export function comparative(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): string | undefined {
  const age = AGES[text];
  if (age !== undefined) return age;
  if (language === "en") {
    const more = /^more (\p{L}+)$/u.exec(text)?.[1];
    if (more !== undefined) return tools.english.adjective(more);
    return englishForms(text)
      .filter(({ tag }) => tag === "comparative")
      .map(({ lemma }) => tools.english.adjective(lemma))
      .find((one) => one !== undefined);
  }
  const known = RUSSIAN.get(text);
  if (known !== undefined) return tools.russian.adjective(known);
  const more = /^более (\p{L}+)$/u.exec(text)?.[1];
  if (more !== undefined) return tools.russian.adjective(more);
  const stem = /^(?:по)?(\p{L}{3,})(?:ее|ей)$/u.exec(text)?.[1];
  // «Хорошее», «синее»: in the neuter nothing is compared
  if (stem === undefined || readingsOf(text).some(({ pos }) => pos === "adjective"))
    return undefined;
  return ["ый", "ий", "ой"]
    .map((ending) => tools.russian.adjective(stem + ending))
    .find((one) => one !== undefined);
}
