import { answerAboutWords, type WordsQuestion } from "./answer-about-words.ts";

const answer = answerAboutWords();

/** A book has a hundred thousand words: they are looked up here, so that the page scrolls meanwhile. */
addEventListener("message", ({ data }: MessageEvent<WordsQuestion>) => {
  const told = answer(data);
  if (told !== null) postMessage(told);
});
