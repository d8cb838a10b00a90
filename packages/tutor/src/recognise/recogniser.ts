import { LearntModels } from "../learnt/learnt-models.ts";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { featuresOf, piecesOf } from "./features.ts";
import { WordGroups } from "./word-groups.ts";

/** A kind of `content/tutor/asked/` that a message may be of. */
export interface LikelyKind {
  readonly kind: string;
  readonly probability: number;
}

/** Weights that are held small tell what was never seen less surely than it is right. */
const SHARPER = 1.2;

/** Tells what a message asks where no rule does: it has learnt from the messages of `content/tutor/asked/`. */
export class Recogniser {
  readonly #groups: WordGroups;
  readonly #asked: TaughtCourse["tutor"]["asked"];
  readonly #goesOn: ReadonlySet<string>;
  readonly #models: LearntModels;

  constructor(
    { tutor: { asked, askedWords } }: Pick<TaughtCourse, "tutor">,
    models = new LearntModels(),
  ) {
    this.#models = models;
    this.#asked = asked;
    this.#groups = new WordGroups(askedWords);
    this.#goesOn = new Set(asked.filter(({ goesOn }) => goesOn).map(({ kind }) => kind));
  }

  /** Every kind, the likeliest first; what goes on from something said is left out where nothing was. */
  recognise(message: string, { goesOn }: { readonly goesOn: boolean }): LikelyKind[] {
    const possible = this.#model()
      .tell(this.featuresOf(message))
      .filter(({ label }) => goesOn || !this.#goesOn.has(label));
    const odds = possible.map(({ probability }) => probability ** SHARPER);
    const whole = odds.reduce((sum, one) => sum + one, 0);
    return possible.map(({ label }, at) => ({
      kind: label,
      probability: (odds[at] as number) / whole,
    }));
  }

  /** What a message is recognised by. */
  featuresOf(message: string): string[] {
    return [...featuresOf(message, this.#groups), ...new Set(piecesOf(message))];
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    this.#model();
  }

  #model(): LinearModel {
    return this.#models.of("kinds", () =>
      this.#asked.flatMap(({ kind, says }) =>
        Object.values(says)
          .flat()
          .map((said) => ({ label: kind, features: this.featuresOf(said) })),
      ),
    );
  }
}
