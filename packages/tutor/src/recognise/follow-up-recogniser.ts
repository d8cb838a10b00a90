import { LearntModels } from "../learnt/learnt-models.ts";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { type Before, followUpFeatures } from "./follow-up-features.ts";
import type { LikelyKind, Recogniser } from "./recogniser.ts";
import { WordGroups } from "./word-groups.ts";

/** Weights that are held small tell what was never seen less surely than it is right. */
const SHARPER = 1.4;

/** Tells what a message wants that comes after an answer: it has learnt from the talks of `content/tutor/asked-after/`. */
export class FollowUpRecogniser {
  readonly #talks: TaughtCourse["tutor"]["askedAfter"];
  readonly #groups: WordGroups;
  /** Tells what a message would be by itself. */
  readonly #first: Recogniser;
  readonly #models: LearntModels;

  constructor(
    { tutor: { askedAfter, followUpWords } }: Pick<TaughtCourse, "tutor">,
    first: Recogniser,
    models = new LearntModels(),
  ) {
    this.#talks = askedAfter;
    this.#groups = new WordGroups(followUpWords);
    this.#first = first;
    this.#models = models;
  }

  /** Every kind a message may be of after what stands before it, the likeliest first. */
  recognise(message: string, before: Before): LikelyKind[] {
    const told = this.#model().tell(this.#features(message, before));
    const odds = told.map(({ probability }) => probability ** SHARPER);
    const whole = odds.reduce((sum, one) => sum + one, 0);
    return told.map(({ label }, at) => ({
      kind: label,
      probability: (odds[at] as number) / whole,
    }));
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    this.#model();
  }

  #model(): LinearModel {
    return this.#models.of("follow-ups", () =>
      this.#talks.flatMap(({ kind, talks }) =>
        talks.flatMap(({ first, seconds }) =>
          seconds.map(({ wants, reply = "", message }) => ({
            label: wants,
            features: this.#features(message, { kind, message: first, reply }),
          })),
        ),
      ),
    );
  }

  #features(message: string, before: Before): readonly string[] {
    const alone = this.#first.recognise(message, { goesOn: true });
    const groups = wordsOf(foldText(message)).flatMap((word) => this.#groups.of(word));
    const features = [...this.#first.featuresOf(message), ...groupFeatures(groups)];
    return followUpFeatures(message, before, features, alone);
  }
}

/** The groups, and those that are said together. */
const groupFeatures = (groups: readonly string[]): string[] => {
  const found = [...new Set(groups)].sort();
  return found.flatMap((one, at) => [
    `A ${one}`,
    ...found.slice(at + 1).map((other) => `A ${one} ${other}`),
  ]);
};
