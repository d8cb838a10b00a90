import type { TaughtCourse } from "../taught-course.ts";
import { featuresOf } from "./features.ts";
import { type Likely, SoftmaxClassifier } from "./softmax-classifier.ts";
import { WordGroups } from "./word-groups.ts";

/** What the rules hear in a message: each thing by a name of its own. */
export type HeardIn = (message: string) => readonly string[];

/** Kinds of `content/tutor/asked/` that ask for nothing. */
const ASKS_NOTHING = new Set(["telling", "social"]);

/**
 * Tells whether a message tells of a life, and of which subject of it, where no rule is sure: it has learnt from the
 * messages of `content/tutor/told/`, and from those of `content/tutor/asked/` what is no telling.
 */
export class LifeRecogniser {
  readonly #tutor: Pick<TaughtCourse["tutor"], "told" | "asked">;
  readonly #fields: WordGroups;
  readonly #words: WordGroups;
  readonly #heard: HeardIn;
  // Most conversations never need them
  #subjects: SoftmaxClassifier | undefined;
  #telling: { readonly classifier: SoftmaxClassifier; readonly askedPerTold: number } | undefined;

  constructor(
    { tutor: { told, asked, askedWords, life } }: Pick<TaughtCourse, "tutor">,
    heard: HeardIn,
  ) {
    this.#tutor = { told, asked };
    this.#fields = new WordGroups(life.words ?? {});
    this.#words = new WordGroups({ ...askedWords, ...life.words });
    this.#heard = heard;
  }

  /** Every subject, the likeliest first; none where there is nothing to learn from. */
  recognise(message: string): Likely[] {
    const { told } = this.#tutor;
    if (told.length === 0) return [];
    this.#subjects ??= new SoftmaxClassifier(
      told.flatMap(({ subject, says }) =>
        [...says.en, ...says.ru].map((said) => ({
          label: subject,
          features: this.#features(said),
        })),
      ),
    );
    return this.#subjects.tell(this.#features(message));
  }

  /** 0–1: how likely a message tells of a life rather than asks for something. */
  tells(message: string): number {
    if (this.#tutor.told.length === 0) return 0;
    this.#telling ??= this.#learnTelling();
    const { classifier, askedPerTold } = this.#telling;
    const likely = classifier.tell(featuresOf(message, this.#words));
    const probability = likely.find(({ label }) => label === "told")?.probability ?? 0;
    // How many messages of each were written says nothing of how often each is sent
    return (probability * askedPerTold) / (probability * askedPerTold + 1 - probability);
  }

  #learnTelling() {
    const { told, asked } = this.#tutor;
    const toldOf = told.flatMap(({ says }) => this.#samples("told", says));
    const askedOf = asked.flatMap(({ kind, says }) =>
      ASKS_NOTHING.has(kind) ? [] : this.#samples("asked", says),
    );
    return {
      classifier: new SoftmaxClassifier([...toldOf, ...askedOf]),
      askedPerTold: askedOf.length / toldOf.length,
    };
  }

  #samples(
    label: string,
    says: { readonly en: readonly string[]; readonly ru: readonly string[] },
  ) {
    return [...says.en, ...says.ru].map((said) => ({
      label,
      features: featuresOf(said, this.#words),
    }));
  }

  #features(message: string): string[] {
    return [...featuresOf(message, this.#fields), ...this.#heard(message).map((one) => `H ${one}`)];
  }
}
