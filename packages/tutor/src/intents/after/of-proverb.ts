import type { Proverb } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { lastBotLine } from "../../text/history.ts";
import { glossLine } from "../../tools/gloss.ts";
import type { DoneToShown } from "./shown-cells.ts";

/** The proverb that was told last. */
function told({ history }: Asked, { course }: Tools): Proverb | undefined {
  const said = lastBotLine(history);
  return course.proverbTopics
    .flatMap(({ proverbs }) => proverbs)
    .find((proverb) => said.includes(proverb.kz));
}

type Tell = (proverb: Proverb, asked: Asked, tools: Tools) => readonly string[];

const ofProverb =
  (tell: Tell) =>
  (asked: Asked, tools: Tools): Draft | undefined => {
    const proverb = told(asked, tools);
    return (
      proverb && {
        text: tell(proverb, asked, tools).join("\n"),
        kazakh: [kz(proverb.kz)],
        confidence: 0.92,
        intent: "proverb",
      }
    );
  };

const say =
  (name: string): Tell =>
  (proverb, { language }, tools) => [
    tools.say(name, language, { x: proverb.kz, meaning: proverb.meaning[language] }),
  ];

/** The proverb word by word, what that comes to, and what is meant by it. */
const literally: Tell = (proverb, { language }, tools) => {
  const own = language === "ru" ? "ru" : "en";
  return [
    proverb.kz,
    ...glossLine(proverb.kz, own, tools).map(({ text, gloss }) => `  ${text} — ${gloss}`),
    ...(language === "kz"
      ? []
      : [`${tools.say("proverb.literal", language)}: ${proverb.literal[language]}`]),
    proverb.meaning[language],
  ];
};

/** What is done to a proverb. */
export const OF_PROVERB: DoneToShown = {
  "of-shown-literal": ofProverb(literally),
  "of-shown-used": ofProverb((proverb, asked, tools) => [
    ...say("proverb.used")(proverb, asked, tools),
    tools.say("proverb.frame", asked.language, { x: proverb.kz }),
  ]),
  "of-shown-in-talk": ofProverb(say("proverb.frame")),
  "of-shown-equivalent": ofProverb(say("proverb.equivalent")),
  "of-shown-opposite": ofProverb(say("proverb.opposite")),
  "of-shown-reply": ofProverb(say("proverb.reply")),
};
