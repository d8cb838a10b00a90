import type { Item } from "@tilashar/learning/session";

/** The Kazakh texts of an item between which its answer chooses. */
function choicesOf(item: Item): readonly string[] {
  switch (item.kind) {
    case "cloze":
    case "hear-and-choose":
    case "choose-word":
      return item.choices.map(({ text }) => text.kz);
    case "build-form":
      return (item.task.choices ?? []).map(({ form }) => form);
    case "mend":
      return [...item.choices, item.tokens[item.at]?.text ?? "", item.right];
    case "order":
      return item.tiles.map(({ text }) => text);
    case "dictation":
      return item.tiles ?? [];
    default:
      return [];
  }
}

/**
 * Whether two different choices of an item are the same to see in a script: Arabic letters do not tell келесыз
 * from келесіз.
 */
export function looksAlike(item: Item, show: (text: string) => string): boolean {
  const texts = new Set(choicesOf(item).map((text) => text.toLowerCase()));
  return new Set([...texts].map(show)).size < texts.size;
}
