import type { Part } from "./meaning.ts";
import { both } from "./rendering.ts";

/** Маған қиын, саған түсінікті: for whom it is so, or to what. */
const FOR =
  /^(?:қиын|оңай|маңызды|қызық|қызықты|қажет|жеткілікті|ыңғайлы|арзан|қымбат|үлкен|кіші|тар|кең|ауыр|жеңіл|жақсы|жаман|керемет|бәрібір)$/u;
const TO = /^(?:түсінікті|белгісіз|беймәлім)$/u;

/** Changes the part in the dative, where a quality is so for somebody or to somebody. */
export function toWhom(parts: Part[], lemma: string): void {
  const at = parts.findIndex(({ role }) => role === "DAT");
  const [part] = at < 0 ? [] : [parts[at]];
  if (!part) return;
  const after = FOR.test(lemma) ? "for | для gen" : TO.test(lemma) ? "to | dat" : undefined;
  if (after === undefined) return;
  parts[at] = { ...part, role: { after: both(after) } };
}
