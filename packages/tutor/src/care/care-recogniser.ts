import { LearntModels } from "../learnt/learnt-models.ts";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { Sample } from "../learnt/softmax.ts";
import { LANGUAGES, type Language } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { wordsOf } from "../text/fold.ts";
import { CareFeatures } from "./care-features.ts";

/** Kind of the messages of `content/care-said/` that need no care. */
export const CALM = "calm";

const CARE = "care";
/** Likelier than this a message needs care; a short one, of which there is less to go by, must be likelier. */
const LIKELY = { long: 0.55, short: 0.72 };
/** What is asked to be said may be what somebody has to shout now: "how do I say my son is not breathing". */
const TO_BE_SAID = { long: 0.6, short: 0.75 };
/** The same of what is to be translated or put into another form; that most of it is some sentence, the samples say. */
const GIVEN = { long: 0.45, short: 0.75 };
const GIVES =
  /^(?:(?:please|pls|can you|could you|пожалуйста|а|ну) )*(?:translate|put|make|turn|переведи\p{L}*|перевести|перевод|поставь\p{L}*|преврати\p{L}*|сделай\p{L}*|аудар\p{L}*|болымсыз ет|өткен шаққа)(?!\p{L})/iu;
/** Words that ask how something is said are none of what is said. */
const ASKS_TO_SAY =
  /^(?:how (?:do|to|can|would|should)(?: (?:i|you|we))? (?:say|write|tell)|как (?:будет|сказать|написать|по-казахски))(?!\p{L})/iu;
/** A message of so many words is long. */
const LONG = 6;
/** Each so manieth line of the course is learnt from. */
const EACH = 5;
/** Each so manieth of these is learnt from as somebody asks for it, too: what is to be said is mostly some sentence. */
const EACH_ASKED_FOR = 20;
const ASKED_FOR: Readonly<Record<Language, readonly string[]>> = {
  en: ["How do I say", "Translate:"],
  ru: ["Как сказать:", "Переведи на казахский:"],
  kz: ["Аударып берші:", "Қалай айтамын:"],
};
/** Fewer words say too little. */
const FEWEST_WORDS = 3;

export interface RecognisedCare {
  /** Kind of `content/care.yaml`. */
  readonly kind: string;
  /** Language it is most like, in whatever letters. */
  readonly language: Language;
}

type Learnt = Pick<TaughtCourse, "careSaid" | "careWords"> & {
  readonly tutor: Pick<TaughtCourse["tutor"], "asked" | "told" | "frames">;
};

/** A sentence of the course in its three languages. */
type Line = Readonly<Record<Language, string>>;

/**
 * Tells whether a message needs care where no sign is found, of which kind, and in which language: it has learnt from
 * the messages of `content/care-said/`, and from those of `content/tutor/asked/` and `told/` and sentences of the course
 * what needs none.
 */
export class CareRecogniser {
  readonly #features: CareFeatures;
  readonly #learnt: Learnt;
  readonly #lines: () => readonly Line[];
  readonly #models: LearntModels;

  /** @param lines sentences of the course, asked for when it learns */
  constructor(learnt: Learnt, lines: () => readonly Line[], models = new LearntModels()) {
    this.#models = models;
    this.#learnt = learnt;
    this.#lines = lines;
    this.#features = new CareFeatures(learnt.careWords);
  }

  /** The kind of care a message needs; undefined where it seems to need none. */
  recognise(message: string): RecognisedCare | undefined {
    if (this.needsCare(message) < leastOf(message)) return undefined;
    const features = this.#features.of(message);
    const [kind] = this.#kinds().tell(features);
    const [language] = this.#languages().tell(features);
    return kind && language && { kind: kind.label, language: language.label as Language };
  }

  /** 0–1: how likely a message needs care. */
  needsCare(message: string): number {
    if (this.#learnt.careSaid.length === 0 || wordsOf(message).length < FEWEST_WORDS) return 0;
    const likely = this.#care().tell(this.#features.of(message));
    return likely.find(({ label }) => label === CARE)?.probability ?? 0;
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    if (this.#learnt.careSaid.length === 0) return;
    this.#care();
    this.#kinds();
    this.#languages();
  }

  #care(): LinearModel {
    return this.#models.of("care", () => this.#samples());
  }

  #kinds(): LinearModel {
    return this.#models.of("kinds of care", () => this.#ofCare(({ kind }) => kind));
  }

  #languages(): LinearModel {
    return this.#models.of("languages of care", () => this.#ofCare(({ language }) => language));
  }

  #samples(): Sample[] {
    const { careSaid, tutor } = this.#learnt;
    const lines = this.#lines()
      .flatMap((line) => LANGUAGES.map((language) => ({ language, said: line[language] })))
      .filter((_, at) => at % EACH === 0);
    const calm = [
      ...[...tutor.asked, ...tutor.told].flatMap(({ says }) => Object.values(says).flat()),
      ...tutor.frames.flatMap(({ example }) => Object.values(example)),
      ...lines.map(({ said }) => said),
      ...lines
        .filter((_, at) => at % (EACH_ASKED_FOR / EACH) === 0)
        .map(({ language, said }, at) => `${ASKED_FOR[language][at % 2]} ${said}`),
    ];
    return [
      ...careSaid.flatMap(({ kind, says }) =>
        Object.values(says)
          .flat()
          .map((said) => this.#sample(said, kind === CALM ? CALM : CARE)),
      ),
      ...calm.map((said) => this.#sample(said, CALM)),
    ];
  }

  #ofCare(labelOf: (said: { kind: string; language: string }) => string): Sample[] {
    return this.#learnt.careSaid
      .filter(({ kind }) => kind !== CALM)
      .flatMap(({ kind, says }) =>
        Object.entries(says).flatMap(([language, messages]) =>
          messages.map((said) => this.#sample(said, labelOf({ kind, language }))),
        ),
      );
  }

  #sample(said: string, label: string): Sample {
    return { features: this.#features.of(said), label };
  }
}

function leastOf(message: string): number {
  const said = message.replace(ASKS_TO_SAY, "");
  const asks = said !== message ? TO_BE_SAID : LIKELY;
  const least = GIVES.test(message) ? GIVEN : asks;
  return wordsOf(said).length >= LONG ? least.long : least.short;
}
