import { inflect } from "@tilashar/kazakh";
import { BELONGING, type Case, type Person, type Reading } from "./reading.ts";

export const OWNERS: Readonly<Record<Person, string>> = {
  "1s": "PSS1S",
  "2s": "PSS2S",
  "2f": "PSS2S;FORM",
  "3": "PSS3",
  "1p": "PSS1P",
  "2p": "PSS2S",
  "2pf": "PSS2S;FORM",
};
export const PERSONS: Readonly<Record<Person, string>> = {
  "1s": "1;SG",
  "2s": "2;SG;INFM",
  "2f": "2;SG;FORM",
  "3": "3",
  "1p": "1;PL",
  "2p": "2;PL;INFM",
  "2pf": "2;PL;FORM",
};
/** The pronoun of each person. */
export const PRONOUNS: Readonly<Record<Person, string>> = {
  "1s": "мен",
  "2s": "сен",
  "2f": "сіз",
  "3": "ол",
  "1p": "біз",
  "2p": "сендер",
  "2pf": "сіздер",
};

/** The pronoun of a person in a case; "" where there is none. */
export const pronounIn = (person: Person, kase: Case): string =>
  kase === "NOM" ? PRONOUNS[person] : (inflect(PRONOUNS[person], `PRO;${kase}`)[0] ?? "");

/** A noun or pronoun with another case, owner or number; "" where there is no such form. */
export function nounWith(
  reading: Reading,
  change: { case?: Case; owner?: Person | null; plural?: boolean },
): string {
  const kase = change.case ?? reading.case ?? "NOM";
  const owner = change.owner === null ? undefined : (change.owner ?? reading.owner);
  const plural = change.plural ?? reading.plural;
  if (reading.form !== undefined) {
    if (reading.form === "part") return participleIn(reading, kase, owner);
    if (reading.form !== "vn") return "";
    const label = `V;VN;${kase}${owner ? `;${OWNERS[owner]}` : ""}`;
    return inflect(reading.lemma, label)[0] ?? "";
  }
  const belonging = belongingOf(reading);
  if (belonging !== undefined)
    return inflect(belonging, `N;${kase};${plural ? "PL" : "SG"}`)[0] ?? "";
  if (reading.pronoun && !owner && !plural) {
    const form = inflect(reading.lemma, `PRO;${kase}`)[0];
    if (form !== undefined) return form;
  }
  const label = `N;${kase};${plural ? "PL" : "SG"}${owner ? `;${OWNERS[owner]}` : ""}`;
  return inflect(reading.lemma, label)[0] ?? "";
}

/** A participle with a case and an owner: келгеніне, тұратынын; "" of one without an owner. */
function participleIn(reading: Reading, kase: Case, owner: Person | undefined): string {
  const ids = new Set<string>(reading.source?.suffixes.map(({ id }) => id) ?? []);
  const tense = ids.has("perf") ? "PST" : ids.has("hab") ? "HAB" : undefined;
  if (owner === undefined || tense === undefined) return "";
  const label = `V.PTCP;${tense};${kase};${OWNERS[owner]}${reading.negative ? ";NEG" : ""}`;
  return inflect(reading.lemma, label)[0] ?? "";
}

/** менікі, өзімдікі: the word that says whose, which other endings follow; undefined of any other. */
function belongingOf({ source }: Reading): string | undefined {
  const [stem = "", ...endings] = source?.segments ?? [];
  if (BELONGING.test(stem)) return stem.toLowerCase();
  const at = source?.suffixes.findIndex(({ id }) => id === "own") ?? -1;
  return at < 0 ? undefined : [stem, ...endings.slice(0, at + 1)].join("").toLowerCase();
}

const VOICES: readonly (readonly [string, string])[] = [
  ["passL", "PASS"],
  ["passN", "PASS"],
  ["causT", "CAUS"],
  ["causD", "CAUS"],
  ["causG", "CAUS"],
  ["recp", "RECP"],
];

