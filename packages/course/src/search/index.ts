export { findWords, nearestWords, readWordQuery, type SearchedWord } from "./own-words.ts";
export { type Found, searchCourse } from "./search-course.ts";
export { makeSearchIndex, type SearchIndex } from "./search-index.ts";
