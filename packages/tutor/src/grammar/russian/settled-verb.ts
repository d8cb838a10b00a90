import type { DraftClause } from "../draft-clause.ts";
import type { VerbPart } from "./parts.ts";

/** The verb that Kazakh has for what is told of just this subject or place. */
export const settled = (draft: DraftClause, verb: VerbPart): DraftClause =>
  studying(set(fallen(usedUp(living(draft), verb)), verb), verb);

/** Who learns nothing that is named studies: жақсы оқимын. */
const studying = (draft: DraftClause, { lemma }: VerbPart): DraftClause =>
  lemma === "учиться" &&
  draft.predicate?.kind === "verb" &&
  draft.predicate.lemma === "үйрену" &&
  !draft.complements.some(({ role }) => "case" in role && /^(?:ACC|DAT)$/.test(role.case))
    ? { ...draft, predicate: { kind: "verb", lemma: "оқу" } }
    : draft;

/** Who lives nowhere in particular is alive: өмір сүру. */
function living(draft: DraftClause): DraftClause {
  const { predicate, complements, manners } = draft;
  const isSomewhere =
    complements.some(({ role }) => "place" in role || ("case" in role && role.case === "LOC")) ||
    manners.length > 0;
  return predicate?.kind === "verb" && predicate.lemma === "тұру" && !isSomewhere && !draft.subject
    ? { ...draft, predicate: { kind: "verb", lemma: "өмір сүру" } }
    : draft;
}

/** What falls somewhere gets there: шкафтың артына түсіп кетті. */
function fallen(draft: DraftClause): DraftClause {
  const { predicate, complements } = draft;
  const isSomewhere = complements.some(({ role }) => "case" in role && role.case === "DAT");
  return predicate?.kind === "verb" && predicate.lemma === "құлау" && isSomewhere
    ? { ...draft, predicate: { kind: "verb", lemma: "түсіп кету" } }
    : draft;
}

/** «Наступила осень» has come, and trod on nothing. */
const set = (draft: DraftClause, { lemma }: VerbPart): DraftClause =>
  /^наступ(?:ить|ать)$/u.test(lemma) &&
  draft.subject?.kind === "noun" &&
  /^(?:қыс|жаз|күз|көктем|түн|кеш|таң|күн|сәт|уақыт|кез|мереке)$/.test(draft.subject.lemma)
    ? { ...draft, predicate: { kind: "verb", lemma: "келу" } }
    : draft;

/** What one has no more of is used up, and not over: ақшам таусылды. */
function usedUp(draft: DraftClause, { lemma }: VerbPart): DraftClause {
  const { predicate, subject } = draft;
  return /^(?:за)?кончиться$|^(?:за)?канчиваться$/u.test(lemma) &&
    predicate?.kind === "verb" &&
    subject?.kind === "noun" &&
    SUPPLIES.test(subject.lemma)
    ? { ...draft, predicate: { kind: "verb", lemma: "таусылу" } }
    : draft;
}

const SUPPLIES =
  /^(?:ақша|нан|су|сүт|қант|тұз|шай|кофе|ұн|май|ет|күріш|жұмыртқа|бензин|жанармай|газ|отын|көмір|билет|қағаз|бояу|сабын|дәрі|азық-түлік|тамақ|күш|шыдам|сабыр|бірлік|батарея|картоп|пияз|шырын)$/;
