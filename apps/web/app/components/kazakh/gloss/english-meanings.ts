export { glossInEnglish } from "@tilashar/kazakh/lexicon";
