import { type Person, pronoun } from "../clause.ts";
import type { DraftClause } from "../draft-clause.ts";
import { passiveOf } from "../passives.ts";
import { PERSONS } from "../russian-doers.ts";
import { agreesInKind, agreesWith, isPerson } from "./agrees.ts";
import { begun } from "./deeds.ts";
import type { Part, PartOf, VerbPart } from "./parts.ts";
import type { SortedParts } from "./sorted-parts.ts";
import { HELPERS, PLEASES } from "./verb-finder.ts";

/** The verb of a clause with how it is said. */
export interface Said {
  readonly verb: VerbPart;
  readonly draft: Partial<DraftClause>;
  readonly subject: "nominative" | "dative" | "told" | "none";
  /** Whom the verb may be said of. */
  readonly agrees: (phrase: PartOf<"phrase">) => boolean;
  readonly person?: Person;
  /** Of several whom nobody names: «готовят» may be what is done. */
  readonly several?: boolean;
  readonly used: readonly Part[];
  /** A deed within it, which has what stands after it. */
  readonly deed?: VerbPart;
  /** How the deed hangs on the verb. */
  readonly kz: (verb: string) => string | undefined;
}

/** The verb that a clause is of: undefined where it has none, null where its verbs do not go together. */
export function saidOf(sorted: SortedParts): Said | undefined | null {
  const verbs = sorted.all("verb");
  const finite = verbs.find(({ reading }) => reading.form !== "infinitive");
  const infinitives = verbs.filter(({ reading }) => reading.form === "infinitive");
  const modal = sorted.one("modal");
  const be = sorted.one("be");
  const denied = sorted.denied();
  const anyone = (): boolean => true;
  const [first, second] = infinitives;
  if (sorted.has("let-us")) {
    const verb = finite ?? first;
    if (!verb || verbs.length > (finite ? 2 : 1) || modal || second) return null;
    // «Давайте я помогу»: one offers to do it by oneself
    const isMine = finite?.reading.person === 1 && !finite.reading.plural;
    if (finite && !isMine && !(finite.reading.person === 1 && finite.reading.plural)) return null;
    if (isMine)
      return {
        verb,
        draft: { mood: "let", negative: denied !== undefined },
        subject: "nominative",
        agrees: ({ phrase }) => isPerson(phrase, "1s"),
        person: "1s",
        used: [verb, ...infinitives],
        ...(first && { deed: first }),
        kz: (one) => one,
      };
    return {
      verb,
      draft: { mood: "let", subject: pronoun("1p"), negative: denied !== undefined },
      subject: "told",
      agrees: anyone,
      used: [verb],
      kz: (one) => one,
    };
  }
  if (modal && first) {
    if (finite || infinitives.length > 2 || (denied && denied !== modal)) return null;
    if (be && be.tense === "infinitive") return null;
    const negative = modal.negative || denied === modal;
    const tense =
      be?.tense === "past"
        ? "past"
        : be?.tense === "future"
          ? "future"
          : (modal.tense ?? "present");
    return {
      verb: first,
      draft: { mood: modal.mood, negative, tense },
      subject: modal.gender && !modal.thing ? "nominative" : "dative",
      agrees: (phrase) => agreesInKind(phrase, modal.gender),
      used: [first, modal, ...(second ? [second] : [])],
      // «Мне надо научиться плавать»
      ...(second && { deed: second }),
      kz: (one) => one,
    };
  }
  if (modal) return finite || first ? null : undefined;
  if (!finite) {
    if (!first) return undefined;
    if (be?.tense === "future" && !second && !first.reading.perfective && denied !== first)
      return {
        verb: first,
        draft: { tense: "future", negative: denied === be },
        subject: "nominative",
        agrees: (phrase) => !be.person || isPerson(phrase.phrase, be.person),
        ...(be.person && { person: be.person }),
        used: [first, be],
        kz: (one) => one,
      };
    return sorted.has("state") ? undefined : null;
  }
  if (be && finite.reading.form !== "done") return null;
  return finiteSaid(sorted, finite, infinitives);
}

/** What was met with once is as much a thing of the past. */
const SEEN = /^(?:видеть|слышать|попадать|встречать|пробовать|бывать|быть|знать)$/;
const HABITS = /^(?:бұрын|жиі|әдетте|әрқашан|кейде|бала кезінде)$| сайын$/;

