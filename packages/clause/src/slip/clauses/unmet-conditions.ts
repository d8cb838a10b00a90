import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbWith } from "../../word/inflected.ts";
import { WAS } from "../conditions.ts";
import { changed, rootOf, slip, suffixesOf } from "../rewrite.ts";

/** егер ескерткеніңде, мен келдім → келер едім. */
export const unmetConditionSlips = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const main = words[root]?.reading;
  const isIf = /^егер(?:де)?$/.test(tokens[0]?.lower ?? "");
  const open = words.findIndex(
    ({ reading }) =>
      reading.form === "part" && reading.case === "LOC" && reading.owner !== undefined,
  );
  if (
    !isIf ||
    open < 1 ||
    main?.form !== "fin" ||
    !suffixesOf(parse, root).includes("past") ||
    root !== tokens.length - 1
  )
    return [];
  const would = verbWith({ ...main, person: "3" }, { tense: "IND;FUT;POT", person: "3" });
  const was = WAS[main.person ?? "3"];
  return would === "" || !was
    ? []
    : [slip(root, changed(tokens, { [root]: `${would} ${was}` }, "unreal-conditions", 0.05))];
};
