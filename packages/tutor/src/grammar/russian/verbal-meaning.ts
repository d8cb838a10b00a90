import type { Complement, Person } from "../clause.ts";
import { type DraftClause, newDraft } from "../draft-clause.ts";
import { passiveOf } from "../passives.ts";
import { ownedBy } from "../russian-owned.ts";
import { deedAsNoun } from "./deeds.ts";
import { describedBy } from "./described.ts";
import { doersOf } from "./doers.ts";
import type { VerbGovernment } from "./government.ts";
import type { Part, PartOf, VerbPart } from "./parts.ts";
import type { Said } from "./said-verb.ts";
import { settled } from "./settled-verb.ts";
import type { SortedParts } from "./sorted-parts.ts";
import { turningAge } from "./turning-age.ts";
import { turning } from "./turning-day.ts";

/** Meanings of a clause that has a verb: each way its phrases may hang on it. */
export function verbalMeanings(
  sorted: SortedParts,
  said: Said,
  government: VerbGovernment,
): { draft: DraftClause; cost: number }[] {
  const { verb } = said;
  const turned = turningAge(sorted, said) ?? turning(sorted, said);
  if (turned) return turned;
  const allowed =
    /^(?:verb|phrase|placed|time|manner|not|ask|modal|be|let-us|may-it|with-whom|state)$/;
  if (sorted.parts.some(({ kind }) => !allowed.test(kind))) return [];
  if (sorted.all("verb").some((one) => !said.used.includes(one))) return [];
  if (sorted.has("with-whom") || sorted.has("state")) return [];
  if (
    sorted.all("be").length + sorted.all("modal").length >
    said.used.filter(({ kind }) => kind === "be" || kind === "modal").length
  )
    return [];
  return verb.kz.flatMap((kz, rank) =>
    saidBy(sorted, said, kz, government).map(({ draft, cost }) => ({
      draft,
      cost: cost + rank * 1.2,
    })),
  );
}

/** The same with one of the ways to say the verb. */
function saidBy(
  sorted: SortedParts,
  said: Said,
  kz: string,
  government: VerbGovernment,
): { draft: DraftClause; cost: number }[] {
  const { verb, deed } = said;
  const lemma = said.kz(kz);
  if (lemma === undefined) return [];
  return doersOf(sorted, said, government).flatMap((doer) => {
    const { subject, part } = doer;
    const predicate = doer.isObject ? passiveOf(lemma) : lemma;
    if (predicate === undefined) return [];
    const attribute = part && attributeOf(sorted, part, verb);
    const who = subject && attribute ? describedBy(subject, attribute) : subject;
    const draft: DraftClause = {
      ...newDraft(),
      ...said.draft,
      ...(who && { subject: who }),
      predicate: { kind: "verb", lemma: predicate },
      times: sorted.all("time").flatMap(({ kz: time }) => (time === "" ? [] : [time])),
      manners: sorted.all("manner").map(({ kz: manner }) => manner),
      ...(part &&
        part.from > verb.from &&
        subject?.kind === "noun" &&
        !sorted.has("ask") && { newSubject: true }),
    };
    if (/(?:^| )ешқашан/.test(draft.times.join(" "))) {
      draft.negative = true;
      // «Я никогда не летал»: ешқашан ұшқан емеспін
      if (draft.tense === "past" && draft.mood === "plain") draft.tense = "perfect";
    }
    const person: Person = subject?.kind === "pronoun" ? subject.person : "3";
    const rest = sorted.parts.filter((one) => one !== part && one !== attribute);
    const isShared = draft.mood === "let";
    const by = { verb, kz, deed, person, negative: draft.negative, isShared };
    return hangings(rest, by, government).flatMap(({ complements, cost }) => {
      const told = deed
        ? withDeed(draft, deed, complements, sorted, kz, government)
        : { ...draft, complements };
      if (!told || lacksObject(told, doer.isObject === true, sorted.has("ask"))) return [];
      if (isFull(verb, told, government) || goesAsNobody(told, part)) return [];
      const isBare =
        !deed && !doer.isObject && !sorted.has("ask") && !told.complements.some(isObject);
      const lacks = isBare && government.needsObject(kz) ? 2 : 0;
      const said = settled(topical(told), verb);
      return [{ draft: said, cost: cost + doer.cost + lacks }];
    });
  });
}

