import type { Complement, Phrase } from "../clause.ts";
import { type DraftClause, newDraft } from "../draft-clause.ts";
import type { Part, PartOf } from "./parts.ts";
import { has } from "./prepositions.ts";
import type { SortedParts } from "./sorted-parts.ts";

/** What a clause says while its times are still to be added. */
export interface Drafted {
  readonly draft: DraftClause;
  readonly cost: number;
}

export type Noun = PartOf<"phrase">;

/** When it is so. */
export const tenseOf = (sorted: SortedParts): Pick<DraftClause, "tense"> => {
  const be = sorted.one("be");
  return { tense: be?.tense === "past" || be?.tense === "future" ? be.tense : "present" };
};

/** Whether nothing else stands in the clause than parts of these kinds. */
export const only = (
  sorted: SortedParts,
  kinds: string,
  parts: readonly (Part | undefined)[],
): boolean =>
  sorted.parts.every(
    (part) => parts.includes(part) || `${kinds} time manner not be`.split(" ").includes(part.kind),
  );

/** A placed phrase as it hangs on a verb that asks for nothing. */
export const complement = ({ phrase, role }: PartOf<"placed">): Complement => ({ phrase, role });

/** «Мой брат врач», «это наша школа», «он был учителем». */
export function isSomething(sorted: SortedParts): Drafted[] | undefined {
  const phrases = sorted.all("phrase");
  const pointed = sorted.one("this");
  const [first, second, ...others] = phrases;
  const be = sorted.one("be");
  if (!first || others.length > 0 || (pointed && second) || (!pointed && !second)) return undefined;
  const denied = sorted.denied();
  const what = pointed ? first : (second as Noun);
  const isWas = be !== undefined && has(what.features, "ins") && !pointed;
  if (!isWas && !has(what.features, "nom")) return [];
  if (!pointed && !has(first.features, "nom")) return [];
  if (denied && denied !== what) return [];
  if (what.own || first.own || !only(sorted, "", [first, second, pointed])) return [];
  if (what.phrase.kind === "pronoun" && !pointed) return [];
  const subject: Phrase = pointed ? { kind: "pronoun", lemma: "бұл", person: "3" } : first.phrase;
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        negative: denied !== undefined,
        subject,
        predicate: { kind: "is", what: what.phrase },
      },
      cost: 1,
    },
  ];
}

const isWhere = ({ kz }: PartOf<"manner">): boolean =>
  /^(?:мұнда|сонда|осында|далада|шетелде|осы маңда|үйде)$/.test(kz);

/** «Книга на столе», «на столе книга», «мама дома». */
export function isSomewhere(sorted: SortedParts): Drafted[] | undefined {
  const phrases = sorted.all("phrase");
  const [first, ...others] = phrases;
  const places = sorted.all("placed");
  const denied = sorted.denied();
  const here = sorted.all("manner");
  const [at] = here;
  // «Мы не дома», «тетрадь не здесь»
  if (first && places.length === 0 && at && here.length === 1 && isWhere(at) && !first.counted)
    return others.length === 0 &&
      !first.own &&
      has(first.features, "nom") &&
      (!denied || denied === at || denied.kind === "be") &&
      only(sorted, "", [first]) &&
      first.from < at.from
      ? [
          {
            draft: {
              ...newDraft(),
              ...tenseOf(sorted),
              negative: denied !== undefined,
              subject: first.phrase,
              predicate: { kind: "is-so", word: at.kz },
            },
            cost: 0,
          },
        ]
      : undefined;
  const isTold = sorted.parts.every(({ kind }) =>
    /^(?:phrase|placed|time|manner|not|be)$/.test(kind),
  );
  if (!first || others.length > 0 || !isTold || first.own || !has(first.features, "nom"))
    return undefined;
  const [place, ...more] = places;
  // «Здесь много машин»: how much there is of it is told of a place by one word, too
  const isHere = first.counted === true && !first.asks && sorted.all("manner").some(isWhere);
  if (!place && isHere && first.phrase.kind === "noun" && !denied)
    return [
      {
        draft: {
          ...newDraft(),
          ...tenseOf(sorted),
          predicate: { kind: "there-is", what: first.phrase },
        },
        cost: 0,
      },
    ];
  if (!place) return undefined;
  const isFirst = first.from < place.from;
  const where = place.own ? undefined : complement(place);
  // «Она ни разу не была в Алматы»: ешқашан болған емес
  const never = sorted.all("time").some(({ kz }) => kz === "ешқашан");
  if (where && never && denied?.kind === "be" && tenseOf(sorted).tense === "past")
    return [
      {
        draft: {
          ...newDraft(),
          tense: "perfect",
          negative: true,
          subject: first.phrase,
          predicate: { kind: "verb", lemma: "болу" },
          complements: [where, ...more.map(complement)],
        },
        cost: 0,
      },
    ];
  if (!where || (denied && denied !== place && denied.kind !== "be")) return [];
  // «Сколько этажей в доме?», «в неделе семь дней»: so many there are
  if (isFirst && !first.counted && !first.asks)
    return [
      {
        draft: {
          ...newDraft(),
          ...tenseOf(sorted),
          negative: denied !== undefined,
          subject: first.phrase,
          predicate: { kind: "is-at", where },
          complements: more.map(complement),
        },
        cost: 0,
      },
    ];
  if (denied || first.phrase.kind === "pronoun") return [];
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        predicate: { kind: "there-is", what: first.phrase },
        complements: places.map(complement),
      },
      cost: 0,
    },
  ];
}

/** «Ночью была гроза», «завтра будет собрание»: there was one, then. */
export function happened(sorted: SortedParts): Drafted[] | undefined {
  const [what, ...others] = sorted.all("phrase");
  const be = sorted.one("be");
  if (!what || others.length > 0 || !be || be.tense === "infinitive") return undefined;
  const isTold = sorted.parts.every(({ kind }) => /^(?:phrase|time|be|manner)$/.test(kind));
  if (!isTold || what.own || what.living || what.phrase.kind !== "noun") return undefined;
  if (!has(what.features, "nom") || !sorted.has("time")) return undefined;
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        predicate: { kind: "there-is", what: what.phrase },
      },
      cost: 1,
    },
  ];
}

/** «Где мой телефон?», «кто этот человек?» */
export function asked(sorted: SortedParts): Drafted[] | undefined {
  const ask = sorted.one("ask");
  const [subject, ...others] = sorted.all("phrase");
  if (!ask || !subject || others.length > 0 || !has(subject.features, "nom")) return undefined;
  if (!only(sorted, "", [ask, subject]) || subject.own || sorted.has("not")) return [];
  if (!/^(?:қайда|кім|қашан|қалай)$/.test(ask.ask.word)) return [];
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        subject: subject.phrase,
        predicate: { kind: "is-so", word: ask.ask.word },
        ask: { word: "", at: "within" },
      },
      cost: 0,
    },
  ];
}
