export { analyse, analyseFully, printCandidate } from "./analyse.ts";
export { questionParticle } from "./analytic.ts";
export type { Candidate, FoundSuffix, Upos } from "./candidate.ts";
export {
  type ExplainedSuffix,
  type Explanation,
  explain,
  explainWord,
  type Reason,
} from "./explain.ts";
export { describeReason, type ExplanationLanguage, SUFFIX_MEANINGS } from "./explanation-texts.ts";
export { inflect, MAX_WORD_LENGTH } from "./inflect.ts";
export { type ParadigmKind, type ParadigmTable, paradigm } from "./paradigm.ts";
export { stressTail } from "./stress-tail.ts";
export { suffixSenses } from "./suffix-sense.ts";
export { SUFFIX_IDS, type SuffixId, suffixOf } from "./suffix-table.ts";
export { type Features, printFeatures } from "./ud-features.ts";
