import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { slip, withEndings } from "../rewrite.ts";

/** үстелде кітап менікі емес → үстелдегі кітап: which thing is told by where it is. */
export const thingThereSlips = (parse: Parse, government: Government): Fault[] => {
  const { tokens, words } = parse;
  const [place, thing, said] = words.map(({ reading }) => reading);
  const isSaid = /^(?:менікі|сенікі|сіздікі|біздікі|оныкі|олардікі|менің|кімдікі)$/.test(
    tokens[2]?.lower ?? "",
  );
  if (!isSaid || place?.kind !== "noun" || place.case !== "LOC" || place.pronoun || !said)
    return [];
  if (thing?.kind !== "noun" || thing.case !== "NOM" || thing.name) return [];
  if (tokens.slice(0, 2).some(({ mark }) => mark !== "") || government.isOf(place.lemma, "time"))
    return [];
  const text =
    inflect(tokens[0]?.lower ?? "", "N;REL")[0] ??
    `${tokens[0]?.lower}${/[әеөүі][^аоұыәеөүіу]*$/u.test(tokens[0]?.lower ?? "") ? "гі" : "ғы"}`;
  return [slip(0, withEndings(parse, { 0: text }, "gy-dagy", 0.1))];
};
