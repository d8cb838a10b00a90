import type { Asked, LearnerLevel, Tools } from "../ask.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { ownStories, type Story, storiesOf } from "./stories.ts";

/** A story that was chosen for a wish. */
export interface WishedStory {
  readonly story: Story | undefined;
  /** What it was to be about, and is not. */
  readonly missing?: string;
}

/** The story that was not told yet and is nearest to what a message wishes for. */
export function chooseStory(asked: Asked, tools: Tools): WishedStory {
  const isPoem = tools.patterns.one("story.poem").test(asked.folded);
  const isFresh = ({ titles }: Story) =>
    !asked.history.some(({ text }) => text.includes(titles.kz));
  const level = levelWished(asked, tools);
  const all = storiesOf(level ?? asked.level, tools);
  const fresh = all.filter(isFresh);
  const others = (["A", "B", "C"] as const)
    .filter((one) => one !== (level ?? asked.level))
    .flatMap((one) => storiesOf(one, tools));
  const words = subjectOf(asked, tools);
  const about =
    (isPoem ? undefined : ownAbout(asked, ownStories(tools.course).filter(isFresh))) ??
    storyAbout(words, fresh, tools) ??
    (isPoem ? undefined : storyAbout(words, others, tools));
  if (about) return { story: about };
  // Where a level is wished for, or an easy text, the short ones have their words with them
  const short = fresh.filter(({ own }) => own !== undefined);
  const open = level !== undefined && short.length > 0 ? short : fresh.length > 0 ? fresh : all;
  const story = open[asked.seed % Math.max(1, Math.min(4, open.length))];
  const missing = words.at(-1);
  return missing === undefined ? { story } : { story, missing };
}

/** The level that a message wishes for: "A2", "an easy one". */
function levelWished({ folded }: Asked, tools: Tools): LearnerLevel | undefined {
  const named = /(?<![\p{L}\d])([abcавс])[12](?!\d)/u.exec(folded)?.[1];
  const letter = named && ({ а: "A", в: "B", с: "C" }[named] ?? named.toUpperCase());
  if (letter === "A" || letter === "B" || letter === "C") return letter;
  return tools.patterns.one("story.easy").test(folded) ? "A" : undefined;
}

const wishes = new WeakMap<TaughtCourse["tutor"]["stories"][number], readonly Heard[]>();

/** The short story of which a message names most, one of whose subject stands last in doubt. */
function ownAbout(asked: Asked, stories: ReturnType<typeof ownStories>): Story | undefined {
  const words = heardWords(asked.spelt);
  const counted = stories.map((story) => {
    let heard = wishes.get(story.own);
    if (!heard) {
      heard = LANGUAGES.flatMap((language) =>
        (story.own.about[language] ?? []).map((one) => readHeard(one, language)),
      );
      wishes.set(story.own, heard);
    }
    return { story, count: heard.filter((one) => hear(one, words) !== undefined).length };
  });
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.story : undefined;
}

/** What a story is wished to be about, word by word; none where nothing is named. */
function subjectOf({ folded }: Asked, tools: Tools): readonly string[] {
  const found = tools.patterns.one("story.about").exec(folded);
  const first = found?.[2] ?? found?.[1];
  if (found === null || found === undefined || first === undefined) return [];
  const behind =
    found[1] === undefined
      ? ""
      : folded.slice(found.index + found[0].length).split(/[,.!?:;(]/u)[0];
  const words = [first, ...wordsOf(behind ?? "").slice(0, FURTHER)];
  const end = words.findIndex((word) => tools.patterns.one("story.subject-ends").test(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .filter((word) => !tools.patterns.one("story.no-subject").test(word));
}
/** Words behind the first that may still name the subject: "a lost white dog". */
const FURTHER = 3;

/** The story that speaks of most of what was asked for, and most often. */
function storyAbout(
  words: readonly string[],
  stories: readonly Story[],
  tools: Tools,
): Story | undefined {
  if (words.length === 0) return undefined;
  const lemmas = words.map((word) => lemmasOf(word, tools));
  // What a thing is like ("lost", "old") stands before it and is no subject by itself
  const thing = lemmas.at(-1);
  const counted = stories.map((story) => {
    const lines = story.parts.flat();
    const of = (one: ReadonlySet<string>) =>
      lines.filter((line) => speaksOf(line, one, tools)).length;
    return {
      story,
      spoken: lemmas.filter((one) => of(one) > 0).length,
      lines: thing === undefined ? 0 : of(thing),
    };
  });
  const [most] = counted
    .filter(({ lines }) => lines > 0)
    .toSorted((a, b) => b.spoken - a.spoken || b.lines - a.lines);
  return most?.story;
}

const lemmasOf = (word: string, tools: Tools): ReadonlySet<string> =>
  new Set([
    word,
    ...(["en", "ru"] as const).flatMap(
      (gloss) => byMeaning(word, gloss, tools, false)?.lemma ?? [],
    ),
    ...knownReadings(word).map(({ lemma }) => lemma),
  ]);

/** Whether a line has a form of one of the words, and its meaning in the translation: «атым» is no horse. */
function speaksOf(
  { kz: text, ru }: Story["parts"][number][number],
  lemmas: ReadonlySet<string>,
  tools: Tools,
): boolean {
  const translated = wordsOf(foldText(ru)).map((one) => one.slice(0, STEM));
  return wordsOf(foldText(text)).some((one) =>
    [...lemmas].some(
      (lemma) =>
        one.startsWith(lemma.slice(0, 2)) &&
        knownReadings(one).some((reading) => reading.lemma === lemma) &&
        glossesOf(lemma, tools).some((stem) => translated.includes(stem)),
    ),
  );
}

/** Letters that the forms of a Russian word share. */
const STEM = 4;
const glossesOf = (lemma: string, { glossary }: Tools): string[] =>
  glossary
    .senses(lemma)
    .flatMap(({ ru }) => ru)
    .map((gloss) => foldText(gloss).slice(0, STEM));
