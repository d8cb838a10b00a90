import { predicateWith, verbWith, wishOf } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { type Kind, one, type Place } from "./place.ts";

const PERSONS: readonly Person[] = ["1s", "2s", "2f", "3", "1p"];
/** What goes on in each person beside a predicate of the same person. */
const GOES_ON: Readonly<Partial<Record<Person, string>>> = {
  "1s": "Алматыда тұрамын",
  "2s": "Алматыда тұрасың",
  "2f": "Алматыда тұрасыз",
  "1p": "Алматыда тұрамыз",
};

const isVerb = (place: Place): boolean =>
  place.word.reading.kind === "verb" && place.word.reading.form === "fin";

/** The person of the pronoun that is the subject of the only clause; undefined where none is said. */
const saidPerson = ({ parse }: Place): Person | undefined => {
  const said = parse.words.filter(
    ({ reading, relation }) =>
      relation === "subject" && reading.pronoun && (reading.case ?? "NOM") === "NOM",
  );
  const [first] = said;
  const single = !parse.words.some(({ relation }) => /^(?:clause|said|conjunct)$/.test(relation));
  const { lemma, person } = first?.reading ?? {};
  return said.length === 1 && single && lemma !== "өз"
    ? (person ?? (lemma === "ол" ? "3" : undefined))
    : undefined;
};

const isLast = ({ parse, at }: Place): boolean => at === parse.words.length - 1;

/** A predicate that is no finite verb, as its kind is called; undefined of any other word. */
const predicateKind = (place: Place): string | undefined => {
  const { reading } = place.word;
  const lower = place.parse.tokens[place.at]?.lower ?? "";
  if (!isLast(place)) return undefined;
  if (lower.startsWith("емес")) return "емес";
  if (reading.kind === "modal") return /^(?:жоқ|бар)$/.test(reading.lemma) ? "жоқ" : undefined;
  if (reading.form === "part") return "participle";
  if (reading.form === undefined && (reading.kind === "noun" || reading.kind === "adj"))
    return reading.case === "LOC" ? "place" : reading.kind === "adj" ? "adjective" : "noun";
  return undefined;
};

const nominal = (kind: string): Kind => ({
  kind: `person of a predicate: ${kind}`,
  make: (place) => {
    const person = saidPerson(place);
    if (person === undefined || predicateKind(place) !== kind) return [];
    const { reading } = place.word;
    const text = place.parse.tokens[place.at]?.lower ?? "";
    if (person === "3" && kind === "жоқ") return [];
    // сіздер: the plural of the pronoun may go with the ending of one
    // әншіміз, тәттіңіз: what is ours or yours ends so as well
    const others = person === "3" ? (["1s", "2s"] as const) : PERSONS;
    return others
      .filter((one) => one !== person && !(person.startsWith("2") && one[0] === "2"))
      .flatMap((other) => one(place.at, predicateWith(text, reading, other)))
      .filter(([[, made] = [0, ""]]) => made !== text);
  },
});

/** Subjects and predicates of each kind that do not agree in person. */
export const AGREEMENT_KINDS: readonly Kind[] = [
  ...["емес", "жоқ", "participle", "place", "adjective", "noun"].map(nominal),
  {
    kind: "person of the verb: negated by жоқ",
    make: (place) =>
      saidPerson(place) !== undefined &&
      /^жоқ./.test(place.parse.tokens[place.at]?.lower ?? "") &&
      place.parse.words[place.at - 1]?.reading.form === "part"
        ? [
            ...one(place.at, "жоқ"),
            ...one(
              place.at,
              place.parse.tokens[place.at]?.lower === "жоқпын" ? "жоқсың" : "жоқпын",
            ),
          ]
        : [],
  },
  {
    kind: "person of the verb: every tense",
    make: (place) => {
      const person = saidPerson(place);
      const { reading } = place.word;
      return person !== undefined && isLast(place) && isVerb(place) && reading.person === person
        ? PERSONS.filter((one) => one !== person && !(person[0] === "2" && one[0] === "2")).flatMap(
            (other) => one(place.at, verbWith(reading, { person: other })),
          )
        : [];
    },
  },
  {
    kind: "copula left out before және",
    make: (place) => {
      const person = saidPerson(place);
      const goesOn = person && GOES_ON[person];
      const { reading } = place.word;
      const lower = place.parse.tokens[place.at]?.lower ?? "";
      return goesOn !== undefined &&
        reading.person === person &&
        predicateWith(lower, reading, "3") !== lower &&
        // үйде және Алматыда: two places
        /^(?:noun|adjective)$/.test(predicateKind(place) ?? "") &&
        reading.lemma !== "кім" &&
        place.parse.tokens[place.at]?.question === undefined
        ? one(place.at, `${predicateWith(lower, reading, "3")} және ${goesOn}`)
        : [];
    },
  },
  {
    kind: "person of who likes, needs or wishes",
    make: ({ parse, at, word, over }) => {
      const person = word.reading.person;
      if (!word.reading.pronoun || person === undefined || person === "3") return [];
      if (over?.lemma === "ұнау" && word.reading.case === "DAT" && over.person === "3")
        return one(word.head, verbWith(over, { person }));
      if (over?.lemma === "керек" && word.reading.case === "DAT")
        return one(word.head, predicateWith(parse.tokens[word.head]?.lower ?? "", over, person));
      return parse.words[at]?.reading.case === "GEN" && over?.form === "des"
        ? parse.words.flatMap(({ reading }, place) =>
            place === word.head + 1 && reading.lemma === "келу"
              ? one(place, verbWith(reading, { person }))
              : [],
          )
        : [];
    },
  },
  {
    kind: "wish of nobody",
    make: ({ at, word, parse }) =>
      word.reading.form === "des" && parse.words[at + 1]?.reading.lemma === "келу"
        ? one(at, word.reading.lemma)
        : [],
  },
  {
    kind: "wish of another than who is named",
    make: (place) => {
      const { at, word, parse } = place;
      const said = saidPerson(place);
      return word.reading.form === "des" && said !== undefined && parse.words[at + 1]
        ? (["1s", "2s", "3"] as const)
            .filter((person) => person !== said)
            .flatMap((person) => one(at, wishOf(word.reading, person)))
        : [];
    },
  },
];
