import type { Asked, Draft, Tools } from "../../ask.ts";
import { trimEnds } from "../../text/fold.ts";
import { declension } from "../form-tables.ts";

const MOST_WORDS = 9;

/** After a question about all the cases, all of them on a word that is named: it is Kazakh, whatever else it looks like. */
export function casesOf({ raw, words, language, earlier }: Asked, tools: Tools): Draft | undefined {
  const found = tools.patterns.one("follow-up-cases.on-word").exec(raw);
  const named = trimEnds(found?.[1] ?? found?.[2] ?? "").toLowerCase();
  if (named === "" || words.length > MOST_WORDS) return undefined;
  const before = earlier(() => true);
  const isOfCases = before?.intent === "explain" && CASES.every((id) => before.points.includes(id));
  const read = isOfCases ? tools.reader.read(named) : undefined;
  if (!read || read.text !== read.lemma) return undefined;
  return declension(read.lemma, {}, language, tools);
}

const CASES = ["genitive", "dative", "accusative", "locative"];
