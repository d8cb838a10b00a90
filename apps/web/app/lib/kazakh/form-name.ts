import { m } from "#app/paraglide/messages.js";

/** Features that are named together; the longer names come first. */
const names: readonly (readonly [features: readonly string[], name: () => string])[] = [
  [["PRS", "PROG"], m.form_prs_prog],
  [["PST", "PROG"], m.form_pst_prog],
  [["PST", "PRF"], m.form_pst_prf],
  [["PST", "EVID"], m.form_pst_evid],
  [["PST", "HAB"], m.form_pst_hab],
  [["PST", "PLUPRF"], m.form_pst_pluprf],
  [["FUT", "POT"], m.form_fut_pot],
  [["FUT", "INTEN"], m.form_fut_inten],
  [["V.PTCP", "PST"], m.form_ptcp_pst],
  [["V.PTCP", "HAB"], m.form_ptcp_hab],
  [["V.PTCP", "FUT"], m.form_ptcp_fut],
  [["V.PTCP", "AG"], m.form_ptcp_ag],
  [["CMPR", "ATTEN"], m.form_atten],
  [["PFV"], m.form_pfv],
  [["IPFV"], m.form_ipfv],
  [["PURP"], m.form_purp],
  [["LIMIT"], m.form_limit],
  [["PRS"], m.form_prs],
  [["PST"], m.form_pst],
  [["COND"], m.form_cond],
  [["IMP"], m.form_imp],
  [["OPT"], m.form_opt],
  [["DES"], m.form_des],
  [["VN"], m.form_vn],
  [["PASS"], m.form_pass],
  [["CAUS"], m.form_caus],
  [["RECP"], m.form_recp],
  [["REFL"], m.form_refl],
  [["CMPR"], m.form_cmpr],
  [["ATTEN"], m.form_atten],
  [["INTENS"], m.form_intens],
  [["ORD"], m.form_ord],
  [["COLL"], m.form_coll],
  [["PRED"], m.form_pred],
  [["GEN"], m.gloss_case_gen],
  [["DAT"], m.gloss_case_dat],
  [["ACC"], m.gloss_case_acc],
  [["LOC"], m.gloss_case_loc],
  [["ABL"], m.gloss_case_abl],
  [["INS"], m.gloss_case_ins],
  [["EQTV"], m.form_eqtv],
  [["ATTR"], m.form_attr],
  [["DER"], m.form_derived],
  [["NEG"], m.form_neg],
  [["ANLT"], m.form_anlt],
  [["INT"], m.form_int],
];

/** Owners and persons in Kazakh's own words, which every learner knows first. */
const owners: Readonly<Record<string, string>> = {
  PSS1S: "менің",
  PSS3: "оның",
  PSS1P: "біздің",
};

const persons: Readonly<Record<string, readonly [one: string, many: string]>> = {
  "1": ["мен", "біз"],
  "2": ["сен", "сендер"],
  "2FORM": ["сіз", "сіздер"],
  "3": ["ол", "олар"],
};

/** What a form is, apart from the words of the page's language. */
export interface FormName {
  /** мен, сіздің: said in Kazakh. */
  readonly kazakh: string | null;
  /** Case, number, tense and the like. */
  readonly parts: readonly string[];
}

/** Names a form by its label, as `N;LOC;SG;PSS1S`; nothing to say of a dictionary form. */
export function formName(label: string): FormName {
  const features = new Set(label.split(";"));
  const kazakh = ownerOf(features) ?? personOf(features);
  const isNominal = /^(?:N|PRO|NUM|ADJ)$/.test(label.split(";")[0] ?? "");
  const parts: string[] =
    isNominal && features.has("PL") && !features.has("PRED") ? [m.gloss_plural()] : [];
  for (const [asked, name] of names) {
    if (!asked.every((feature) => features.has(feature))) continue;
    for (const feature of asked) features.delete(feature);
    parts.push(name());
  }
  if (parts.length === 0 && kazakh === null && features.has("NOM")) parts.push(m.gloss_case_nom());
  return { kazakh, parts };
}

function ownerOf(features: ReadonlySet<string>): string | null {
  const isPolite = features.has("FORM");
  if (features.has("PSS2S")) return isPolite ? "сіздің" : "сенің";
  if (features.has("PSS2P")) return isPolite ? "сіздердің" : "сендердің";
  const owner = Object.keys(owners).find((one) => features.has(one));
  return owner === undefined ? null : (owners[owner] ?? null);
}

function personOf(features: ReadonlySet<string>): string | null {
  const person = ["1", "2", "3"].find((one) => features.has(one));
  if (person === undefined) return null;
  const key = person === "2" && features.has("FORM") ? "2FORM" : person;
  return persons[key]?.[features.has("PL") ? 1 : 0] ?? null;
}
