import type { TaughtCourse } from "../taught-course.ts";
import { isReadable } from "./chat-spelling.ts";
import { editDistance } from "./edit-distance.ts";

/** Words that questions are made of, beside those that the patterns of the tutor's content name. */
const FRAME_WORDS = `
translate translation mean means meaning plural conjugate conjugation decline declension example explain
difference between pronounce pronunciation kazakh please sentence correct grammar lesson recommend proverb
negative question tense present future dative genitive accusative locative ablative instrumental possessive
number colours colors months seasons animals family vowel harmony alphabet letters quiz dialogue practise
переведи перевод переводится означает значит казахский казахском казахски проспрягай спряжение просклоняй склонение
множественное числе число пример объясни разница отличается проверь правильно предложение падеж дательный родительный
винительный местный исходный творительный притяжательный прошедшее настоящее будущее время отрицание вопрос урок
пословица пословицу сингармонизм произносится написать сколько почему правило грамматика сказать
аударма аударшы мағынасы түсіндір жалғауы септік жіктеу тексер мысал дегеніміз айырмашылығы
`
  .trim()
  .split(/\s+/);

const STATIC: ReadonlySet<string> = new Set(FRAME_WORDS);

const SHORT_SLIPS: Readonly<Record<string, string>> = {
  waht: "what",
  wat: "what",
  wats: "what is",
  whats: "what is",
  yuo: "you",
  yo: "you",
  u: "you",
  hwo: "how",
  teh: "the",
  adn: "and",
  r: "are",
  pls: "please",
  plz: "please",
  wanna: "want to",
  gonna: "going to",
  "what's": "what is",
  "how's": "how is",
  "who's": "who is",
  hw: "how",
  tranlate: "translate",
  im: "i am",
  "i'm": "i am",
  kz: "kazakh",
  qaz: "kazakh",
  чо: "что",
  што: "что",
  шо: "что",
  скока: "сколько",
  скок: "сколько",
  щас: "сейчас",
};

/** A word this short has too many neighbours; one a little longer is mended where its first letter stands. */
const SHORTEST = 4;
const SHORT = 4;
const LONG = 7;

/** Mends misspelt words of questions and requests. */
export class FrameWords {
  readonly #known: ReadonlySet<string>;
  readonly #byLength = new Map<number, string[]>();

  constructor({ tutor }: TaughtCourse) {
    const heard = [
      ...tutor.requests.map(({ hears }) => hears),
      ...tutor.smallTalk.flatMap(({ hears = [] }) => hears),
      ...tutor.grammarQuestions.points.map(({ asks }) => asks),
      ...tutor.languageFacts.flatMap(({ asks = [] }) => asks),
    ];
    const named = heard
      .flatMap(({ en = [], ru = [] }) => [...en, ...ru])
      .flatMap((pattern) => pattern.match(/[\p{L}']+(?!\*)(?![\p{L}'*])/gu) ?? [])
      .filter((word) => word.length >= SHORTEST);
    this.#known = new Set([...FRAME_WORDS, ...named]);
    for (const word of this.#known) {
      const same = this.#byLength.get(word.length);
      if (same) same.push(word);
      else this.#byLength.set(word.length, [word]);
    }
  }

  /**
   * Mends misspelt question words in a folded text. A word is only touched when it is long enough,
   * a slip away, and no word by itself (`isWord`).
   */
  mend(folded: string, isWord: (word: string) => boolean): string {
    return folded.replace(/[\p{L}']+/gu, (word) => {
      const slip = SHORT_SLIPS[word];
      if (slip !== undefined) return slip;
      if (word.length < SHORTEST || this.#known.has(word) || isWord(word)) return word;
      return this.#nearest(word) ?? word;
    });
  }

  #nearest(word: string): string | undefined {
    const limit = word.length > LONG ? 2 : 1;
    let best: string | undefined;
    let least = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const frame of this.#byLength.get(length) ?? []) {
        if (word.length <= SHORT && frame[0] !== word[0]) continue;
        const distance = editDistance(word, frame, limit);
        if (distance < least) {
          least = distance;
          best = frame;
        }
      }
    }
    // What is asked about is left as it is: Kazakh words stand in questions, too
    return best !== undefined && !STATIC.has(best) && isReadable(best) ? undefined : best;
  }
}
