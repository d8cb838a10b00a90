import type { SeamRule } from "../phonology/seam.ts";

/**
 * The one table of suffixes. Generation walks it forwards, analysis walks it against a surface form.
 * Template letters are explained in `phonology/template.ts`. Several templates in one slot are
 * variants that both live, the norm first.
 * Sources, by part: nouns Balakayev et al. "Қазіргі қазақ тілі", Muhamedowa ch. 2; verbs Somfai Kara
 * "Kazak" §3, Krippes "Kazakh Grammar with Affix List"; derivation "Қазақ грамматикасы" (2002).
 */
export interface Suffix extends SeamRule {
  id: string;
}

const near = 1;
const third = 2;

const ROWS = {
  // Nouns: number, owner, case
  plural: { plain: ["{L}{A}р"] },
  pss1s: { plain: ["({I})м"], leaves: near },
  pss2s: { plain: ["({I})ң"], leaves: near },
  pss2f: { plain: ["({I})ң{I}з"] },
  pss3: { plain: ["(с){I}"], leaves: third },
  pss1p: { plain: ["({I})м{I}з"] },
  gen: { plain: ["{N}{I}ң"] },
  acc: { plain: ["{O}{I}"], third: ["н"] },
  dat: { plain: ["{G}{A}"], near: ["{A}"], third: ["н{A}"] },
  loc: { plain: ["{D}{A}"], third: ["нд{A}"] },
  abl: { plain: ["{B}{A}н"], third: ["н{A}н"] },
  ins: { plain: ["{M}ен"] },
  // -дағы stands on the locative; -ғы on words of time and place
  attr: { plain: ["{G}{I}"] },
  rel: { plain: ["{G}{I}"] },
  own: { plain: ["{O}ікі"], leaves: third },
  like: { plain: ["{D}{A}й"], third: ["нд{A}й"] },
  manner: { plain: ["ш{A}"], third: ["нш{A}"] },
  // Copula and the full person set
  cop1s: { plain: ["{M}{I}н"] },
  cop2s: { plain: ["с{I}ң"] },
  cop2f: { plain: ["с{I}з"] },
  cop1p: { plain: ["{P}{I}з", "{M}{I}з"] },
  cop2p: { plain: ["с{I}ңд{A}р"] },
  cop2pf: { plain: ["с{I}зд{A}р"] },
  // The short person set
  shr1s: { plain: ["м"] },
  shr2s: { plain: ["ң"] },
  shr2f: { plain: ["ң{I}з"] },
  shr1p: { plain: ["{K}"] },
  shr2p: { plain: ["ңд{A}р"] },
  shr2pf: { plain: ["ң{I}зд{A}р"] },
  // Voice
  passL: { plain: ["({I})л"] },
  passN: { plain: ["({I})н"] },
  causT: { plain: ["т"] },
  causD: { plain: ["{D}{I}р"] },
  causG: { plain: ["{G}{I}з"] },
  recp: { plain: ["({I})с"] },
  // Finite verb
  neg: { plain: ["{P}{A}"] },
  pres: { plain: ["{E}"] },
  pres3: { plain: ["д{I}"] },
  pres1sShort: { plain: ["м"] },
  past: { plain: ["{D}{I}"] },
  evid3: { plain: ["т{I}"] },
  cond: { plain: ["с{A}"] },
  imp2f: { plain: ["({I})ң{I}з"] },
  imp2p: { plain: ["({I})ңд{A}р"] },
  imp2pf: { plain: ["({I})ң{I}зд{A}р"] },
  opt1s: { plain: ["({A})й{I}н"] },
  opt1p: { plain: ["({A})й{I}{K}"] },
  opt3: { plain: ["с{I}н"] },
  des: { plain: ["{G}{I}"] },
  inten: { plain: ["{P}{A}{K}"] },
  intenAg: { plain: ["ш{I}"] },
  please: { plain: ["ш{I}"] },
  ques: { plain: ["{P}{I}"] },
  // Converbs, participles, verbal nouns
  conv: { plain: ["({I})п"], glides: true },
  purp: { plain: ["{G}{A}л{I}"] },
  limit: { plain: ["{G}{A}нш{A}"] },
  unless: { plain: ["й{I}нш{A}"] },
  assoon: { plain: ["({I})с{I}мен"] },
  perf1sShort: { plain: ["{G}{A}м"] },
  perf: { plain: ["{G}{A}н"] },
  hab: { plain: ["{E}т{I}н"] },
  fut: { plain: ["({A})р"] },
  futNeg: { plain: ["с"] },
  vn: { plain: ["у"] },
  agent: { plain: ["уш{I}"] },
  // -лық on a participle names the fact: болғандығы, болғандықтан
  ness: { plain: ["{L}{I}{K}"] },
  worthy: { plain: ["({A})рл{I}{K}"] },
  prone: { plain: ["{G}{I}ш"] },
  // Adjectives and numerals
  cmpr: { plain: ["({I})р{A}{K}"] },
  atten: { plain: ["{L}{A}у"] },
  ord: { plain: ["({I})нш{I}"] },
  coll: { plain: ["{A}у"] },
  about: { plain: ["{L}{A}{Q}{A}н"] },
  // Derivation
  lyq: { plain: ["{L}{I}{K}"] },
  shy: { plain: ["ш{I}"] },
  ly: { plain: ["{L}{I}"] },
  syz: { plain: ["с{I}з"] },
  mate: { plain: ["{L}{A}с"] },
  house: { plain: ["хана"] },
  shyl: { plain: ["ш{I}л"] },
  sha: { plain: ["ш{A}"] },
  ys: { plain: ["({I})с"] },
  la: { plain: ["{L}{A}"] },
  lan: { plain: ["{L}{A}н"] },
  las: { plain: ["{L}{A}с"] },
} satisfies Record<string, SeamRule>;

export type SuffixId = keyof typeof ROWS;

export const SUFFIX_IDS = Object.keys(ROWS) as SuffixId[];

/** Number of a suffix in the table. */
export const SUFFIX_NUMBER = Object.fromEntries(
  SUFFIX_IDS.map((id, index) => [id, index]),
) as Record<SuffixId, number>;

export const SUFFIXES: readonly Suffix[] = SUFFIX_IDS.map((id) => ({
  id,
  ...(ROWS[id] as SeamRule),
}));

/** The row of one suffix. */
export function suffixOf(id: SuffixId): Suffix {
  return SUFFIXES[SUFFIX_NUMBER[id]] as Suffix;
}
