import { LearntModels } from "../learnt/learnt-models.ts";
import { type Likely, LinearModel } from "../learnt/linear-model.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { featuresOf } from "./features.ts";
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
  readonly #models: LearntModels;

  constructor(
    { tutor: { told, asked, askedWords, life } }: Pick<TaughtCourse, "tutor">,
    heard: HeardIn,
    models = new LearntModels(),
  ) {
    this.#models = models;
    this.#tutor = { told, asked };
    this.#fields = new WordGroups(life.words ?? {});
    this.#words = new WordGroups({ ...askedWords, ...life.words });
    this.#heard = heard;
  }

  /** Every subject, the likeliest first; none where there is nothing to learn from. */
  recognise(message: string): Likely[] {
    if (this.#tutor.told.length === 0) return [];
    return this.#subjects().tell(this.#features(message));
  }

  /** 0–1: how likely a message tells of a life rather than asks for something. */
  tells(message: string): number {
    if (this.#tutor.told.length === 0) return 0;
    const likely = this.#telling().tell(featuresOf(message, this.#words));
    const probability = likely.find(({ label }) => label === "told")?.probability ?? 0;
    // How many messages of each were written says nothing of how often each is sent
    const [asked = 0, told = 1] = this.#messages().numbers.scales;
    const odds = probability * (asked / told);
    return odds / (odds + 1 - probability);
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    if (this.#tutor.told.length === 0) return;
    this.#subjects();
    this.#telling();
    this.#messages();
  }

  #subjects(): LinearModel {
    return this.#models.of("told", () =>
      this.#tutor.told.flatMap(({ subject, says }) =>
        [...says.en, ...says.ru].map((said) => ({
          label: subject,
          features: this.#features(said),
        })),
      ),
    );
  }

  #telling(): LinearModel {
    return this.#models.of("tells", () => [
      ...this.#samples("told", this.#toldOf()),
      ...this.#samples("asked", this.#askedOf()),
    ]);
  }

  /** How many messages of either kind it has learnt from, as the scales of a model without features: to count them all are unpacked. */
  #messages(): LinearModel {
    return this.#models.made("asked and told", () => {
      const scales = Float32Array.of(this.#askedOf().length, this.#toldOf().length);
      const labels = ["asked", "told"];
      return new LinearModel({ labels, keys: new Uint32Array(), weights: new Int8Array(), scales });
    });
  }

  #toldOf(): string[] {
    return this.#tutor.told.flatMap(({ says }) => [...says.en, ...says.ru]);
  }

  #askedOf(): string[] {
    return this.#tutor.asked.flatMap(({ kind, says }) =>
      ASKS_NOTHING.has(kind) ? [] : [...says.en, ...says.ru],
    );
  }

  #samples(label: string, messages: readonly string[]) {
    return messages.map((said) => ({ label, features: featuresOf(said, this.#words) }));
  }

  #features(message: string): string[] {
    return [...featuresOf(message, this.#fields), ...this.#heard(message).map((one) => `H ${one}`)];
  }
}
