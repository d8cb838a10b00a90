import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { hasKazakhLetter } from "../text/fold.ts";
import { describeKazakh } from "./meaning.ts";

/** A sentence of what was just told is pointed at by its place. */
const POINTS =
  /(?<!\p{L})(?:sentence|line|phrase|one|предложени\p{L}*|строчк\p{L}*|строк\p{L}*|фраз\p{L}*|сөйлем\p{L}*|жол(?:ды|дағы)?)(?!\p{L})/u;
const PLACES: readonly RegExp[] = [
  /(?<!\p{L})(?:1st|first|перв\p{L}*|бірінші\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:2nd|second|втор\p{L}*|екінші\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:3rd|third|трет\p{L}*|үшінші\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:4th|fourth|четверт\p{L}*|төртінші\p{L}*)(?!\p{L})/u,
];
const LAST = /(?<!\p{L})(?:last|последн\p{L}*|соңғы\p{L}*)(?!\p{L})/u;
/** It is not understood, or its meaning is asked for. */
const ASKS =
  /(?<!\p{L})(?:don't|dont|didn't|didnt|not|what|mean\p{L}*|explain|translate|understand|get|again|не|что|как|понял\p{L}*|понима\p{L}*|переведи\p{L}*|объясни\p{L}*|значит|түсінбе\p{L}*|не деген|аудар\p{L}*|түсіндір\p{L}*|мағынасы|туралы)(?!\p{L})/u;
const SURE = 0.9925;
const MOST_WORDS = 12;

/** "I don't get the 2nd sentence": the sentence of the last reply that is pointed at, word by word. */
export const saidLineIntent: Intent = {
  name: "meaning",
  understand(asked, tools) {
    const said = pointedAt(asked);
    if (said === undefined) return undefined;
    return { confidence: SURE, answer: () => described(said, asked, tools) };
  },
};

function pointedAt({ folded, words, history }: Asked): string | undefined {
  if (words.length > MOST_WORDS || !POINTS.test(folded) || !ASKS.test(folded)) return undefined;
  const place = PLACES.findIndex((one) => one.test(folded));
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
