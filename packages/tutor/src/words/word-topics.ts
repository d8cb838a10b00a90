import { WordGroups } from "../recognise/word-groups.ts";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { plainPattern } from "../text/nearest-lines.ts";
import { RankedDocuments, type TextOf } from "../text/ranked-documents.ts";

/** Words that belong together, and the lesson that teaches them. */
export interface WordTopic {
  readonly id: string;
  readonly words: readonly string[];
  /** The slug of the lesson. */
  readonly lesson: string;
}

/** A topic, how much of what was asked it has (1 is all), whether it is meant or only the nearest there is, and whether a word names it. */
export interface NearTopic {
  readonly topic: WordTopic;
  readonly share: number;
  readonly isMeant: boolean;
  readonly isNamed: boolean;
}

type Course = Pick<TaughtCourse, "tutor" | "lessons">;

/** What names a topic counts most, what it is called comes next, and what its words mean counts least. */
const NAMED = 4;
const TITLED = 2;
const MEANT = 0.6;
/** A topic that has this much of a message is meant; one that a word of it names is meant from the lesser share on. */
const MEANT_FROM = 0.2;
const NAMED_FROM = 0.08;
/** Shorter words name nothing but what is known to name it: «үй», "car". */
const NAMING = 4;

/**
 * The groups of words that learners ask for by topic: the lists of `content/tutor/word-lists.yaml` and the words of the
 * lessons. A topic is near by words that name it, by its titles and by what its words mean; what few topics have counts most.
 */
export class WordTopics {
  readonly #topics = new Map<string, WordTopic>();
  readonly #named: WordGroups;
  readonly #asking: WordGroups;
  /** Names of more than one word. */
  readonly #phrases: readonly string[];
  readonly #course: Course;
  readonly #storedAs: string | undefined;
  #ranked: RankedDocuments | undefined;

  /** @param print of the course, under which the build may have stored the index of the topics */
  constructor(course: Course, print?: string) {
    this.#course = course;
    this.#storedAs = print && `topics ${print}`;
    const { tutor, lessons } = course;
    const { lists, topics, asking } = tutor.wordLists;
    for (const { id, words, lesson } of lists) this.#topics.set(id, { id, words, lesson });
    for (const { slug, words } of lessons)
      this.#topics.set(slug, {
        id: slug,
        words: words.map(({ kz }) => kz),
        lesson: slug,
      });
    this.#asking = new WordGroups({ asking });
    const names = Object.values(topics).flat();
    this.#phrases = names.filter((name) => name.includes(" ")).map(withoutStar);
    this.#named = new WordGroups(
      Object.fromEntries(Object.entries(topics).map(([id, words]) => [id, words.map(joinedWords)])),
    );
  }

  /** Whether a word asks for words: "vocabulary", «сөздер». */
  asks(word: string): boolean {
    return this.#asking.of(word).length > 0;
  }

  /** Words of a message that may name a topic. */
  telling(text: string): string[] {
    const joined = this.#phrases.reduce(
      (all, phrase) => all.replaceAll(phrase, joinedWords(phrase)),
      foldText(text),
    );
    return wordsOf(joined).filter((word) => this.#tells(word));
  }

  /** Topics that share something with a message, the nearest first. */
  find(text: string): NearTopic[] {
    this.#ranked ??= this.#rankTopics();
    const telling = this.telling(text);
    const named = new Set(telling.flatMap((word) => this.#named.of(word)));
    return this.#ranked.rank(telling.join(" ")).flatMap(({ document, share }) => {
      const topic = this.#topics.get(document);
      const isNamed = named.has(document);
      const isMeant = share >= (isNamed ? NAMED_FROM : MEANT_FROM);
      return topic ? { topic, share, isMeant, isNamed } : [];
    });
  }

  #tells(word: string): boolean {
    if (this.asks(word) || /\d/u.test(word)) return false;
    return word.length >= NAMING || this.#named.of(word).length > 0;
  }

  #rankTopics(): RankedDocuments {
    const subjects = new WordGroups(this.#course.tutor.subjectWords);
    const words = {
      groupsOf: (word: string) => [
        ...subjects.of(word),
        ...this.#named.of(word).map((id) => `of ${id}`),
      ],
      isFrame: (word: string) => !this.#tells(word),
    };
    return new RankedDocuments(() => this.#texts(), words, this.#storedAs);
  }

  #texts(): TextOf[] {
    const { tutor, lessons } = this.#course;
    const { lists, topics } = tutor.wordLists;
    return [
      ...Object.entries(topics).map(([document, words]) => ({
        document,
        text: words.map((word) => joinedWords(withoutStar(word))).join(" | "),
        weight: NAMED,
      })),
      ...lists.map(({ id, asks }) => ({
        document: id,
        text: LANGUAGES.flatMap((language) => (asks[language] ?? []).map(plainPattern)).join(" | "),
        weight: TITLED,
      })),
      ...lessons.flatMap(({ slug, titles, words }) => [
        { document: slug, text: Object.values(titles).join(" | "), weight: TITLED },
        {
          document: slug,
          text: words.flatMap(({ kz, en, ru }) => [kz, ...en, ...ru]).join(" | "),
          weight: MEANT,
        },
      ]),
    ];
  }
}

const withoutStar = (name: string): string => name.replace(/\*$/u, "");
const joinedWords = (name: string): string => name.replaceAll(" ", "");
