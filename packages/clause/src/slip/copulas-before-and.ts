import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { predicateWith } from "../word/inflected.ts";
import { changed, slip } from "./rewrite.ts";

const AND = /^(?:және|әрі)$/;
/** What somebody is. */
const SOMEBODY = ["person", "nation", "describer"];

/**
 * мен студент және Алматыда тұрамын → студентпін және …: what one is stands before "and" with the ending of its person, as the verb
 * behind it does. Two nouns of a kind are one predicate and share the ending (дәрігер және жазушымын).
 */
export const copulaBeforeAndSlips = (parse: Parse, government: Government): Fault[] => {
  const { tokens, words } = parse;
  return tokens.flatMap(({ lower, mark }, and): Fault[] => {
    const at = and - 1;
    const said = words[at];
    const token = tokens[at];
    if (!AND.test(lower) || mark !== "" || !said || !token || at < 1 || token.leaning.length > 0)
      return [];
    const who = words.findIndex(
      ({ reading, relation }, place) => place < at && relation === "subject" && reading.pronoun,
    );
    const person = words[who]?.reading.person;
    if (person === undefined || person === "3" || token.mark !== "" || token.question !== undefined)
      return [];
    if (tokens.slice(who, at).some((one) => one.mark !== "" && !/^[—–-]$/.test(one.mark)))
      return [];
    const { reading } = said;
    const isNamed =
      (reading.name && token.capital && reading.source?.entry?.pos !== "name-place") === true;
    const isSaid =
      (reading.kind === "noun" &&
        reading.case === "NOM" &&
        !reading.pronoun &&
        reading.form === undefined &&
        reading.person === undefined &&
        (isNamed ||
          SOMEBODY.some((one) => government.isOf(reading.lemma, one)) ||
          // мен куә және осында тұрамын: what nothing is known of, before where and when
          (government.classesOf(reading.lemma).length === 0 &&
            /^(?:LOC|DAT)$/.test(words[words[and]?.head ?? -1]?.reading.case ?? "")))) ||
      (reading.kind === "adj" && reading.person === undefined);
    // мен он сегіз жаста және …
    const isAge =
      reading.lemma === "жас" &&
      reading.case === "LOC" &&
      reading.person === undefined &&
      words.some((one) => one.head === at && /^(?:count|amount)$/.test(one.relation));
    if ((!isSaid && !isAge) || reading.plural) return [];
    const joined = words[words[and]?.head ?? -1]?.reading;
    // сен және Асан келдіңдер; мен дәрігер және жазушымын; мен жас және әдемі қызбын
    if (!joined || who === at || (joined.kind === "noun" && joined.case === "NOM")) return [];
    if (joined.kind === "adj") return [];
    // мен әке және балаға кітап бердім: nothing stands between who it is and what
    const between = words.slice(who + 1, at);
    if (between.some((one) => one.reading.kind === "verb" || one.relation === "subject")) return [];
    const text = predicateWith(token.lower, { ...reading, source: undefined }, person);
    return [
      slip(
        at,
        text === ""
          ? []
          : changed(
              tokens,
              { [at]: isNamed ? token.text.slice(0, 1) + text.slice(1) : text },
              "copula",
              0.1,
            ),
      ),
    ];
  });
};
