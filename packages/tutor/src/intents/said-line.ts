import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { hasKazakhLetter } from "../text/fold.ts";
import { describeKazakh } from "./meaning.ts";

const LAST = /(?<!\p{L})(?:last|последн\p{L}*|соңғы\p{L}*)(?!\p{L})/u;
const SURE = 0.9925;
const MOST_WORDS = 12;

/** "I don't get the 2nd sentence": the sentence of the last reply that is pointed at, word by word. */
export const saidLineIntent: Intent = {
  name: "meaning",
  understand(asked, tools) {
    const said = pointedAt(asked, tools);
    if (said === undefined) return undefined;
    return { confidence: SURE, answer: () => described(said, asked, tools) };
  },
};

function pointedAt({ folded, words, history }: Asked, tools: Tools): string | undefined {
  if (
    words.length > MOST_WORDS ||
    !tools.patterns.one("said-line.points").test(folded) ||
    !tools.patterns.one("said-line.asks").test(folded)
  )
    return undefined;
  const place = tools.patterns.all("said-line.places").findIndex((one) => one.test(folded));
  const lines = toldLast(history);
  return place >= 0 ? lines[place] : LAST.test(folded) ? lines.at(-1) : undefined;
}

/** The sentences of the last reply that has more than one: what explains one of them has but that. */
const toldLast = (history: Asked["history"]): readonly string[] =>
  history
    .filter(({ sender }) => sender === "bot")
    .map(({ text }) => sentencesOf(text))
    .findLast((lines) => lines.length > 1) ?? [];

/** Sentences of Kazakh in a reply, its headings left out. */
const sentencesOf = (reply: string): string[] =>
  reply
    .split("\n")
    .filter((line) => !/^[[(]/u.test(line))
    .flatMap((line) =>
      line.replace(/ — (?=[a-z]|\p{Lu}?[a-z])[^.!?]*[.!?]?$/u, "").split(/(?<=[.!?])\s+/u),
    )
    .map((one) => one.replace(/^[-–—]\s*/u, "").trim())
    .filter((one) => hasKazakhLetter(one) && /[.!?]$/u.test(one));

function described(said: string, asked: Asked, tools: Tools): Draft | undefined {
  const draft = describeKazakh(said, asked, tools);
  return draft && { ...draft, text: [said, draft.text].join("\n") };
}
