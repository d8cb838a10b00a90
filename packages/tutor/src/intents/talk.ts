import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { type CheckedSentence, checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { echoOf } from "../talk/echo.ts";
import { fill, type Said } from "../talk/fill.ts";
import { isTold, tellingOf } from "../talk/happening.ts";
import type { Question } from "../talk/topics.ts";
import {
  type Facts,
  factsOf,
  type HeardSentence,
  hearAll,
  isKazakh,
  type Standing,
  standingOf,
} from "../talk/understand-talk.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, trimEnds } from "../text/fold.ts";
import { toKazakh } from "../tools/translate.ts";
import { verdictOf } from "./check.ts";

/** So many reactions come before the question back. */
const MAX_REACTIONS = 2;
const FALLBACK_CONFIDENCE = 0.6;
const ANSWER_CONFIDENCE = 0.78;
/** A statement in Kazakh asks for no form, list or translation. */
const TOLD_CONFIDENCE = 0.89;
/** Words by which something is asked for in Kazakh. */
const REQUEST =
  /(?:жікте|септе|тәуелде|аудар|түсіндір|талда|тексер|түзет|көрсет|үйрет|құра|санап|сана(?!лы)|келтір|сынап|жаз(?:шы|ып бер)|айт(?:шы|ып)|бер(?:ші|іңіз)|деген|дегеніміз|қалай|қандай|неге|сөзі|сөйлем|жалғау|септі|мысал|қазақша|орысша|ағылшынша|мақал|тест|жаттығу|әңгіме|жоспар|ертегі|көрініс|айырма|емес пе|дұрыс|болымсыз|санын|ұсын(?:шы|ыңыз)?$|көпше түр)/u;

const MEANING =
  /(?<!\p{L})(?:(?:деген(?:іміз|ің|іңіз)?(?: сөз)? не|мағынасы)(?!\p{L})|сөз(?:ді|ін) (?:мүлде |әлі )?(?:білме|түсінбе|ұқпа))/u;

/** Conversation in Kazakh: a reaction to what was said, a gentle recast of a mistake, and one question back. */
export const talkIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    const standing = standingOf(asked.history, tools);
    const heard = hearAll(asked.whole, standing, tools);
    // "Mening atym degen ne?" asks what it means
    if (heard.length === 0 || heard.some(({ text }) => MEANING.test(text.toLowerCase())))
      return undefined;
    const answer = () => converse(heard, standing, asked, tools);
    const moved = heard.filter(({ move }) => move !== undefined);
    if (heard.every(({ kazakh }) => kazakh)) {
      if (moved.length > 0) {
        const sure = moved.reduce((sum, one) => sum + one.sure, 0) / heard.length;
        // A greeting before something that is not understood may greet before a request
        const whole = moved.length === heard.length || !asked.greeting;
        return { confidence: whole ? 0.72 + 0.23 * sure : FALLBACK_CONFIDENCE, answer };
      }
      // The answer to the tutor's own question is not looked up in the dictionary
      if (standing.open !== undefined) return { confidence: ANSWER_CONFIDENCE, answer };
      if (!isStatement(heard)) return undefined;
      const tells = heard.every((one) => !one.asks) && !REQUEST.test(asked.whole.toLowerCase());
      return { confidence: tells ? TOLD_CONFIDENCE : FALLBACK_CONFIDENCE, answer };
    }
    return inOwnLanguage(heard, moved, standing, asked, tools);
  },
};

