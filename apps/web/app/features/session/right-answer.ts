import type { Item, MendItem } from "@tilashar/learning/session";

/** What should have been answered: Kazakh to show and say, and what it means. */
export interface RightAnswer {
  readonly kz: string;
  readonly meaning: { readonly en: string; readonly ru: string } | null;
}

/** The right answer of an item; null where the item itself shows it, or nothing is asked. */
export function rightAnswer(item: Item): RightAnswer | null {
  switch (item.kind) {
    case "choose-meaning":
    case "choose-word":
    case "choose-picture":
    case "letters":
      return { kz: item.word.kz, meaning: item.word.meaning };
    case "hear-and-choose":
      return { kz: item.spoken, meaning: item.meaning };
    case "order":
    case "translate":
    case "cloze":
    case "dictation":
      return { kz: item.sentence.kz, meaning: item.sentence };
    case "build-form":
    case "transform":
      return { kz: item.task.answers[0] ?? "", meaning: null };
    case "mend":
      return { kz: mended(item), meaning: item.meaning };
    case "reply":
    case "write-reply":
      return { kz: item.answer.kz, meaning: item.answer };
    case "say":
      return { kz: item.text, meaning: item.meaning };
    case "meet":
    case "match":
    case "understand":
      return null;
  }
}

function mended({ tokens, at, right }: MendItem): string {
  return tokens
    .map(({ text, before, after }, place) => before + (place === at ? right : text) + after)
    .join(" ");
}
