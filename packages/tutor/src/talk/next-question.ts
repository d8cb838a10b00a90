import type { TalkTopic } from "@tilashar/course";
import type { Asked, Tools } from "../ask.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { namesPeople, speaksTo } from "./another.ts";
import type { Facts } from "./facts.ts";
import { isTold, namesThing, type Telling, tellingOf } from "./happening.ts";
import { heardWords } from "./heard.ts";
import { isOfTutor } from "./of-tutor.ts";
import { isAnswered, isDoerTold, isHadKnown, isRoleTold } from "./question-answered.ts";
import { isForAdvice, isUnderstood } from "./reactions.ts";
import { type Role, rolesIn } from "./roles.ts";
import type { Question, ReadMove } from "./topics.ts";
import type { HeardSentence, Standing } from "./understand-talk.ts";

/** Questions that may follow whatever is told. */
const TELL_MORE = ["tell-more", "tell-next", "tell-kin", "tell-first", "tell-then"];
/** Questions that may follow whatever is advised. */
const ADVISE_MORE = ["helped-try", "advice-helps", "tell-kin"];

/** Questions about somebody else who is told of, and about several. */
const OF_ANOTHER = ["other-likes", "other-does", "other-lives", "other-age", "other-kind"];
const OF_OTHERS = ["others-do", "others-live", "others-kind"];

/** Whoever studies or works is not asked what they do. */
const OF_WORK = /^(?:оқу|істеу|жұмыс|еңбек|қызмет|дәрігер|мұғалім|зейнет|зейнеткер|жүргізу)$/u;

/** One question back: of the move's own, of its topic, of any; none asked before, none whose answer is known. */
export function nextQuestion(
  heard: readonly HeardSentence[],
  { asked: before, open, told: toldBefore, last: toldLast, things }: Standing,
  facts: Facts,
  asked: Asked,
  tools: Tools,
): Question | undefined {
  const moves = isUnderstood(heard) ? heard.flatMap(({ move }) => (move ? [move] : [])) : [];
  const last = moves.at(-1);
  if (moves.some(({ move }) => move.asks.length === 0)) return undefined;
  const told = heard.findLast(({ kazakh, asks }) => kazakh && !asks);
  const another = told?.another;
  // «Достарыммен бірге» goes on from the deed that was told before it
  const telling =
    told && (tellingOf(told.words) ?? toldLast.map(tellingOf).findLast((one) => one !== undefined));
  const roles = rolesTold(heard, asked);
  const isFresh = (question: Question | undefined): question is Question =>
    question !== undefined &&
    !before.has(question.id) &&
    !isTold(question, roles, telling) &&
    !isAnswered(question, heard) &&
    !isHadKnown(question, things) &&
    !isDoerTold(question, heard) &&
    !isRoleTold(question, heard) &&
    (question.about === undefined || facts[question.about] === undefined);
  // An answer that names nothing new: the talk goes on with what else was to be asked of the same
  const asking = open === undefined ? [] : askingMoves(open, toldBefore, tools);
  // What was told is asked about before what was answered: «… бар. Сізде бар ма?»
  const heardMoves = [...heard]
    .toReversed()
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap(({ move }) => move ?? []);
  const named = (moves.length > 0 ? heardMoves : asking.slice(0, 1)).flatMap(
    ({ move }) => move.asks,
  );
  const tone = heard.findLast((one) => one.tone)?.tone;
  const unanswered = heard.find((one) => one.asks && !one.move);
  // Of what no topic knows more is to be heard, before anything else is spoken of
  const toldMore = unanswered
    ? [
        isForAdvice(unanswered)
          ? "advice-yours"
          : isOfTutor(unanswered)
            ? "and-yours"
            : "world-yours",
      ]
    : moves.length === 0 && told && told.words.length > 2 && !another
      ? TELL_MORE
      : [];
  const isWorkTold = [...toldLast, ...heard.map(({ words }) => words)].some((words) =>
    words.some(({ lemmas }) => [...lemmas].some((lemma) => OF_WORK.test(lemma))),
  );
  // Of a doctor who says that it is grave it is not asked what they love to do
  const isGrave = toldBefore.has("sad") && tone?.id !== "glad";
  const ofAnother = (another && !isGrave ? (another.many ? OF_OTHERS : OF_ANOTHER) : []).filter(
    (id) => !(isWorkTold && id === "other-does"),
  );
  // Of somebody else the learner is not asked what they do themselves
  const isApt = (question: Question | undefined): boolean =>
    !another ||
    moves.some((move) => namesPeople(move, tools)) ||
    (question !== undefined && !speaksTo(question.says.A.kz));
  const isAnswer = open !== undefined && tone?.id !== "sad" && !unanswered;
  const byId = (ids: readonly string[]) => ids.map((id) => tools.topics.question.get(id));
  const fitting =
    moves.length > 0 || unanswered
      ? []
      : tools.topics.all
          .flatMap(({ questions }) => questions)
          .filter((question) => heard.some((one) => fits(question, one)));
  const spokenBefore = lately(before, tools);
  const spokenOf = new Set(spokenBefore.map(({ id }) => id));
  const ofLately = spokenBefore.flatMap(({ questions }) => questions);
  const isOfSituation = last !== undefined && last.topic.words.length === 0;
  // A topic of many situations has no question for them all
  const topics = last
    ? [last.topic].filter(({ words }) => words.length > 0)
    : tools.topics.all.filter(({ words }) => holdsAny(heard, words, tools));
  // «Анам жиі пісіреді» after a question of tastes speaks of food again, of which more was to be asked
  const ofWhatIsNamed =
    last === undefined &&
    told &&
    told.words.length > 1 &&
    tone === undefined &&
    !fitting.some(isFresh)
      ? topics.filter(({ id }) => spokenOf.has(id)).flatMap(({ questions }) => questions)
      : [];
  const all = [
    ...(tone?.id === "better" ? byId(tone.asks) : []),
    ...(moves.length > 0 || isAnswer ? byId(named) : []),
    ...(tone?.id === "glad" ? fitting : []),
    // What else was to be asked of what was told before is nearer than anything else
    ...(isOfSituation ? byId(earlierAsks(toldBefore, tools)) : []),
    ...(tone ? byId(tone.asks) : []),
    ...fitting,
    ...byId(toldMore),
    ...(moves.length > 0 || isAnswer || unanswered ? [] : byId(named)),
    ...(isOfSituation ? byId(told ? TELL_MORE : ADVISE_MORE) : []),
  ];
  const own =
    ofWhatIsNamed.find((question) => isFresh(question) && isApt(question)) ??
    (ofWhatIsNamed.length > 0 ? byId(ofAnother).find(isFresh) : undefined) ??
    ofWhatIsNamed.find(isFresh) ??
    all.find((question) => isFresh(question) && isApt(question)) ??
    byId(ofAnother).find(isFresh) ??
    all.find(isFresh);
  const more = told && tellMore(before, tools);
  return (
    own ??
    (isGrave ? more : undefined) ??
    topics.flatMap(({ questions }) => questions).find(isFresh) ??
    (tone ? undefined : ofLately.find((question) => isFresh(question) && isApt(question))) ??
    more ??
    ofLately.find(isFresh) ??
    rotated(
      // What happened is asked about where something did
      tools.topics.all.filter(
        // Nobody is asked how they are in the middle of a talk
        ({ id, words }) => words.length > 0 && !(id === "greeting" && before.size > 0),
      ),
      asked.seed,
    )
      .flatMap(({ questions }) => questions)
      .find(isFresh) ??
    tools.topics.question.get("tutor-what-next")
  );
}

