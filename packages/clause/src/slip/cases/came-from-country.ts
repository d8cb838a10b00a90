import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

const COUNTRY =
  /(?:стан|ия|ея)$|^(?:Қытай|Жапония|АҚШ|Америка|Канада|Мексика|Египет|Израиль|Вьетнам|Иран|Ирак|Польша|Украина|Беларусь|Чехия|Венгрия)$/u;

/** мен Бразилияда келдім → Бразилиядан: whoever tells of himself by a country came from it. */
export function cameFromCountrySlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const at = end - 1;
  const [country, came] = [words[at]?.reading, words[end]?.reading];
  if (end > 2 || end < 1 || came?.lemma !== "келу" || !/^1/.test(came.person ?? "")) return [];
  if (country?.case !== "LOC" || !country.name || !COUNTRY.test(country.lemma)) return [];
  return [
    slip(at, withEndings(parse, { [at]: nounWith(country, { case: "ABL" }) }, "ablative", 0.02)),
  ];
}
