import type { Case } from "../word/reading.ts";
import { TIMES } from "../word/word-lists.ts";
import { accusative } from "./accusative.ts";
import { ablative, instrumental, locative } from "./adverbial.ts";
import { dative } from "./dative.ts";
import { isPredicative, type Option } from "./entry.ts";
import { genitive } from "./genitive.ts";
import { nominative } from "./nominative.ts";
import { faultAt, plainOption, type Site, underCopula } from "./site.ts";

/** Of several one may say that they do something together; one alone does it with somebody. */
const TOGETHER = /^(?:біз|олар|сіздер|сендер)$/;

export function nounOptions(site: Site, kase: Case): Option[] {
  const { head } = site;
  if (head.reading.kind === "post" && head.needs) return underPostposition(site, kase);
  if (head.needs && head.reading.kind === "cop") {
    const contrast = head.reading.lemma === "емес" && marksContrast(site);
    const fits =
      kase === "NOM" ||
      kase === "LOC" ||
      kase === "EQU" ||
      contrast ||
      (kase === "ABL" && isOrigin(site));
    return fits && site.adjacent ? [underCopula(site, 0)] : [];
  }
  switch (kase) {
    case "NOM":
      return nominative(site);
    case "GEN":
      return genitive(site);
    case "ACC":
      return parted(site, accusative(site));
    case "DAT":
      return parted(site, dative(site));
    case "LOC":
      return saidOfSomebody(site) ?? [...locative(site), ...contrasted(site)];
    case "ABL":
      return saidOfSomebody(site) ?? ablative(site);
    case "INS":
      return instrumental(site);
    case "EQU":
      // Said of how a thing is done: it attaches as an adverb does
      return [];
  }
}

/** мен жұмыстамын, кейін келемін: where somebody is makes a clause of its own. */
function saidOfSomebody({ reading, ...site }: Site): Option[] | undefined {
  const isClause =
    !reading.pronoun &&
    reading.person !== undefined &&
    reading.person !== "3" &&
    isPredicative(reading) &&
    site.token.mark !== "" &&
    site.head.pred;
  return isClause
    ? [plainOption({ reading, ...site }, "clause", 0.3, { own: { pred: true } })]
    : undefined;
}

/** атам үйде, ал әжем далада: where something is, before another of which something else is said. */
function contrasted(site: Site): Option[] {
  const { token, tokens, at, head } = site;
  const isBefore =
    token.mark.includes(",") && CONTRASTING.test(tokens[at + 1]?.lower ?? "") && head.pred;
  return isBefore ? [plainOption(site, "clause", 0.6, { own: { pred: true } })] : [];
}

const CONTRASTING = /^(?:ал|бірақ|сондықтан|өйткені|себебі)$/;

/** Алматыдан емеспін: where one is not from. */
const isOrigin = ({ head, reading, government }: Site): boolean =>
  head.reading.lemma === "емес" &&
  head.reading.person !== undefined &&
  (reading.lemma === "жер" || reading.name === true || government.isOf(reading.lemma, "place"));

/** An object parted from its verb by a comma stands in another's place. */
function parted(site: Site, options: Option[]): Option[] {
  if (!site.token.mark.includes(",")) return options;
  return options.map((one) =>
    one.doubt === undefined && !one.fault ? { ...one, doubt: "a comma after an object" } : one,
  );
}

/** сөзді емес, мағынаны: what is not meant keeps its case. */
const marksContrast = ({ tokens, head }: Site): boolean =>
  (tokens[head.at]?.mark ?? "").includes(",");

const POSTPOSITION_CASES: Readonly<Record<string, string>> = {
  dat: "DAT",
  abl: "ABL",
  ins: "INS",
  loc: "LOC",
  gen: "GEN",
  nom: "NOM",
  acc: "ACC",
};

function underPostposition(site: Site, kase: Case): Option[] {
  const { head, adjacent } = site;
  if (!adjacent) return [];
  const frame = head.frame;
  const lexical = head.reading.source?.entry?.governs ?? [];
  const asked = frame
    ? [...frame.takes]
    : lexical.length > 0
      ? lexical.map((one) => POSTPOSITION_CASES[one] ?? "NOM")
      : ["NOM"];
  const done = { head: { needs: false } };
  // екі жыл үшін: how long needs no postposition
  if (
    head.reading.lemma === "үшін" &&
    TIMES.has(site.reading.lemma) &&
    site.reading.owner === undefined
  )
    return [plainOption(site, "case", 1, { ...done, doubt: "how long, with үшін" })];
  if (asked.includes(kase)) return [plainOption(site, "case", 0, done)];
  const { form, pronoun } = site.reading;
  if (kase === "NOM" && form === "part") return [plainOption(site, "case", 0.2, done)];
  // менің үшін, оның сияқты are no forms of the written language
  const want = frame?.first ?? asked[0];
  if (kase === "GEN" && asked[0] === "NOM" && !pronoun) return [];
  // сабақтың кейін
  if (kase === "GEN" && asked[0] !== "NOM" && !pronoun)
    return [
      plainOption(site, "case", 0.3, { ...done, fault: faultAt(site, "postposition", want) }),
    ];
  // мен қарағанда: a pronoun before what is no adverb
  if (kase === "NOM" && pronoun && head.reading.lemma === "қарағанда")
    return [
      plainOption(site, "case", 0.3, { ...done, fault: faultAt(site, "postposition", want) }),
    ];
  const wrong = frame?.not.some((one) => one.case === kase && one.of === "") ?? false;
  const others =
    !wrong ||
    (site.tokens[head.at]?.readings.some(
      ({ kind, cost }) => kind !== "post" && kind !== "adv" && cost < 1.5,
    ) ??
      false);
  if (kase === "NOM" && TIMES.has(site.reading.lemma) && head.reading.lemma === "бұрын")
    return [plainOption(site, "case", 0.2, done)];
  // Біз бірге тамақ пісірдік: several do it together, and whoever they are does it
  if (kase === "NOM" && head.reading.lemma === "бірге" && TOGETHER.test(site.reading.lemma))
    return [];
  if (!frame || others)
    return [plainOption(site, "case", 1.5, { ...done, doubt: "case before a postposition" })];
  return [plainOption(site, "case", 0, { ...done, fault: faultAt(site, "postposition", want) })];
}
