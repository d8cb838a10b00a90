import {
  type Clause,
  type Complement,
  type NounPhrase,
  type Person,
  type Predicate,
  personOf,
} from "./clause.ts";

/**
 * Verbs that make one thing of what they do and an object in general: кітап оқу, нан алу. The others do
 * something to a thing that is known: терезені ашу, табиғатты қорғау.
 */
const GENERAL =
  /^(?:оқу|жазу|ішу|жеу|алу|сатып алу|пісіру|ойнау|тыңдау|көру|жасау|салу|айту|істеу|сату|беру|әкелу|іздеу|тарту|тігу|қою|киу|кию|ұстау|жинау|дайындау|асырау|табу|сұрау|қабылдау|тапсыру|күту|шалу|құю|төлеу|сыйлау|жіберу|үйрену|болу|темекі шегу|шегу|бастау|өткізу|отырғызу|өсіру|қалау|көрсету|соғу|билеу|ұту|жинау|аулау|сүрту|сағыну|жүргізу|айырбастау|ауыстыру|тағу|шешу|толтыру|жалдау|тілеу|тоқу|қуыру|шығару|бағу|сауу|ілу|орнату|ору|себу|жүктеу|басып шығару|алып келу|жеткізу)$/;

/** ішейін деп тұру, ішпек болу and іше жаздау are of what one does by ішу. */
function asDone(lemma: string): string {
  const [, meant = ""] = /^(.+?) (?:деп тұру|болу|жаздау)$/u.exec(lemma) ?? [];
  const [, stem = ""] = /^(.+?)(?:[аеі]?йын|[аеі]?йін|[мбп][ае][қк]|[ае])$/u.exec(meant) ?? [];
  return stem === "" ? lemma : `${stem}у`;
}

/** The object of a verb, definite where the verb asks for one thing that is known. */
export function fitObjects(
  complements: readonly Complement[],
  predicate: Predicate | undefined,
): Complement[] {
  if (predicate?.kind !== "verb" || GENERAL.test(asDone(predicate.lemma))) return [...complements];
  return complements.map((one) => {
    const { phrase, role } = one;
    const isObject = "case" in role && role.case === "ACC";
    if (!isObject || phrase.kind !== "noun" || phrase.count !== undefined) return one;
    return { ...one, phrase: { ...phrase, definite: true } };
  });
}

/** Living things are spoken of in the plural where things in general are spoken of as one. */
const LIVING = /^(?:адам|бала|дос|ит|мысық|ат|жылқы|құс|жануар|қыз|ұл|қонақ|аң|үй жануары)$/;

/** A thing that is liked in general: алманы жақсы көремін. */
export const inGeneral = (phrase: NounPhrase, known: boolean): NounPhrase => ({
  ...phrase,
  definite: true,
  ...(!known &&
    !phrase.definite &&
    phrase.owner === undefined &&
    !LIVING.test(phrase.lemma) && { plural: false }),
});

const KIN = /^(?:ана|әке|әже|ата|шеше)$/;
/** Whose they are Russian leaves unsaid of others, too. */
const NEAR =
  /^(?:ана|әке|әже|ата|шеше|аға|іні|әпке|сіңлі|қарындас|күйеу|дос|немере|ене|келін|жиен|бөле|қайын ата|ата-ана|апа)$/;

/** Whose mother it is goes without saying in English and Russian: анам, анама. */
export function ownKin(clause: Clause, language: "en" | "ru"): Clause {
  const { subject, complements, predicate } = clause;
  if (predicate.kind !== "verb" && language === "en") return clause;
  const near = language === "ru" ? NEAR : KIN;
  const isOurs = (phrase: NounPhrase): boolean =>
    (near.test(phrase.lemma) || phrase.kin === true) &&
    phrase.owner === undefined &&
    phrase.count === undefined &&
    !phrase.definite &&
    !phrase.name &&
    (phrase.before ?? []).every((word) => /^(?:ескі|жақсы|жақын|сүйікті)$/.test(word));
  const isOwnedByKin = (phrase: NounPhrase): boolean =>
    typeof phrase.owner === "object" &&
    phrase.owner.kind === "noun" &&
    !phrase.owner.plural &&
    isOurs(phrase.owner);
  const doer: Person = subject?.kind === "pronoun" ? subject.person : "3";
  // «Мой дедушка и бабушка»: both are mine
  const alsoOurs = (phrase: NounPhrase): NounPhrase =>
    phrase.and?.kind === "noun" && isOurs(phrase.and) && typeof phrase.owner === "string"
      ? { ...phrase, and: alsoOurs({ ...phrase.and, owner: phrase.owner, bare: true }) }
      : phrase;
  const isHad = predicate.kind === "has" || predicate.kind === "needs";
  return {
    ...clause,
    ...(subject?.kind === "noun" &&
      !isHad &&
      (isOurs(subject) && !subject.plural
        ? {
            // Whose it is Russian has left unsaid, and the ending says it
            subject: alsoOurs({
              ...subject,
              owner: "1s" as const,
              ...(language === "ru" && { bare: true }),
            }),
          }
        : language === "ru" && { subject: alsoOurs(subject) })),
    complements: complements.map((one) =>
      // «Пригласили на свадьбу дочери»: their daughter's
      subject && language === "ru" && one.phrase.kind === "noun" && isOwnedByKin(one.phrase)
        ? {
            ...one,
            phrase: {
              ...one.phrase,
              owner: { ...(one.phrase.owner as NounPhrase), owner: doer, bare: true },
            },
          }
        : subject && one.phrase.kind === "noun" && isOurs(one.phrase) && "case" in one.role
          ? { ...one, phrase: { ...one.phrase, owner: doer, bare: true } }
          : one,
    ),
  };
}

/** "his brother" of him is his own, and "оның" would be somebody else's: ағасынан ұзын. */
export function ownTheirs(clause: Clause): Clause {
  if (!clause.subject || !personOf(clause.subject).startsWith("3")) return clause;
  return {
    ...clause,
    complements: clause.complements.map((one) =>
      one.phrase.kind === "noun" && (one.phrase.owner === "3" || one.phrase.owner === "3p")
        ? { ...one, phrase: { ...one.phrase, bare: true } }
        : one,
    ),
  };
}
