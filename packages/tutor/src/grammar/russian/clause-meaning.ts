import { type Ask, type Clause, type Phrase, personOf } from "../clause.ts";
import { type DraftClause, finishDraft } from "../draft-clause.ts";
import { SELF } from "../english/oneself.ts";
import type { Cut } from "./clause-parts.ts";
import type { VerbGovernment } from "./government.ts";
import { withOwners } from "./owned-parts.ts";
import type { Part } from "./parts.ts";
import { saidOf } from "./said-verb.ts";
import { SortedParts } from "./sorted-parts.ts";
import { verbalMeanings } from "./verbal-meaning.ts";
import { verblessMeanings } from "./verbless-meaning.ts";

/** What a clause says, and how unusual it is to read it so. */
export interface Meaning {
  readonly clause: Clause;
  readonly cost: number;
}

const isEither = (phrase: Phrase): boolean => phrase.kind === "noun" && phrase.joint === "немесе";

/** «Кем ты хочешь стать»: what one becomes has no case. */
const becoming = (ask: Ask, { predicate }: DraftClause): Ask =>
  ask.word === "кіммен" && predicate?.kind === "verb" && predicate.lemma === "болу"
    ? { word: "кім", at: "object" }
    : ask;

/** «Тогда мы жили в ауле», «раньше я курил»: at that time, and again and again. */
function inThePast(draft: DraftClause): DraftClause {
  if (draft.tense !== "past") return draft;
  const then = draft.manners.includes("онда");
  return {
    ...draft,
    manners: draft.manners.filter((one) => one !== "онда"),
    times: then ? ["ол кезде", ...draft.times] : draft.times,
  };
}

/** «Я тоже», «она сама»: what is said of the subject besides; undefined where it is said of something else. */
function bySubject(sorted: SortedParts, draft: DraftClause): DraftClause | undefined {
  const isBesides = ({ kind }: Part): boolean => kind === "also" || kind === "self";
  const at = sorted.parts.findIndex(isBesides);
  if (at < 0) return draft;
  if (
    sorted.parts.filter(isBesides).length > 1 ||
    draft.predicate?.kind !== "verb" ||
    !draft.subject
  )
    return undefined;
  const { subject } = draft;
  if (sorted.has("self")) {
    const isSeveral = subject.kind === "noun" && (subject.plural === true || subject.and);
    const person = isSeveral ? "3p" : personOf(subject);
    // Beside a verb that has its noun with it whoever does it stands first: мен өзім оған қоңырау шаламын
    const isLong = draft.predicate.lemma.includes(" ");
    return isLong
      ? { ...draft, times: [SELF[person], ...draft.times] }
      : { ...draft, manners: [...draft.manners, SELF[person]] };
  }
  const before = sorted.parts[at - 1];
  const isOfSubject =
    before?.kind === "phrase" && JSON.stringify(before.phrase) === JSON.stringify(subject);
  return isOfSubject && !/^(?:order|let)$/.test(draft.mood) ? { ...draft, also: true } : undefined;
}

/** Every meaning of a clause that is cut so. */
export function meaningsOf(cut: Cut, question: boolean, government: VerbGovernment): Meaning[] {
  const sorted = new SortedParts(cut.parts);
  if (sorted.all("not").length > 1 || sorted.has("would")) return [];
  if (
    !question &&
    sorted.parts.some((part) => part.kind === "ask" || ("asks" in part && part.asks))
  )
    return [];
  // «Разве я не говорил!» says that it was so
  if (!question && sorted.isAsked) return [];
  // «Чай или кофе?» asks of each apart
  if (question && sorted.parts.some((part) => part.kind === "phrase" && isEither(part.phrase)))
    return [];
  const kept = new SortedParts(
    sorted.parts.filter(({ kind }) => kind !== "also" && kind !== "self"),
  );
  const drafts = withOwners(kept).flatMap((one) => {
    const said = saidOf(one);
    if (said === null) return [];
    return said ? verbalMeanings(one, said, government) : verblessMeanings(one, government);
  });
  return drafts.flatMap(({ draft: read, cost }): Meaning[] => {
    const draft = bySubject(sorted, read);
    if (!draft) return [];
    const asks = sorted.parts.some((part) => "asks" in part && part.asks === true);
    const asked = sorted.one("ask");
    const whole: DraftClause = {
      ...draft,
      question: question && !asks && !asked && !draft.ask,
      ...(asked && !draft.ask && { ask: becoming(asked.ask, draft) }),
      ...(asks && { ask: { word: "", at: "within" as const } }),
    };
    const clause = finishDraft(inThePast(whole), "ru");
    return clause ? [{ clause, cost: cut.cost + cost }] : [];
  });
}
