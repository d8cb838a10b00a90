export { type MaterialParts, unitMaterials } from "./unit-material.ts";
export { confusionPool, quizCandidate } from "./word-confusions.ts";
