import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { MEASURES, TIMES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const THERE = /^(?:бар|жоқ)$/;
/** Nobody is a year or a kilogram. */
const MEASURED: ReadonlySet<string> = new Set([...TIMES, ...MEASURES]);
/** Adjectives that stand for a noun: көк жоқ, ащы бар. */
const NAMED_BY_QUALITY = /^(?:ақ|көк|ащы|тәтті|ыстық|артық|кем|басқа|көп|аз|қызық|жаңа|ескі)$/;

/** Doubts about what the predicate of a clause is and what stands straight before it. */
export function predicateDoubts({ tokens, words }: Parse, government: Government): Doubt[] {
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    const doubt = (why: string): Doubt[] => [{ at, why }];
    const adjacent = head === at + 1 && tokens[at]?.mark === "";
    // қазып керек: what is needed is an infinitive
    if (
      relation === "converb" &&
      over?.kind === "modal" &&
      adjacent &&
      reading.form === "p" &&
      !reading.negative
    )
      return doubt("a converb before a predicate that is no verb");
    // ауыр жоқ: a quality is denied by емес
    if (
      relation === "attribute" &&
      adjacent &&
      over?.kind === "modal" &&
      THERE.test(over.lemma) &&
      reading.kind === "adj" &&
      !tokens[at]?.readings.some(({ kind, cost }) => kind === "noun" && cost < 0.5) &&
      !NAMED_BY_QUALITY.test(reading.lemma)
    )
      return doubt("a quality that is there");
    // олай жоқ, қазақша жоқ: a manner is denied by емес
    if (
      relation === "adverb" &&
      adjacent &&
      over?.kind === "modal" &&
      over.lemma === "жоқ" &&
      /(?:лай|лей|ша|ше)$/.test(tokens[at]?.lower ?? "") &&
      reading.kind === "adv"
    )
      return doubt("a manner that is not there");
    // табу оңай жоқ: what is easy is denied by емес
    if (
      relation === "adverb" &&
      adjacent &&
      over?.kind === "modal" &&
      over.lemma === "жоқ" &&
      !/^(?:жақсы|жаман)$/.test(reading.lemma) &&
      tokens[at]?.readings.some(({ kind }) => kind === "adj") &&
      !NAMED_BY_QUALITY.test(reading.lemma)
    )
      return doubt("a quality that is there");
    // қазып керек шығар, мөлшерін азайт керек
    if (
      /^(?:керек|қажет)$/.test(tokens[at + 1]?.lower ?? "") &&
      tokens[at]?.mark === "" &&
      ((reading.form === "p" && !reading.negative) ||
        reading.form === "imp" ||
        (tokens[at]?.readings.some(({ form }) => form === "imp") &&
          words.some((one) => one.reading.case === "ACC" && one.head >= at)))
    )
      return doubt("a form of a verb that nothing needs");
    // Мен осында: who is somewhere says so with an ending
    if (
      relation === "subject" &&
      reading.pronoun &&
      reading.person !== undefined &&
      reading.person !== "3" &&
      over?.kind === "noun" &&
      over.case === "LOC" &&
      over.person === undefined &&
      over.form === undefined &&
      words[words[head]?.head ?? -1]?.reading.kind !== "cop"
    )
      return doubt("a person somewhere, without the ending");
    // мұнайдың инженерімін: what one works at makes one thing with what one is
    if (
      relation === "owner" &&
      adjacent &&
      reading.kind === "noun" &&
      !reading.pronoun &&
      !reading.name &&
      over?.owner === "3" &&
      over.person !== undefined &&
      over.person !== "3" &&
      government.isOf(over.lemma, "person") &&
      !government.isOf(reading.lemma, "person") &&
      // осы мектептің оқушысымын
      !words.some((one) => one.head === at)
    )
      return doubt("an owner of what one is");
    // көшеміз, шығамыз: one is a person, not a street
    if (
      head === -1 &&
      reading.kind === "noun" &&
      !reading.pronoun &&
      !reading.name &&
      reading.case === "NOM" &&
      reading.person !== undefined &&
      reading.person !== "3" &&
      !["person", "nation", "animal"].some((one) => government.isOf(reading.lemma, one)) &&
      (tokens[at]?.readings.some(({ form, cost }) => form === "fin" && cost < reading.cost) ||
        MEASURED.has(reading.lemma) ||
        government.isOf(reading.lemma, "place") ||
        government.isOf(reading.lemma, "relation"))
    )
      return doubt("a thing with the ending of a person");
    return [];
  });
}
