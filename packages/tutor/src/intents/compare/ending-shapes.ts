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

/** Asks why two things are not alike. */
const ASKS =
  /why|how come|what (?:decides|determines|makes)|how do (?:i|you|we) (?:know|choose|decide|pick)|when|differ|depend|почему|отчего|от чего|с чего|чем определя|как (?:понять|выбрать|выбирать|узнать)|когда|зависит|разниц|отлича|неге|неліктен|айырма|қашан/u;
const FRONT = /[еіөүә]/u;
const VOWEL = /[аеыіоөұүә]/u;

/**
 * "Why үйде but қалада?": one ending in two shapes on two words. What decides its shape is said first: the vowels,
 * or the last sound.
 */
export function endingShapes(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, language } = asked;
  if (!ASKS.test(folded)) return undefined;
  const [first, second, ...more] = formsIn(folded);
  if (!first || !second || more.length > 0) return undefined;
  if (first.label !== second.label || first.lemma === second.lemma) return undefined;
  const points = decides(first.ending, second.ending);
  const [lead, ...others] = points;
  if (lead === undefined) return undefined;
  const [summary = ""] = pointLines(lead, language, tools);
  const rows = [first, second].flatMap(({ word, lemma, label }) => [
    `${lemma} → ${word}`,
    ...formSteps(lemma, label, language),
  ]);
  const also = others.flatMap((id) => pointLines(id, language, tools).slice(0, 1));
  return {
    text: [
      tools.say("compare.oneEnding", language, { a: `-${first.ending}`, b: `-${second.ending}` }),
      summary,
      ...also,
      "",
      ...rows,
    ].join("\n"),
    kazakh: [first, second].map(({ word, lemma }) => kz(word, lemma)),
    points,
    confidence: 0.95,
    focus: { kind: "topic", id: lead },
  };
}

/** Nouns with an ending that a question names. */
function formsIn(text: string): Ended[] {
  return [...new Set(wordsOf(text))].flatMap((word) => {
    // Short words are endings, or words of the question
    if (!hasCyrillic(word) || word.length < 4) return [];
    const [reading] = knownReadings(word);
    const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
    const [suffix, ...more] = reading?.suffixes ?? [];
    if (!reading || label === undefined || !suffix || more.length > 0) return [];
    return [{ word, lemma: reading.lemma, label, ending: suffix.surface }];
  });
}

/** The points that tell two shapes of an ending apart, the more telling first. */
function decides(one: string, other: string): string[] {
  if (one === other) return [];
  const vowels = [one, other].map((ending) => FRONT.test(ending));
  const onsets = [one, other].map((ending) => onsetOf(ending[0] ?? ""));
  return [
    ...(vowels[0] === vowels[1] ? [] : ["vowel-harmony"]),
    ...(onsets[0] === onsets[1] ? [] : ["consonant-classes"]),
  ];
}

/** The first consonant of an ending; ғ and г, қ and к are one that goes with its vowel. */
const onsetOf = (letter: string): string => {
  if (VOWEL.test(letter)) return "";
  return letter === "ғ" ? "г" : letter.replace("қ", "к");
};
