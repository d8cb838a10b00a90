import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

/** мен бір мұғаліммін → мен мұғаліммін: what somebody is is not counted. */
export const countedSelfSlips = ({ tokens, words }: Parse): Fault[] => {
  const said = words[2]?.reading;
  const isOne =
    tokens[1]?.lower === "бір" &&
    tokens[1].mark === "" &&
    words[0]?.reading.pronoun &&
    words[0].reading.case === "NOM";
  return isOne && said?.kind === "noun" && /^[12]s$/.test(said.person ?? "")
    ? [slip(1, changed(tokens, { 1: "" }, "copula", 0.05))]
    : [];
};
