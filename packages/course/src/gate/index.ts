export { checkFile } from "./check-file.ts";
export { engineKnowledge } from "./engine-knowledge.ts";
