import type { Likely } from "../learnt/linear-model.ts";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";
import { plainPattern } from "../text/nearest-lines.ts";
import { type Ranked, RankedDocuments, type TextOf, type Words } from "../text/ranked-documents.ts";
import { WordGroups } from "./word-groups.ts";

/** Groups of words that every request is made of, whatever it asks for. */
const FRAMES: ReadonlySet<string> = new Set(
  "how what when which why say phrases sentence game role practise give want start again explain teach right".split(
    " ",
  ),
);
/** Groups of which a request is that says nothing of what is wanted: "let's play a scene". */
const BARE: ReadonlySet<string> = new Set([
  ...FRAMES,
  ..."about all easy for i it kazakh learn lets list me please pretend some something talk to use we with would your".split(
    " ",
  ),
]);
/** Shorter words name nothing. */
const NAMING = 4;
/** The label of messages of a kind that none of its answers is known to meet. */
const NONE = "none";
/** What an answer tells counts less than how it is asked for. */
const TOLD = 0.35;
/** The nearest of the answers that others are likely beside. */
const COUNTED = 4;
/** How sharply a nearer answer is likelier. */
const SHARPNESS = 4;
/** A message of whose words less than this is known to an answer asks rather for something else. */
const KNOWN = 0.12;
/** An answer that has less than this of a message's words is not even near. */
const NEAR = 0.05;

type Texts = readonly {
  readonly id: string;
  readonly asked: readonly string[];
  readonly told: readonly string[];
}[];

/**
 * Tells which answer of a kind a message asks for (which advice, which custom, which scene): by the messages of `of` in
 * `content/tutor/asked/` and by the words of the answers themselves, one kind at a time, when the first message of the
 * kind needs it.
 */
export class AnswerRecogniser {
  readonly #course: Pick<TaughtCourse, "tutor" | "phraseTopics">;
  readonly #subjects: WordGroups;
  readonly #frames: WordGroups;
  readonly #words: Words = {
    groupsOf: (word) => this.#subjects.of(word),
    isFrame: (word) => this.#isOf(FRAMES, word),
  };
  readonly #ranked = new Map<string, RankedDocuments | undefined>();

  constructor(course: Pick<TaughtCourse, "tutor" | "phraseTopics">) {
    this.#course = course;
    this.#subjects = new WordGroups(course.tutor.subjectWords);
    this.#frames = new WordGroups(course.tutor.askedWords);
  }

  /** Answers of a kind by their ids, the likeliest first; none where nothing is known of the kind, or none is meant likelier. */
  find(kind: string, message: string): Likely[] {
    const ranked = this.#rank(kind, message);
    const near = ranked.slice(0, COUNTED).map(({ score }) => score ** SHARPNESS);
    const sum = near.reduce((all, one) => all + one, 0);
    const likely = ranked.map(({ document, score, share }) => ({
      label: document,
      probability: (score ** SHARPNESS / sum) * Math.min(1, share / KNOWN),
    }));
    return likely.slice(0, likely.findIndex(({ label }) => label === NONE) >>> 0);
  }

  /** The answer of a kind that has most of a message's words, though it may be meant for something else; none where it has hardly any. */
  nearest(kind: string, message: string): string | undefined {
    const near = this.#rank(kind, message).find(({ document }) => document !== NONE);
    return near && near.share >= NEAR ? near.document : undefined;
  }

  /** How much each of some lines has of what a message names, in the order of the lines. */
  nearLines(message: string, lines: readonly string[]): number[] {
    const texts = lines.map((text, at) => ({ document: `${at}`, text, weight: 1 }));
    const isFrame = (word: string) => word.length < NAMING || this.#isOf(BARE, word);
    const ranked = new RankedDocuments(() => texts, { ...this.#words, isFrame }).rank(message);
    const scores = new Map(ranked.map(({ document, score }) => [document, score]));
    return lines.map((_, at) => scores.get(`${at}`) ?? 0);
  }

  /** Whether a message says nothing of what is wanted: "let's play a scene". */
  isBare(message: string): boolean {
    const words = foldText(message).match(/\p{L}+/gu) ?? [];
    return words.every((word) => word.length < NAMING || this.#isOf(BARE, word));
  }

  #rank(kind: string, message: string): Ranked[] {
    if (this.isBare(message)) return [];
    if (!this.#ranked.has(kind)) this.#ranked.set(kind, this.#learnt(kind));
    return this.#ranked.get(kind)?.rank(message) ?? [];
  }

  #isOf(groups: ReadonlySet<string>, word: string): boolean {
    return this.#frames.of(word).some((group) => groups.has(group));
  }

  #learnt(kind: string): RankedDocuments | undefined {
    const asked = this.#course.tutor.asked.find((one) => one.kind === kind);
    if (!asked?.of) return undefined;
    const labels = new Map(
      Object.entries(asked.of).flatMap(([id, messages]) =>
        Object.values(messages).flatMap((lines) => (lines ?? []).map((said) => [said, id])),
      ),
    );
    // Situations that nobody asks phrases for only draw what is said everywhere
    const known = new Set(labels.values());
    const texts: TextOf[] = Object.values(asked.says)
      .flat()
      .map((said) => ({ document: labels.get(said) ?? NONE, text: said, weight: 1 }));
    for (const { id, asked, told } of this.#answers(kind)) {
      if (kind === "phrases" && !known.has(id)) continue;
      for (const text of asked) texts.push({ document: id, text, weight: 1 });
      for (const text of told) texts.push({ document: id, text, weight: TOLD });
    }
    return new RankedDocuments(() => texts, this.#words);
  }

  /** The answers of a kind by their own words: how they are asked for, and what they tell. */
  #answers(kind: string): Texts {
    const { tutor, phraseTopics } = this.#course;
    if (kind === "culture")
      return tutor.culture.map(({ id, name, asks, answer }) => ({
        id,
        asked: LANGUAGES.flatMap((language) => [
          ...(name ? [name[language]] : []),
          ...(asks?.[language] ?? []).map(plainPattern),
        ]),
        told: LANGUAGES.map((language) => answer[language]),
      }));
    if (kind === "phrases")
      return phraseTopics.map(({ slug, titles, phrases }) => ({
        id: slug,
        asked: LANGUAGES.map((language) => titles[language]),
        told: phrases.flatMap((phrase) => LANGUAGES.map((language) => phrase[language])),
      }));
    if (kind === "scene")
      return tutor.scenes.map(({ id, titles, setting, asks, turns }) => ({
        id,
        asked: LANGUAGES.flatMap((language) => [
          titles[language],
          setting[language],
          ...(asks[language] ?? []).map(plainPattern),
        ]),
        told: turns.flatMap(({ line }) => LANGUAGES.map((language) => line[language])),
      }));
    return tutor.smallTalk
      .filter((talk) => talk.kind === kind)
      .map(({ id, hears, answer }) => ({
        id,
        asked: LANGUAGES.flatMap((language) => (hears?.[language] ?? []).map(plainPattern)),
        told: LANGUAGES.map((language) => answer[language]),
      }));
  }
}
