import { MOTION, SELF } from "../word/word-lists.ts";
import type { Option } from "./entry.ts";
import { refused } from "./refused-case.ts";
import { faultAt, plainOption, type Site, takes } from "./site.ts";

/** Verbs that go somewhere. */
const TOWARDS = new Set([
  "бару",
  "келу",
  "кіру",
  "қайту",
  "жету",
  "оралу",
  "міну",
  "апару",
  "көшу",
  "аттану",
  "кету",
]);

/** Where something is. */
export function locative(site: Site): Option[] {
  const { head, reading, government } = site;
  if (head.reading.kind === "verb") {
    const want = refused(site, "LOC");
    if (want !== undefined)
      return [plainOption(site, "place", 0.3, { fault: faultAt(site, "government", want) })];
    if (
      TOWARDS.has(head.reading.lemma) &&
      government.isOf(reading.lemma, "place") &&
      (site.adjacent || site.tokens.length <= 4) &&
      !isGoalSaid(site) &&
      (head.reading.form === "fin" || head.reading.form === "p" || head.reading.form === "imp")
    )
      return [plainOption(site, "place", 0.4, { fault: faultAt(site, "place", "DAT") })];
    // менде көлік жоқ, жаяу барамын: somebody has something rather than that it is done at him
    const lone =
      reading.pronoun && /^(?:1s|2s|2f|3)$/.test(reading.person ?? "") && !reading.plural;
    return [plainOption(site, "place", lone ? 0.5 : 0.1)];
  }
  // менде уақыт емес: what one has not is жоқ
  if (
    reading.pronoun &&
    reading.person &&
    reading.person !== "3" &&
    head.reading.kind === "noun" &&
    head.reading.case === "NOM"
  )
    if (site.tokens[head.at + 1]?.lower === "емес")
      return [plainOption(site, "place", 0.4, { fault: faultAt(site, "zhoq", "жоқ") })];
  // Асанда жаңа машина бар: it is the predicate that is somewhere, hardly an adjective before a noun
  if (head.pred) return [plainOption(site, "place", 0.2)];
  if (head.reading.kind === "adj") return [plainOption(site, "place", 0.9)];
  return [];
}

/** аялдамада автобусқа міндік: where to stands behind where. */
const isGoalSaid = ({ tokens, at, head }: Site): boolean =>
  tokens.slice(at + 1, head.at).some(({ readings }) => readings[0]?.case === "DAT");

/** Out of what, from where, than what. */
export function ablative(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    const want = refused(site, "ABL");
    if (want !== undefined)
      return [plainOption(site, "source", 0.3, { fault: faultAt(site, "government", want) })];
    const person = reading.pronoun || reading.name || site.government.isOf(reading.lemma, "person");
    const taken =
      takes(head, "ABL") ||
      MOTION.has(head.reading.lemma) ||
      head.bare ||
      reading.lemma === "өз" ||
      /^(?:о|бұ|со|осы|ана|мына)/.test(site.token.lower);
    return [
      plainOption(
        site,
        "source",
        takes(head, "ABL") ? 0 : 0.4,
        person && !taken ? { doubt: "of whom, with this verb" } : {},
      ),
    ];
  }
  // одан ең үлкен: a word of degree compares nothing
  if (kind === "adv" && /^(?:өте|ең|тым|аса|тіпті|дәл|сондай)$/.test(head.reading.lemma)) return [];
  // менен бір сұрақ: not "one than me"
  if (kind === "num" && reading.pronoun) return [];
  if (kind === "adj" || kind === "adv" || kind === "num") return [plainOption(site, "than", 0.1)];
  if (head.pred) return [plainOption(site, "source", 0.5)];
  // балалардан біреуі; мектептен директоры is of it, not out of it
  if (kind === "noun" && adjacent && head.reading.owner)
    return [
      plainOption(
        site,
        "part of",
        0.6,
        reading.plural || SELF.has(head.reading.lemma) || reading.form !== undefined
          ? {}
          : { doubt: "of it, or out of it" },
      ),
    ];
  return [];
}

/** With whom and by what. */
export function instrumental(site: Site): Option[] {
  const { head, reading } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    const want = refused(site, "INS");
    if (want !== undefined)
      return [plainOption(site, "with", 0.3, { fault: faultAt(site, "government", want) })];
    const people = reading.plural || reading.name || site.government.isOf(reading.lemma, "person");
    if (head.reading.source?.features.Voice === "Pass" && people && !takes(head, "INS"))
      return [plainOption(site, "with", 0.5, { doubt: "who does it, with a passive" })];
    return [plainOption(site, "with", takes(head, "INS") ? 0 : 0.1)];
  }
  if (head.pred) return [plainOption(site, "with", 0.3)];
  if (kind === "adj" || kind === "adv") return [plainOption(site, "with", 0.4)];
  return [];
}
