import { LearntModels } from "../learnt/learnt-models.ts";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { Sample } from "../learnt/softmax.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { featuresOf } from "./features.ts";
import { WordGroups } from "./word-groups.ts";

/** Kinds of `content/tutor/asked/` that ask for nothing. */
const TELLS = new Set(["telling", "social"]);
/** Kinds that talk answers as well as the tutor does: they are neither. */
const BETWEEN = new Set(["ask-me", "recall", "tutor"]);
/** Kazakh says by its endings what a word does in the sentence, and the last word is its verb. */
const ENDINGS = [2, 3, 4, 5];

/** A word or two would teach no more than that what is told is short. */
const FEWEST_TOLD = 3;

/**
 * Tells a request to the tutor from what is told it as a partner in talk, in Kazakh: it has learnt from the Kazakh
 * messages of `content/tutor/asked/`, and from the questions that the topics of talk ask and the answers they show.
 */
export class KazakhRequests {
  readonly #tutor: Pick<TaughtCourse["tutor"], "asked" | "topics">;
  readonly #groups: WordGroups;
  readonly #models: LearntModels;
  #requestsPerTold: number | undefined;

  constructor({ tutor }: Pick<TaughtCourse, "tutor">, models = new LearntModels()) {
    this.#models = models;
    this.#tutor = tutor;
    this.#groups = new WordGroups(tutor.askedWords);
  }

  /** 0–1: how likely a message, in proper letters, asks the tutor for something rather than tells it something. */
  asks(message: string): number {
    const likely = this.#model().tell(this.#features(message));
    const asks = likely.find(({ label }) => label === "asks")?.probability ?? 0;
    // How many messages of each were written says nothing of how often each is sent
    this.#requestsPerTold ??= this.#requests().length / this.#told().length;
    return asks / (asks + (1 - asks) * this.#requestsPerTold);
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    this.#model();
  }

  #model(): LinearModel {
    return this.#models.of("requests in Kazakh", () => [
      ...this.#samples("asks", this.#requests()),
      ...this.#samples("tells", this.#told()),
    ]);
  }

  #ofKinds(isWanted: (kind: string) => boolean): string[] {
    return this.#tutor.asked.filter(({ kind }) => isWanted(kind)).flatMap(({ says }) => says.kz);
  }

  #requests(): string[] {
    return this.#ofKinds((kind) => !TELLS.has(kind) && !BETWEEN.has(kind));
  }

  #told(): string[] {
    return [
      ...this.#ofKinds((kind) => TELLS.has(kind)),
      ...this.#tutor.topics
        .flatMap(({ questions, moves }) => [
          ...questions.flatMap(({ says: { A, B, C }, replies }) => [
            ...[A, B, C].flatMap((one) => one?.kz ?? []),
            ...replies,
          ]),
          ...moves.flatMap(({ model }) => model ?? []),
        ])
        .filter((line) => wordsOf(line).length >= FEWEST_TOLD),
    ];
  }

  #samples(label: string, messages: readonly string[]): Sample[] {
    return messages.map((said) => ({ label, features: this.#features(said) }));
  }

  #features(message: string): string[] {
    const found = new Set(featuresOf(message, this.#groups));
    const text = foldText(message).replace(/"[^"]*"/g, " 0 ");
    const words = wordsOf(text);
    for (const [at, word] of words.entries()) {
      found.add(`word ${word}`);
      found.add(`pair ${words[at - 1] ?? ""} ${word}`);
      for (const length of ENDINGS) found.add(`ending ${word.slice(-length)}`);
    }
    const clauses = text.split(/[.!?,;:]+/u).flatMap((clause) => wordsOf(clause).at(-1) ?? []);
    for (const verb of clauses)
      for (const length of ENDINGS) found.add(`closes ${verb.slice(-length)}`);
    for (const length of ENDINGS) found.add(`last ${words.at(-1)?.slice(-length)}`);
    if (/["«“„]/u.test(message)) found.add("quotes");
    return [...found];
  }
}
