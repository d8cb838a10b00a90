import type { Phrase } from "../clause.ts";
import type { Deed } from "./tree.ts";

/** What is played is one, барабан соғады; what is drawn is a picture of it, айдаһардың суретін салады. */
export function playedOrDrawn(
  { verb }: Deed,
  lemma: string,
  thing: Phrase,
): { readonly verb: string; readonly phrase: Phrase } | undefined {
  if (verb === "play" && /^(?:соғу|тарту)$/.test(lemma))
    return { verb: lemma, phrase: thing.kind === "noun" ? { ...thing, plural: false } : thing };
  if (lemma !== "сурет салу") return undefined;
  return { verb: "салу", phrase: { kind: "noun", lemma: "сурет", owner: thing, definite: true } };
}
