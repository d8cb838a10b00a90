import type { VoiceName } from "../lexicon/entry.ts";
import { type Chain, chainOf } from "./chain.ts";
import type { SuffixId } from "./suffix-table.ts";

/** What a label asks for, ready to be run on a stem. */
export interface Plan {
  kind: "noun" | "adjective" | "verb" | "pronoun" | "numeral" | "derivation";
  voice?: VoiceName;
  ids: readonly SuffixId[];
  chain: Chain;
  /** Forms the table of suffixes does not make by itself. */
  special?: "intensive" | "collective" | "ordinal";
}

const CASES: Record<string, SuffixId | undefined> = {
  NOM: undefined,
  GEN: "gen",
  DAT: "dat",
  ACC: "acc",
  LOC: "loc",
  ABL: "abl",
  INS: "ins",
  EQTV: "like",
};

export const PERSONS = ["1s", "2s", "2f", "3", "1p", "2p", "2pf"] as const;
export type Person = (typeof PERSONS)[number];

/** Person a set of features names; undefined when it names none. */
export function personOf(tokens: Set<string>): Person | undefined {
  const plural = tokens.has("PL");
  const formal = tokens.has("FORM");
  if (tokens.has("1")) return plural ? "1p" : "1s";
  if (tokens.has("2")) return plural ? (formal ? "2pf" : "2p") : formal ? "2f" : "2s";
  return tokens.has("3") ? "3" : undefined;
}

function ownerOf(tokens: Set<string>): SuffixId[] | undefined {
  const formal = tokens.has("FORM");
  if (tokens.has("PSS1S")) return ["pss1s"];
  if (tokens.has("PSS2S")) return [formal ? "pss2f" : "pss2s"];
  if (tokens.has("PSS3") || tokens.has("PSS3S") || tokens.has("PSS3P")) return ["pss3"];
  if (tokens.has("PSS1P")) return ["pss1p"];
  // Several owners: plural + 2sg, so the things owned are not told apart by number
  if (tokens.has("PSS2P")) return ["plural", formal ? "pss2f" : "pss2s"];
  return undefined;
}

function caseOf(tokens: Set<string>): SuffixId[] | undefined {
  for (const token of tokens)
    if (token in CASES) return CASES[token] ? [CASES[token] as SuffixId] : [];
  return undefined;
}

/** Endings of the full person set; the third person has none. */
export function copula(person: Person | undefined): SuffixId[] | undefined {
  if (person === undefined || person === "3") return person === "3" ? [] : undefined;
  return [`cop${person}`];
}

/** Number, owner, case, -ғы and copula, in that order; undefined when a label makes no sense. */
function nominal(tokens: Set<string>): SuffixId[] | undefined {
  const owner = ownerOf(tokens) ?? [];
  const ids: SuffixId[] = [];
  const predicate = tokens.has("PRED");
  if (!predicate && tokens.has("PL") && owner[0] !== "plural") ids.push("plural");
  ids.push(...owner, ...(caseOf(tokens) ?? []));
  if (tokens.has("ATTR")) ids.push("attr");
  if (predicate) {
    const ending = copula(personOf(tokens));
    if (!ending) return undefined;
    ids.push(...ending);
  }
  return ids;
}

/** Endings of the short person set. */
export const SHORT: Record<Person, SuffixId[]> = {
  "1s": ["shr1s"],
  "2s": ["shr2s"],
  "2f": ["shr2f"],
  "3": [],
  "1p": ["shr1p"],
  "2p": ["shr2p"],
  "2pf": ["shr2pf"],
};

const IMPERATIVE: Record<Person, SuffixId[] | undefined> = {
  "1s": ["opt1s"],
  "1p": ["opt1p"],
  "2s": [],
  "2f": ["imp2f"],
  "2p": ["imp2p"],
  "2pf": ["imp2pf"],
  "3": ["opt3"],
};

const DESIRE: Record<Person, SuffixId[]> = {
  "1s": ["pss1s"],
  "2s": ["pss2s"],
  "2f": ["pss2f"],
  "3": ["pss3"],
  "1p": ["pss1p"],
  "2p": ["plural", "pss2s"],
  "2pf": ["plural", "pss2f"],
};

function indicative(tokens: Set<string>, person: Person): SuffixId[] | undefined {
  const neg: SuffixId[] = tokens.has("NEG") ? ["neg"] : [];
  const full = copula(person) as SuffixId[];
  if (tokens.has("PRS")) return [...neg, "pres", ...(person === "3" ? ["pres3" as const] : full)];
  if (tokens.has("PST")) {
    if (tokens.has("PRF")) return [...neg, "perf", ...full];
    if (tokens.has("EVID") || tokens.has("NFH"))
      return [...neg, "conv", ...(person === "3" ? ["evid3" as const] : full)];
    if (tokens.has("HAB")) return [...neg, "hab", ...full];
    return [...neg, "past", ...SHORT[person]];
  }
  if (tokens.has("FUT")) {
    if (tokens.has("INTEN")) return neg.length > 0 ? undefined : ["inten", ...full];
    return neg.length > 0 ? ["neg", "futNeg", ...full] : ["fut", ...full];
  }
  return undefined;
}

