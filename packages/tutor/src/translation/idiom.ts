import type { Tools } from "../ask.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import { foldText } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";

type Idiom = Tools["course"]["tutor"]["idioms"][number];

/** An idiom of `content/tutor/idioms.yaml` that stands in a text. */
export interface FoundIdiom {
  readonly idiom: Idiom;
  /** The text says nothing beside it. */
  readonly isWhole: boolean;
}

/** Words around an idiom that change nothing of what it says. */
const SLIGHT =
  /^(?:it|it's|its|is|was|the|a|an|to|be|i|i'm|im|am|my|me|you|your|he|she|they|we|of|on|in|for|this|that|so|just|really|не|я|мне|меня|у|мои|мой|моя|мое|это|был|была|было|ты|он|она|они|мы|и|а|на|в|все|всё|еще|так|просто|тебе|тебя|вам|вас|не|никак)$/u;
const LEAST_NAMED = 0.75;

const readOf = new WeakMap<
  Tools["course"],
  readonly { readonly idiom: Idiom; readonly en: readonly Heard[]; readonly ru: readonly Heard[] }[]
>();

function idiomsOf({ course }: Tools) {
  let known = readOf.get(course);
  if (!known) {
    known = course.tutor.idioms.map((idiom) => ({
      idiom,
      en: idiom.hears.en.map((written) => readHeard(written, "en")),
      ru: idiom.hears.ru.map((written) => readHeard(written, "ru")),
    }));
    readOf.set(course, known);
  }
  return known;
}

/** The idiom of a text that would mean nothing word by word. */
export function idiomIn(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): FoundIdiom | undefined {
  if (language !== "en" && language !== "ru") return undefined;
  const words = heardWords(foldText(text));
  for (const { idiom, ...patterns } of idiomsOf(tools))
    for (const pattern of patterns[language]) {
      const heard = hear(pattern, words);
      if (!heard) continue;
      const rest = words.filter((word) => !heard.words.includes(word) && !SLIGHT.test(word.lower));
      const named = heard.words.length / (heard.words.length + rest.length);
      return { idiom, isWhole: named >= LEAST_NAMED };
    }
  return undefined;
}
