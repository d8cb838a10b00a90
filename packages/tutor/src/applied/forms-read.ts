import type { Asked, Draft, Tools } from "../ask.ts";
import { cutForm, kz } from "../features/form-text.ts";
import { labelFrom } from "../features/label-from-suffixes.ts";
import { OWNERS } from "../intents/follow-up/other-person.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";

const OWNER_OF: Readonly<Record<string, string>> = {
  pss1s: "1s",
  pss1p: "1p",
  pss2s: "2s",
  pss2f: "2f",
  pss3: "3",
};

/**
 * «1 әкем 2 шешем, это с „мой“?», "қолым, басым: that's my?": owned forms that are listed, each with whose it is. Undefined
 * where no owner is asked about, or where a word has none.
 */
export function formsRead(asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const asksOf = wordsOf(asked.folded.replace(/["'«»„“”]/gu, " ")).flatMap(
    (word) => OWNERS.find(([pattern]) => pattern.test(word) && !isKazakhOwner(word))?.[1] ?? [],
  )[0];
  if (asksOf === undefined || asked.words.length > MOST_WORDS) return undefined;
  const owned = wordsOf(foldText(asked.raw)).flatMap((word) => {
    const reading = knownReadings(word).find(
      ({ suffixes, features }) =>
        features.VerbForm === undefined &&
        suffixes.some(({ id }) => OWNER_OF[id] !== undefined) &&
        /[әғқңөұүһі]|(?:м|ң|мыз)$/u.test(word),
    );
    return reading ? [{ word, reading }] : [];
  });
  if (owned.length === 0) return undefined;
  const whose = owned.map(({ reading }) =>
    reading.suffixes.map(({ id }) => OWNER_OF[id]).find((one) => one !== undefined),
  );
  const isSo = whose.every((one) => one === asksOf);
  const [first] = owned;
  const label = first && labelFrom(first.reading.suffixes.map(({ id }) => id));
  return {
    text: [
      tools.say(isSo ? "forms.yes" : "forms.no", language),
      ...owned.map(({ word, reading }) => {
        const cut = labelFrom(reading.suffixes.map(({ id }) => id));
        const gloss =
          language === "kz"
            ? ""
            : ` — ${meaningsOf(tools.glossary.senses(reading.lemma).slice(0, 1), language)}`;
        return `- ${word} = ${cut ? cutForm(reading.lemma, cut) : reading.segments.join(" + ")}${gloss}`;
      }),
    ].join("\n"),
    kazakh: owned.map(({ word, reading }) => kz(word, reading.lemma)),
    confidence: 0.9,
    intent: "form",
    ...(first &&
      label && {
        focus: { kind: "word" as const, lemma: first.reading.lemma, pos: "n", label },
      }),
  };
}
const MOST_WORDS = 14;
const isKazakhOwner = (word: string): boolean => /[іңқ]/u.test(word);
