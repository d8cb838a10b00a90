import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

/** маған жаңа телефон керекпін → керек: what is needed is no person. */
export function neededByDativeSlips({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const thing = words[end - 1]?.reading;
  const [, need] =
    /^(керек|қажет)(?:п[ыі]н|с[ыі]ң|с[ыі]з|п[ыі]з)$/u.exec(tokens[end]?.lower ?? "") ?? [];
  const by = words.slice(0, end).some(({ reading }) => reading.pronoun && reading.case === "DAT");
  if (need === undefined || !by || thing?.kind !== "noun" || thing.pronoun) return [];
  return (thing.case ?? "NOM") === "NOM"
    ? [slip(end, changed(tokens, { [end]: need }, "kerek", 0.05))]
    : [];
}
