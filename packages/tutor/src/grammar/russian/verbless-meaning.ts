import { type Complement, inTheRight, type Phrase, personOf } from "../clause.ts";
import { type DraftClause, newDraft } from "../draft-clause.ts";
import { attributeOf } from "./attribute.ts";
import {
  asked,
  complement,
  type Drafted,
  happened,
  isSomething,
  isSomewhere,
  type Noun,
  only,
  tenseOf,
} from "./copula-meaning.ts";
import { deedAsNoun } from "./deeds.ts";
import { feels } from "./felt-meaning.ts";
import type { VerbGovernment } from "./government.ts";
import type { StatePart } from "./parts.ts";
import { has } from "./prepositions.ts";
import type { SortedParts } from "./sorted-parts.ts";
import { FELT, FITS, fits } from "./state-fits.ts";

/** Meanings of a clause without a verb: what somebody is, is like, has, where something is, what is needed. */
export function verblessMeanings(sorted: SortedParts, government: VerbGovernment): Drafted[] {
  if (sorted.has("let-us") || sorted.has("may-it")) return [];
  // «Корни у сосны глубокие»: they are the tree's, and not beside it
  if (sorted.has("state") && sorted.all("placed").some(({ preposition }) => preposition === "у"))
    return [];
  const found =
    feels(sorted) ??
    needs(sorted) ??
    aged(sorted) ??
    owned(sorted) ??
    present(sorted) ??
    states(sorted, government) ??
    isSomething(sorted) ??
    isSomewhere(sorted) ??
    happened(sorted) ??
    asked(sorted);
  return (found ?? []).map(({ draft, cost }) => ({ draft: timed(sorted, draft), cost }));
}

function timed(sorted: SortedParts, draft: DraftClause): DraftClause {
  const times = sorted.all("time").flatMap(({ kz }) => (kz === "" ? [] : [kz]));
  const { predicate } = draft;
  // «Мы дома»: where somebody is may be all that is said
  const said = predicate?.kind === "is-so" ? predicate.word : undefined;
  const told = sorted.all("manner").map(({ kz }) => kz);
  const manners = [...told.filter((kz) => kz !== said), ...draft.manners];
  // What somebody has or needs is had in no manner
  const isHad = predicate?.kind === "has" || predicate?.kind === "needs";
  return isHad
    ? { ...draft, times: [...times, ...manners], manners: [] }
    : { ...draft, times, manners };
}

const oneOf = (parts: readonly Noun[], kase: "nom" | "gen" | "dat" | "ins"): Noun | undefined =>
  parts.find(({ features }) => has(features, kase));

/** «Мне нужна вода»: маған су керек. */
function needs(sorted: SortedParts): Drafted[] | undefined {
  const modal = sorted.one("modal");
  if (!modal?.thing) return undefined;
  const phrases = sorted.all("phrase");
  const who = phrases.find(({ features, living }) => living && has(features, "dat"));
  const what = phrases.find((one) => one !== who && has(one.features, "nom"));
  if (!what || !only(sorted, "placed", [modal, who, what])) return [];
  const denied = sorted.denied();
  if ((denied && denied !== modal) || what.own || who?.own) return [];
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        negative: denied !== undefined,
        ...(who && { subject: who.phrase }),
        predicate: { kind: "needs", what: what.phrase },
        complements: sorted.all("placed").map(complement),
      },
      cost: 0,
    },
  ];
}

/** «Моему брату двадцать лет». */
function aged(sorted: SortedParts): Drafted[] | undefined {
  const age = sorted.one("age");
  if (!age) return undefined;
  const who = oneOf(sorted.all("phrase"), "dat");
  if (!who || !only(sorted, "", [age, who]) || sorted.has("not") || who.own) return [];
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        subject: who.phrase,
        predicate: { kind: "is-so", word: "жаста", before: [age.years] },
      },
      cost: 0,
    },
  ];
}

/** «У сестры есть машина», «у меня нет времени», «у него болит голова». */
function owned(sorted: SortedParts): Drafted[] | undefined {
  const owner = sorted.one("with-whom");
  if (!owner) return undefined;
  const no = sorted.one("no");
  const is = sorted.one("there-is");
  const denied = sorted.has("not");
  const phrases = sorted.all("phrase");
  const negative = no !== undefined || denied;
  const what = oneOf(phrases, negative ? "gen" : "nom");
  // «У нас было много людей»: they came, and are nobody's
  if (what?.living && sorted.has("be")) return [];
  if (!what || owner.own || what.own || !only(sorted, "", [owner, no, is, what])) return [];
  if (denied && sorted.denied()?.kind !== "be") return [];
  // «Игрушки у детей»: where they are, and not what the children have
  if (!is && !negative && what.from < owner.from)
    return [
      {
        draft: {
          ...newDraft(),
          ...tenseOf(sorted),
          subject: what.phrase,
          predicate: {
            kind: "is-at",
            where: { phrase: owner.phrase, role: { case: "LOC" } },
          },
        },
        cost: 0,
      },
    ];
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        negative,
        subject: owner.phrase,
        predicate: { kind: "has", what: what.phrase },
        complements: sorted.all("placed").map(complement),
      },
      cost: 0,
    },
  ];
}

