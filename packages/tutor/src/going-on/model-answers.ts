import type { Candidate } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { personIn } from "../features/person-in.ts";
import { PERSON_LABEL } from "../grammar/clause.ts";
import { answersTo } from "../request/answer-back.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import { patternsOf } from "../talk/named-thing.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { form } from "../words/kazakh-word.ts";
import { lineKey } from "../words/sentence-memory.ts";

type Reply = Tools["course"]["tutor"]["replies"][number];

/** What may be answered to a line. */
export interface ModelAnswers {
  readonly answers: readonly {
    readonly kz: string;
    readonly en?: string;
    readonly ru?: string;
    readonly register?: "sen" | "siz" | undefined;
  }[];
  readonly note?: Reply["note"];
  /** The answer takes the verb of the question, as this shows it: … барамын. */
  readonly pattern?: string;
}

const MOST = 3;
const kazakhOf = new WeakMap<Reply, readonly Heard[]>();

/** What the course knows to be answered to a Kazakh line, or what the line itself tells of its answer. */
export function modelAnswers(line: string, tools: Tools): ModelAnswers | undefined {
  const set = tools.course.tutor.replies.find((one) => hears(one, line));
  if (set) return { answers: set.answers, ...(set.note && { note: set.note }) };
  const id = tools.topics.questionTexts.find(([text]) => lineKey(text) === lineKey(line))?.[1];
  const replies = id === undefined ? undefined : tools.topics.question.get(id)?.replies;
  if (replies && replies.length > 0)
    return { answers: replies.slice(0, MOST).map((kz) => ({ kz })) };
  // One word stands in dialogues for whatever is talked about there
  const inDialogues = wordsOf(foldText(line)).length > 1 ? answersTo(line, tools) : [];
  if (inDialogues.length > 0)
    return { answers: inDialogues.map(({ kz, en, ru }) => ({ kz, en, ru })) };
  return yesOrNo(line) ?? withItsVerb(line, tools) ?? toRequest(line);
}

/** The reply whose situation a message of the learner's names. */
export const replyNamed = (message: string, tools: Tools): Reply | undefined => {
  const words = heardWords(message);
  return tools.course.tutor.replies
    .map((one) => ({
      one,
      named: Math.max(0, ...patternsOf(one.hears).map((way) => hear(way, words)?.named ?? 0)),
    }))
    .filter(({ named }) => named > 0)
    .toSorted((a, b) => b.named - a.named)[0]?.one;
};

function hears(reply: Reply, line: string): boolean {
  let ways = kazakhOf.get(reply);
  if (!ways) {
    ways = (reply.hears.kz ?? []).map((written) => readHeard(written, "kz"));
    kazakhOf.set(reply, ways);
  }
  const words = heardWords(line);
  return ways.some((way) => hear(way, words) !== undefined);
}

const ASKS = /^(?:ма|ме|ба|бе|па|пе)$/u;
const said = (kz: string) => ({ kz });

/** "Do you …?": yes and no with the verb of the question. */
function yesOrNo(line: string): ModelAnswers | undefined {
  const words = wordsOf(foldText(line));
  if (!ASKS.test(words.at(-1) ?? "")) return undefined;
  const asked = words.at(-2) ?? "";
  if (asked === "бар") return { answers: [said("Иә, бар."), said("Жоқ.")] };
  if (asked === "керек") return { answers: [said("Иә, керек."), said("Жоқ, керек емес.")] };
  const yes = inFirstPerson(asked, false);
  const no = inFirstPerson(asked, true);
  return yes === undefined || no === undefined
    ? undefined
    : { answers: [said(`Иә, ${yes}.`), said(`Жоқ, ${no}.`)] };
}

/** "Where …?": the answer ends with the verb of the question. */
function withItsVerb(line: string, tools: Tools): ModelAnswers | undefined {
  const folded = foldText(line);
  const verb = tools.patterns.one("model-answers.wh").test(folded)
    ? inFirstPerson(wordsOf(folded).at(-1) ?? "", false)
    : undefined;
  return verb === undefined ? undefined : { answers: [], pattern: `… ${verb}.` };
}

/** What is asked for politely is agreed to. */
function toRequest(line: string): ModelAnswers | undefined {
  const last = wordsOf(foldText(line)).at(-1) ?? "";
  // «Келісейік»: what is suggested is taken up
  const isSuggested = knownReadings(last).some(
    ({ features }) =>
      features.Mood === "Opt" && features.Person === "1" && features.Number === "Plur",
  );
  if (isSuggested) return { answers: [said(`Жарайды, ${last}!`)] };
  const isOrder = knownReadings(last).some(
    ({ features }) => features.Mood === "Imp" && features.Person === "2",
  );
  return isOrder && /[ғщшз]|ңыз|ңіз/u.test(last)
    ? { answers: [said("Жарайды."), said("Қазір.")] }
    : undefined;
}

const TENSES: readonly (readonly [string, string])[] = [
  ["past", "IND;PST"],
  ["perf", "IND;PST;PRF"],
  ["hab", "IND;PST;HAB"],
  ["pres", "IND;PRS"],
];

/** A form of the one who is spoken to, as the speaker says it of themselves. */
function inFirstPerson(word: string, isNegative: boolean): string | undefined {
  const reading = knownReadings(word).find((one) => isSpokenTo(one));
  const tense = TENSES.find(([id]) => reading?.suffixes.some((one) => one.id === id))?.[1];
  if (!reading || tense === undefined) return undefined;
  const person = personIn(reading.features)?.startsWith("2p") ? "1p" : "1s";
  const negative = isNegative ? ";NEG" : "";
  return form(reading.lemma, `V;${tense};${PERSON_LABEL[person]}${negative}`) || undefined;
}

const isSpokenTo = ({ features }: Candidate): boolean =>
  features.VerbForm === "Fin" && features.Person === "2" && features.Mood !== "Imp";
