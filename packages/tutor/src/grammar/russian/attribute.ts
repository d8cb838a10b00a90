import { inflect } from "@tilashar/kazakh";
import { complementText } from "../phrase-text.ts";
import type { PartOf } from "./parts.ts";

/** The place that tells which one is meant, as it stands before its noun: шәйнектегі. */
export function attributeOf({ phrase, role, own }: PartOf<"placed">): string[] | undefined {
  if (own || phrase.kind !== "noun" || !("case" in role) || role.case !== "LOC") return undefined;
  const pieces = complementText({ phrase, role });
  const last = pieces.at(-1);
  const form = last?.lemma && last.label ? inflect(last.lemma, `${last.label};ATTR`)[0] : undefined;
  return form === undefined ? undefined : [...pieces.slice(0, -1).map(({ text }) => text), form];
}