/** "Will you tell me more?", where nothing like it was asked lately: of what nothing is known, more is to be heard. */
function tellMore(before: ReadonlySet<string>, { topics }: Tools): Question | undefined {
  const lately = [...before].slice(-MORE_AFTER);
  if (TELL_MORE.some((id) => lately.includes(id))) return undefined;
  const fresh = TELL_MORE.find((id) => !before.has(id));
  return fresh === undefined ? undefined : topics.question.get(fresh);
}
/** So many questions stand between two that ask for more. */
const MORE_AFTER = 2;

/** So many topics back a talk still is of what it was of. */
const STAYS_WITH = 2;

/** What was spoken of last, the latest first: where nothing of a message is known, the talk stays with it. */
const lately = (before: ReadonlySet<string>, { topics }: Tools): TalkTopic[] =>
  [...new Set([...before].toReversed().flatMap((id) => topics.topicOfQuestion.get(id) ?? []))]
    .filter(({ id, words }) => words.length > 0 && id !== "greeting")
    .slice(0, STAYS_WITH);

/** What the moves ask that were told before, the last first. */
const earlierAsks = (told: ReadonlySet<string>, { topics }: Tools): string[] =>
  [...told]
    .toReversed()
    .flatMap((id) => topics.moves.find(({ move }) => move.id === id)?.move.asks ?? []);

/** Moves that ask a question: those that were told, or, where none was, the one that asks it. */
function askingMoves(open: string, told: ReadonlySet<string>, tools: Tools): readonly ReadMove[] {
  const all = tools.topics.moves.filter(
    ({ move }) => move.of === undefined && move.asks.includes(open),
  );
  const before = all.filter(({ move }) => told.has(move.id));
  if (before.length > 0) return before;
  return all.length === 1 ? all : [];
}

/** So many of the learner's last messages are of one thing. */
const OF_ONE_THING = 2;

/** What was told, then what was asked, then how one greeted. */
const rankOf = ({ asks, move }: HeardSentence): number =>
  move?.topic.id === "greeting" ? 2 : Number(asks);

/** The roles that were told now, or shortly before. */
export function rolesTold(
  heard: readonly HeardSentence[],
  { history }: Pick<Asked, "history">,
): ReadonlySet<Role> {
  const before = history
    .filter(({ sender, text }) => sender === "user" && !text.includes("?"))
    .slice(-OF_ONE_THING)
    .map(({ text }) => heardWords(text));
  return new Set(
    [...heard.map(({ words }) => words), ...before].flatMap((words) => [...rolesIn(words)]),
  );
}

/** A question about what no move knows is asked of the deeds and the things that it is for. */
function fits({ fits: kinds = [] }: Question, { words, kazakh, asks }: HeardSentence): boolean {
  if (!kazakh || asks || kinds.length === 0) return false;
  const telling: Telling | undefined = tellingOf(words);
  return kinds.some(
    ({ deeds, things, when, own }) =>
      (!own || isOfSelf(words)) &&
      (deeds === undefined || deeds.some((deed) => telling?.main.has(deed) && !telling.negative)) &&
      (things === undefined || things.some((thing) => namesThing(words, thing))) &&
      (when === undefined || (when === "ahead") === (telling?.isAhead ?? false)),
  );
}

const isOfSelf = (words: HeardSentence["words"]): boolean =>
  knownReadings(words.at(-1)?.lower ?? "").some(({ features }) => features.Person === "1");

/** Whether some word of what was said is a form of one of these. */
function holdsAny(
  heard: readonly HeardSentence[],
  lemmas: readonly string[],
  tools: Tools,
): boolean {
  return heard.some(({ words }) =>
    words.some(({ lower }) => {
      const lemma = tools.reader.read(lower)?.lemma;
      return lemma !== undefined && lemmas.includes(lemma);
    }),
  );
}

function rotated<T>(items: readonly T[], by: number): T[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
