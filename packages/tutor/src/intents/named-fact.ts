import type { Asked, Intent, Tools } from "../ask.ts";
import { asksForNote } from "../notes/note-order.ts";
import type { LanguageFact } from "../points/find-point.ts";
import { tellFact } from "../points/tell-fact.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, wordsOf } from "../text/fold.ts";

/** Surer than a word of the question that is translated, compared, or has a page of its own. */
const SURE = 0.9972;
const MOST_WORDS = 24;
const MOST_SAID = 3;
/** Facts of words that are built: these are what is to be said. */
const BUILT = /-by-name$/u;
/** What stands in quotation marks, three words or more, or behind a colon is to be said or looked at as it is. */
const HELD = /["«“][^"»”]*\s[^"»”]*\s[^"»”]*["»”]|:\s.+$/gu;
/** A plan is asked for with the same words. */
const OF_PLAN = /(?<!\p{L})(?:plan|план\p{L}*|жоспар\p{L}*)(?!\p{L})/iu;

interface Settled {
  readonly fact: LanguageFact;
  readonly patterns: readonly Heard[];
}

const settledOf = new WeakMap<TaughtCourse, readonly Settled[]>();

/** A question whose words name a fact for sure: "how do I say although?", «надо ли говорить сіз родителям». */
export const namedFactIntent: Intent = {
  name: "explain",
  decides: true,
  understand(asked, tools) {
    if (asked.words.length > MOST_WORDS) return undefined;
    if (asked.history.length > 0 && waitsForAnswer(asked.history, tools)) return undefined;
    if (OF_PLAN.test(asked.folded) || asksForNote(asked, tools)) return undefined;
    const fact = factNamed(asked, tools);
    return fact && { confidence: SURE, answer: () => tellFact(fact, asked, tools) };
  },
};

function factNamed(asked: Asked, tools: Tools): LanguageFact | undefined {
  const said = tools.patterns
    .all("language-fact.to-say")
    .map((one) => one.exec(asked.folded)?.groups?.said)
    .find((one) => one !== undefined);
  const inside = new Set(said === undefined ? [] : wordsOf(said));
  // A sentence that is to be said speaks of what a fact is about, and asks nothing of it
  const isSentence = inside.size > MOST_SAID;
  const ways = [asked.folded, foldText(asked.spelt), ...(said === undefined ? [] : [said])].map(
    (way) =>
      heardWords(
        way
          .replace(HELD, " ")
          .replace(/["«»“”]/gu, " ")
          .trim(),
      ),
  );
  const namedIn = (id: string, pattern: Heard, words: ReturnType<typeof heardWords>): number => {
    const heard = hear(pattern, words);
    const isAsked =
      !isSentence || BUILT.test(id) || heard?.words.some(({ lower }) => !inside.has(lower));
    return heard && isAsked ? heard.named : 0;
  };
  const [best] = settled(tools)
    .flatMap(({ fact, patterns }) => {
      const named = Math.max(
        0,
        ...patterns.flatMap((pattern) => ways.map((words) => namedIn(fact.id, pattern, words))),
      );
      return named > 0 ? [{ fact, named }] : [];
    })
    .sort((a, b) => b.named - a.named);
  return best?.fact;
}

function settled({ course }: Tools): readonly Settled[] {
  let known = settledOf.get(course);
  if (!known) {
    known = course.tutor.languageFacts
      .filter(({ settles }) => settles === true)
      .map((fact) => ({
        fact,
        patterns: LANGUAGES.flatMap((language) =>
          (fact.asks?.[language] ?? []).map((written) => readHeard(written, language)),
        ),
      }));
    settledOf.set(course, known);
  }
  return known;
}
