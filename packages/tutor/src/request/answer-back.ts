import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { nearestLaid } from "../table/on-table.ts";
import { lineKey } from "../words/sentence-memory.ts";
import type { Executor } from "./executor.ts";

export interface Answer {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}
const MOST = 3;
const LONGEST = 70;

/** "What do people say back to that?": what is answered to it in the dialogues of the course. */
export const answerBack: Executor = (asked, read, tools) => {
  if (!read.names("act-answer") || read.rest.length > 1 || read.names("act-choose"))
    return undefined;
  const said = nearestLaid(asked, tools, ({ sentences }) => sentences[0]?.kz);
  if (said === undefined) return undefined;
  const answers = WISHES_WELL.test(said) ? thanks(tools) : answersTo(said, tools);
  return answers.length === 0 ? nothing(said, asked, tools) : shown(said, answers, asked, tools);
};

/** A good wish is answered alike, whatever is wished. */
const WISHES_WELL = /(?:болсын|берсін|тілеймін|құттықтаймын|болыңыз|жатсын)[.!]*$/u;
const THANKS = ["Рақмет!", "Айтқаныңыз келсін!"];
const thanks = ({ memory }: Tools): readonly Answer[] =>
  THANKS.flatMap((one) => memory.find(one, "kz")[0] ?? []);

/** Lines that stand next to this one in a dialogue or a scene. */
export function answersTo(said: string, { course }: Tools): readonly Answer[] {
  const key = lineKey(said);
  const dialogues: (readonly Answer[])[] = [
    ...course.lessons.flatMap(({ dialogue }) => (dialogue ? [dialogue.turns] : [])),
    ...course.scenes.map(({ lines }) => lines),
  ];
  const found = dialogues.flatMap((lines) =>
    lines.flatMap((line, at) => {
      const next = lines[at + 1];
      const isSaid = lineKey(line.kz) === key || lineKey(line.kz).startsWith(`${key} `);
      return isSaid && next && next.kz.length <= LONGEST ? [next] : [];
    }),
  );
  return found
    .filter((one, at) => found.findIndex((other) => other.kz === one.kz) === at)
    .slice(0, MOST);
}

function shown(said: string, answers: readonly Answer[], { language }: Asked, tools: Tools): Draft {
  return {
    text: [
      tools.say("request.answers", language, { x: said }),
      ...answers.map((one) => (language === "kz" ? one.kz : `${one.kz} — ${one[language]}`)),
    ].join("\n"),
    kazakh: answers.map((one) => kz(one.kz)),
    confidence: 0.9,
    intent: "phrases",
  };
}

const nothing = (said: string, { language }: Asked, tools: Tools): Draft => ({
  text: tools.say(
    said.endsWith("?") ? "request.noAnswersToQuestion" : "request.noAnswers",
    language,
    { x: said },
  ),
  kazakh: [kz(said)],
  confidence: 0.6,
  intent: "phrases",
});
