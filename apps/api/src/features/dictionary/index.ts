export { dictionaryRoutes } from "./dictionary.routes.ts";
export { makeDictionary } from "./dictionary.ts";
export { toLooked } from "./dictionary.wire.ts";
