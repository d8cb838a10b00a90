import type { Asked, Tools } from "../ask.ts";
import { foldText, trimEnds } from "../text/fold.ts";
import { timesSaid } from "../text/history.ts";
import type { Facts } from "./facts.ts";
import { fill, type Said } from "./fill.ts";
import { isOfTutor } from "./of-tutor.ts";
import { programAnswer } from "./program-answer.ts";
import { saidBack } from "./said-back.ts";
import { partsOf } from "./told-parts.ts";
import type { Question } from "./topics.ts";
import type { HeardSentence, Standing } from "./understand-talk.ts";

/** So many reactions come before the question back. */
const MAX_REACTIONS = 2;

const isAskedOfPartner = (sentence: HeardSentence): boolean =>
  sentence.asks && sentence.kazakh && isOfTutor(sentence);

/** What is said at the learner's level. */
export const saidAt = (says: Question["says"], { level }: Asked): Said =>
  (level === "C" ? (says.C ?? says.B) : level === "B" ? says.B : undefined) ?? says.A;

/** Whether what was said was understood: a greeting alone is not what somebody tells. */
export function isUnderstood(heard: readonly HeardSentence[]): boolean {
  const moves = heard.flatMap(({ move }) => (move ? [move] : []));
  return (
    moves.length > 0 && !(tellsMore(heard) && moves.every(({ topic }) => topic.id === "greeting"))
  );
}

/** Something beside what was understood is told. */
const tellsMore = (heard: readonly HeardSentence[]): boolean =>
  heard.some(({ move, kazakh, asks, words }) => !move && kazakh && !asks && words.length > 1);

/** What is said to each sentence that was understood; what is told beside it is told back, or met in general words. */
export function reactionsTo(
  heard: readonly HeardSentence[],
  standing: Standing,
  facts: Facts,
  asked: Asked,
  tools: Tools,
): Said[] {
  const said = new Map<string, Said>();
  for (const sentence of heard) {
    const { move, tone, named } = sentence;
    // Whatever answered a question is met by how it sounds, where it sounds sad or glad
    const one =
      tone && move && (named === 0 || tone.id === "better")
        ? toneSaid(tone, asked)
        : move && reactionTo(sentence, facts, asked, tools);
    if (one && move) said.set(move.move.id, one);
    // Asked about himself beside what was told, a partner answers that, too
    const own = !move && isAskedOfPartner(sentence) && programAnswer(sentence.text, tools);
    if (own) said.set(sentence.text, own);
  }
  // Greeted and asked something: the greeting goes first, the rest as it was said
  const found = [...said.values()];
  const answers = new Set(
    heard.flatMap(({ asks, move, text }) => (asks ? [said.get(move?.move.id ?? text)] : [])),
  );
  if (found.length > 0 && isUnderstood(heard))
    return mostOf(
      [...new Map(found.toReversed().map((one) => [openingOf(one), one])).values()].toReversed(),
      answers,
      heard[0]?.move?.topic.id === "greeting" ? MAX_REACTIONS + 1 : MAX_REACTIONS,
    );
  const isAnswered = heard.some((one) => !one.move && said.has(one.text));
  if (isAnswered) return found;
  const general = inGeneral(heard, standing, asked, tools);
  return found.some((one) => openingOf(one) === openingOf(general)) ? found : [...found, general];
}

/** So many of what could be said, what answers a question among them. */
function mostOf(
  said: readonly Said[],
  answers: ReadonlySet<Said | undefined>,
  most: number,
): Said[] {
  const kept = said.filter((one) => answers.has(one)).slice(0, most);
  const others = said.filter((one) => !answers.has(one)).slice(0, most - kept.length);
  return said.filter((one) => kept.includes(one) || others.includes(one));
}

/**
 * What a move says: of its reactions that can be said, one that this conversation has not had, and of these one that takes
 * up a part of the sentence before one that does not.
 */
