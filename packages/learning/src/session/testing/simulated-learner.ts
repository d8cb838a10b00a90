import { type Random, seededRandom } from "../../quiz/random.ts";
import { type Memory, makeScheduler, type Rating } from "../../review/memory.ts";
import type { Item } from "../item.ts";
import { KINDS } from "../kinds/index.ts";
import { RETURNS_AFTER } from "../run-session.ts";
import type { SessionPlan } from "../session-plan.ts";

/** What is assumed of learners. The rules under test see none of it. */
export interface Assumptions {
  /** Share of answers that are wrong though everything in them is known. */
  readonly slips: number;
  /** The same where a whole sentence is put together, on top. */
  readonly sentenceSlips: number;
  /** Share of choices that are right by chance. */
  readonly guessing: number;
  /** Seconds: to read a Kazakh word and one of one's own language, to tap, to type a letter, to decide. */
  readonly kazakhWord: number;
  readonly ownWord: number;
  readonly tap: number;
  readonly key: number;
  readonly decide: number;
  /** Seconds a letter of speech lasts. */
  readonly spokenLetter: number;
  /** Seconds for a right verdict, and for a wrong one with its reason. */
  readonly rightVerdict: number;
  readonly wrongVerdict: number;
  /** Spread of the logarithm of times: between learners, and between items. */
  readonly learnerSpread: number;
  readonly itemSpread: number;
}

/** An adult beginner with a phone: a new script is read word by word, its letters are looked for on the keyboard. */
export const USUAL_LEARNER: Assumptions = {
  slips: 0.04,
  sentenceSlips: 0.06,
  guessing: 0.25,
  kazakhWord: 0.9,
  ownWord: 0.3,
  tap: 1.2,
  key: 0.8,
  decide: 2.5,
  spokenLetter: 0.1,
  rightVerdict: 2.5,
  wrongVerdict: 6,
  learnerSpread: 0.2,
  itemSpread: 0.3,
};

const DAY = 86_400_000;
/** The curve of FSRS 6: after `stability` days nine of ten are still known. */
const DECAY = 0.1542;
const FACTOR = 0.9 ** (-1 / DECAY) - 1;
const schedule = makeScheduler(null);

/** The chance that a thing is still known. */
const recallOf = (memory: Memory | undefined, at: number): number =>
  memory === undefined
    ? 0
    : (1 + (FACTOR * Math.max(0, at - memory.last)) / DAY / memory.stability) ** -DECAY;

/** Reviews of one day. */
const NEW_A_DAY = 15;
const REVIEWS_A_DAY = 120;
/** A review of a usual kind, with its verdict. */
const REVIEW_SECONDS = 9;

/**
 * Somebody who takes sessions and reviews. What they truly remember follows every answer; the reviews know only
 * what the product tells them: words that were met, and what was missed.
 */
export class SimulatedLearner {
  /** What is truly remembered: words by id, points by name. */
  readonly #known = new Map<string, Memory>();
  /** Cards of the reviews, by what they are of. */
  readonly #cards = new Map<string, Memory | null>();
  /** How often each thing was asked. */
  readonly #asked = new Map<string, number>();
  readonly #chance: Random;
  readonly #speed: number;
  readonly #of: Assumptions;

  constructor(seed: string, assumptions: Assumptions = USUAL_LEARNER) {
    this.#chance = seededRandom(seed);
    this.#of = assumptions;
    this.#speed = Math.exp(assumptions.learnerSpread * this.#normal());
  }