function verbal(pos: string, tokens: Set<string>): SuffixId[] | undefined {
  const neg: SuffixId[] = tokens.has("NEG") ? ["neg"] : [];
  if (pos === "V.CVB") {
    if (tokens.has("PURP")) return [...neg, "purp"];
    if (tokens.has("LIMIT")) return [...neg, "limit"];
    if (tokens.has("IPFV")) return [...neg, "pres"];
    if (tokens.has("PFV")) return neg.length > 0 ? ["neg", "pres"] : ["conv"];
    return undefined;
  }
  if (pos === "V.PTCP") {
    const rest = nominal(tokens) ?? [];
    if (tokens.has("AG")) return [...neg, "agent", ...rest];
    if (tokens.has("HAB") || tokens.has("PRS")) return [...neg, "hab", ...rest];
    if (tokens.has("FUT")) return [...neg, neg.length > 0 ? "futNeg" : "fut", ...rest];
    if (tokens.has("PST")) return [...neg, "perf", ...rest];
    return undefined;
  }
  if (tokens.has("VN") || pos === "V.MSDR") return [...neg, "vn", ...(nominal(tokens) ?? [])];
  const person = personOf(tokens);
  if (person === undefined) return undefined;
  if (tokens.has("COND")) return [...neg, "cond", ...SHORT[person]];
  if (tokens.has("IMP") || tokens.has("OPT")) {
    const ending = IMPERATIVE[person];
    return ending && [...neg, ...ending];
  }
  if (tokens.has("DES")) {
    // With a tense it is two words: барғым келеді
    if (tokens.has("PRS") || tokens.has("PST")) return undefined;
    return [...neg, "des", ...DESIRE[person]];
  }
  return indicative(tokens, person);
}

function adjectival(tokens: Set<string>): SuffixId[] | undefined {
  const ids: SuffixId[] = [];
  if (tokens.has("ATTEN")) ids.push("atten");
  else if (tokens.has("CMPR")) ids.push("cmpr");
  const rest = nominal(tokens);
  return rest && [...ids, ...rest];
}

const DERIVATIONS: Record<string, SuffixId> = {
  LYQ: "lyq",
  SHY: "shy",
  LY: "ly",
  SYZ: "syz",
  LAS: "mate",
  DAS: "mate",
  HANA: "house",
  SHA: "sha",
  SHYL: "shyl",
  LA: "la",
  DAI: "like",
};

const VOICES: Record<string, VoiceName> = {
  PASS: "pass",
  CAUS: "caus",
  RECP: "recp",
  REFL: "refl",
};

const KNOWN_FEATURES: ReadonlySet<string> = new Set(
  (
    `${Object.keys(CASES).join(" ")} ${Object.keys(VOICES).join(" ")} SG PL 1 2 3 INFM FORM ` +
    "PSS1S PSS2S PSS3 PSS3S PSS3P PSS1P PSS2P ATTR PRED IND PRS PST PRF EVID NFH HAB FUT POT INTEN " +
    "COND IMP OPT DES NEG POS ACT VN PFV IPFV PURP LIMIT AG CMPR ATTEN INTENS ORD COLL CARD"
  ).split(" "),
);

function planOf(label: string): Plan | undefined {
  const [pos = "", ...rest] = label
    .trim()
    .toUpperCase()
    .split(";")
    .map((token) => token.trim());
  const tokens = new Set(rest);
  if (pos !== "DER" && !rest.every((token) => KNOWN_FEATURES.has(token))) return undefined;
  const make = (kind: Plan["kind"], ids: SuffixId[] | undefined, more: Partial<Plan> = {}) =>
    ids && { kind, ids, chain: chainOf(ids), ...more };
  switch (pos) {
    case "N":
    case "PROPN":
      return make("noun", nominal(tokens));
    case "ADJ":
      if (tokens.has("INTENS")) return make("adjective", [], { special: "intensive" });
      return make("adjective", adjectival(tokens));
    case "PRO":
    case "PRON":
      return make("pronoun", nominal(tokens));
    case "NUM": {
      const ids = nominal(tokens);
      if (tokens.has("ORD")) return make("numeral", ids, { special: "ordinal" });
      if (tokens.has("COLL")) return make("numeral", ids, { special: "collective" });
      return make("numeral", ids);
    }
    case "DER": {
      const id = DERIVATIONS[rest[0] ?? ""];
      return id && make("derivation", [id]);
    }
    case "V":
    case "V.CVB":
    case "V.PTCP":
    case "V.MSDR": {
      const named = rest.find((token) => token in VOICES);
      const voice = named ? { voice: VOICES[named] as VoiceName } : {};
      return make("verb", verbal(pos, tokens), voice);
    }
    default:
      return undefined;
  }
}

const plans = new Map<string, Plan | undefined>();

/**
 * Plan of a feature label (UniMorph schema, `N;DAT;PL;PSS1S`); features may come in any order.
 * Undefined when the label is unknown or cannot be made (an intended future in the negative).
 */
export function readLabel(label: string): Plan | undefined {
  if (plans.has(label)) return plans.get(label);
  const plan = planOf(label);
  // Labels come from a closed set; whatever else is thrown at the command line is not kept
  if (plans.size < 20_000) plans.set(label, plan);
  return plan;
}
