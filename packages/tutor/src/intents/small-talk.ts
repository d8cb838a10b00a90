import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, type HeardWord, hear, heardWords, readHeard } from "../talk/heard.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { lastBotLine, timesSaid } from "../text/history.ts";
import { askedOfTutor } from "./everyday.ts";

type Talk = Tools["course"]["tutor"]["smallTalk"][number];

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
        (talk.hears?.[language] ?? []).map((written) => readHeard(written, language)),
      ),
    }));
    patternsOf.set(course, read);
  }
  return read;
}

/** Greetings, thanks, who are you, jokes, and calm answers to rude words, of `content/tutor/talks/`. */
export const smallTalkIntent: Intent = {
  name: "small-talk",
  understand(asked, tools) {
    const ofTutor = askedOfTutor(asked, tools);
    if (ofTutor) return ofTutor;
    const sentences = foldText(asked.spelt)
      .split(/[.!?…,;]+/u)
      .flatMap((sentence) => {
        const words = heardWords(sentence);
        return words.length > 0 && !tools.patterns.one("small-talk.opined").test(sentence.trim())
          ? [words]
          : [];
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

/** A feeling, a parting or a wish that is refused, however much is said beside it. */
export const settledIntent: Intent = {
  name: "small-talk",
  understand: (asked, tools) => settled(asked, tools, ({ kind }) => kind !== "advice"),
};

/** Advice that one sentence asks for in so many words: what else the message tells is why it is wanted. */
export const settledAdviceIntent: Intent = {
  name: "advice",
  decides: true,
  understand: (asked, tools) => settled(asked, tools, ({ kind }) => kind === "advice"),
};

function settled(
  asked: Asked,
  tools: Tools,
  isWanted: (talk: Talk) => boolean,
): ReturnType<Intent["understand"]> {
  if (tools.patterns.one("small-talk.about-words").test(asked.whole) || isPlaying(asked, tools))
    return undefined;
  const sentences = foldText(asked.spelt)
    .split(/[.!?…,;)(]+/u)
    .map(heardWords)
    .filter((words) => words.length > 0);
  const isInKazakh = isKazakh(asked.whole, tools);
  const found = patterns(tools).find(
    ({ talk, patterns: written }) =>
      talk.settles &&
      isWanted(talk) &&
      written.some(
        (pattern) =>
          (pattern.language === "kz") === isInKazakh &&
          sentences.some((words) => hear(pattern, words) !== undefined),
      ),
  );
  if (!found) return undefined;
  const language = isInKazakh ? "kz" : asked.language;
  return { confidence: SETTLED, answer: () => answered(found.talk, { ...asked, language }) };
}

/** What is said in a scene, a quiz, an exercise or to a riddle is an answer to it. */
const isPlaying = (asked: Asked, tools: Tools): boolean =>
  waitsForAnswer(asked.history, tools) || revealIntent.understand(asked, tools) !== undefined;

/** The learner gives a riddle up: what was asked last is told. */
export const revealIntent: Intent = {
  name: "small-talk",
  understand(asked, tools) {
    const last = lastBotLine(asked.history);
    const told = tools.course.tutor.smallTalk
      .flatMap((talk) => [talk, ...(talk.more ?? [])])
      .find(({ answer, reveals }) => reveals && LANGUAGES.some((one) => last === answer[one]));
    if (!told?.reveals) return undefined;
    const { reveals } = told;
    const talk = tools.course.tutor.smallTalk.find(
      (one) => one === told || one.more?.some((other) => other === told),
    );
    // "Another one" is asked as the first request once more
    const isAnother = ["one-more", "riddle-named"].some((name) =>
      tools.patterns.one(`of-answer.${name}`).test(asked.folded),
    );
    if (talk && isAnother) return { confidence: SURE_ANOTHER, answer: () => answered(talk, asked) };
    const isGuessed = wordsOf(foldText(reveals.kz)).some((word) => asked.words.includes(word));
    const gives = tools.requests.find(asked.spelt).some(({ id }) => id === "reveal");
    if (!gives && !isGuessed && (asked.words.length > 3 || asked.raw.endsWith("?")))
      return undefined;
    const before = gives
      ? ""
      : `${tools.say(isGuessed ? "riddle.right" : "riddle.no", asked.language)} `;
    return {
      confidence: 0.98,
      answer: () => ({ text: `${before}${reveals[asked.language]}`, confidence: 0.95 }),
    };
  },
};

/** Surer than a guess: "another one" is none. */
const SURE_ANOTHER = 0.9969;
const SETTLED = 0.9935;
/** What is said beside something else is not what is answered. */
const SLIGHT = /^(?:hello|understood|emoji|thanks)$/;
/** Sure enough to keep a question about something else from being translated. */
const SURE_LOOSE = 0.9;

/** "???" is met with an offer of help. */
export function answerToSilence(asked: Asked, tools: Tools): Draft | undefined {
  const talk = tools.course.tutor.smallTalk.find(({ id }) => id === "not-understood");
  return talk && answered(talk, asked);
}

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
  const own = words.filter(
    ({ lower }) => !tools.patterns.one("small-talk.filler").test(lower),
  ).length;
  let found: { talk: Talk; share: number; named: number } | undefined;
  const said = new Set<HeardWord>();
  let main: { talk: Talk; named: number } | undefined;
  for (const { talk, patterns: written } of patterns(tools)) {
    for (const pattern of written) {
      const heard = hear(pattern, words);
      if (!heard) continue;
      const named = heard.words.filter(
        ({ lower }) => !tools.patterns.one("small-talk.filler").test(lower),
      ).length;
      const share = own === 0 ? 1 : named / own;
      if (!talk.loose) {
        for (const word of heard.words)
          if (!tools.patterns.one("small-talk.filler").test(word.lower)) said.add(word);
        if (!main || named > main.named) main = { talk, named };
      }
      if (share < (talk.loose ? LEAST_LOOSE : LEAST)) continue;
      if (!found || share > found.share || (share === found.share && named > found.named))
        found = { talk, share, named };
    }
  }
  // "Ok thanks bye": each pattern names a part of the sentence, and together they name it all
  if (!found && main && own > 0 && said.size === own) return { talk: main.talk, share: LEAST };
  return found;
}

/** The talk of `content/tutor/talks/` that is called so. */
export const talkNamed = (id: string, { course }: Tools): Talk | undefined =>
  course.tutor.smallTalk.find((talk) => talk.id === id);

/** A talk as it is told, another of its kind where it was told before. */
export function answered(talk: Talk, { language, history }: Asked): Draft {
  const { answer, more = [], kazakh = [], chips = [] } = talk;
  const others = [answer, ...more.map((other) => other.answer)];
  const untold = others.find((one) => timesSaid(history, one[language]) === 0) ?? answer;
  return {
    text: untold[language],
    kazakh: untold === answer ? kazakh.map((text) => kz(text)) : [],
    chips: chips.map((one) => one[language]),
    confidence: 0.95,
    language,
    ...(more.length > 0 && { repeats: true }),
  };
}
