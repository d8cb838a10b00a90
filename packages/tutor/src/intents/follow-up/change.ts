import type { Asked, Tools } from "../../ask.ts";
import { foldText, wordsOf } from "../../text/fold.ts";

/** Longer messages ask for something of their own. */
const LONGEST = 12;

/** What the measure of the last thing is called, by ids of `content/tutor/requests.yaml`. */
const CHANGES: ReadonlySet<string> = new Set([
  "change-another",
  "change-harder",
  "change-longer",
  "change-onward",
  "change-topic",
  "easier",
]);

/** How a message wants the last thing changed; empty where some of its words ask for something else. */
export function changesAsked({ spelt, words }: Asked, tools: Tools): ReadonlySet<string> {
  const asked = new Set<string>();
  if (words.length > LONGEST) return asked;
  const sentences = foldText(spelt)
    .split(/[.!?…,;:()\n]+|(?<!\p{L})(?:but|and|но|а|и|бірақ)(?!\p{L})/u)
    .filter((sentence) =>
      wordsOf(sentence).some((word) => !tools.patterns.one("follow-up-change.plain").test(word)),
    );
  for (const sentence of sentences) {
    const found = tools.requests.find(sentence).filter(({ id }) => CHANGES.has(id));
    const [first] = found;
    // A word is explained where one of the changes names it
    const left = first?.rest.filter(
      (word) =>
        !tools.patterns.one("follow-up-change.plain").test(word) &&
        found.every(({ rest }) => rest.includes(word)),
    );
    if (left === undefined || left.length > 0) return new Set();
    for (const { id } of found) asked.add(id);
  }
  return asked;
}