function reactionTo(
  { move, words, kazakh }: HeardSentence,
  facts: Facts,
  asked: Asked,
  tools: Tools,
): Said | undefined {
  if (!move) return undefined;
  const { says, others = [] } = move.move;
  const first = saidAt(says, asked);
  if (others.length === 0) return fill(first, facts, tools);
  const places = { ...facts, ...(kazakh ? partsOf(words) : {}) };
  const all = [first, ...others].flatMap((written) => {
    const said = fill(written, places, tools);
    return said ? [{ said, takesUp: written.kz.includes("{") }] : [];
  });
  const fresh = all.filter(({ said }) => timesSaid(asked.history, said.kz) === 0);
  const specific = fresh.filter(({ takesUp }) => takesUp);
  const [from] = [specific, fresh, all].filter(({ length }) => length > 0);
  return from?.[asked.seed % from.length]?.said;
}

/** What is said where no move knows what was told. */
function inGeneral(
  heard: readonly HeardSentence[],
  { open }: Standing,
  asked: Asked,
  tools: Tools,
): Said {
  // «Сәлеметсіз бе» is a greeting, no question that nobody answered
  const unanswered = heard.find((one) => one.asks && !one.move);
  const tone = unanswered ? undefined : heard.findLast((one) => one.tone)?.tone;
  if (tone) return toneSaid(tone, asked);
  const back = unanswered ? undefined : saidBack(heard, tools);
  if (back) return back;
  const own =
    unanswered && isOfTutor(unanswered) ? programAnswer(unanswered.text, tools) : undefined;
  if (own) return own;
  const names = unanswered ? [noAnswerTo(unanswered)] : ["talk.heard1", "talk.heard2"];
  const isYes = open !== undefined && /^(?:иә|ия|әрине)(?!\p{L})/u.test(asked.folded);
  // Thanks for telling are no answer to what is not there, or to what was asked
  const calm = (open !== undefined || /емес|жоқ/u.test(asked.folded)) && !unanswered;
  const name =
    isYes && !unanswered
      ? "talk.heard3"
      : calm
        ? "talk.heard1"
        : (names[((asked.seed + asked.history.length / 2) % names.length) | 0] as string);
  return { kz: tools.say(name, "kz"), en: tools.say(name, "en"), ru: tools.say(name, "ru") };
}

/** What a tutor of a language says to what it knows no answer to. */
const noAnswerTo = (asked: HeardSentence): string => {
  if (isForAdvice(asked)) return "talk.noAdvice";
  return isOfTutor(asked) ? "talk.noAnswer1" : "talk.noAnswer2";
};

/** «Анамды тыңдауым керек пе?», «не пісірсем екен?»: the learner's own choice. */
export const isForAdvice = ({ text }: HeardSentence): boolean =>
  /(?:у(?:ым|ім|ымыз|іміз)? керек пе|[сш][ае][мқк] (?:екен|болады|дұрыс|жақсы|бола ма)|[йаеі](?:йын|йін)(?: ба| бе)?|[ғқгк][ае]н(?:ым|ім)? (?:дұрыс|жөн)(?: па)?)\s*[?)]*$/iu.test(
    text,
  );

/** «Түсінемін, …» is said once, whatever follows it. */
const openingOf = ({ kz: line }: Said): string => foldText(/^\p{L}+,/u.exec(line)?.[0] ?? line);

/** «Өкінішті екен.» and «Өкінішті екен!» of two sentences are said once. */
export const isNoRepeat = (one: Said, at: number, all: readonly Said[]): boolean =>
  all.findIndex(({ kz: line }) => bare(line) === bare(one.kz)) === at;

const bare = (line: string): string => trimEnds(foldText(line));

/** What is said to a tone, another thing at another time. */
function toneSaid({ says }: NonNullable<HeardSentence["tone"]>, { seed, history }: Asked): Said {
  return says[((seed + history.length / 2) % says.length) | 0] ?? (says[0] as Said);
}
