import { sentencesOf } from "@tilashar/clause";
import { wordsToNumber } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { readRequest } from "../request/read-request.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText } from "../text/fold.ts";
import { lastUserTurn } from "../text/history.ts";
import { sceneHint } from "./give-up.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed, linesMeant } from "./lines-meant.ts";
import { type ModelAnswers, modelAnswers, replyNamed } from "./model-answers.ts";
import { rowsOf } from "./own-language.ts";
import { meaningOfLine, ownLanguage } from "./shown.ts";

/** Lines that are answered at once. */
const MOST_LINES = 3;

interface Answered extends ModelAnswers {
  /** What is answered; undefined of a situation that no line was shown of. */
  readonly line: string | undefined;
}

/** "What do they answer to that?", «и как на это отвечать?»: model answers to what is named, to what was shown, or in the situation. */
export const reply: GoingOn = (asked, about, tools) => {
  const isNamed = kazakhNamed(about, asked, tools) !== "";
  const played = isNamed ? undefined : sceneHint(asked, tools);
  if (played) return played;
  const quoted = readRequest(asked, tools).quoted.find((text) => isKazakh(text, tools));
  const heard = quoted ?? (isNamed ? undefined : heardBefore(asked, tools));
  const lines = heard === undefined ? linesMeant(about, asked, tools) : [heard];
  const found = lines.flatMap((line) => {
    const answers = answersOf(line, tools);
    return answers ? [{ ...answers, line }] : [];
  });
  const [first] = found;
  const saidTo = isNamed ? meaningFirst(lines, asked, tools) : [];
  if (first && (isNamed || lines.length === 1)) return under(saidTo, told([first], asked, tools));
  // What was said is told where nothing is known to be answered
  if (saidTo.length > 0)
    return {
      text: saidTo.join("\n"),
      kazakh: lines.map((line) => kz(line)),
      confidence: 0.85,
      intent: "meaning",
    };
  // What the message itself names is meant before any of several lines
  const named = situation(asked.whole, tools);
  if (named) return told([named], asked, tools);
  if (found.length > 0) return told(found.slice(0, MOST_LINES), asked, tools);
  const before = situation(lastUserTurn(asked.history)?.text ?? "", tools);
  return before ? told([before], asked, tools) : nothing(asked, tools);
};

/** What somebody said, whose meaning was asked before: the lines beside it are told of it. */
function heardBefore(asked: Asked, tools: Tools): string | undefined {
  const last = asked.exchange(0);
  const quoted = /[«“"]([^»”"]+)[»”"]/u.exec(last?.message ?? "")?.[1];
  return last?.reply.intent === "meaning" && quoted !== undefined && isKazakh(quoted, tools)
    ? quoted
    : undefined;
}

/** What somebody has said to the learner, with what it means: "they said «оңға бұрылыңыз», what now?" */
function meaningFirst(lines: readonly string[], asked: Asked, tools: Tools): readonly string[] {
  const own = ownLanguage(asked);
  if (asked.language === "kz") return [];
  return lines.slice(0, 1).flatMap((line) => {
    const numeral = wordsToNumber(foldText(line));
    return numeral === null || numeral === undefined
      ? rowsOf(line, own, tools)
      : [`${line} — ${numeral}`];
  });
}

const under = (rows: readonly string[], draft: Draft): Draft =>
  rows.length === 0 ? draft : { ...draft, text: [...rows, "", draft.text].join("\n") };

/** Of a greeting and a question the question is answered. */
function answersOf(line: string, tools: Tools): ModelAnswers | undefined {
  const sentences = sentencesOf(line);
  const question =
    sentences.length > 1 ? sentences.findLast((one) => one.endsWith("?")) : undefined;
  return (
    (question === undefined ? undefined : modelAnswers(question, tools)) ??
    modelAnswers(line, tools)
  );
}

function situation(message: string, tools: Tools): Answered | undefined {
  const set = replyNamed(message, tools);
  return set && { answers: set.answers, ...(set.note && { note: set.note }), line: undefined };
}

/** Nothing is known of what is answered: what is never wrong is said. */
function nothing(asked: Asked, tools: Tools): Draft | undefined {
  const line = heardBefore(asked, tools) ?? linesMeant(undefined, asked, tools)[0];
  return line === undefined
    ? undefined
    : {
        text: tools.say(
          line.endsWith("?") ? "request.noAnswersToQuestion" : "request.noAnswers",
          asked.language,
          { x: line },
        ),
        kazakh: [kz(line)],
        confidence: 0.6,
        intent: "phrases",
      };
}

function told(all: readonly Answered[], { language }: Asked, tools: Tools): Draft {
  const manner = { sen: "register.sen", siz: "register.siz" } as const;
  const sets = [...Map.groupBy(all, ({ answers, pattern }) => pattern ?? answers).values()];
  const rows = sets.flatMap((same) => {
    const [{ answers, note, pattern, line } = { answers: [], line: undefined }] = same;
    const lines = same.flatMap((one) => one.line ?? []);
    return [
      line === undefined
        ? tools.say("reply.then", language)
        : tools.say("reply.to", language, { x: lines.join(" / ") }),
      ...answers.map((one) => {
        const meaning =
          language === "kz" ? undefined : (one[language] ?? meaningOfLine(one.kz, language, tools));
        const whom =
          one.register === undefined ? "" : ` (${tools.say(manner[one.register], language)})`;
        return `- ${one.kz}${whom}${meaning === undefined ? "" : ` — ${meaning}`}`;
      }),
      ...(pattern === undefined ? [] : [tools.say("reply.pattern", language, { x: pattern })]),
      ...(note ? [note[language]] : []),
      "",
    ];
  });
  return {
    text: rows.join("\n").trim(),
    kazakh: all.flatMap(({ answers }) => answers.map((one) => kz(one.kz))),
    confidence: 0.92,
    intent: "phrases",
  };
}
