import type { Government } from "../government.ts";
import type { Parse, Placed } from "../parse.ts";
import type { Reading } from "../word/reading.ts";
import { LIGHT, SELF } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const TOLD = /^(?:object|complement|part|said|amount|quote|clause|measure|infinitive)$/;
// көзі көрмейді, аяғы басады: parts of the body do what their owner does
const LIVING = ["person", "nation", "describer", "animal", "group", "place", "weather", "body"];

/**
 * көлігіміз сатып қарыз төледік, насихаты тыңдамаған немере, жалақым көтеруін сұрадым: of a verb that takes an object and has none, in a form
 * that stands under another verb or a noun, a thing without an ending is the object rather than who does it.
 */
export const thingActingDoubts = (parse: Parse, government: Government): Doubt[] => {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head];
    if (relation !== "subject" || over?.reading.kind !== "verb" || !isThing(reading, government))
      return [];
    if (!takesObject(over.reading) || over.reading.lemma === "деу") return [];
    const frame = government.verb(over.reading.lemma);
    if (frame?.senses.some((one) => !one.has("ACC"))) return [];
    if (tokens.slice(at, head).some(({ mark }) => mark !== "")) return [];
    if (hasObject(words, head, at)) return [];
    // ойын тұспалдап: a game, or his thought as an object; ескерту жасап: what is done
    if (tokens[at]?.readings.some(({ case: kase }) => kase === "ACC")) return [];
    if (head === at + 1 && LIGHT.has(over.reading.lemma)) return [];
    const { form } = over.reading;
    const isUnder =
      form === "p" || form === "a"
        ? over.relation === "converb"
        : form === "vn"
          ? over.reading.owner !== undefined
          : form === "part" &&
            over.relation !== "predicate" &&
            (over.relation !== "relative" || isDoer(words[over.head], government));
    return isUnder ? [{ at, why: "a thing that does it to nothing, under another verb" }] : [];
  });
};

/** насихаты тыңдамаған немере: whoever does it stands behind; жазушының қаламы жазған роман: what it is done to. */
const isDoer = (word: Placed | undefined, government: Government): boolean =>
  word !== undefined &&
  (government.isOf(word.reading.lemma, "person") ||
    (word.reading.name && word.reading.source?.entry?.pos !== "name-place"));

function isThing(reading: Reading, government: Government): boolean {
  if (reading.kind !== "noun" || reading.pronoun || reading.name || reading.form !== undefined)
    return false;
  if ((reading.case ?? "NOM") !== "NOM" || SELF.has(reading.lemma)) return false;
  const classes = government.classesOf(reading.lemma);
  return classes.length > 0
    ? !classes.some((one) => LIVING.includes(one))
    : reading.owner !== undefined;
}

const takesObject = ({ source }: Reading): boolean =>
  source?.entry?.transitive === true && (source.features.Voice ?? "") === "";

const hasObject = (words: readonly Placed[], head: number, subject: number): boolean =>
  words.some(
    (one, place) =>
      place !== subject &&
      ((one.head === head && (TOLD.test(one.relation) || one.reading.case === "ACC")) ||
        (place < head && one.reading.case === "ACC")),
  );
