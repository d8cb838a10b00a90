import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** біздің үй, біздің ауыл: of these one says so without the ending. */
const SHARED =
  /^(?:үй|ауыл|қала|ел|мектеп|сынып|көше|отбасы|аула|жақ|топ|команда|кеңсе|бөлім|кафедра|аудан|дүкен|компания|бақ|маң|тіл|университет|пәтер|подъезд|бала|ұстаз|мұғалім)$/;

/** біздің тауға барамыз, біздің келесі айда көшеміз: who does it stands in no genitive. */
export const oursWithoutEndingDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const thing = words[head]?.reading;
    if (relation !== "owner" || reading.case !== "GEN" || !reading.pronoun) return [];
    if (thing?.kind !== "noun" || thing.owner !== undefined || thing.form !== undefined) return [];
    if (reading.person !== "1p" || SHARED.test(thing.lemma)) return [];
    const root = words.find(({ head: over }) => over === -1)?.reading;
    const doer = words.some((one) => one.relation === "subject" && one.reading.person === "1p");
    return root?.kind === "verb" && root.person === "1p" && !doer
      ? [{ at, why: "ours, or we" }]
      : [];
  });
