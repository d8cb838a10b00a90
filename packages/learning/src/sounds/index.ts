export { QUESTIONS_OF_A_SOUND, type SoundQuestion, soundQuestions } from "./sound-card.ts";
export { pairOf, readSound, type SoundPair, soundKey } from "./sound-pairs.ts";
