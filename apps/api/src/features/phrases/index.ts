export { makePhraseBook } from "./phrase-book.ts";
