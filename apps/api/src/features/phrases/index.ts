export { toPhraseTopicDetail, toPhraseTopicSummary } from "./phrase.wire.ts";
export { makePhraseBook } from "./phrase-book.ts";
