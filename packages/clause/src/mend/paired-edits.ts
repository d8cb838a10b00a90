import { subjectPerson } from "../attach/subject.ts";
import type { Parse } from "../parse.ts";
import { capitalLike, withParticles, wordsOf } from "../slip/rewrite.ts";
import { nounWith } from "../word/inflected.ts";
import type { Person, Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import type { MinimalEdit } from "./minimal-edits.ts";

const IS_THERE = /^(?:бар|жоқ|көп|аз)$/u;
/** What an owner stands in when only its place or its gain is thought of. */
const OWNS_IN: ReadonlySet<string | undefined> = new Set(["NOM", "DAT", "LOC"]);

/**
 * Every sentence that differs from this one by two endings that are right only together: those of an owner and of what it owns
 * (көршім ит бар → көршімнің иті бар), or both of one word between them (менің дос аты → менің досымның аты).
 */
export function pairedEdits(parse: Parse): MinimalEdit[] {
  return parse.tokens.flatMap(({ lower }, at) =>
    IS_THERE.test(lower) ? ofOwner(parse, at) : ofChain(parse, at),
  );
}

/** көршім үлкен ит бар → көршімнің үлкен иті бар. */
function ofOwner(parse: Parse, at: number): MinimalEdit[] {
  const owned = parse.words[at - 1]?.reading;
  if (owned?.kind !== "noun" || owned.form !== undefined || owned.pronoun || owned.name) return [];
  return doersBefore(parse, at - 1, OWNS_IN).flatMap(({ place, reading, owner }) =>
    owned.owner === owner
      ? []
      : edit(
          parse,
          [
            [place, nounWith(reading, { case: "GEN" })],
            [at - 1, nounWith(owned, { owner })],
          ],
          {
            point: owner === "3" ? "possessive-his-our" : "possessive-my-your",
            change: `${reading.case}>GEN+owned`,
          },
        ),
  );
}

/** менің дос аты → менің досымның аты: what is owned owns in its turn. */
function ofChain(parse: Parse, at: number): MinimalEdit[] {
  const { words } = parse;
  const [owner, owned] = [words[at - 1]?.reading, words[at + 1]?.reading];
  const reading = words[at]?.reading;
  if (reading?.kind !== "noun" || reading.owner !== undefined || reading.case !== "NOM") return [];
  if (!owner?.pronoun || owner.case !== "GEN" || owned?.owner !== "3") return [];
  const text = nounWith(reading, { case: "GEN", owner: subjectPerson(owner) });
  return edit(parse, [[at, text]], {
    point: "possessive-my-your",
    change: "none>named.GEN",
  });
}

interface Doer {
  readonly place: number;
  readonly reading: Reading;
  readonly owner: Person;
}

/** Who may own or do what stands at a place: nouns, names and pronouns of its clause before it, in one of some cases. */
function doersBefore(
  { tokens, words }: Parse,
  at: number,
  cases: ReadonlySet<string | undefined>,
): Doer[] {
  const from = tokens.findLastIndex(({ mark }, place) => place < at && /[,;:–—]/u.test(mark)) + 1;
  return tokens.slice(from, at).flatMap((token, index): Doer[] => {
    const reading = doerIn(token, words[from + index]?.reading);
    if (!reading || !cases.has(reading.case)) return [];
    return [{ place: from + index, reading, owner: subjectPerson(reading) }];
  });
}

/** «Мен» begins as a joining word where no noun stands before it. */
function doerIn(token: Token, placed: Reading | undefined): Reading | undefined {
  if (placed?.kind === "noun" && placed.form === undefined) return placed;
  return placed?.kind === "conj" ? token.readings.find(({ pronoun }) => pronoun) : undefined;
}

type Change = readonly [place: number, text: string];

function edit(
  { tokens }: Parse,
  changes: readonly Change[],
  told: Pick<MinimalEdit, "point" | "change">,
): MinimalEdit[] {
  const words = wordsOf(tokens);
  for (const [place, text] of changes) {
    const token = tokens[place];
    if (!token || text === "") return [];
    words[place] = withParticles(token, capitalLike(token.text, text));
  }
  return [{ ...told, kind: "owner", words, at: changes.at(-1)?.[0] ?? 0, isOfOther: false }];
}
