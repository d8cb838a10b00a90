import type { LearntModels } from "../learnt/learnt-models.ts";
import type { Language } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { CareRecogniser, type RecognisedCare } from "./care-recogniser.ts";
import { findSign, NOTHING, type SeenWord, type SignIndex, seenWords, signsOf } from "./sign.ts";
import { Together } from "./together.ts";

/** A message that needs care or a refusal, and what is said to it. */
export interface CareAnswer {
  /** Kind of the sign, such as `self-harm`. */
  readonly id: string;
  /** Language of the sign that was found. */
  readonly language: Language;
  readonly answer: Readonly<Record<Language, string>>;
}

/** Letters that Russian does not have: a sign of Russian in such a message is a likeness of spelling. */
const KAZAKH_LETTER = /[әғқңөұүһі]/iu;

/** English contractions as they are typed: "you cant" has no misspelt insult in it. */
const CONTRACTED =
  /^(?:(?:ca|wo|do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|ai)nt|(?:i|you|we|they|he|she|it|that|what|who|where|how|there|here|let)(?:m|re|ve|s|ll|d))$/u;

/** Two quotations that are joined, and nothing asked but how they differ: whatever they say is an example. */
const SETS_FORMS_BESIDE =
  /^(?:(?:what is the |what's the )?(?:difference|разница|в ч[её]м разница|чем отличается) ?(?:between|между)? )?[«"“][^»"”]{2,40}[»"”] (?:мен|пен|бен|және|and|or|и|или|от) [«"“][^»"”]{2,40}[»"”](?: (?:деген\p{L}*|сөйлем\p{L}*))?(?: (?:қашан|қалай) (?:айт|қолдан|ажырат)\p{L}*| (?:арасында\p{L}* |қандай )?айырма\p{L}*(?: (?:не|неде|қандай))?)?[?.!]*$/iu;

export interface CareNeeds {
  /** Whether a word is one of a language the tutor knows, and so no misspelt sign. */
  readonly isWord: (word: string) => boolean;
  /** Sentences of the course: none of them needs care. */
  readonly lines: () => readonly Readonly<Record<Language, string>>[];
  /** What has been learnt already. */
  readonly models?: LearntModels;
}

/**
 * Tells what a message is answered before anything else: by signs of self-harm, threats, weapons, sex and insults, whatever
 * frames them, where there is none by things that are a matter of care together, and else by likeness to messages that need it.
 */
export class Care {
  readonly #kinds: readonly {
    id: string;
    answer: CareAnswer["answer"];
    signs: readonly SignIndex[];
  }[];
  readonly #harmless: readonly SignIndex[];
  readonly #together: Together;
  readonly #isWord: (word: string) => boolean;
  readonly #recogniser: CareRecogniser;

  /**
   * @param course the signs, the answers and what is learnt from; without them nothing is found
   */
  constructor(
    course: Pick<TaughtCourse, "care" | "careSaid" | "careWords" | "tutor">,
    { isWord, lines, models }: CareNeeds,
  ) {
    const { care: file } = course;
    this.#kinds = (file?.kinds ?? []).map(({ id, answer, signs }) => ({
      id,
      answer,
      signs: signsOf(signs),
    }));
    this.#harmless = file ? signsOf(file.harmless) : [];
    this.#together = new Together(file);
    this.#isWord = (word) => CONTRACTED.test(word) || isWord(word);
    this.#recogniser = new CareRecogniser(course, lines, models);
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    this.#recogniser.learn();
  }

  /**
   * What a message is answered before anything else; undefined for an ordinary one.
   *
   * @param isPlayed it is a line of a scene, which may be about anything: only signs tell
   */
  answer(message: string, isPlayed = false): CareAnswer | undefined {
    const words = this.#withoutHarmless(seenWords(message, this.#isWord));
    for (const { id, answer, signs: byLanguage } of this.#kinds)
      for (const signs of byLanguage) {
        const { language } = signs;
        if (signs.isIn(words))
          return { id, language: KAZAKH_LETTER.test(message) ? "kz" : language, answer };
      }
    if (isPlayed) return undefined;
    const isOfForms = SETS_FORMS_BESIDE.test(message.trim());
    return this.#of(this.#together.in(words)) ?? (isOfForms ? undefined : this.#like(words));
  }

  /** What is said to a message without a sign that is like those that need care. */
  #like(words: readonly SeenWord[]): CareAnswer | undefined {
    const said = words.filter((word) => word !== NOTHING).map(({ text }) => text);
    return this.#of(this.#recogniser.recognise(said.join(" ")));
  }

  /** The answer of a kind that was told. */
  #of(told: RecognisedCare | undefined): CareAnswer | undefined {
    const kind = this.#kinds.find(({ id }) => id === told?.kind);
    return told && kind && { id: kind.id, language: told.language, answer: kind.answer };
  }

  #withoutHarmless(words: readonly SeenWord[]): SeenWord[] {
    const left = [...words];
    for (const signs of this.#harmless)
      for (const sign of signs.likely(words))
        for (let found = findSign(sign, left, signs.language); found; ) {
          left.fill(NOTHING, found[0], found[1]);
          found = findSign(sign, left, signs.language);
        }
    return left;
  }
}
