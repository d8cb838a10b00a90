import type { TaughtCourse } from "../taught-course.ts";
import { featuresOf } from "./features.ts";
import { SoftmaxClassifier } from "./softmax-classifier.ts";
import { WordGroups } from "./word-groups.ts";

/** A kind of `content/tutor/asked/` that a message may be of. */
export interface LikelyKind {
  readonly kind: string;
  readonly probability: number;
}

/** Tells what a message asks where no rule does: it has learnt from the messages of `content/tutor/asked/`. */
export class Recogniser {
  readonly #groups: WordGroups;
  readonly #asked: TaughtCourse["tutor"]["asked"];
  readonly #goesOn: ReadonlySet<string>;
  // Most conversations never need it, and it learns in less time than the first of them takes to begin
  #classifier: SoftmaxClassifier | undefined;

  constructor({ tutor: { asked, askedWords } }: Pick<TaughtCourse, "tutor">) {
    this.#asked = asked;
    this.#groups = new WordGroups(askedWords);
    this.#goesOn = new Set(asked.filter(({ goesOn }) => goesOn).map(({ kind }) => kind));
  }

  /** Every kind, the likeliest first; what goes on from something said is left out where nothing was. */
  recognise(message: string, { goesOn }: { readonly goesOn: boolean }): LikelyKind[] {
    this.#classifier ??= new SoftmaxClassifier(
      this.#asked.flatMap(({ kind, says }) =>
        Object.values(says)
          .flat()
          .map((said) => ({ label: kind, features: featuresOf(said, this.#groups) })),
      ),
    );
    const possible = this.#classifier
      .tell(featuresOf(message, this.#groups))
      .filter(({ label }) => goesOn || !this.#goesOn.has(label));
    const whole = possible.reduce((sum, { probability }) => sum + probability, 0);
    return possible.map(({ label, probability }) => ({
      kind: label,
      probability: probability / whole,
    }));
  }
}