  /** Takes a session at a moment. @returns its seconds, and right first answers of those that count */
  take({ slots }: SessionPlan, at: number): { seconds: number; right: number; asked: number } {
    const queue = slots.map((_, place) => place);
    const tried = new Map<number, number>();
    let [seconds, right, asked] = [0, 0, 0];
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
      const item = (slots[place] as (typeof slots)[number]).item;
      const times = (tried.get(place) ?? 0) + 1;
      tried.set(place, times);
      const isRight = this.#answer(item, at + seconds * 1000, times);
      seconds += this.#time(item, isRight);
      if (KINDS[item.kind].scored && times === 1) {
        asked++;
        if (isRight) right++;
      }
      if (!isRight && times < 3) queue.splice(Math.min(RETURNS_AFTER, queue.length), 0, place);
    }
    return { seconds, right, asked };
  }

  /** Does a day's reviews. @returns their seconds */
  review(at: number): number {
    const due = [...this.#cards].filter(([, card]) => card !== null && card.due <= at);
    const fresh = [...this.#cards].filter(([, card]) => card === null).slice(0, NEW_A_DAY);
    let seconds = 0;
    for (const [thing, card] of [...due.slice(0, REVIEWS_A_DAY), ...fresh]) {
      const knows = this.#knows(thing, at) && this.#chance() >= this.#of.slips;
      this.#practise(thing, knows ? 3 : 1, at);
      this.#cards.set(thing, schedule(card, knows ? 3 : 1, at));
      seconds += REVIEW_SECONDS * this.#speed * this.#spread() * (knows ? 1 : 1.4);
    }
    return seconds;
  }

  /** The chance that a word or point is known at a moment; 0 of what was never met. */
  recall(thing: string, at: number): number {
    return recallOf(this.#known.get(thing), at);
  }

  /** How often a word or point was asked, in sessions and reviews. */
  timesAsked(thing: string): number {
    return this.#asked.get(thing) ?? 0;
  }

  #answer(item: Item, at: number, times: number): boolean {
    const things = [
      ...item.words.map((id) => `word ${id}`),
      ...item.points.map((point) => `point ${point}`),
    ];
    if (item.kind === "meet") {
      for (const thing of things) this.#practise(thing, 3, at);
      for (const id of item.words) {
        const card = `word ${id}`;
        if (!this.#cards.has(card)) this.#cards.set(card, null);
      }
      return true;
    }
    const isSentence = "sentence" in item;
    const known = things.filter((thing) => this.#known.has(thing));
    // What was shown a moment ago is read off the verdict
    const knows = known.map((thing) => times > 1 || this.#knows(thing, at));
    const slips = this.#of.slips + (isSentence ? this.#of.sentenceSlips : 0);
    const guessed = KINDS[item.kind].depth === 1 && this.#chance() < this.#of.guessing;
    const isRight = (knows.every(Boolean) || guessed) && this.#chance() >= slips;
    for (const [place, thing] of known.entries()) {
      const held = knows[place] ?? false;
      this.#practise(thing, held ? 3 : 1, at);
      if (!held && thing.startsWith("word ")) {
        this.#cards.set(thing, schedule(this.#cards.get(thing) ?? null, 1, at));
      }
    }
    return isRight;
  }

  #knows(thing: string, at: number): boolean {
    return this.#chance() < this.recall(thing, at);
  }

  #practise(thing: string, rating: Rating, at: number): void {
    this.#known.set(thing, schedule(this.#known.get(thing) ?? null, rating, at));
    this.#asked.set(thing, (this.#asked.get(thing) ?? 0) + 1);
  }

  #time(item: Item, isRight: boolean): number {
    const { rightVerdict, wrongVerdict } = this.#of;
    const verdict = item.kind === "meet" ? 0 : isRight ? rightVerdict : wrongVerdict;
    return (this.#work(item) * this.#spread() + verdict) * this.#speed;
  }

  /** Seconds of looking, listening, thinking and tapping, added up act by act. */
  #work(item: Item): number {
    const { kazakhWord, ownWord, tap, key, decide, spokenLetter } = this.#of;
    const words = (text: string) => text.split(/\s+/).length;
    const read = (kz: string) => kazakhWord * words(kz);
    const own = (text: string) => ownWord * words(text);
    const heard = (kz: string) => 0.4 + spokenLetter * kz.length;
    switch (item.kind) {
      case "meet": {
        const { shows } = item;
        if (shows.what === "word") {
          const { kz, example, meaning } = shows.word;
          return (
            2 * heard(kz) +
            heard(example.kz) +
            read(example.kz) +
            own(example.en) +
            own(meaning.en) +
            3
          );
        }
        if (shows.what === "point") {
          const summary = shows.summary.en.map(({ text }) => text).join("");
          return (
            6 +
            own(summary) +
            shows.sentences.reduce((sum, { kz, en }) => sum + read(kz) + own(en), 0)
          );
        }
        const lines = shows.what === "dialogue" ? shows.turns : shows.sentences;
        return 4 + lines.reduce((sum, { kz, en }) => sum + heard(kz) + own(en) * 0.6, 0);
      }
      case "choose-meaning":
      case "choose-word":
        return read(item.word.kz) + 4 * 0.7 + decide + tap;
      case "choose-picture":
        return read(item.word.kz) + 1.5 + decide + tap;
      case "hear-and-choose":
        return (
          1.3 * heard(item.spoken) +
          0.6 * item.choices.reduce((sum, { text }) => sum + read(text.kz), 0) +
          decide +
          tap
        );
      case "match":
        return 3 + item.pairs.length * (2 * tap + 2);
      case "letters":
        return decide + own(item.word.meaning.en) + item.puzzle.tiles.length * (tap + 0.3);
      case "order":
        return (
          decide +
          own(item.sentence.en) +
          item.sentence.tokens.length * (tap + 0.12 * item.tiles.length)
        );
      case "translate":
        return (
          decide +
          read(item.sentence.kz) +
          item.sentence.tiles.en.length * (tap + 0.1 * item.tiles.en.length)
        );
      case "cloze":
        return decide + read(item.sentence.kz) + own(item.sentence.en) + 2 + tap;
      case "build-form":
      case "transform": {
        const form = item.task.answers[0] ?? "";
        return item.task.choices === null
          ? 2 * decide + form.length * key + 1
          : 2 * decide + 2 + tap;
      }
      case "dictation":
        return (
          2 * heard(item.sentence.kz) +
          decide +
          (item.tiles === null
            ? item.sentence.kz.length * key
            : item.sentence.tokens.length * (tap + 0.12 * item.tiles.length))
        );
      case "mend":
        return (
          2 * decide + item.tokens.length * kazakhWord + own(item.meaning?.en ?? "") + 2 * tap + 2
        );
      case "write-reply":
        return (
          2 * decide +
          item.turns.reduce((sum, { kz }) => sum + read(kz), 0) +
          own(item.answer.en) +
          item.answer.kz.length * key
        );
      case "reply":
        return (
          decide +
          0.6 * item.turns.reduce((sum, { kz }) => sum + read(kz), 0) +
          0.6 * item.choices.reduce((sum, { text }) => sum + read(text.kz), 0) +
          tap
        );
      case "say":
        return 2 * heard(item.text) + 4 + (item.what === "sentence" ? 3 : 0);
      case "understand":
        return (
          own(item.question.question.en) +
          item.question.options.reduce((sum, { text }) => sum + own(text.en), 0) +
          2 * decide +
          tap
        );
    }
  }

  #spread(): number {
    return Math.exp(this.#of.itemSpread * this.#normal());
  }

  #normal(): number {
    const one = Math.max(1e-9, this.#chance());
    return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * this.#chance());
  }
}
