import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { numberIn, WRITTEN } from "./plan/written-number.ts";

const LEAST_SHARE = 0.6;
/** A number of them says more than the words around it. */
const LEAST_OF_MANY = 0.3;
const MAX_WORDS = 9;

/** One useful word of the learner's next lessons, with a sentence, and a small task. */
export const newWordIntent: Intent = {
  name: "word-of-the-day",
  understand(asked, tools) {
    const count = wordsAsked(asked);
    if (count !== undefined)
      return { confidence: 0.98, answer: () => someWords(count, asked, tools) };
    const found = tools.requests.find(asked.spelt).find(({ id }) => id === "new-word");
    const least = asked.words.some((word) => numberIn(word) !== undefined)
      ? LEAST_OF_MANY
      : LEAST_SHARE;
    if (!found || found.share < least || asked.words.length > MAX_WORDS) return undefined;
    // The word of the day has an intent of its own
    if (/word of the day|слово дня|күннің сөзі/u.test(asked.folded)) return undefined;
    const several = severalAsked(asked);
    return {
      // «… үйретесіз бе?» looks like a question to the partner in talk
      confidence: asked.language === "kz" ? SURE_IN_KAZAKH : SURE,
      answer: () => (several === 1 ? oneWord(asked, tools) : someWords(several, asked, tools)),
    };
  },
};

const SURE = 0.95;
const SURE_IN_KAZAKH = 0.97;

/** How many new words are asked for: a number that is named, a few where the word is in the plural, else one. */
function severalAsked({ words }: Asked): number {
  const count = words.map(numberIn).find((one) => one !== undefined);
  if (count !== undefined) return Math.min(MOST_TAUGHT, Math.max(1, count));
  return words.some((word) => /^(?:words|слова|словам|сөздер(?:ді)?)$/u.test(word)) ? USUAL : 1;
}
const MOST_TAUGHT = 10;

/** "Give me three words and I make a sentence": how many. */
const WORDS = new RegExp(
  `(?:give|tell|suggest|pick|choose|throw|дай|дайте|назови|подкинь|подбери|придумай)\\p{L}*(?: at)? (?:me |us |мне |нам )?(?:any |some |random |любые |каких-нибудь )?([2-5]|${WRITTEN})(?: \\p{L}+){0,2} (?:words?|слов\\p{L}*)(?!\\p{L})|(?<!\\p{L})([2-5]|${WRITTEN}) сөз (?:бер|айт|ата)`,
  "u",
);
const FEWEST = 2;
const MOST = 5;

function wordsAsked({ folded }: Asked): number | undefined {
  if (!/sentence|предложени|фраз|сөйлем/u.test(folded)) return undefined;
  const [, own, kazakh] = WORDS.exec(folded) ?? [];
  const count = numberIn(own ?? kazakh ?? "");
  return count !== undefined && count >= FEWEST && count <= MOST ? count : undefined;
}

/** Words to make a sentence of, whatever words ask for them. */
export const wordsForSentence = (asked: Asked, tools: Tools): Draft | undefined => {
  const count = asked.words.map(numberIn).find((one) => one !== undefined) ?? USUAL;
  return someWords(Math.min(MOST, Math.max(FEWEST, count)), asked, tools);
};
const USUAL = 3;

/** Several words of the learner's next lessons with what they mean, to make a sentence of. */
function someWords(count: number, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  // A word that Russian has as well says little
  const all = freshWords(asked, tools).filter(({ kz: word, ru }) => !ru.includes(word));
  const from = (asked.seed * 7 + asked.history.length) % Math.max(1, all.length - count);
  // A verb among them, so that a sentence can be made
  const verb = all.slice(from).find(({ pos }) => pos === "verb");
  const others = all.slice(from).filter((word) => word.pos !== "verb");
  const words = [...others.slice(0, verb ? count - 1 : count), ...(verb ? [verb] : [])];
  if (words.length < count) return undefined;
  const meaning = (word: (typeof words)[number]): string =>
    language === "kz" ? word.kz : `${word.kz} — ${word[language].join(", ")}`;
  return {
    text: [
      tools.say("newWord.some", language),
      ...words.map((word) => `- ${meaning(word)}`),
      "",
      tools.say("newWord.taskOfAll", language),
    ].join("\n"),
    kazakh: words.map((word) => kz(word.kz, word.kz)),
    confidence: 0.95,
    lessons: [...new Set(words.map(({ lessonId }) => lessonId))].slice(0, 3),
    repeats: true,
  };
}

/** Words of the next lesson, or of the level, that were not said in the conversation. */
function freshWords({ level, history, nextLesson }: Asked, tools: Tools) {
  const { lessons, lessonById } = tools.course;
  const own = lessons.filter((lesson) => lesson.level === LEVELS[level]);
  const next = nextLesson === undefined ? undefined : lessonById.get(nextLesson);
  const words = (next ? [next] : own.slice(0, 30))
    .flatMap((lesson) => lesson.words)
    .filter(({ pos }) => /^(?:noun|verb|adjective)$/.test(pos));
  const said = history.map(({ text }) => text).join("\n");
  const fresh = words.filter(({ kz: word }) => !said.includes(word));
  return fresh.length > 0 ? fresh : words;
}

function oneWord(asked: Asked, tools: Tools): Draft | undefined {
  const { language, seed, history } = asked;
  const words = freshWords(asked, tools);
  const word = words[(seed * 7 + history.length) % Math.max(1, words.length)];
  if (!word) return undefined;
  const meaning = language === "ru" ? word.ru : word.en;
  const example = `${word.example.kz}${language === "kz" ? "" : ` — ${word.example[language]}`}`;
  return {
    text: [
      tools.say("newWord.one", language, {
        x: language === "kz" ? word.kz : `${word.kz} — ${meaning.join(", ")}`,
      }),
      example,
      "",
      tools.say("newWord.task", language),
    ].join("\n"),
    kazakh: [kz(word.kz, word.kz), kz(word.example.kz)],
    confidence: 0.9,
    lessons: [word.lessonId],
    repeats: true,
    focus: { kind: "word", lemma: word.kz, pos: word.pos === "verb" ? "v" : "n" },
  };
}

const LEVELS = { A: "beginner", B: "intermediate", C: "advanced" } as const;
