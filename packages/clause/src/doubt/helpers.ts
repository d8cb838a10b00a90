import type { Parse } from "../parse.ts";
import type { Usage } from "../usage.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Which verbs a helper with a meaning of its own stands behind: those without an object, those with one, or known ones. */
const CHOOSY: Readonly<Record<string, "intransitive" | "transitive" | "known">> = {
  "p алу": "known",
  "p беру": "transitive",
  "p қалу": "intransitive",
  "p кету": "intransitive",
  "p жіберу": "transitive",
  "p қою": "transitive",
  "p тастау": "transitive",
  "p салу": "known",
  "p түсу": "known",
  "p жөнелу": "intransitive",
  "p әкету": "transitive",
  "p әкелу": "transitive",
  "a қалу": "known",
  "a кету": "known",
  "a қою": "known",
  "a салу": "known",
  "a түсу": "known",
  "a жөнелу": "known",
  "a келу": "known",
};

/** ұмытып алды, құлап алады: nothing shows that this helper stands behind this verb. */
export function helperDoubts({ words }: Parse, usage: Usage): Doubt[] {
  return words.flatMap(({ reading, head, relation }): Doubt[] => {
    const helper = words[head]?.reading;
    if (relation !== "helped" || helper === undefined) return [];
    if (reading.form !== "p" && reading.form !== "a") return [];
    const key = `${reading.form} ${helper.lemma}`;
    const asks = CHOOSY[key];
    if (asks === undefined || reading.negative || usage.hasHelped(key, reading.lemma) === true)
      return [];
    const voice = reading.source?.features.Voice ?? "";
    const transitive =
      voice === "Cau" || (voice !== "Pass" && reading.source?.entry?.transitive === true);
    const fits = asks === (transitive ? "transitive" : "intransitive");
    return fits ? [] : [{ at: head, why: "nothing speaks for the helper" }];
  });
}
