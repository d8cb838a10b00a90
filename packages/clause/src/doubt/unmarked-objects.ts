import type { Government } from "../government.ts";
import type { Parse, Placed } from "../parse.ts";
import type { Reading } from "../word/reading.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Who does something, never what is done to without a case. */
const WHO = /^(?:ешкім|кім|біреу|әркім|бәрі|ол|мен|сен|сіз|біз|олар)$/;

const TOLD = /^(?:object|complement|part|said|quote|clause|amount)$/;

const isTransitive = ({ source }: Reading): boolean =>
  source?.entry?.transitive === true && (source.features.Voice ?? "") === "";

/**
 * айтқаны ешкім түсінбеді, енетіні мәлімдеді, мұғалім оқушылар сұрады, тілі жақсы біледі: what is done to has lost its case, and
 * another word has taken its place.
 */
export const unmarkedObjectDoubts = (parse: Parse, government: Government): Doubt[] =>
  parse.words.flatMap((word, at): Doubt[] => {
    const { reading, head, relation } = word;
    const over = parse.words[head];
    const doubt = (why: string): Doubt[] => [{ at, why }];
    // ол біреу алып кетті: nor with a verb that makes one with a noun
    const isWho =
      (relation === "object" ||
        (relation === "complement" &&
          /^(?:алу|беру|салу|қою|табу|жеу)$/.test(over?.reading.lemma ?? ""))) &&
      WHO.test(reading.lemma);
    if (isWho && (reading.case ?? "NOM") === "NOM" && hasSubject(parse, head))
      return doubt("somebody as an object without its case");
    // енетіні мәлімдеді: that something happens tells nobody anything
    const isSoMuch = /^сонша/.test(parse.tokens[at + 1]?.lower ?? "");
    if (
      relation === "subject" &&
      reading.form === "part" &&
      reading.owner !== undefined &&
      // шешендік дегеніміз: what it is
      reading.lemma !== "деу" &&
      over &&
      !isSoMuch
    )
      return isTransitive(over.reading) && !hasTold(parse, head, at)
        ? doubt("a fact that does something to nothing")
        : [];
    // тілі жақсы біледі: the quality says how it is known, not what the language is like
    if (
      relation === "of" &&
      over?.relation === "manner" &&
      reading.owner &&
      !reading.form &&
      parse.tokens[at]?.mark === "" &&
      parse.tokens[head]?.mark === ""
    ) {
      const verb = parse.words[over.head]?.reading;
      if (verb && isTransitive(verb) && !hasTold(parse, over.head, at))
        return doubt("what has a quality that says how");
    }
    // мұғалім оқушылар сұрады: two people in a row are no compound
    if (
      relation === "compound" &&
      head === at + 1 &&
      isBarePerson(word, government) &&
      over?.reading.plural === true &&
      over.reading.owner === undefined &&
      government.isOf(over.reading.lemma, "person")
    )
      return doubt("somebody before somebody");
    return [];
  });

const hasSubject = ({ words }: Parse, head: number): boolean =>
  words.some((one) => one.head === head && one.relation === "subject");

const hasTold = ({ words }: Parse, head: number, subject: number): boolean =>
  words.some(
    (one, place) =>
      place !== subject &&
      (one.head === head || one.head === head - 1) &&
      (TOLD.test(one.relation) || one.reading.case === "ACC"),
  );

const isBarePerson = ({ reading }: Placed, government: Government): boolean =>
  reading.case === "NOM" &&
  reading.owner === undefined &&
  !reading.plural &&
  !reading.name &&
  government.isOf(reading.lemma, "person");
