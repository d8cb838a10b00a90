import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import type { Reading } from "../word/reading.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** A noun with nothing on it. */
const isBare = ({
  kind,
  case: kase,
  owner,
  pronoun,
  name,
  plural,
  form,
  person,
}: Reading): boolean =>
  kind === "noun" &&
  (kase ?? "NOM") === "NOM" &&
  owner === undefined &&
  person === undefined &&
  form === undefined &&
  !pronoun &&
  !name &&
  !plural;

const PARTS_OF_TIME = /^(?:күн|түн|ай|жыл|кез|уақыт|сәт|апта|мереке|той)$/;

/** жұмыс күн, бейсенбі күн, қазақ әріп: two bare nouns in a row, where what is one thing has an ending: жұмыс күні. */
export const barePairDoubts = (
  { tokens, words }: Parse,
  government: Government,
  usage: Usage,
): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const next = words[at + 1];
    if (!next || !isBare(reading) || tokens[at]?.mark !== "" || tokens[at]?.leaning.length)
      return [];
    const other = next.reading;
    if (other.kind !== "noun" || other.pronoun || other.name || other.owner !== undefined)
      return [];
    if (other.form !== undefined || other.person !== undefined) return [];
    // қыс суық, бұл кітап кімдікі: what is said of it is a quality, or whose it is
    const lower = tokens[at + 1]?.lower ?? "";
    if (tokens[at + 1]?.readings.some(({ kind }) => kind === "adj") || /[дтн]ікі$/.test(lower))
      return [];
    const somebody = (one: Reading): boolean =>
      government.isOf(one.lemma, "person") || government.isOf(one.lemma, "animal");
    const said = relation === "subject" && head === at + 1;
    const timed =
      PARTS_OF_TIME.test(other.lemma) && /^(?:time|place|root|subject)$/.test(next.relation);
    // демалыс күндерді: a time of two bare nouns is one thing, and has its ending
    const oneTime =
      relation === "time" && PARTS_OF_TIME.test(other.lemma) && !PARTS_OF_TIME.test(reading.lemma);
    // бұл жауап қате, тау телефон емес: pointed at or denied, and no one thing that lacks its ending
    const pointed = words.some((one) => one.head === at && one.relation === "determiner");
    const denied = tokens[at + 2]?.lower === "емес";
    const apart =
      (denied || (pointed && !somebody(other))) && !usage.isCompound(reading.lemma, other.lemma);
    return (said &&
      !apart &&
      !somebody(reading) &&
      (other.case ?? "NOM") === "NOM" &&
      isBare(other)) ||
      (timed && relation === "subject" && !somebody(reading)) ||
      (oneTime && government.isOf(reading.lemma, "event"))
      ? [{ at, why: "two bare nouns in a row" }]
      : [];
  });
