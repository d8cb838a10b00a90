import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** What everybody has of his own: nothing is called by a name so. */
const PRIVATE = ["body", "garment", "accessory", "vessel", "tool"];
/** Also owned by somebody, never called by a name. */
const OWNED =
  /^(?:бой|дос|үй|пәтер|бөлме|көңіл|мінез|дауыс|ағайын|туыс|көрші|сый|жұмыс|қас|сағат|дәптер|сөмке|телефон|кілт|күнделік|айқай|күлкі)$/;

/** Дана шашы → Дананың шашы, Олжас досы → Олжастың досы: whose it is, before what is his. */
export const genitiveSlips = ({ tokens, words }: Parse, government: Government): Fault[] =>
  words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const thing = words[head]?.reading;
    const token = tokens[at];
    if (!token || relation !== "compound" || reading.kind !== "noun" || !thing) return [];
    const somebody =
      (reading.name && reading.source?.entry?.pos !== "name-place") ||
      (reading.owner !== undefined && reading.owner !== "3");
    if (!somebody || thing.owner !== "3" || token.mark !== "") return [];
    // Дана жұмысын бітірді: what is in a case is done by whoever stands before it
    if (thing.case !== "NOM" || !/^(?:subject|root)$/.test(words[head]?.relation ?? "")) return [];
    const kin = government.isOf(thing.lemma, "person");
    const owned =
      OWNED.test(thing.lemma) || PRIVATE.some((one) => government.isOf(thing.lemma, one));
    const driven = government.isOf(thing.lemma, "vehicle");
    // інім бойы: what is mine owns by the genitive alone
    const ours =
      reading.owner === "1s" ||
      reading.owner === "1p" ||
      reading.owner === "2s" ||
      reading.owner === "2f";
    if (words[head]?.relation === "root" && !ours) return [];
    if (!kin && !owned && !driven && !ours) return [];
    const text = nounWith(reading, { case: "GEN" });
    // Айгүл апасы may be his aunt of that name
    return [
      slip(
        at,
        text === "" || ((kin || driven) && !ours && !OWNED.test(thing.lemma))
          ? []
          : changed(tokens, { [at]: withParticles(token, text) }, "genitive", 0.3),
      ),
    ];
  });
