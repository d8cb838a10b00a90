import { analyse } from "@tilashar/kazakh";
import type { Parse } from "../parse.ts";
import type { Reading } from "../word/reading.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const PEOPLES = words(
  "қазақ орыс ағылшын неміс түрік француз өзбек қытай жапон корей татар қырғыз",
);
const OF_A_PEOPLE = words("тіл ән тағам әдебиет мәдениет тарих өнер дәстүр музыка");
const DEGREES = words("өте тым аса");
const LIKINGS = words("ұнату сүю қалау армандау");
const POINTING_NUMBERS = words("бір");
const FALLING = words("жаңбыр қар бұршақ нөсер");

/** кітап емес, дәптер; көктем емес, жаз келді; дәрігер емес, жақсы. */
const isLike = (one: Reading, denied: Reading): boolean =>
  one.case === denied.case || (denied.case === "NOM" && (one.kind === "adj" || one.kind === "num"));

/**
 * Doubts about words whose place was found, but by a licence too slender to vouch for: an adjective or a number
 * behind its noun, a postposition without its case, a noun where only a form of a verb can stand. Each is a class of
 * learners' mistakes that parses by chance.
 */
export function slenderDoubts({ tokens, words: placed }: Parse): Doubt[] {
  const root = placed.find(({ head }) => head === -1)?.reading;
  const hasSubject = placed.some(({ relation }) => relation === "subject");
  return placed.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const token = tokens[at];
    const before = placed[at - 1]?.reading;
    const after = placed[at + 1]?.reading;
    const over = placed[head]?.reading;
    const doubt = (why: string): Doubt[] => [{ at, why }];
    const afterBareNoun =
      before?.kind === "noun" && before.case === "NOM" && !before.pronoun && !tokens[at - 1]?.mark;
    if (reading.kind === "num" && !POINTING_NUMBERS.has(reading.lemma)) {
      // мысық екі бар
      if (relation === "count" && afterBareNoun && over?.kind === "modal")
        return doubt("a number behind its noun");
      // бес алмалар
      const isOrdinal = /нш[ыі]$/.test(token?.lower ?? "");
      const isCounted = placed[at + 1]?.relation !== "compound" && !isOrdinal;
      if (after?.kind === "noun" && after.plural && !after.pronoun && !after.owner && isCounted)
        return doubt("a plural behind a number");
    }
    // қазір емес үйде
    if (reading.lemma === "емес" && relation === "attribute" && before?.kind === "adv")
      return doubt("a negation before what it denies");
    // ұйықтаған емес бала
    if (reading.lemma === "емес" && relation === "attribute" && before?.form === "part")
      return doubt("a negation before what it denies");
    // сағатқа кейін
    if (reading.lemma === "кейін" && reading.kind === "adv" && before?.case === "DAT")
      return doubt("кейін behind a dative");
    // таңертең бері
    if (
      reading.lemma === "бері" &&
      reading.kind === "post" &&
      before?.kind !== "verb" &&
      !/[дтн][ае]н$/.test(tokens[at - 1]?.lower ?? "")
    )
      return doubt("бері without its ablative");
    // мұғалім мен тақтаға шақырды: I, or and?
    if (
      relation === "joins" &&
      token?.lower === "мен" &&
      at === 1 &&
      after?.case !== "NOM" &&
      root?.kind === "verb" &&
      root.person === "3" &&
      !hasSubject
    )
      return doubt("I, or and");
    // достар, кел
    if (
      at === 0 &&
      reading.kind === "noun" &&
      reading.plural &&
      token?.mark.startsWith(",") &&
      root?.form === "imp" &&
      (root.person === "2s" || root.person === "2f")
    )
      return doubt("several are told as one");
    // математика сабақ болады
    if (
      relation === "complement" &&
      over?.lemma === "болу" &&
      reading.kind === "noun" &&
      !reading.pronoun &&
      reading.lemma !== "қайтыс" &&
      reading.case === "NOM" &&
      reading.owner === undefined &&
      afterBareNoun &&
      before.owner === undefined &&
      !before.name &&
      placed[at - 1]?.relation === "subject" &&
      !placed.some((one) => one.head === at - 1)
    )
      return doubt("two bare nouns");
    // қазақ тіл
    if (
      relation === "compound" &&
      PEOPLES.has(reading.lemma) &&
      over !== undefined &&
      OF_A_PEOPLE.has(over.lemma) &&
      over.owner === undefined
    )
      return doubt("a people's thing without its ending");
    // өте дәм
    if (
      DEGREES.has(reading.lemma) &&
      head === at + 1 &&
      after?.kind === "noun" &&
      after.case === "NOM"
    )
      return doubt("a degree of a thing");
    // ән айтып ұнатады
    if (relation === "converb" && reading.form === "p" && LIKINGS.has(over?.lemma ?? ""))
      return doubt("a converb with a verb of liking");
    // су іш керек
    if (
      /^(?:керек|қажет)$/.test(tokens[at + 1]?.lower ?? "") &&
      reading.kind === "noun" &&
      // ыстық шай керек: tea is hardly the stem of to rinse
      token?.readings.some(({ form, cost }) => form === "imp" && cost < 1.2) &&
      placed.some((one) => one.relation === "dative")
    )
      return doubt("a verb's stem before керек");
    // Айдана көрдім, and no first word of what is quoted or told behind a colon
    const opens = /[:«"“.!?]/u.test(tokens[at - 1]?.mark ?? "");
    if (token?.capital && !token.first && !opens && reading.kind === "verb")
      return doubt("a name, or a verb");
    // сізден рақмет айтамын
    if (
      reading.case === "ABL" &&
      over?.lemma === "айту" &&
      // шын жүректен: how it is said
      reading.lemma !== "жүрек" &&
      tokens.some(({ lower }) => /^ра[хқ]мет$/.test(lower))
    )
      return doubt("thanks are said to somebody");
    // он екі жылда
    if (head === -1 && reading.lemma === "жыл" && reading.case === "LOC" && hasSubject)
      return doubt("years as a place");
    // автобуспен мінді
    if (
      reading.lemma === "міну" &&
      placed.some((one) => one.head === at && one.reading.case === "INS") &&
      !placed.some((one) => one.head === at && /^(?:DAT|ACC)$/.test(one.reading.case ?? ""))
    )
      return doubt("one gets on something");
    // жаңбыр жаба бастады: rain is not closed, it falls
    if (
      reading.kind === "verb" &&
      reading.lemma === "жабу" &&
      !token?.readings.some(({ lemma }) => lemma === "жауу") &&
      before?.kind === "noun" &&
      FALLING.has(before.lemma) &&
      before.case === "NOM"
    )
      return doubt("rain is not closed");
    // атам өз қолымен салынған: what hands do has somebody who does it
    if (
      reading.kind === "verb" &&
      placed.some(
        (one) =>
          one.head === at &&
          one.reading.lemma === "қол" &&
          one.reading.case === "INS" &&
          one.reading.owner !== undefined,
      ) &&
      // салыну has an entry of its own and is built from салу all the same
      analyse(token?.lower ?? "").some(({ features }) => features.Voice === "Pass")
    )
      return doubt("a passive by somebody's hand");
    // мен көлік емес, жұмысқа барамын: nothing stands against what is denied
    if (
      relation === "contrast" &&
      reading.lemma === "емес" &&
      before?.kind === "noun" &&
      before.case !== undefined &&
      !placed.slice(at + 1).some((one) => isLike(one.reading, before))
    )
      return doubt("nothing stands against what is denied");
    return [];
  });
}
