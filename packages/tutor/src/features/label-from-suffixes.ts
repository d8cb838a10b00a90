const CASE_LABEL: Readonly<Record<string, string>> = {
  gen: "GEN",
  dat: "DAT",
  acc: "ACC",
  loc: "LOC",
  abl: "ABL",
  ins: "INS",
};
const OWNER_LABEL: Readonly<Record<string, string>> = {
  pss1s: "PSS1S",
  pss2s: "PSS2S;INFM",
  pss2f: "PSS2S;FORM",
  pss3: "PSS3",
  pss1p: "PSS1P",
};

/** The label of a noun's chain of suffixes; undefined for any other chain. */
export function labelFrom(ids: readonly string[]): string | undefined {
  const number = ids.includes("plural") ? "PL" : "SG";
  const inCase = ids.map((id) => CASE_LABEL[id]).find(Boolean) ?? "NOM";
  const owner = ids.map((id) => OWNER_LABEL[id]).find(Boolean);
  const known = ids.every((id) => id === "plural" || CASE_LABEL[id] || OWNER_LABEL[id]);
  return known && ids.length > 0 ? `N;${inCase};${number}${owner ? `;${owner}` : ""}` : undefined;
}
