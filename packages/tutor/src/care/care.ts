import type { CareFile, Immutable } from "@tilashar/course";
import type { Language } from "../reply.ts";
import { LANGUAGES } from "../reply.ts";
import { findSign, type SeenWord, SignIndex, seenWords } from "./sign.ts";

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

/** Stands in place of a harmless expression: no sign holds it, and no gap is made longer. */
const NOTHING: SeenWord = { plain: "", bones: "", known: true };

/** Looks for words of self-harm, threats, weapons, sex and insults in a message, whatever frames them. */
export class Care {
  readonly #kinds: readonly {
    id: string;
    answer: CareAnswer["answer"];
    signs: readonly SignIndex[];
  }[];
  readonly #harmless: readonly SignIndex[];
  readonly #isWord: (word: string) => boolean;

  /**
   * @param file the signs and answers; without them nothing is found
   * @param isWord whether a word is one of a language the tutor knows, and so no misspelt sign
   */
  constructor(file: Immutable<CareFile> | undefined, isWord: (word: string) => boolean) {
    const signsOf = (byLanguage: Immutable<CareFile["harmless"]>): SignIndex[] =>
      LANGUAGES.map((language) => new SignIndex(byLanguage[language], language));
    this.#kinds = (file?.kinds ?? []).map(({ id, answer, signs }) => ({
      id,
      answer,
      signs: signsOf(signs),
    }));
    this.#harmless = file ? signsOf(file.harmless) : [];
    this.#isWord = isWord;
  }

  /** What a message is answered before anything else; undefined for an ordinary one. */
  answer(message: string): CareAnswer | undefined {
    const words = this.#withoutHarmless(seenWords(message, this.#isWord));
    for (const { id, answer, signs: byLanguage } of this.#kinds)
      for (const signs of byLanguage) {
        const { language } = signs;
        if (signs.isIn(words))
          return { id, language: KAZAKH_LETTER.test(message) ? "kz" : language, answer };
      }
    return undefined;
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
