import type { Asked, Draft, Exchange, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { saidAt } from "../../talk/reactions.ts";
import type { Question } from "../../talk/topics.ts";
import { standingOf } from "../../talk/understand-talk.ts";

const SURE = 0.9967;
const LEAST_SHARE = 0.6;
/** So many exchanges back a talk is still one to go back to. */
const REACHES = 4;
/** What goes on by itself where it was the last thing. */
const GOES_ON_ITSELF: ReadonlySet<string> = new Set([
  "talk",
  "quiz",
  "exercise",
  "story",
  "dialogue",
]);

/** "OK, let's go on" after the meaning of a word that came up in a talk: its last question is asked again. */
export const talkOnIntent: Intent = {
  name: "talk",
  decides: true,
  understand(asked, tools) {
    if (GOES_ON_ITSELF.has(asked.exchange(0)?.reply.intent ?? "talk")) return undefined;
    const found = tools.requests.find(asked.spelt).find(({ id }) => id === "talk-on");
    if (!found || found.share < LEAST_SHARE) return undefined;
    const open = openBefore(asked, tools);
    return open && { confidence: SURE, answer: () => askedAgain(open, asked, tools) };
  },
};

/** The question that the talk stopped at. */
function openBefore(asked: Asked, tools: Tools): Question | undefined {
  for (let back = 1; back <= REACHES; back++) {
    const exchange = asked.exchange(back);
    if (exchange?.reply.intent !== "talk") continue;
    const { open } = standingOf(upTo(exchange), tools);
    return open === undefined ? undefined : tools.topics.question.get(open);
  }
  return undefined;
}

const upTo = ({ history, message, reply }: Exchange): Asked["history"] => [
  ...history,
  { sender: "user", text: message },
  { sender: "bot", text: reply.text },
];

function askedAgain(question: Question, asked: Asked, tools: Tools): Draft {
  const own = asked.language === "kz" ? asked.interfaceLanguage : asked.language;
  const line = saidAt(question.says, asked);
  return {
    text: [
      tools.say("question.gladly", asked.language),
      line.kz,
      ...(own === "kz" || asked.level === "C" ? [] : [`(${line[own]})`]),
    ].join("\n"),
    kazakh: [kz(line.kz)],
    chips: question.replies.slice(0, 3),
    confidence: 0.95,
    repeats: true,
    language: asked.language,
  };
}
