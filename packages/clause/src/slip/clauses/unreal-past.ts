import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbWith } from "../../word/inflected.ts";
import { WAS } from "../conditions.ts";
import { changed, rootOf, slip, suffixesOf } from "../rewrite.ts";

const OVER = /^(?:кеше|былтыр|алдыңгүні|өткенде)$/;

/** кеше ақшам болса, сатып аламын → алар едім: what is over cannot be done any more. */
export function unrealPastSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const would = words[root]?.reading;
  const condition = words.findIndex(({ reading }) => reading.form === "cond");
  if (condition < 0 || condition > root || !tokens[condition]?.mark.includes(",")) return [];
  if (!tokens.slice(0, condition).some(({ lower }) => OVER.test(lower))) return [];
  if (
    would?.form !== "fin" ||
    !suffixesOf(parse, root).includes("pres") ||
    root !== tokens.length - 1
  )
    return [];
  const future = verbWith({ ...would, person: "3" }, { tense: "IND;FUT;POT", person: "3" });
  const was = WAS[would.person ?? "3"];
  return future === "" || was === undefined
    ? []
    : [slip(root, changed(tokens, { [root]: `${future} ${was}` }, "unreal-conditions", 0.05))];
}
