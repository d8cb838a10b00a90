import type { Answer, Item } from "./item.ts";

/** The answer that is right, as it is sent; what is only shown has an empty one. */
export function rightAnswer(item: Item, language: "en" | "ru" = "en"): Answer {
  switch (item.kind) {
    case "meet":
      return [];
    case "choose-meaning":
    case "choose-word":
    case "choose-picture":
    case "hear-and-choose":
    case "cloze":
    case "reply":
      return [item.right];
    case "match":
      return item.pairs.map(({ id }) => `${id}=${id}`);
    case "letters":
      return [item.word.kz];
    case "order":
      return item.accepted[0] ?? [];
    case "translate":
      return item.sentence.tiles[language];
    case "build-form":
    case "transform":
      return item.task.answers.slice(0, 1);
    case "dictation":
      return item.tiles === null
        ? [item.sentence.kz]
        : item.sentence.tokens.map(({ tile }) => tile);
    case "mend":
      return [String(item.at), item.right];
    case "write-reply":
      return [item.answer.kz];
    case "say":
      return [item.what === "word" ? "right" : "good"];
    case "understand":
      return [item.question.correct];
  }
}
