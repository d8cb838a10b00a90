import type { Asked, Draft, Tools } from "../../ask.ts";
import { formSteps, kz } from "../../features/form-text.ts";
import { labelFrom } from "../../features/label-from-suffixes.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { hasCyrillic, wordsOf } from "../../text/fold.ts";
import { pointLines } from "./form-meaning.ts";

/** A form with its one ending. */
interface Ended {
  readonly word: string;
  readonly lemma: string;
  readonly label: string;
  readonly ending: string;
}

/** Words that are set beside one another at once. */
const MOST = 4;
const FRONT = /[еіөүә]/u;
const VOWEL = /[аеыіоөұүә]/u;

/**
 * "Why үйде but қалада?": one ending in different shapes on two to four words. What decides its shape is said first: the vowels,
 * or the last sound.
 */
export function endingShapes(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, language } = asked;
  if (!tools.patterns.one("compare-shapes.asks").test(folded)) return undefined;
  const forms = formsIn(folded);
  const [first, ...others] = forms;
  if (!first || others.length === 0 || forms.length > MOST) return undefined;
  if (others.some(({ label, lemma }) => label !== first.label || lemma === first.lemma))
    return undefined;
  const points = decides(forms.map(({ ending }) => ending));
  const [lead, ...further] = points;
  if (lead === undefined) return undefined;
  const shapes = [...new Set(forms.map(({ ending }) => `-${ending}`))];
  const [summary = ""] = pointLines(lead, language, tools);
  const rows = forms.flatMap(({ word, lemma, label }) => [
    `${lemma} → ${word}`,
    ...formSteps(lemma, label, language),
  ]);
  const also = further.flatMap((id) => pointLines(id, language, tools).slice(0, 1));
  return {
    text: [
      tools.say(shapes.length > 2 ? "compare.oneOfMany" : "compare.oneEnding", language, {
        a: shapes.slice(0, -1).join(", "),
        b: shapes.at(-1) ?? "",
      }),
      summary,
      ...also,
      "",
      ...rows,
    ].join("\n"),
    kazakh: forms.map(({ word, lemma }) => kz(word, lemma)),
    points,
    confidence: 0.95,
    focus: { kind: "topic", id: lead },
  };
}

/** «Айырмашылығы» asks, and is no form that is asked about. */
const NAMES_DIFFERENCE = /^(?:айырма|ерекшелі|ұқсасты)/u;

/** Nouns with an ending that a question names. */
function formsIn(text: string): Ended[] {
  return [...new Set(wordsOf(text))].flatMap((word) => {
    // Short words are endings, or words of the question
    if (!hasCyrillic(word) || word.length < 4 || NAMES_DIFFERENCE.test(word)) return [];
    const [reading] = knownReadings(word);
    const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
    const [suffix, ...more] = reading?.suffixes ?? [];
    if (!reading || label === undefined || !suffix || more.length > 0) return [];
    return [{ word, lemma: reading.lemma, label, ending: suffix.surface }];
  });
}

/** The points that tell the shapes of an ending apart, the more telling first. */
function decides(endings: readonly string[]): string[] {
  const vowels = new Set(endings.map((ending) => FRONT.test(ending)));
  const onsets = new Set(endings.map((ending) => onsetOf(ending[0] ?? "")));
  return [
    ...(vowels.size === 1 ? [] : ["vowel-harmony"]),
    ...(onsets.size === 1 ? [] : ["consonant-classes"]),
  ];
}

/** The first consonant of an ending; ғ and г, қ and к are one that goes with its vowel. */
const onsetOf = (letter: string): string => {
  if (VOWEL.test(letter)) return "";
  return letter === "ғ" ? "г" : letter.replace("қ", "к");
};
