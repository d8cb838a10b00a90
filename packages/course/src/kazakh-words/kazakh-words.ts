import { textOfWords } from "@tilashar/kazakh";
import { tokenise } from "@tilashar/kazakh/script";

/** The file, in the build folder, that holds the words of {@link kazakhWordsOf} as one text. */
export const WORDS_FILE = "kazakh-words.txt";

/** The words of some content as one text, found when it is first asked for: it takes a third of a second. */
export function lazyKazakhWords(content: unknown): () => string {
  let text: string | undefined;
  let left = content;
  return () => {
    text ??= textOfWords(kazakhWordsOf(left));
    left = undefined;
    return text;
  };
}

/** Every word in the Kazakh texts of some content, in small letters. */
export function kazakhWordsOf(content: unknown): Set<string> {
  const words = new Set<string>();
  // No word has white space in it: a piece that stands a hundred times is taken apart once.
  for (const piece of piecesOf(content))
    for (const { kind, text } of tokenise(piece))
      if (kind === "word") words.add(text.toLowerCase());
  return words;
}

/** What stands between white space in the Kazakh texts of some content. */
function piecesOf(content: unknown): Set<string> {
  const pieces = new Set<string>();
  const collect = (value: unknown, kazakh: boolean): void => {
    if (typeof value === "string") {
      if (kazakh) for (const piece of value.split(/[\s—–]+/u)) pieces.add(piece);
    } else if (Array.isArray(value)) {
      for (const part of value) collect(part, kazakh);
    } else if (isRecord(value)) {
      for (const [key, part] of Object.entries(value))
        collect(part, key === "kz" || (kazakh && key !== "ru" && key !== "en"));
    }
  };
  collect(content, false);
  return pieces;
}

/** What has fields by name: bytes of packed texts would be two million of them. */
const isRecord = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  !(value instanceof Map) &&
  !ArrayBuffer.isView(value);
