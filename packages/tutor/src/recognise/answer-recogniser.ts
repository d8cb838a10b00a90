import { LearntModels } from "../learnt/learnt-models.ts";
import type { Likely, LinearModel } from "../learnt/linear-model.ts";
import type { Sample } from "../learnt/softmax.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";
import { featuresOf } from "./features.ts";
import { WordGroups } from "./word-groups.ts";

type Asked = TaughtCourse["tutor"]["asked"][number];

/** The label of messages of a kind that none of its answers is known to meet. */
const NONE = "none";
/** Letters of a word that its endings and slips mostly leave alone, by which subjects differ. */
const STEMS = [4, 6];

/**
 * Tells which answer of a kind a message asks for (which advice, which custom, which scene): it has learnt from the
 * messages of `of` in `content/tutor/asked/`, one kind at a time, when the first message of the kind needs it.
 */
export class AnswerRecogniser {
  readonly #asked: ReadonlyMap<string, Asked>;
  readonly #groups: WordGroups;
  readonly #models: LearntModels;

  constructor(
    { tutor: { asked, askedWords } }: Pick<TaughtCourse, "tutor">,
    models = new LearntModels(),
  ) {
    this.#models = models;
    this.#asked = new Map(asked.map((one) => [one.kind, one]));
    this.#groups = new WordGroups(askedWords);
  }

  /** Answers of a kind by their ids, the likeliest first; none where nothing is known of the kind, or none is meant likelier. */
  find(kind: string, message: string): Likely[] {
    const asked = this.#asked.get(kind);
    if (!asked?.of) return [];
    const likely = this.#model(asked).tell(this.#features(message));
    return likely.slice(0, likely.findIndex(({ label }) => label === NONE) >>> 0);
  }

  /** Learns now what else it would learn from at the first message of each kind. */
  learn(): void {
    for (const asked of this.#asked.values()) if (asked.of) this.#model(asked);
  }

  #model(asked: Asked): LinearModel {
    return this.#models.of(`answers ${asked.kind}`, () => this.#samples(asked));
  }

  #samples({ says, of = {} }: Asked): Sample[] {
    const labels = new Map(
      Object.entries(of).flatMap(([id, messages]) =>
        Object.values(messages).flatMap((lines) => (lines ?? []).map((said) => [said, id])),
      ),
    );
    return Object.values(says)
      .flat()
      .map((said) => ({ label: labels.get(said) ?? NONE, features: this.#features(said) }));
  }

  #features(message: string): string[] {
    const words = foldText(message).match(/\p{L}+/gu) ?? [];
    return [
      ...featuresOf(message, this.#groups),
      ...words.flatMap((word) => STEMS.map((length) => `S ${word.slice(0, length)}`)),
    ];
  }
}
