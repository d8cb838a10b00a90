import { only } from "./noun-rules.ts";
import type { Hanging, Sentence } from "./tree.ts";

/** The degree of what is so much so that something follows. */
export const SO_MUCH = "сондай";
const MANY = ["сонша", "көп"];

/**
 * What is so much so, as a clause beside what follows: шаршағаным сонша, ұйықтап кеттім. Undefined where nothing of the
 * clause is told to be so much so.
 */
export function soMuch(sentence: Sentence): Hanging | undefined {
  const { deed } = sentence;
  const hang = (told: Sentence): Hanging | undefined =>
    only(
      sentence.hanging === undefined && sentence.next === undefined && sentence.mood === "plain",
      { link: "so-much", sentence: told, word: "so" },
    );
  if (deed.quality?.degree === SO_MUCH) {
    const { degree: _, ...quality } = deed.quality;
    return hang({ ...sentence, deed: { ...deed, quality } });
  }
  const loudly = deed.manners.find((one) => one.startsWith(`${SO_MUCH} `));
  if (loudly !== undefined) {
    const manners = deed.manners.map((one) => one.replace(`${SO_MUCH} `, ""));
    return hang({ ...sentence, deed: { ...deed, manners } });
  }
  // "There were so many mosquitoes": маса көп болғаны сонша
  const { noun } = deed;
  if (sentence.there && noun?.words?.join(" ") === MANY.join(" ")) {
    const { there: _, ...told } = sentence;
    const { noun: __, ...bare } = deed;
    const { words: ___, plural: ____, ...thing } = noun;
    return hang({
      ...told,
      subject: thing,
      deed: { ...bare, quality: { word: "many", kz: "көп" } },
    });
  }
  return undefined;
}
