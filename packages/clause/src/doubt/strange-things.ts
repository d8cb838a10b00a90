import type { Government } from "../government.ts";
import type { Parse, Placed } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const LIVING = ["person", "animal", "nation", "describer"];
const GOING =
  /^(?:бару|келу|кету|қайту|шығу|түсу|кіру|жүру|жіберу|апару|әкелу|жету|көшу|ұшу|шақыру|асығу|кешігу|жиналу|қалу|оралу|аттану|жолға шығу|алып келу|алып бару)$/;

/** Sentences of which every word has its case, and which say what no thing does. */
export const strangeThingDoubts = (parse: Parse, government: Government): Doubt[] => [
  ...sittingThings(parse, government),
  ...beingATime(parse),
  ...waitingForSake(parse),
  ...twoGoals(parse, government),
  ...toldRelatives(parse),
  ...shutLight(parse),
  ...likeAndMore(parse),
  ...gladOfTwo(parse),
];

/** кілттер отыр: things lie, stand and are; who sits is alive. */
const sittingThings = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (relation !== "subject" || words[head]?.reading.lemma !== "отыру") return [];
    if (words.some((one) => one.head === head && one.relation === "helped")) return [];
    if (reading.kind !== "noun" || reading.pronoun || reading.name) return [];
    const classes = government.classesOf(reading.lemma);
    return classes.length > 0 && !classes.some((one) => LIVING.includes(one))
      ? [{ at, why: "a thing that sits" }]
      : [];
  });

/** жақсы уақыт болдық: nobody is a time. */
const beingATime = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    const isBare = reading.kind === "noun" && reading.case === "NOM" && !reading.owner;
    return relation === "time" &&
      isBare &&
      head === at + 1 &&
      over?.lemma === "болу" &&
      over.person !== undefined &&
      over.person !== "3" &&
      words.some((one) => one.head === at && one.relation === "attribute")
      ? [{ at, why: "somebody who is a time" }]
      : [];
  });

/** автобус үшін күттім: a bus is waited for as an object. */
const waitingForSake = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] =>
    reading.kind === "post" &&
    reading.lemma === "үшін" &&
    words[head]?.reading.lemma === "күту" &&
    words[at - 1]?.reading.kind === "noun"
      ? [{ at, why: "waiting for the sake of" }]
      : [],
  );

/** дәптерге қаламға жазамын: of two things side by side hardly both are where it goes. */
const twoGoals = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const next = words[at + 1];
    const over = words[head]?.reading;
    if (tokens[at]?.mark !== "" || next?.head !== head || over?.kind !== "verb") return [];
    const isThing = (one: Placed["reading"]) =>
      one.kind === "noun" &&
      one.case === "DAT" &&
      !one.pronoun &&
      !one.name &&
      !LIVING.some((kind) => government.isOf(one.lemma, kind)) &&
      // көлік орнына велосипедке мінеді: instead of it
      !(one.lemma === "орын" && one.owner === "3") &&
      !government.isOf(one.lemma, "time");
    return isThing(reading) && isThing(next.reading) && !GOING.test(over.lemma)
      ? [{ at, why: "two things in the dative" }]
      : [];
  });

/** досым, қайсысы Алматыда тұрады: a Kazakh relative clause stands before its noun. */
const toldRelatives = ({ tokens }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] => {
    const isAsked = tokens.some(
      ({ mark, question }) => mark.includes("?") || question !== undefined,
    );
    return /^қайсы(?:сы|лары)?$/.test(lower) && tokens[at - 1]?.mark.includes(",") && !isAsked
      ? [{ at, why: "a relative clause behind its noun" }]
      : [];
  });

/** жарықты жауып кет: light is put out, and a door is shut. */
const shutLight = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] =>
    relation === "object" &&
    reading.lemma === "жарық" &&
    /^(?:жабу|ашу)$/.test(words[head]?.reading.lemma ?? "")
      ? [{ at, why: "light that is shut" }]
      : [],
  );

/** мен сияқты биігірек: who is like another is not more so. */
const likeAndMore = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] =>
    reading.kind === "post" &&
    /^(?:сияқты|секілді|тәрізді)$/.test(reading.lemma) &&
    words[head]?.reading.kind === "adj" &&
    words[head]?.reading.source?.suffixes.some(({ id }) => id === "cmpr")
      ? [{ at, why: "like another, and more so" }]
      : [],
  );

/** сізге көргеніме қуаныштымын: of two datives before a quality hardly both are what it is of. */
const gladOfTwo = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const next = words[at + 1];
    const isQuality = words[head]?.reading.kind === "adj";
    const both = reading.case === "DAT" && next?.reading.case === "DAT" && next.head === head;
    return isQuality && both ? [{ at, why: "two things in the dative" }] : [];
  });
