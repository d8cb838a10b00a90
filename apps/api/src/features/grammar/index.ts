export { grammarRoutes } from "./grammar.routes.ts";
export {
  toCourseSentence,
  toHeading,
  toLink,
  toNeed,
  toParagraph,
  toPoint,
  toPointSummary,
  toTaughtBy,
} from "./grammar.wire.ts";
export { makeGrammarBook } from "./grammar-book.ts";
