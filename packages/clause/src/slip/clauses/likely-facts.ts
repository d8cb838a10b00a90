import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip, suffixesOf } from "../rewrite.ts";

/** ол ауырып қалған мүмкін → қалған шығар, қалған болуы мүмкін: what has perhaps happened. */
export function likelyFactSlips({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const fact = words[end - 1]?.reading;
  if (tokens[end]?.lower !== "мүмкін" || fact?.kind !== "verb" || tokens[end - 1]?.mark !== "")
    return [];
  if (!suffixesOf({ tokens, words } as Parse, end - 1).includes("perf")) return [];
  if (fact.owner !== undefined || (fact.case ?? "NOM") !== "NOM") return [];
  return [
    slip(
      end,
      changed(tokens, { [end]: "шығар" }, "shygar-mumkin", 0.05),
      changed(tokens, { [end]: "болуы мүмкін" }, "shygar-mumkin", 0.1),
    ),
  ];
}
