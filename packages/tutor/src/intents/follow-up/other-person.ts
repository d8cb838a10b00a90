import type { Asked, Draft, Focus, Tools } from "../../ask.ts";
import { wishOf } from "../../features/label.ts";
import type { Wish } from "../../features/wish.ts";
import { replacePerson } from "../../grammar/another-person.ts";
import type { Person } from "../../grammar/clause.ts";
import { compose } from "../../grammar/compose.ts";
import { showForm } from "../form.ts";
import { showClause } from "../show-translation.ts";
import { changedClause } from "./changed-clause.ts";
import { LEAD, sameWord } from "./same-word.ts";

/** A person by its word alone, and what is asked for when it is to be polite. */
const PERSONS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:i|me|я|мен)$/u, "1s"],
  [/^(?:you|ты|сен)$/u, "2s"],
  [/^(?:вы|сіз)$/u, "2f"],
  [/^(?:he|she|it|him|her|он|она|оно|ол)$/u, "3"],
  [/^(?:we|us|мы|біз)$/u, "1p"],
  [/^(?:they|them|они|олар)$/u, "3p"],
];
/** Owners by the word that names them alone. */
export const OWNERS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:my|mine|мой|моя|мое|мои|моей|моем|моего|менің|менікі)$/u, "1s"],
  [/^(?:your|yours|твой|твоя|твое|твои|твоей|твоем|твоего|сенің|сенікі)$/u, "2s"],
  [/^(?:ваш|ваша|ваше|ваши|вашей|вашем|вашего|сіздің|сіздікі)$/u, "2f"],
  [/^(?:his|her|hers|its|его|ее|оның)$/u, "3"],
  [/^(?:our|ours|наш|наша|наше|наши|нашей|нашем|нашего|біздің)$/u, "1p"],
  [/^(?:their|theirs|их|олардың)$/u, "3p"],
];
const IN_CASE: Readonly<Record<string, NonNullable<Wish["case"]>>> = {
  in: "LOC",
  at: "LOC",
  on: "LOC",
  в: "LOC",
  на: "LOC",
  to: "DAT",
  к: "DAT",
  from: "ABL",
  из: "ABL",
  от: "ABL",
  with: "INS",
  с: "INS",
};

/** The same with another person, owner or manner: "and he?", «а «твоя»?», "and in my book?", "politely?". */
export function withOther(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const core = asked.folded
    .replace(LEAD, "")
    .replace(/["'«»(),]/gu, "")
    .replace(/^(?:if it is|if|with|for|про|для|если|если это|если бы|будет) (?=\p{L}+$)/u, "")
    .trim();
  const [first = "", ...others] = core.split(" ");
  const named = others.length > 0 && IN_CASE[first] !== undefined ? IN_CASE[first] : undefined;
  const [word = "", thing, ...more] = named ? others : [first, ...others];
  if (more.length > 0) return undefined;
  const person = PERSONS.find(([pattern]) => pattern.test(core))?.[1];
  const owner = OWNERS.find(([pattern]) => pattern.test(word))?.[1];
  const isSame = thing === undefined || sameWord(thing, focus, asked, tools);
  if (focus.kind === "clause") {
    const { clause } = focus;
    if (tools.patterns.one("follow-up-person.polite").test(core)) {
      const polite = replacePerson(clause, "2s", "2f");
      return compose(polite).text === compose(clause).text
        ? undefined
        : showClause(polite, asked.language, tools);
    }
    if (person) return changedClause(clause, { person }, asked, tools);
    return owner && thing === undefined
      ? changedClause(clause, { owner }, asked, tools)
      : undefined;
  }
  if (focus.kind !== "word") return undefined;
  // "And for her?" after the forms of a verb is who does it
  if (focus.pos === "v" && thing === undefined) return undefined;
  const before = focus.label === undefined ? {} : wishOf(focus.label);
  const polite =
    tools.patterns.one("follow-up-person.polite").test(core) && before.owner === "2s"
      ? "2f"
      : undefined;
  const wished = owner && isSame ? owner : polite;
  if (!wished) return undefined;
  return showForm(
    { lemma: focus.lemma, pos: focus.pos, others: [], from: "kz" },
    { ...before, owner: wished, ...(named && { case: named, plural: false }) },
    focus.lemma,
    asked.language,
    tools,
  );
}
