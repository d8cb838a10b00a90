export {
  type Headword,
  type Headwords,
  makeHeadwords,
  type Reading,
  type UnknownWord,
} from "./headwords.ts";
export { makeWordBook, type WordBook, type WordFacts } from "./word-facts.ts";