/** «В городе есть парк», «здесь нет воды», «урока не будет». */
function present(sorted: SortedParts): Drafted[] | undefined {
  const no = sorted.one("no");
  const is = sorted.one("there-is");
  const absent = sorted.denied()?.kind === "be";
  if (!no && !is && !absent) return undefined;
  const what = oneOf(sorted.all("phrase"), is ? "nom" : "gen");
  if (!what || what.own) return absent ? undefined : [];
  if (!only(sorted, "placed", [no, is, what])) return [];
  // «Меня не будет»: мен болмаймын
  if (absent && what.phrase.kind === "pronoun")
    return [
      {
        draft: {
          ...newDraft(),
          ...tenseOf(sorted),
          negative: true,
          subject: what.phrase,
          predicate: { kind: "verb", lemma: "болу" },
          complements: sorted.all("placed").map(complement),
        },
        cost: 0,
      },
    ];
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        negative: !is,
        predicate: { kind: "there-is", what: what.phrase },
        complements: sorted.all("placed").map(complement),
      },
      cost: 0,
    },
  ];
}

/** «Зима холодная», «мне интересно», «трудно учить язык», «брат выше сестры». */
function states(sorted: SortedParts, government: VerbGovernment): Drafted[] | undefined {
  const found = sorted.all("state");
  const [state, more] = found;
  if (!state || more) return state ? [] : undefined;
  const deed = sorted.all("verb");
  if (deed.length > 1) return [];
  const denied = sorted.denied();
  if (denied && denied !== state && denied.kind !== "be") return [];
  const base: DraftClause = {
    ...newDraft(),
    ...tenseOf(sorted),
    negative: denied !== undefined,
    predicate: { kind: "is-so", word: state.word, before: [...state.before] },
  };
  const [verb] = deed;
  if (verb) return done(sorted, state, base, government);
  const phrases = sorted.all("phrase");
  const pointed = sorted.one("this");
  const subject = phrases.find((one) => has(one.features, "nom") && fits(one, state));
  const felt = phrases.find((one) => one !== subject && one.living && has(one.features, "dat"));
  const than = phrases.find(
    (one) => one !== subject && one !== felt && state.more && has(one.features, "gen"),
  );
  if (!only(sorted, "placed", [state, subject, felt, than, pointed])) return [];
  if (pointed && subject) return [];
  // «Дорогие гости»: what stands before its noun only says which it is
  if (subject && !state.short && subject.from > state.from) return [];
  // «Эти туфли мне велики»: to wear
  const isWorn = subject !== undefined && !subject.living && FITS.test(state.word);
  if (felt && !FELT.test(state.word) && !isWorn) return [];
  if (!subject && !pointed && state.gender !== "n") return [];
  if (subject?.own || felt?.own) return [];
  // «Вода в чайнике горячая»: which water, and not where it is hot
  const [beside] = sorted.all("placed").filter(({ from }) => subject?.to === from);
  const isWhich = beside !== undefined && !state.adverb && beside.to === state.from;
  const which = isWhich ? attributeOf(beside) : undefined;
  const complements: Complement[] = sorted
    .all("placed")
    .filter((part) => which === undefined || part !== beside)
    .map((part) => ({ phrase: part.phrase, role: government.ofState(part, state.word) }));
  if (than) {
    const { phrase, own } = than;
    // «Она моложе своей сестры»
    const theirs = own && phrase.kind === "noun" ? { owner: personOf(subject?.phrase) } : {};
    complements.push({ phrase: { ...phrase, ...theirs } as Phrase, role: { case: "ABL" } });
  }
  if (felt) complements.push({ phrase: felt.phrase, role: { case: "DAT" } });
  const named = subject?.phrase;
  const who: Phrase | undefined = pointed
    ? { kind: "pronoun", lemma: "бұл", person: "3" }
    : named?.kind === "noun" && which
      ? { ...named, led: which }
      : named;
  const right =
    who?.kind === "pronoun" && state.word === "дұрыс" && !pointed ? inTheRight(who) : who;
  return [
    {
      draft: { ...base, complements, ...(right && { subject: right }) },
      cost: subject && subject.from > state.from ? 1 : 0,
    },
  ];
}

/** «Трудно учить язык»: тіл үйрену қиын. */
function done(
  sorted: SortedParts,
  state: StatePart,
  base: DraftClause,
  government: VerbGovernment,
): Drafted[] {
  const [verb] = sorted.all("verb");
  const kz = verb?.kz[0];
  if (!verb || kz === undefined || verb.reading.form !== "infinitive" || verb.lemma === "есть")
    return [];
  if (!state.adverb || state.more || !only(sorted, "placed phrase", [state, verb])) return [];
  const felt = sorted
    .all("phrase")
    .find(({ features, living, from }) => living && has(features, "dat") && from < verb.from);
  const complements: Complement[] = [];
  for (const part of sorted.parts) {
    if (part === felt) continue;
    if (part.kind === "phrase") {
      const [option] = government.bare(part, kz, { russian: verb.lemma, negative: false });
      if (!option || part.own) return [];
      complements.push({ phrase: part.phrase, role: option.role });
    } else if (part.kind === "placed") {
      const role = government.placed(part, kz);
      if (!role || part.own) return [];
      complements.push({ phrase: part.phrase, role });
    }
  }
  const late = sorted.all("time").map(({ kz: time }) => time);
  const manners = sorted.all("manner").map(({ kz: manner }) => manner);
  if (late.length + manners.length > 0) return [];
  const noun = deedAsNoun(kz, complements, newDraft());
  return [
    {
      draft: {
        ...base,
        subject: { ...noun, definite: false },
        complements: felt ? [{ phrase: felt.phrase, role: { case: "DAT" } }] : [],
      },
      cost: 0,
    },
  ];
}
