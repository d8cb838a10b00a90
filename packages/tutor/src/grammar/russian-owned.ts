import type { Person, Phrase } from "./clause.ts";
import { inGeneral } from "./object-case.ts";
import type { RussianPhrase } from "./russian-noun-phrase.ts";

const LIMB = /^(?:аяқ|қол|бас|саусақ|тіс|шаш|бет|тізе)$/;
const KIN =
  /^(?:ана|әке|шеше|аға|іні|әпке|сіңлі|қарындас|әже|ата|бауыр|күйеу|жұбай|немере|ене|келін|жиен)$/;

/** What one has learnt and forgets is nobody's own: жаңа сөздерді ұмытпадым. */
const LEARNT =
  /^(?:сөз|ереже|өлең|ән|тіл|әріп|сан|сабақ|тақырып|жол|күн|ой|есім|мақал|өткен|қате|тарих)$/;

/** A thing that is the subject's own, and a loved thing in general, take the accusative. */
export function ownedBy(read: RussianPhrase, person: Person, verb: string): Phrase {
  if (read.phrase.kind !== "noun") return read.phrase;
  // The subject's own goes without оның, which would be somebody else's
  const bare = person.startsWith("3") ? { bare: true } : {};
  if (read.own) return { ...read.phrase, owner: person, ...bare };
  // Russian leaves out whose mother it is: анасына
  const isKin = KIN.test(read.phrase.lemma) || read.phrase.kin === true;
  if (read.phrase.owner === undefined && isKin && !read.phrase.definite)
    return { ...read.phrase, owner: person, ...bare };
  // What one forgot or lost was one's own, and so is the leg one broke: әмиянымды ұмыттым, аяғын сындырды
  const mislaid =
    ((/^(?:ұмыту|жоғалту|қалдыру)$/.test(verb) && !LEARNT.test(read.phrase.lemma)) ||
      (/^(?:сындыру|жуу|кесу|күйдіру|тазалау)$/.test(verb) && LIMB.test(read.phrase.lemma))) &&
    read.phrase.count === undefined;
  if (mislaid && read.phrase.owner === undefined && !read.phrase.definite && !read.phrase.name)
    return { ...read.phrase, owner: person, bare: true };
  return /^(?:жақсы көру|сүю|ұнату)$/.test(verb) ? inGeneral(read.phrase, false) : read.phrase;
}
