export { glossInRussian } from "@tilashar/kazakh/lexicon";
