import type { Ending } from "./morphotactics.ts";
import type { SuffixId } from "./suffix-table.ts";

/** Features of Universal Dependencies, by name. */
export type Features = Record<string, string>;

/** What each suffix says in Universal Dependencies' terms; a later suffix overrules an earlier one. */
const OF_SUFFIX: Partial<Record<SuffixId, string>> = {
  plural: "Number=Plur",
  pss1s: "Number[psor]=Sing|Person[psor]=1",
  pss2s: "Number[psor]=Sing|Person[psor]=2|Polite=Infm",
  pss2f: "Number[psor]=Sing|Person[psor]=2|Polite=Form",
  pss3: "Person[psor]=3",
  pss1p: "Number[psor]=Plur|Person[psor]=1",
  gen: "Case=Gen",
  acc: "Case=Acc",
  dat: "Case=Dat",
  loc: "Case=Loc",
  abl: "Case=Abl",
  ins: "Case=Ins",
  like: "Case=Equ",
  manner: "Case=Equ",
  own: "Case=Gen",
  cop1s: "Number=Sing|Person=1",
  cop2s: "Number=Sing|Person=2|Polite=Infm",
  cop2f: "Number=Sing|Person=2|Polite=Form",
  cop1p: "Number=Plur|Person=1",
  cop2p: "Number=Plur|Person=2|Polite=Infm",
  cop2pf: "Number=Plur|Person=2|Polite=Form",
  shr1s: "Number=Sing|Person=1",
  shr2s: "Number=Sing|Person=2|Polite=Infm",
  shr2f: "Number=Sing|Person=2|Polite=Form",
  shr1p: "Number=Plur|Person=1",
  shr2p: "Number=Plur|Person=2|Polite=Infm",
  shr2pf: "Number=Plur|Person=2|Polite=Form",
  passL: "Voice=Pass",
  passN: "Voice=Pass",
  causT: "Voice=Cau",
  causD: "Voice=Cau",
  causG: "Voice=Cau",
  recp: "Voice=Rcp",
  neg: "Polarity=Neg",
  pres: "Aspect=Imp|Mood=Ind|Tense=Pres|VerbForm=Fin",
  pres3: "Person=3",
  pres1sShort: "Number=Sing|Person=1",
  past: "Mood=Ind|Tense=Past|VerbForm=Fin",
  evid3: "Evident=Nfh|Mood=Ind|Person=3|Tense=Past|VerbForm=Fin",
  cond: "Mood=Cnd|VerbForm=Fin",
  imp2f: "Mood=Imp|Number=Sing|Person=2|Polite=Form|VerbForm=Fin",
  imp2p: "Mood=Imp|Number=Plur|Person=2|Polite=Infm|VerbForm=Fin",
  imp2pf: "Mood=Imp|Number=Plur|Person=2|Polite=Form|VerbForm=Fin",
  opt1s: "Mood=Opt|Number=Sing|Person=1|VerbForm=Fin",
  opt1p: "Mood=Opt|Number=Plur|Person=1|VerbForm=Fin",
  opt3: "Mood=Opt|Person=3|VerbForm=Fin",
  des: "Mood=Des|VerbForm=Fin",
  inten: "Mood=Ind|Tense=Fut|VerbForm=Fin",
  conv: "Aspect=Perf|VerbForm=Conv",
  purp: "VerbForm=Conv",
  limit: "VerbForm=Conv",
  unless: "VerbForm=Conv",
  assoon: "VerbForm=Conv",
  perf1sShort: "Aspect=Perf|Mood=Ind|Number=Sing|Person=1|Tense=Past|VerbForm=Fin",
  perf: "Aspect=Perf|Tense=Past|VerbForm=Part",
  hab: "Aspect=Hab|Tense=Past|VerbForm=Part",
  fut: "Tense=Fut|VerbForm=Part",
  futNeg: "Tense=Fut|VerbForm=Part",
  vn: "VerbForm=Vnoun",
  agent: "VerbForm=Part",
  cmpr: "Degree=Cmp",
  atten: "Degree=Cmp",
  ord: "NumType=Ord",
};

const parsed = new Map<string, readonly [string, string][]>();

function pairs(text: string): readonly [string, string][] {
  let known = parsed.get(text);
  if (!known) {
    known = text.split("|").map((pair) => pair.split("=") as [string, string]);
    parsed.set(text, known);
  }
  return known;
}

function add(features: Features, text: string): void {
  for (const [name, value] of pairs(text)) features[name] = value;
}

const THIRD_SHORT: ReadonlySet<string> = new Set(["past", "cond"]);

/** Features of a chain of suffixes on a word of the given UPOS, with what a bare end means. */
export function featuresOf(
  upos: string,
  ids: readonly SuffixId[],
  reads: Ending["reads"],
  base = "",
): Features {
  const features: Features = {};
  if (base) add(features, base);
  let onDesire = false;
  ids.forEach((id, at) => {
    // The owner in барғым is the person who wants
    if (onDesire && id.startsWith("pss")) {
      const person = id.slice(3);
      add(features, OF_SUFFIX[`shr${person}` as SuffixId] ?? "Person=3");
      return;
    }
    onDesire ||= id === "des";
    const text = OF_SUFFIX[id];
    if (text) add(features, text);
    // екеу counts no more: two together
    if (id === "coll") delete features.NumType;
    const before = ids[at - 1];
    // A person ending makes a participle or a converb finite
    if (
      (id.startsWith("cop") || id === "evid3") &&
      features.VerbForm &&
      features.VerbForm !== "Vnoun"
    ) {
      if (before === "conv") Object.assign(features, { Evident: "Nfh", Tense: "Past" });
      if (before === "conv") features.Aspect = "Perf";
      features.VerbForm = "Fin";
      features.Mood = "Ind";
    }
  });
  const asked = ids.includes("please") && !features.VerbForm;
  if (reads === "imperative" || asked)
    add(features, "Mood=Imp|Number=Sing|Person=2|Polite=Infm|VerbForm=Fin");
  if (reads === "third") {
    if (!THIRD_SHORT.has(ids.at(-1) ?? "")) features.Mood ??= "Ind";
    add(features, "Person=3|VerbForm=Fin");
  }
  if (reads === "converb" && features.Tense === "Pres") {
    delete features.Tense;
    delete features.Mood;
    features.Aspect = "Imp";
    features.VerbForm = "Conv";
  }
  const nominal = upos === "NOUN" || upos === "PROPN" || upos === "PRON";
  if (nominal && !features.VerbForm) features.Case ??= "Nom";
  if (features.VerbForm === "Vnoun") features.Case ??= "Nom";
  if ((upos === "NOUN" || upos === "PROPN") && !features.VerbForm) features.Number ??= "Sing";
  return features;
}

/** `Case=Dat|Number=Plur`, names in alphabetical order; `_` when there are none. */
export function printFeatures(features: Features): string {
  const names = Object.keys(features);
  if (names.length === 0) return "_";
  return names
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map((name) => `${name}=${features[name]}`)
    .join("|");
}