/** Something said in English or Russian belongs to the talk when it answers its question, or asks for talk. */
function inOwnLanguage(
  heard: readonly HeardSentence[],
  moved: readonly HeardSentence[],
  standing: Standing,
  asked: Asked,
  tools: Tools,
): ReturnType<Intent["understand"]> {
  const answer = () => converse(heard, standing, asked, tools);
  if (moved.length === heard.length) {
    const isRequest = moved.every(({ move }) => move?.move.starts === true);
    if (standing.open !== undefined || isRequest) return { confidence: 0.93, answer };
    return undefined;
  }
  const isShort = asked.words.length <= 6 && !/[?:"«]/.test(asked.whole);
  if (standing.open === undefined || !isShort) return undefined;
  const gloss = hasCyrillic(asked.whole) ? "ru" : "en";
  return ORDER.test(asked.folded) || !toKazakh(asked.whole, gloss, tools)
    ? undefined
    : { confidence: 0.7, answer };
}

/** Messages that ask for something else in the middle of a talk. */
const ORDER =
  /^(?:how|what|why|explain|translate|conjugate|decline|check|say|tell|give|show|quiz|play|stop|help|more|again|repeat|как|что|почему|объясни|переведи|просклоняй|проспрягай|проверь|скажи|расскажи|дай|покажи|ещё|еще|стоп|помоги|повтори)(?![\p{L}])/u;

/** A whole sentence rather than a word or two that somebody wants explained. */
const isStatement = (heard: readonly HeardSentence[]): boolean =>
  heard.some(
    ({ words, asks, tone }) =>
      (words.length >= 3 || asks || tone !== undefined) && words.length > 1,
  );

function converse(
  heard: readonly HeardSentence[],
  standing: Standing,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const told = heard.map((one) => factsOf(one, tools));
  const facts: Facts = Object.assign({}, standing.facts, ...told);
  const reactions = reactionsTo(heard, standing, facts, asked, tools);
  const question = nextQuestion(heard, standing, facts, asked, tools);
  const isToned = heard.some(({ tone }) => tone !== undefined);
  const echo = isUnderstood(heard) || isToned ? undefined : echoOf(heard, tools);
  const asking = echo ?? (question && fill(saidAt(question.says, asked), facts, tools));
  const said = [...reactions.filter(isNoRepeat), ...(asking ? [asking] : [])];
  if (said.length === 0) return undefined;
  // One word in chat spelling is no sentence to mend
  const checked =
    asked.words.length > 1 && isKazakh(asked.whole, tools)
      ? // A greeting in chat spelling is not put right
        checkSentence(asked.greeting && asked.raw !== "" ? asked.raw : asked.whole, tools)
      : undefined;
  // An order that speech allows is not mended in a talk
  const mendable = checked?.corrections[0] === undefined || checked.corrections[0].to !== "";
  const recast = checked?.verdict === "wrong" && mendable ? recastOf(checked, asked, tools) : [];
  const model = [...mendsOf(heard, facts, tools), ...modelOf(heard, facts, tools)];
  const line = said.map((one) => one.kz).join(" ");
  const own = asked.interfaceLanguage;
  const translated =
    own === "kz" || asked.level !== "A" ? [] : [`(${said.map((one) => one[own]).join(" ")})`];
  return {
    text: [...recast, ...model, line, ...translated].join("\n"),
    kazakh: said.map((one) => kz(one.kz)),
    chips: (question?.replies ?? []).slice(0, 3),
    confidence: 0.9,
    language: "kz",
    ...(checked && { checked: verdictOf(checked), corrections: checked.corrections.slice(0, 2) }),
  };
}

/** Whether what was said was understood: a greeting alone is not what somebody tells. */
function isUnderstood(heard: readonly HeardSentence[]): boolean {
  const moves = heard.flatMap(({ move }) => (move ? [move] : []));
  const tells = heard.some(
    ({ move, kazakh, asks, words }) => !move && kazakh && !asks && words.length > 1,
  );
  return moves.length > 0 && !(tells && moves.every(({ topic }) => topic.id === "greeting"));
}

/** The sentence as it should be, said back, with the rule in the learner's language. */
function recastOf(checked: CheckedSentence, { interfaceLanguage }: Asked, tools: Tools): string[] {
  const [first] = checked.corrections;
  const rule = first && ruleText(first.rule, interfaceLanguage, tools);
  return [
    tools.say("talk.recast", "kz", { x: checked.text }),
    ...(first && rule ? [`${first.from} → ${first.to}: ${rule}`] : []),
    "",
  ];
}

/** A slip that a move knows, put right; what is right as it was said is none. */
function mendsOf(heard: readonly HeardSentence[], facts: Facts, tools: Tools): string[] {
  return heard.flatMap(({ move, text }) => {
    const { model, mends } = move?.move ?? {};
    const isSlip = mends && model && checkSentence(text, tools).verdict !== "right";
    const right = isSlip ? fill({ kz: model, en: "", ru: "" }, facts, tools) : undefined;
    return right ? [tools.say("talk.recast", "kz", { x: right.kz })] : [];
  });
}

/** How what was said in another language is said in Kazakh. */
function modelOf(heard: readonly HeardSentence[], facts: Facts, tools: Tools): string[] {
  const foreign = heard.filter(({ kazakh }) => !kazakh);
  if (foreign.length === 0) return [];
  const models = foreign.flatMap(({ move, text }) => {
    if (move?.move.model !== undefined && !move.move.mends) {
      const same = { kz: move.move.model, en: "", ru: "" };
      return fill(same, facts, tools)?.kz ?? [];
    }
    const found = toKazakh(text, hasCyrillic(text) ? "ru" : "en", tools);
    if (found?.kind === "phrase") return found.lines[0]?.kz ?? [];
    if (found?.kind === "sentence") return found.composed.text;
    return found?.kind === "word" ? found.found.lemma : [];
  });
  return models.length === 0 ? [] : [tools.say("talk.model", "kz", { x: models.join(" ") })];
}

/** What is said at the learner's level. */
export const saidAt = (says: Question["says"], { level }: Asked): Said =>
  (level === "C" ? (says.C ?? says.B) : level === "B" ? says.B : undefined) ?? says.A;

/** What is said to each sentence that was understood; something general where none was. */
function reactionsTo(
  heard: readonly HeardSentence[],
  { open }: Standing,
  facts: Facts,
  asked: Asked,
  tools: Tools,
): Said[] {
  const said = new Map<string, Said>();
  for (const { move, tone, named } of heard) {
    // Whatever answered a question is met by how it sounds, where it sounds sad or glad
    const one =
      tone && move && named === 0
        ? toneSaid(tone, asked)
        : move && fill(saidAt(move.move.says, asked), facts, tools);
    if (one && move) said.set(move.move.id, one);
  }
  // Greeted and asked something: the greeting goes first, the rest as it was said
  const found = [...said.values()];
  if (found.length > 0 && isUnderstood(heard))
    return [...new Map(found.map((one) => [one.kz, one])).values()].slice(0, MAX_REACTIONS + 1);
  // «Сәлеметсіз бе» is a greeting, no question that nobody answered
  const unanswered = heard.find((one) => one.asks && !one.move);
  const tone = unanswered ? undefined : heard.findLast((one) => one.tone)?.tone;
  if (tone) return [...found, toneSaid(tone, asked)];
  const names = unanswered
    ? [isOfTutor(unanswered) ? "talk.noAnswer1" : "talk.noAnswer2"]
    : ["talk.heard1", "talk.heard2"];
  const isYes = open !== undefined && /^(?:иә|ия|әрине)(?!\p{L})/u.test(asked.folded);
  // Thanks for telling are no answer to what is not there, or to what was asked
  const calm = (open !== undefined || /емес|жоқ/u.test(asked.folded)) && !unanswered;
  const name =
    isYes && !unanswered
      ? "talk.heard3"
      : calm
        ? "talk.heard1"
        : (names[((asked.seed + asked.history.length / 2) % names.length) | 0] as string);
  return [
    ...found,
    { kz: tools.say(name, "kz"), en: tools.say(name, "en"), ru: tools.say(name, "ru") },
  ];
}

/** «Өкінішті екен.» and «Өкінішті екен!» of two sentences are said once. */
const isNoRepeat = (one: Said, at: number, all: readonly Said[]): boolean =>
  all.findIndex(({ kz: line }) => bare(line) === bare(one.kz)) === at;

const bare = (line: string): string => trimEnds(foldText(line));

/** What is said to a tone, another thing at another time. */
function toneSaid({ says }: NonNullable<HeardSentence["tone"]>, { seed, history }: Asked): Said {
  return says[((seed + history.length / 2) % says.length) | 0] ?? (says[0] as Said);
}

/** A question about the tutor, by the person of its words: «ұйықтайсың ба?», «сенің досың …». */
const isOfTutor = ({ words }: HeardSentence): boolean =>
  words.some(
    ({ lower }) =>
      /^(?:сен|сіз|сенің|сіздің|сені|сізді|саған|сізге|сенде|сізде|сенімен|сізбен)$/u.test(lower) ||
      knownReadings(lower).some(
        ({ features }) => features.VerbForm === "Fin" && features.Person === "2",
      ),
  );

/** Questions that may follow whatever is told. */
const TELL_MORE = ["tell-more", "tell-feel"];

/** One question back: of the move's own, of its topic, of any; none asked before, none whose answer is known. */
export function nextQuestion(
  heard: readonly HeardSentence[],
  { asked: before, open }: Standing,
  facts: Facts,
  asked: Asked,
  tools: Tools,
): Question | undefined {
  const moves = isUnderstood(heard) ? heard.flatMap(({ move }) => (move ? [move] : [])) : [];
  const last = moves.at(-1);
  if (last && last.move.asks.length === 0) return undefined;
  const told = heard.findLast(({ kazakh, asks }) => kazakh && !asks);
  const telling = told && tellingOf(told.words);
  const isFresh = (question: Question | undefined): question is Question =>
    question !== undefined &&
    !before.has(question.id) &&
    !isTold(question, telling) &&
    (question.about === undefined || facts[question.about] === undefined);
  // An answer that names nothing new: the talk goes on with what else was to be asked of the same
  const asking =
    open === undefined ? [] : tools.topics.moves.filter(({ move }) => move.asks.includes(open));
  const named = (moves.length > 0 ? moves.toReversed() : asking.slice(0, 1)).flatMap(
    ({ move }) => move.asks,
  );
  const tone = heard.findLast((one) => one.tone)?.tone;
  const unanswered = heard.find((one) => one.asks && !one.move);
  // Of what no topic knows more is to be heard, before anything else is spoken of
  const toldMore = unanswered
    ? [isOfTutor(unanswered) ? "and-yours" : "world-yours"]
    : moves.length === 0 && told && told.words.length > 2
      ? TELL_MORE
      : [];
  const isAnswer = open !== undefined && !tone && !unanswered;
  const own = [
    ...(moves.length > 0 || isAnswer ? named : []),
    ...(tone?.asks ?? []),
    ...toldMore,
    ...(moves.length > 0 || isAnswer ? [] : named),
  ].map((id) => tools.topics.question.get(id));
  const topics = last
    ? [last.topic]
    : tools.topics.all.filter(({ words }) => holdsAny(heard, words, tools));
  return (
    own.find(isFresh) ??
    topics.flatMap(({ questions }) => questions).find(isFresh) ??
    rotated(tools.topics.all, asked.seed)
      .flatMap(({ questions }) => questions)
      .find(isFresh) ??
    tools.topics.question.get("tutor-what-next")
  );
}

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
