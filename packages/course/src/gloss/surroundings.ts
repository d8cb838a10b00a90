import type { Candidate } from "@tilashar/kazakh";
import type { ReadToken } from "./gloss.ts";
import { verbal } from "./reading-kinds.ts";

/** What surrounds a word. Words are the nearest ones on each side inside the clause's punctuation. */
export interface Surroundings {
  readonly word: string;
  readonly before: Chosen | undefined;
  readonly after: ReadToken | undefined;
  readonly second: ReadToken | undefined;
  /** Nothing but opening punctuation stands before it in the clause. */
  readonly opens: boolean;
  /** Punctuation or the end follows. */
  readonly closes: boolean;
  /** Punctuation that follows at once; empty where a word or the end does. */
  readonly mark: string;
  /** The first word behind that punctuation. */
  readonly beyond: ReadToken | undefined;
  readonly capital: boolean;
  /** An object in the accusative stands before it in the clause, and no verb for it yet. */
  readonly object: boolean;
  /** Whether the word before and a dictionary form are an expression: ән салу. */
  readonly joins: (lemma: string) => boolean;
}

interface Chosen {
  readonly text: string;
  readonly reading: Candidate | undefined;
}

/** What surrounds the word at a place, the words before it read already. */
export function surroundingsOf(
  tokens: readonly ReadToken[],
  at: number,
  chosen: readonly number[],
  isExpression: (lemma: string) => boolean,
): Surroundings {
  const isBreak = ({ kind, text }: ReadToken) => kind === "punctuation" && text !== "-";
  let back = at - 1;
  while (back >= 0 && tokens[back]?.kind === "space") back--;
  const previous = tokens[back];
  const opens = previous === undefined || isBreak(previous);
  const ahead: ReadToken[] = [];
  let mark = "";
  let beyond: ReadToken | undefined;
  for (let place = at + 1; place < tokens.length && ahead.length < 2; place++) {
    const token = tokens[place] as ReadToken;
    if (token.kind === "space") continue;
    if (isBreak(token)) {
      if (ahead.length === 0) {
        mark = token.text;
        beyond = tokens.slice(place).find(({ kind }) => kind === "word");
      }
      break;
    }
    ahead.push(token);
  }
  const text = tokens[at]?.text ?? "";
  const before = opens ? "" : (previous?.text.toLowerCase() ?? "");
  return {
    object: hasObject(tokens, back, chosen),
    joins: (lemma) =>
      before !== "" &&
      isExpression(`${before} ${lemma}`) &&
      !isExpression(`${before} ${text.toLowerCase()}`),
    word: text.toLowerCase(),
    before:
      opens || previous === undefined
        ? undefined
        : { text: previous.text.toLowerCase(), reading: previous.candidates[chosen[back] ?? 0] },
    after: ahead[0],
    second: ahead[1],
    opens,
    closes: ahead.length === 0,
    mark,
    beyond,
    capital: text.charAt(0) !== text.charAt(0).toLowerCase(),
  };
}

/** Whether an accusative stands before a place in its clause with no verb after it. */
function hasObject(tokens: readonly ReadToken[], from: number, chosen: readonly number[]): boolean {
  for (let place = from; place >= 0; place--) {
    const token = tokens[place] as ReadToken;
    if (token.kind === "punctuation" && token.text !== "-") return false;
    const reading = token.candidates[chosen[place] ?? 0];
    if (reading === undefined) continue;
    // қанатты ат is no bid: қанатты may be the adjective
    const maybeAdjective = token.candidates.some(({ upos }) => upos === "ADJ");
    if (reading.features.Case === "Acc" && !maybeAdjective) return true;
    if (verbal(reading)) return false;
  }
  return false;
}
