import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** оның көзі әдемі қыз: a part of the body is nobody. */
export const unlikePredicateDoubts = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const said = words[head];
    if (relation !== "subject" || said?.head !== -1 || reading.kind !== "noun") return [];
    if (
      reading.owner === undefined ||
      reading.name ||
      !/^(?:көз|қол|бас|шаш|аяқ|бет|мұрын|құлақ|тіс)$/.test(reading.lemma)
    )
      return [];
    const isPerson =
      said.reading.kind === "noun" &&
      said.reading.form === undefined &&
      (said.reading.case ?? "NOM") === "NOM" &&
      !said.reading.pronoun &&
      government.isOf(said.reading.lemma, "person");
    return isPerson ? [{ at, why: "a part of the body that is somebody" }] : [];
  });
