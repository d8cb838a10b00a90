import type { Asked, Tools } from "../ask.ts";
import { lessonsAbout } from "../intents/course-items.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { firstRussianLemma } from "../words/russian-forms.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";

/** What lines are to be about: how near each is to it, 0 where it has nothing of it. */
export type Theme = (line: RememberedLine) => number;

const MOST_LESSONS = 2;
const OWN_WORD = 3;
const SHORTEST = 3;

/** Reads a theme out of the words that name it, in any of the languages. */
export function themeOf(words: readonly string[], { language }: Asked, tools: Tools): Theme {
  const about = words.join(" ");
  const lemmas = new Set(words.flatMap((word) => lemmasOf(word, tools)));
  const list = firstNamed(tools.course.tutor.wordLists.lists, about);
  const listed = new Set(list?.words ?? []);
  const lessons = new Set(
    lessonsAbout(about, tools)
      .slice(0, MOST_LESSONS)
      .map(({ id }) => id),
  );
  const topic = firstNamed(tools.course.tutor.wordLists.situations, about)?.topic;
  const stems = words.map(stemOf).filter((stem) => stem.length >= SHORTEST);
  return (line) => {
    const own = foldText(`${line.en} ${line.ru}`);
    const ownWords = wordsOf(own);
    const says = stems.some((stem) => ownWords.some((word) => word.startsWith(stem)));
    const holds = holdsSome(line.kz, lemmas);
    const near = holdsSome(line.kz, listed) ? 2 : 0;
    const home =
      lessons.has(line.lesson ?? -1) || (topic !== undefined && line.topic === topic) ? 1 : 0;
    const spoken = language === "kz" ? 0 : says ? OWN_WORD : 0;
    return spoken + (holds ? OWN_WORD : 0) + near + home;
  };
}

/** Kazakh words of this meaning, or the word itself. */
function lemmasOf(word: string, tools: Tools): string[] {
  const read = tools.reader.read(word);
  const own = hasCyrillic(word) && read ? [read.lemma] : [];
  const gloss = hasCyrillic(word) ? "ru" : "en";
  const meant = byMeaning(word, gloss, tools, false);
  return [...own, ...(meant ? [meant.lemma] : [])];
}

/** What the forms of a word begin with. */
function stemOf(word: string): string {
  if (!hasCyrillic(word)) return word.replace(/(?:hood|ies|s)$/u, "");
  const lemma = firstRussianLemma(word);
  return lemma.length > 4 ? lemma.slice(0, -1) : lemma;
}

/** Whether a line holds some form of one of the words. */
export function holdsSome(text: string, lemmas: ReadonlySet<string>): boolean {
  if (lemmas.size === 0) return false;
  const folded = foldText(text);
  const words = wordsOf(folded);
  for (const lemma of lemmas) {
    if (lemma.includes(" ") && folded.includes(lemma)) return true;
    const head = lemma.slice(0, Math.max(2, Math.min(4, lemma.length - 2)));
    if (!folded.includes(head)) continue;
    if (
      words.some(
        (word) =>
          word === lemma ||
          (word.startsWith(head) && knownReadings(word)[0]?.lemma.toLowerCase() === lemma),
      )
    )
      return true;
  }
  return false;
}
