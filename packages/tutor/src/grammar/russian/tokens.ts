import { foldText } from "../../text/fold.ts";

/** A word of a sentence, or a mark that parts its clauses. */
export interface Token {
  /** In small letters, ё as е; a comma is ",". */
  readonly text: string;
  /** Written with a capital where no sentence begins. */
  readonly isName: boolean;
}

const WORD = /[\p{L}\d]+(?:-[\p{L}\d]+)*|[,;:—–]/gu;

/** The words and inner marks of a sentence; undefined where marks stand that no clause of ours has. */
export function tokensOf(sentence: string): Token[] | undefined {
  const bare = sentence
    .normalize("NFC")
    .trim()
    .replace(/[.!?…]+$/u, "");
  if (/[.!?…"«»“”()\d]\S*\s*[«("]|["«»“”()…]|[.!?]\s/u.test(bare)) return undefined;
  const tokens = [...bare.matchAll(WORD)].map(([written], at) => ({
    text: /^[;:—–]$/u.test(written) ? written.replace("–", "—") : foldText(written),
    isName: at > 0 && /^\p{Lu}\p{Ll}/u.test(written),
  }));
  // «Бутылка — это стекло»: the dash and the word say the same
  return tokens.filter(({ text }, at) => text !== "это" || tokens[at - 1]?.text !== "—");
}