/** What stands before a subject that is new is spoken of, and known: жаңа кітапты әпкем алды. */
const topical = (draft: DraftClause): DraftClause =>
  draft.newSubject
    ? {
        ...draft,
        complements: draft.complements.map((one) =>
          isObject(one) && one.phrase.kind === "noun"
            ? { ...one, phrase: { ...one.phrase, definite: true } }
            : one,
        ),
      }
    : draft;

/** Verbs of Kazakh that make something happen to a thing, which is then named. */
const CAUSES = /(?:[дт][ыі]ру|[ғқ]ызу|[гк]ізу|шығару|[лр]ту)$/u;

const isObject = ({ role }: Complement): boolean =>
  "case" in role && role.case === "ACC" && !("after" in role) && !("place" in role);

/** «Я не достаю»: what is taken out would be named. */
const lacksObject = (
  { predicate, complements, mood }: DraftClause,
  isPassive: boolean,
  asks: boolean,
): boolean =>
  predicate?.kind === "verb" &&
  !isPassive &&
  !asks &&
  mood !== "order" &&
  CAUSES.test(predicate.lemma) &&
  !/^(?:отыру|қыдыру)$/.test(predicate.lemma) &&
  !complements.some(isObject);

/** «Идёт фильм», «пошёл дым»: what does not go by itself goes by another verb. */
const goesAsNobody = ({ predicate, subject }: DraftClause, part: Part | undefined): boolean =>
  predicate?.kind === "verb" &&
  /^(?:бару|жүру|кету|мініп бару)$/.test(predicate.lemma) &&
  part?.kind === "phrase" &&
  !part.living &&
  subject?.kind === "noun" &&
  !/^(?:автобус|пойыз|ұшақ|көлік|машина|кеме|такси|метро|трамвай|жаңбыр|қар)$/.test(subject.lemma);

/** «Играть на домбре» is домбыра тарту, which has its object. */
const isFull = (
  verb: VerbPart,
  { complements }: DraftClause,
  government: VerbGovernment,
): boolean =>
  verb.to - verb.from > 1 &&
  complements.some(isObject) &&
  !government.takesObject(verb.kz[0] ?? "");

/** «Голос в телефоне незнаком»: where a thing is that does something tells which it is. */
function attributeOf(
  sorted: SortedParts,
  subject: Part,
  verb: VerbPart,
): PartOf<"placed"> | undefined {
  const next = sorted.after(subject);
  if (subject.kind !== "phrase" || subject.living || subject.phrase.kind !== "noun")
    return undefined;
  return next?.kind === "placed" && next.from < verb.from && describedBy(subject.phrase, next)
    ? next
    : undefined;
}

interface Hanging {
  readonly complements: (Complement & { readonly from: number })[];
  readonly cost: number;
}

/** What phrases hang on: a verb with its Kazakh, and the deed within it. */
interface Hangs {
  readonly verb: VerbPart;
  readonly kz: string;
  readonly deed?: VerbPart | undefined;
  readonly person: Person;
  readonly negative: boolean;
  /** Of all of us: what is left behind is nobody's own. */
  readonly isShared: boolean;
}

