import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import { foldText } from "../text/fold.ts";

type Talk = Tools["course"]["tutor"]["smallTalk"][number];

/** Words that say nothing themselves. */
const FILLER =
  /^(?:please|so|and|oh|my|friend|dear|well|today|then|really|very|much|now|but|tilashar|bot|a|an|the|пожалуйста|ну|а|и|же|мой|друг|сегодня|очень|ой|тогда|теперь|тилашар|бот|все|вот|өтінемін)$/u;
/** So much of a message must be small talk. */
const LEAST = 0.6;
const LEAST_LOOSE = 0.2;

const patternsOf = new WeakMap<
  Tools["course"],
  readonly { talk: Talk; patterns: readonly Heard[] }[]
>();

function patterns({ course }: Tools) {
  let read = patternsOf.get(course);
  if (!read) {
    read = course.tutor.smallTalk.map((talk) => ({
      talk,
      patterns: LANGUAGES.flatMap((language) =>
        (talk.hears[language] ?? []).map((written) => readHeard(written, language)),
      ),
    }));
    patternsOf.set(course, read);
  }
  return read;
}

/** Greetings, thanks, who are you, jokes, and calm answers to rude words, of `content/tutor/small-talk.yaml`. */
export const smallTalkIntent: Intent = {
  name: "small-talk",
  understand(asked, tools) {
    const sentences = foldText(asked.whole)
      .split(/[.!?…,;]+/u)
      .flatMap((sentence) => {
        const words = heardWords(sentence);
        return words.length > 0 ? [words] : [];
      });
    if (sentences.length === 0 || sentences.length > 4) return undefined;
    const found = sentences.map((words) => best(words, tools));
    const talks = found.flatMap((one) => (one ? [one] : []));
    // "You're so helpful, thank you!": one of the sentences may say nothing more
    if (talks.length < sentences.length) return undefined;
    const [first] = talks.toSorted(
      (a, b) => Number(SLIGHT.test(a.talk.id)) - Number(SLIGHT.test(b.talk.id)),
    );
    if (!first) return undefined;
    return {
      confidence: first.talk.loose
        ? SURE_LOOSE
        : 0.6 + 0.36 * Math.min(...talks.map(({ share }) => share)),
      answer: () => answered(first.talk, asked),
    };
  },
};

/** What is said beside something else is not what is answered. */
const SLIGHT = /^(?:hello|understood|emoji)$/;
/** Sure enough to keep a question about something else from being translated. */
const SURE_LOOSE = 0.9;

/** A message of nothing but pictures is met with a friendly word. */
export function answerToPictures(asked: Asked, tools: Tools): Draft | undefined {
  if (!/\p{Extended_Pictographic}|[)(:;]{2,}/u.test(asked.whole)) return undefined;
  const talk = tools.course.tutor.smallTalk.find(({ id }) => id === "emoji");
  return talk && answered(talk, asked);
}

function best(
  words: ReturnType<typeof heardWords>,
  tools: Tools,
): { talk: Talk; share: number } | undefined {
  const own = words.filter(({ lower }) => !FILLER.test(lower)).length;
  let found: { talk: Talk; share: number; named: number } | undefined;
  for (const { talk, patterns: written } of patterns(tools)) {
    for (const pattern of written) {
      const heard = hear(pattern, words);
      if (!heard) continue;
      const named = heard.words.filter(({ lower }) => !FILLER.test(lower)).length;
      const share = own === 0 ? 1 : named / own;
      if (share < (talk.loose ? LEAST_LOOSE : LEAST)) continue;
      if (!found || share > found.share || (share === found.share && named > found.named))
        found = { talk, share, named };
    }
  }
  return found;
}

function answered({ answer, kazakh = [], chips = [] }: Talk, { language }: Asked): Draft {
  return {
    text: answer[language],
    kazakh: kazakh.map((text) => kz(text)),
    chips: chips.map((one) => one[language]),
    confidence: 0.95,
  };
}
