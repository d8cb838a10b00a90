import type { Asked, Focus, Tools } from "../../ask.ts";

/** Words that lead on from what was said before. */
export const LEAD =
  /^(?:(?:ok |okay )?(?:and|what about|how about|now|so|then|but)|а(?: если| теперь| как)?|и|теперь|ал|енді)(?![\p{L}])[ ,]*/u;

/** "my friend" after "friend" is about the same word. */
export function sameWord(rest: string, focus: Focus, asked: Asked, tools: Tools): boolean {
  if (focus.kind !== "word") return false;
  const gloss = asked.language === "ru" ? "ru" : "en";
  return (
    tools.glossary.meaning(rest, gloss).some(({ kz: one }) => one === focus.lemma) ||
    rest === focus.lemma
  );
}
