import type { Ask, Clause, Phrase } from "../clause.ts";
import { type DraftClause, finishDraft } from "../draft-clause.ts";
import type { Cut } from "./clause-parts.ts";
import type { VerbGovernment } from "./government.ts";
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

/** Every meaning of a clause that is cut so. */
export function meaningsOf(cut: Cut, question: boolean, government: VerbGovernment): Meaning[] {
  const sorted = new SortedParts(cut.parts);
  if (sorted.all("not").length > 1 || sorted.has("would") || sorted.has("also")) return [];
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
  const said = saidOf(sorted);
  if (said === null) return [];
  const drafts = said
    ? verbalMeanings(sorted, said, government)
    : verblessMeanings(sorted, government);
  return drafts.flatMap(({ draft, cost }): Meaning[] => {
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
