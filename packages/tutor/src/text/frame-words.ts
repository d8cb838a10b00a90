import { editDistance } from "./edit-distance.ts";

/** Words that questions are made of; misspellings of these are mended before anything else. */
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

const KNOWN: ReadonlySet<string> = new Set(FRAME_WORDS);
const SHORT_SLIPS: Readonly<Record<string, string>> = {
  waht: "what",
  wat: "what",
  whats: "what is",
  yuo: "you",
  u: "you",
  hwo: "how",
  teh: "the",
  adn: "and",
  r: "are",
  pls: "please",
  plz: "please",
  "what's": "what is",
  "how's": "how is",
  "who's": "who is",
  hw: "how",
  tranlate: "translate",
  im: "i am",
  "i'm": "i am",
  чо: "что",
  што: "что",
  шо: "что",
  скока: "сколько",
  щас: "сейчас",
};

/**
 * Mends misspelt question words in a folded text. A word is only touched when it is long enough,
 * one slip away, and no word by itself (`isWord`).
 */
export function mendFrameWords(folded: string, isWord: (word: string) => boolean): string {
  return folded.replace(/[\p{L}']+/gu, (word) => {
    const slip = SHORT_SLIPS[word];
    if (slip !== undefined) return slip;
    if (word.length < 5 || KNOWN.has(word) || isWord(word)) return word;
    const limit = word.length > 7 ? 2 : 1;
    let best = word;
    let least = limit + 1;
    for (const frame of FRAME_WORDS) {
      const distance = editDistance(word, frame, limit);
      if (distance < least) {
        least = distance;
        best = frame;
      }
    }
    return best;
  });
}
