export { makeGlosser } from "@tilashar/course/gloss";
export { inflect, SUFFIX_MEANINGS, stressTail } from "@tilashar/kazakh/morphology";
export { ipa } from "@tilashar/kazakh/sound";
