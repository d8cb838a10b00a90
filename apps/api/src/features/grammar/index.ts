export { toCourseSentence } from "./course-sentence.ts";
export { grammarRoutes } from "./grammar.routes.ts";
export { makeGrammarBook } from "./grammar-book.ts";
export { toHeading, toLink } from "./point-heading.ts";
