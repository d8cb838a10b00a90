import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { MEASURES } from "../word/word-lists.ts";
import { isTold, reordered, rootOf, slip } from "./rewrite.ts";

const COLOUR = /^(?:ақ|қара|қызыл|көк|сары|жасыл|қоңыр|сұр|күлгін|қызғылт|көгілдір|ала|шұбар)$/;
/** What becomes, seems or is made of a colour. */
const COLOURED = /^(?:бояу|болу|көріну|ету|қылу|киіну|түсу|жарқырау|кию|сырлау|жасау)$/;

/** көйлек көк ұнайды → көк көйлек ұнайды; кесе екі шай → екі кесе шай: what kind and how many stand before the noun. */
export function qualityBehindSlips(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  if (isTold(parse) || tokens.some(({ mark }, at) => mark !== "" && at < root)) return [];
  return words.flatMap(({ reading }, at): Fault[] => {
    const before = words[at - 1]?.reading;
    const behind = tokens[at - 1];
    if (!behind || behind.leaning.length > 0 || tokens[at]?.leaning.length) return [];
    if (before?.kind !== "noun" || before.case !== "NOM" || before.pronoun || before.form)
      return [];
    if (before.owner !== undefined) return [];
    const verb = words[at + 1]?.reading;
    const coloured = reading.kind === "adj" && COLOUR.test(reading.lemma) && verb?.kind === "verb";
    const measured =
      reading.kind === "num" &&
      !/^(?:адам|жас|ауыз|дана)$/.test(before.lemma) &&
      (MEASURES.has(before.lemma) || government.isOf(before.lemma, "vessel")) &&
      verb?.kind === "noun" &&
      !MEASURES.has(verb.lemma) &&
      words[at - 2]?.reading.kind !== "num";
    if (!measured && !(coloured && at + 1 === root && !COLOURED.test(verb.lemma))) return [];
    const order = [...tokens.keys()];
    order.splice(at - 1, 2, at, at - 1);
    return [slip(at, reordered(parse, order, measured ? "numbers-singular" : "word-order", 0.3))];
  });
}
