import { FELT, MOTION, TIMES } from "../word/word-lists.ts";
import type { Option } from "./entry.ts";
import { refused } from "./refused-case.ts";
import { faultAt, partOption, plainOption, type Site, takes } from "./site.ts";

/** Datives before verbs, бар and керек, adjectives and nouns. */
export function dative(site: Site): Option[] {
  const { head, reading } = site;
  const { kind } = head.reading;
  if (isThanks(site)) return [plainOption(site, "dative", 0)];
  if (kind === "verb") {
    // кезекке тұрды, пәтерді жалға берді
    const whole = site.adjacent
      ? site.government.verb(`${site.token.lower} ${head.reading.lemma}`)
      : undefined;
    if (whole) return [partOption(site, whole)];
    // маған білемін: the doer gives nothing to himself but by өзіме
    const selfish =
      reading.pronoun &&
      reading.person !== undefined &&
      reading.person !== "3" &&
      reading.person === head.person;
    if (selfish && !MOTION.has(head.reading.lemma)) return [];
    // кітап үстелге жатыр: what lies or stands is somewhere
    const still = /^(?:жатыр|тұр)(?:мын|сың|сыз|мыз)?$/.test(site.tokens[head.at]?.lower ?? "");
    if (
      still &&
      site.adjacent &&
      !reading.pronoun &&
      reading.form === undefined &&
      !TIMES.has(reading.lemma) &&
      !head.bare &&
      reading.owner === undefined
    )
      return [plainOption(site, "dative", 0.3, { fault: faultAt(site, "place", "LOC") })];
    // аш қарынға: before food; қай жаққа: which way
    if (site.token.lower === "қарынға" || (reading.lemma === "жақ" && !reading.owner))
      return [plainOption(site, "dative", 0.3)];
    // екі мыңға алдым: for how much
    if (isPrice(site)) return [plainOption(site, "dative", 0.3)];
    const want = refused(site, "DAT");
    if (want !== undefined)
      return [plainOption(site, "dative", 0.3, { fault: faultAt(site, "government", want) })];
    if (reading.form === "vn" && reading.case === "DAT") return [plainOption(site, "purpose", 0.1)];
    if (takes(head, "DAT")) return [plainOption(site, "dative", 0)];
    if (TIMES.has(reading.lemma)) return [plainOption(site, "time", 0.4)];
    const voice = head.reading.source?.features.Voice;
    if (voice === "Cau" || voice === "Rcp") return [plainOption(site, "dative", 0.4)];
    const person = reading.pronoun || reading.name || site.government.isOf(reading.lemma, "person");
    // ұшаққа билет алдым
    const after = site.tokens[site.at + 1]?.readings[0];
    if (after?.kind === "noun" && head.bare && site.government.isOf(after.lemma, "towards"))
      return [plainOption(site, "dative", 0.4)];
    const doneTo = head.object || head.bare;
    // маған сен келмейсің деді: to whom it is said
    if (
      head.reading.lemma === "деу" &&
      person &&
      site.tokens[head.at - 1]?.mark === "" &&
      !site.adjacent
    )
      return [plainOption(site, "dative", 0.5)];
    if (head.transitive === true && person && doneTo && !head.compound)
      return [plainOption(site, "dative", 0.5)];
    // достарыма сағындым: whom one misses stands in the accusative
    if (
      head.reading.lemma !== "деу" &&
      head.frame?.takes.has("ACC") &&
      head.transitive === true &&
      person &&
      !doneTo &&
      head.frame.first === "ACC" &&
      // мені қонаққа шақырды: whom it is done to is named before
      !site.tokens
        .slice(0, site.at)
        .some(({ readings }) => readings[0]?.kind === "noun" && readings[0].case === "ACC")
    )
      return [plainOption(site, "dative", 0.5, { fault: faultAt(site, "government", "ACC") })];
    if (MOTION.has(head.reading.lemma)) return [plainOption(site, "dative", 0.1)];
    if (head.reading.lemma === "болу")
      return [
        plainOption(
          site,
          "dative",
          0.6,
          reading.form === "part" && !isSince(site) ? { doubt: "dative of a participle" } : {},
        ),
      ];
    // үйге жүр: it bids somebody to come along, but tells of nobody that they go there
    if (!person && head.reading.lemma === "жүру" && head.reading.form === "imp")
      return [plainOption(site, "dative", 0.4)];
    return [plainOption(site, "dative", 1, { doubt: "dative that the verb is not known to take" })];
  }
  if (kind === "modal" && head.reading.person !== undefined && head.reading.person !== "3") {
    // мен саған керекпін: one person is needed by another
    const isOther = reading.pronoun && reading.person !== head.reading.person;
    // қатысуға тиіспін: what one has to do
    const isDuty = head.reading.lemma === "тиіс" && reading.form === "vn";
    return isDuty || (/^(?:керек|қажет)$/.test(head.reading.lemma) && isOther)
      ? [plainOption(site, "dative", 0.3)]
      : [plainOption(site, "dative", 1, { doubt: "a dative beside a person" })];
  }
  const there = head.reading.lemma === "бар" || head.reading.lemma === "жоқ";
  // үйге жоқ: where something is or is not
  if (
    kind === "modal" &&
    there &&
    reading.form === undefined &&
    site.government.isOf(reading.lemma, "place") &&
    site.adjacent
  )
    return [plainOption(site, "dative", 0.5, { fault: faultAt(site, "place", "LOC") })];
  if (kind === "modal") return [plainOption(site, "dative", there ? 0.8 : 0.1)];
  if (kind === "adj" || kind === "adv") {
    if (takes(head, "DAT")) return [plainOption(site, "dative", 0)];
    // бөлмеңе үлкенірек: what is compared with stands in the ablative
    const compared = head.reading.source?.suffixes.some(({ id }) => id === "cmpr") ?? false;
    if (compared && site.adjacent && reading.form === undefined)
      return [plainOption(site, "dative", 0.4, { fault: faultAt(site, "government", "ABL") })];
    if (head.pred && (reading.pronoun || FELT.has(head.reading.lemma)))
      return [plainOption(site, "dative", 0.6)];
    if (head.pred) return [plainOption(site, "dative", 1, { doubt: "dative with an adjective" })];
    return site.adjacent
      ? [plainOption(site, "dative", 0.8, { doubt: "dative before an adjective" })]
      : [];
  }
  if (reading.form === "vn" && kind === "noun") return [plainOption(site, "purpose", 0.4)];
  if (head.pred) return [plainOption(site, "dative", 1, { doubt: "dative with a noun" })];
  return [];
}

const isPrice = ({ reading, head }: Site): boolean =>
  /^(?:алу|сату|беру)$/.test(head.reading.lemma) &&
  (reading.source?.entry?.pos === "num" || reading.lemma === "теңге");

/** көмегіңізге рақмет: thanks need no verb. */
const isThanks = ({ head }: Site): boolean =>
  /^(?:ра[қх]мет|шүкір)$/.test(head.reading.lemma) && (head.pred || head.reading.kind === "intj");

/** келгенімізге екі ай болды: so much time since. */
const isSince = ({ tokens, reading, head, at }: Site): boolean =>
  reading.owner !== undefined &&
  tokens.slice(at + 1, head.at).some(({ readings }) => TIMES.has(readings[0]?.lemma ?? ""));