function tenseOf(reading: Reading): string | undefined {
  const ids = new Set<string>(reading.source?.suffixes.map(({ id }) => id) ?? []);
  const { features } = reading.source ?? { features: {} as Record<string, string> };
  if (reading.form === "cond") return "COND";
  if (ids.has("past")) return "IND;PST";
  if (ids.has("hab")) return "IND;PST;HAB";
  if (ids.has("perf")) return "IND;PST;PRF";
  if (features.Evident === "Nfh") return "IND;PST;EVID";
  if (ids.has("fut") || ids.has("futNeg")) return "IND;FUT;POT";
  if (ids.has("inten")) return "IND;FUT;INTEN";
  if (ids.has("pres")) return "IND;PRS";
  if (features.Aspect === "Prog") return "IND;PRS;PROG";
  if (reading.form === "imp") return "IMP";
  return undefined;
}

const TENSES = {
  past: "IND;PST",
  present: "IND;PRS",
  progressive: "IND;PRS;PROG",
  perfect: "IND;PST;PRF",
  habitual: "IND;PST;HAB",
  "found-out": "IND;PST;EVID",
  future: "IND;FUT;POT",
  intended: "IND;FUT;INTEN",
} as const;
/** Tenses as editors name them. */
export type TenseName = keyof typeof TENSES;

/** The label of a tense by its name; undefined where none is called so. */
export const tenseLabelOf = (name: string): string | undefined =>
  Object.hasOwn(TENSES, name) ? TENSES[name as TenseName] : undefined;

/** The tense of a finite verb or of a participle by its name; undefined where it has none. */
export function tenseNameOf(reading: Reading): TenseName | undefined {
  const label = tenseOf(reading);
  return (Object.keys(TENSES) as TenseName[]).find((name) => TENSES[name] === label);
}

/** A finite verb with another person, tense, sign or voice; "" where there is no such form. */
export function verbWith(
  reading: Reading,
  change: { person?: Person; tense?: string; negative?: boolean; voice?: string },
): string {
  const tense = change.tense ?? tenseOf(reading);
  if (tense === undefined) return "";
  const person = change.person ?? reading.person ?? "3";
  const negative = change.negative ?? reading.negative;
  const label = [
    "V",
    ...(change.voice === undefined ? voicesOf(reading) : [change.voice]),
    tense,
    PERSONS[person],
    ...(negative ? ["NEG"] : []),
  ].join(";");
  return inflect(reading.lemma, label)[0] ?? "";
}

const voicesOf = (reading: Reading): string[] => {
  const found = reading.source?.suffixes.flatMap(
    ({ id }) => VOICES.find(([suffix]) => suffix === id)?.[1] ?? [],
  );
  return [...new Set(found ?? [])];
};

/** The form of a wish with the ending of its owner: көргім, көргісі. */
export function wishOf(reading: Reading, owner: Person): string {
  const label = `V;DES;${PERSONS[owner]}${reading.negative ? ";NEG" : ""}`;
  return inflect(reading.lemma, label)[0] ?? "";
}

/** A converb or another form without a person: `V.CVB;PFV`, `V.CVB;IPFV`. */
export function verbAs(reading: Reading, label: string): string {
  const form = inflect(reading.lemma, [label, ...voicesOf(reading)].join(";"))[0];
  return form ?? inflect(reading.lemma, label)[0] ?? "";
}

/** A predicate that is no verb, with the ending of a person: студентпін, үйдемін, емеспін, жоқпыз. */
export function predicateWith(surface: string, reading: Reading, person: Person): string {
  if (person === "3") {
    const suffix = reading.source?.suffixes.at(-1);
    return suffix?.id.startsWith("cop")
      ? surface.slice(0, surface.length - suffix.surface.length)
      : surface;
  }
  const bare = predicateWith(surface, reading, "3");
  return (
    inflect(bare, `N;PRED;${PERSONS[person]}`)[0] ??
    inflect(bare, `ADJ;PRED;${PERSONS[person]}`)[0] ??
    ""
  );
}