/** «Я сижу у окна»: as long as nothing tells how often, one does so now: отырмын. */
const isPosture = (sorted: SortedParts, lemma: string): boolean =>
  /^(?:сидеть|стоять|лежать)$/.test(lemma) &&
  // «Сколько стоят эти яблоки»: what they cost
  sorted.one("ask")?.ask.word !== "қанша" &&
  !sorted.has("time") &&
  !sorted.has("modal");

function finiteSaid(
  sorted: SortedParts,
  finite: VerbPart,
  infinitives: readonly VerbPart[],
): Said | null {
  const { reading, lemma } = finite;
  const denied = sorted.denied();
  const [first, second] = infinitives;
  const mood = HELPERS[lemma];
  // «Сын хочет учиться играть на домбре»: of two deeds the second is the first one's
  if (infinitives.length > (mood ? 2 : 1)) return null;
  if (denied && denied !== finite && denied !== sorted.one("be")) return null;
  const negative = denied !== undefined;
  const person = PERSONS[`${reading.person ?? ""}${reading.plural ? "p" : ""}`];
  const agrees = (phrase: PartOf<"phrase">): boolean => agreesWith(phrase, finite);
  const base = { agrees, used: [finite], kz: (one: string): string | undefined => one } as const;
  if (sorted.has("may-it")) {
    if (reading.form !== "finite" || reading.person !== 3 || first) return null;
    return { ...base, verb: finite, subject: "nominative", draft: { mood: "order", negative } };
  }
  if (reading.form === "imperative") {
    const who: Person = reading.plural ? "2f" : "2s";
    return {
      ...base,
      verb: finite,
      // «Не забудь купить батарейки»
      ...(first && { used: [finite, first], deed: first }),
      subject: "told",
      draft: { mood: "order", negative, subject: pronoun(who) },
    };
  }
  if (reading.form === "done") {
    const future = sorted.one("be")?.tense === "future";
    const used = [finite, ...sorted.all("be")];
    return {
      ...base,
      verb: finite,
      used,
      subject: "nominative",
      draft: { tense: future ? "future" : "past", negative },
      kz: passiveOf,
    };
  }
  // «Раньше я курил»: what was done again and again
  const isHabit =
    reading.form === "past" &&
    !reading.perfective &&
    !negative &&
    !SEEN.test(lemma) &&
    sorted.all("time").some(({ kz }) => HABITS.test(kz));
  const tense = isHabit
    ? "habitual"
    : reading.form === "past"
      ? "past"
      : reading.perfective
        ? "future"
        : isPosture(sorted, lemma)
          ? "now"
          : "present";
  const told = { negative, tense } as const;
  const isFirstOrSecond = reading.form !== "past" && person !== undefined && person !== "3p";
  const several = person === "3p" || (reading.form === "past" && reading.kind === "p");
  const who = isFirstOrSecond ? { person } : { several };
  if (mood && first)
    return {
      ...base,
      ...who,
      verb: first,
      used: [finite, first, ...(second ? [second] : [])],
      ...(second && { deed: second }),
      subject: "nominative",
      draft: { ...told, mood, ...(mood === "can" && tense === "future" && { tense: "future" }) },
    };
  // «Я хочу этого»: what is pointed at is wished for, whatever it is
  const isPointed = sorted.all("phrase").some(({ phrase }) => phrase.lemma === "бұл");
  if (mood && mood !== "like" && (first || !isPointed)) return null;
  if (!first) return { ...base, ...who, verb: finite, subject: "nominative", draft: told };
  // «Мне нравится гулять»: whom it pleases loves to do it
  if (PLEASES.test(lemma)) {
    if (person !== undefined || reading.form === "past") return null;
    return {
      ...base,
      verb: first,
      used: [finite, first],
      subject: "dative",
      draft: { ...told, mood: "like" },
    };
  }
  if (/^(?:начать|начинать|стать)$/.test(lemma))
    return {
      ...base,
      ...who,
      verb: first,
      used: [finite, first],
      subject: "nominative",
      draft: told,
      kz: begun,
    };
  return {
    ...base,
    ...who,
    verb: finite,
    used: [finite, first],
    deed: first,
    subject: "nominative",
    draft: told,
  };
}
