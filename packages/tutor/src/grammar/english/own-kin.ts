import type { Clause, NounPhrase, Phrase } from "../clause.ts";

/** "The woman who lost her ring" lost her own: сақинасын жоғалтқан. */
export const withOwn = (clause: Clause): Clause => ({
  ...clause,
  complements: clause.complements.map((one) =>
    one.phrase.kind === "noun" && /^3p?$/.test(String(one.phrase.owner))
      ? { ...one, phrase: { ...one.phrase, bare: true } }
      : one,
  ),
});

/** Of one's own kin nobody asks whose: анам келді. */
export const isOwnKin = (phrase: Phrase): phrase is NounPhrase =>
  phrase.kind === "noun" &&
  /^1[sp]$/.test(String(phrase.owner)) &&
  !phrase.and &&
  KIN.test(phrase.lemma);
/** "We buried my uncle": ағамды жерледік. */
export const ofOwnKin = (clause: Clause): Clause => ({
  ...clause,
  complements: clause.complements.map((one) =>
    isOwnKin(one.phrase) ? { ...one, phrase: { ...one.phrase, bare: true } } : one,
  ),
});
const KIN =
  /^(?:ана|әке|әже|ата|шеше|апа|аға|әпке|іні|сіңлі|қарындас|бауыр|ұл|қыз|бала|күйеу|әйел|жұбай|немере|ата-ана|ене)$/;