/** Every way the phrases of a clause may hang on its verb. */
function hangings(parts: readonly Part[], on: Hangs, government: VerbGovernment): Hanging[] {
  let ways: Hanging[] = [{ complements: [], cost: 0 }];
  for (const part of parts) {
    if (part.kind !== "phrase" && part.kind !== "placed") continue;
    const isDeeds = on.deed !== undefined && part.from > on.deed.from;
    const kz = isDeeds ? (on.deed?.kz[0] ?? on.kz) : on.kz;
    const russian = isDeeds ? (on.deed?.lemma ?? "") : on.verb.lemma;
    const role = part.kind === "placed" ? government.placed(part, kz) : undefined;
    const options =
      part.kind === "phrase"
        ? government.bare(part, kz, { russian, negative: on.negative })
        : role
          ? [{ role, cost: government.isUsual(part as PartOf<"placed">, role, kz) ? 0 : 2 }]
          : [];
    const { phrase, own, from } = part;
    // Whom the verb is done to is told of the deed's own object: маған шұлық тоқуды үйретті
    const isToldTo = !isDeeds && on.deed !== undefined && part.kind === "phrase" && part.living;
    const read = { phrase, cases: [], plural: false, next: 0, ...(own && { own }) };
    // «Оставил куртку в самолёте»: one's own is the jacket
    const isWhere =
      part.kind === "placed" &&
      !own &&
      MISLAID.test(kz) &&
      role &&
      "case" in role &&
      role.case === "LOC";
    const owned = (on.isShared && !own) || isWhere === true ? phrase : ownedBy(read, on.person, kz);
    ways = ways.flatMap((way) =>
      options.flatMap((option) =>
        isTwice(way, option.role, isDeeds ? on.deed : undefined)
          ? []
          : [
              {
                complements: [
                  ...way.complements,
                  {
                    phrase: owned,
                    role: isToldTo ? toldIn(option.role, on.kz) : option.role,
                    from,
                  },
                ],
                cost: way.cost + option.cost,
              },
            ],
      ),
    );
  }
  return ways.toSorted((a, b) => a.cost - b.cost).slice(0, 3);
}

const MISLAID = /^(?:ұмыту|ұмытып (?:кету|қалу)|жоғалту|қалдыру)$/;

/** Who is taught, told or allowed to do something stands in the dative. */
const toldIn = (role: Complement["role"], verb: string): Complement["role"] =>
  "case" in role && role.case === "ACC" && TOLD_TO.test(verb) ? { case: "DAT" } : role;

const TOLD_TO = /^(?:үйрету|айту|бұйыру|рұқсат (?:ету|беру)|тыйым салу|кеңес беру|ұсыну)$/;

/** A verb has one object, one whom it is done for, one means; a deed within it has its own. */
const isTwice = (
  { complements }: Hanging,
  role: Complement["role"],
  deed: VerbPart | undefined,
): boolean =>
  complements.some(
    (one) =>
      JSON.stringify(one.role) === JSON.stringify(role) &&
      (deed === undefined || one.from > deed.from),
  );

/** What stands after the deed is the deed's: решил купить дом. */
function withDeed(
  draft: DraftClause,
  deed: VerbPart,
  complements: Hanging["complements"],
  sorted: SortedParts,
  verb: string,
  government: VerbGovernment,
): DraftClause | undefined {
  const kz = deed.kz[0];
  const inCase = /^(?:бару|келу|шығу|қайту|кіру)$/.test(verb) ? "DAT" : government.deed(verb);
  const main = sorted.all("verb").find((one) => one !== deed);
  if (kz === undefined || !main) return undefined;
  if (inCase === undefined && !/^переста(?:ть|вать)$/u.test(main.lemma)) return undefined;
  // «Стараюсь хорошо работать»: how it is done stands before it
  const start = Math.min(main.from, deed.from);
  const its = complements.filter(({ from }) => from > deed.from);
  const late = (kind: "time" | "manner"): string[] =>
    sorted.all(kind).flatMap((one) => (one.from > start ? [one.kz] : []));
  // «Перестал бояться»: қорқуды қойды
  const leavesOff = /^переста(?:ть|вать)$/u.test(main.lemma);
  const noun = deedAsNoun(kz, its, { ...draft, times: late("time"), manners: late("manner") });
  return {
    ...draft,
    ...(leavesOff && { predicate: { kind: "verb", lemma: "қою" } as const }),
    times: draft.times.filter((one) => !late("time").includes(one)),
    manners: draft.manners.filter((one) => !late("manner").includes(one)),
    complements: [
      ...complements.filter(({ from }) => from < deed.from),
      { phrase: noun, role: { case: inCase ?? "ACC" } },
    ],
  };
}
