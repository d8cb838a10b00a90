import type { Asked, Draft, Focus, Tools } from "../../ask.ts";
import type { Clause, Person } from "../../grammar/clause.ts";
import { hasCyrillic, hasKazakhLetter } from "../../text/fold.ts";
import { readClause } from "../../translation/read-clause.ts";
import { replacedPart } from "../../translation/replaced-part.ts";
import { sayInKazakh } from "../say.ts";
import { changedClause } from "./changed-clause.ts";
import { LEAD } from "./same-word.ts";

/** "And you?", «а она?»: who does the same. */
const SUBJECTS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:i|me|я)$/u, "1s"],
  [/^(?:you|вы|ты)$/u, "2f"],
  [/^(?:he|she|он|она)$/u, "3"],
  [/^(?:we|мы)$/u, "1p"],
  [/^(?:they|они)$/u, "3p"],
];

function subjectAsked(folded: string): Person | undefined {
  const led = folded.replace(LEAD, "").trim();
  return led === folded ? undefined : SUBJECTS.find(([pattern]) => pattern.test(led))?.[1];
}

/** "And for her?" after "my house": whose it is. */
const OWNERS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:for |with )?(?:me)$|^для меня$|^у меня$/u, "1s"],
  [/^(?:for |with )(?:you)$|^для (?:тебя|вас)$|^у (?:тебя|вас)$/u, "2f"],
  [/^(?:for |with )(?:him|her)$|^для (?:него|нее|неё)$|^у (?:него|нее|неё)$/u, "3"],
  [/^(?:for |with )(?:us)$|^для нас$|^у нас$/u, "1p"],
  [/^(?:for |with )(?:them)$|^для них$|^у них$/u, "3p"],
];

function ownerAsked(folded: string): Person | undefined {
  const led = folded.replace(LEAD, "").trim();
  return OWNERS.find(([pattern]) => pattern.test(led))?.[1];
}

/** A thing with its owner, and nothing said of it. */
const isOwned = ({ predicate, complements: [first] }: Clause): boolean =>
  predicate.kind === "fragment" &&
  first?.phrase.kind === "noun" &&
  first.phrase.owner !== undefined;

/** "And for her?", «а если за столом?»: the sentence that was asked for, with another part. */
export function otherPart(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const source = focus.kind === "clause" || focus.kind === "line" ? focus.source : undefined;
  if (
    source === undefined ||
    hasKazakhLetter(asked.folded) ||
    tools.patterns.one("follow-up-part.forms").test(asked.folded)
  )
    return undefined;
  const isRussian = hasCyrillic(source);
  if (isRussian !== hasCyrillic(asked.folded)) return undefined;
  const owner = ownerAsked(asked.folded);
  if (owner !== undefined && focus.kind === "clause" && isOwned(focus.clause))
    return changedClause(focus.clause, { owner }, asked, tools);
  const person = subjectAsked(asked.folded);
  if (person !== undefined) {
    const clause =
      focus.kind === "clause" ? focus.clause : readClause(source, isRussian ? "ru" : "en", tools);
    const asks = clause && person === "2f" && clause.question !== true;
    return (
      clause && changedClause(clause, { person, ...(asks && { question: true }) }, asked, tools)
    );
  }
  const replaced = replacedPart(source, asked.folded, isRussian ? "ru" : "en", tools);
  const draft = replaced && sayInKazakh(replaced.source, asked, tools);
  if (!draft || draft.translated?.text == null) return undefined;
  return replaced.same
    ? { ...draft, text: `${tools.say("follow.same", asked.language)}\n${draft.text}` }
    : draft;
}
