import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { itselfOf, madeOf } from "./itself-and-made.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** біз сабақты басталдық → бастадық; сабақ сегізде бастайды → басталады. */
export function voiceSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head }, at) => {
    const token = tokens[at];
    if (!token || reading.kind !== "verb" || (reading.source?.features.Voice ?? "") !== "")
      return [];
    const made = madeOf(reading.lemma);
    const itself = itselfOf(reading.lemma);
    if (made === undefined && itself === undefined && reading.lemma !== "ұнау") return [];
    const children = words.flatMap((one, place) => (one.head === at ? [{ ...one, place }] : []));
    const object = children.some(
      ({ reading: one, relation, place }) =>
        one.case === "ACC" &&
        one.kind === "noun" &&
        relation === "object" &&
        tokens.slice(place, at).every(({ mark }) => mark === "") &&
        !tokens[place]?.readings.some((other) => other.kind === "adj" || other.kind === "verb"),
    );
    const others = words.some(
      ({ reading: one, relation }, place) =>
        place < at && one.kind === "noun" && one.case === "NOM" && relation === "compound",
    );
    // маған тоқуды үйренді: whom it is done to is taught
    const taught =
      made === "үйрету" &&
      children.some(({ reading: one }) => one.pronoun && one.case === "DAT") &&
      children.some(({ reading: one }) => one.form === "vn" && one.case === "ACC");
    if (taught) return [put(made)];
    if (made !== undefined && object && made !== "үйрету" && !others) return [put(made)];
    // мен қысты ұнаймын: who likes something does it, and what is liked only pleases
    const likes =
      reading.lemma === "ұнау" &&
      children.some(({ reading: one }) => one.case === "ACC" && one.kind === "noun") &&
      children.some(({ reading: one }) => one.case === "NOM" && one.kind === "noun");
    if (likes) return [put("ұнату")];
    // есік өзі ашты → ашылды: what happens by itself
    const bySelf = words[at - 2];
    if (
      itself !== undefined &&
      tokens[at - 1]?.lower === "өзі" &&
      head === -1 &&
      reading.form === "fin" &&
      OPENS.has(bySelf?.reading.lemma ?? "") &&
      bySelf?.reading.case === "NOM" &&
      !words.some(({ reading: one }) => one.case === "ACC")
    )
      return [put(itself)];
    // An event or a thing that opens begins by itself; who does it would be named
    const thing = children.find(
      ({ reading: one, relation, place }) =>
        (relation === "subject" || relation === "object") &&
        one.kind === "noun" &&
        one.case === "NOM" &&
        !one.pronoun &&
        one.owner !== "1s" &&
        HAPPENS.has(one.lemma) &&
        place < at - 1,
    );
    const alone =
      head === -1 &&
      !children.some(
        (one) => one.place !== thing?.place && /subject|object|part/.test(one.relation),
      );
    if (
      itself !== undefined &&
      reading.lemma !== "үйрету" &&
      thing &&
      alone &&
      !object &&
      reading.form === "fin" &&
      (reading.person ?? "3") === "3"
    )
      return [put(itself)];
    return [];

    function put(lemma: string): Fault {
      const form = likewise(reading, lemma);
      return slip(
        at,
        form === ""
          ? []
          : changed(
              tokens,
              { [at]: withParticles(token as NonNullable<typeof token>, form) },
              "passive",
              0.4,
            ),
      );
    }
  });
}

/** Things that open, go out and break by themselves. */
const OPENS = new Set("есік терезе қақпа дүкен шам компьютер кесе әйнек".split(" "));

/** What begins, opens and closes at a time of its own. */
const HAPPENS = new Set(
  "сабақ жиналыс концерт фильм кино ойын емтихан дүкен базар мектеп банк аптека дәріхана кітапхана спектакль демалыс мұражай той жұмыс дәріс жаңалықтар бағдарлама кафе мейрамхана асхана кеңсе пошта балабақша поликлиника көрме мектеп театр".split(
    " ",
  ),
);

function likewise(reading: Reading, lemma: string): string {
  const other = { ...reading, lemma };
  if (reading.form === "p") return verbAs(other, "V.CVB;PFV");
  if (reading.form === "a") return verbAs(other, "V.CVB;IPFV");
  return reading.form === "vn" ? "" : verbWith(other, {});
}
