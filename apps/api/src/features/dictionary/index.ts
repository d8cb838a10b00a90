export { dictionaryRoutes } from "./dictionary.routes.ts";
export { makeDictionary } from "./dictionary.ts";
