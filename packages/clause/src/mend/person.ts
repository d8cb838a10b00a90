import type { Parse } from "../parse.ts";
import { WAS } from "../slip/conditions.ts";
import { predicateWith, verbWith } from "../word/inflected.ts";
import type { Person, Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";

/** A predicate in another person; "" where it has no such form. */
export function inPerson(token: Token, reading: Reading, person: Person): string {
  // мен айтсын ба → айтайын ба: what I may do is asked as a command to myself
  if (reading.source?.suffixes.at(-1)?.id === "opt3")
    return verbWith({ ...reading, form: "imp" }, { person, tense: "IMP" });
  if (reading.kind === "verb") return verbWith(reading, { person });
  if (reading.kind === "cop" && reading.lemma === "е")
    return token.lower.startsWith("еді") ? (WAS[person] ?? "") : "";
  return predicateWith(
    token.lower === token.text.toLowerCase() ? token.text.toLowerCase() : token.text,
    reading,
    person,
  );
}

/** The word that shows the person: жоқпын of барған жоқпын, отырмын of оқып отырмын. */
export function carrierOf(parse: Parse, at: number): number {
  let carrier = at;
  for (;;) {
    const word = parse.words[carrier];
    if (!word || word.head < 0) return carrier;
    if (!/^(?:predicate|helped|converb)$/.test(word.relation)) return carrier;
    if (word.reading.form === "fin" || word.reading.form === "imp") return carrier;
    carrier = word.head;
  }
}

export const isImpersonal = (head: Reading, parse: Parse, at: number): boolean =>
  head.kind === "verb" &&
  head.lemma === "келу" &&
  parse.words.some(({ reading, head: on }) => on === at && reading.form === "des");

export function agreementPoint(head: Reading): string {
  if (head.kind !== "verb") return "copula";
  const ids = head.source?.suffixes.map(({ id }) => id as string) ?? [];
  if (ids.includes("past")) return "past-di";
  if (ids.includes("pres")) return "present-future";
  return "person-endings";
}
