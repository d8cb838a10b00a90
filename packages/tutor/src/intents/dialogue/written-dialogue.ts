import type { TalkScene } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { writtenMeaning } from "../../going-on/shown.ts";
import { numberIn } from "../../text/number-in.ts";

/** Lines that a dialogue has, where no number is named. */
const LINES = 10;

/** Whether a dialogue is to be written down, and nobody is given a part in it. */
export function asksToWrite({ whole }: Asked, { requests }: Tools): boolean {
  const asks = new Set(requests.find(whole).map(({ id }) => id));
  return asks.has("write-dialogue") && !asks.has("play-dialogue");
}

/** "Six lines": a number of anything else is what the dialogue is about. */
export function linesAsked({ folded }: Asked, tools: Tools): number | undefined {
  const named = tools.patterns.one("dialogue.lines").exec(folded)?.groups?.count;
  return named === undefined ? undefined : numberIn([named]);
}

/** A scene as a dialogue: both parts, with what each line means. */
export function writtenDialogue(
  scene: TalkScene,
  asked: Asked,
  tools: Tools,
  count = linesAsked(asked, tools) ?? LINES,
): Draft {
  const { language } = asked;
  const lines = scene.turns
    .flatMap(({ line, replies: [reply] }) => [
      { text: line.kz, meaning: language === "kz" ? undefined : line[language] },
      ...(reply === undefined
        ? []
        : [
            {
              text: reply,
              meaning: language === "kz" ? undefined : writtenMeaning(reply, language, tools),
            },
          ]),
    ])
    .slice(0, Math.max(2, count));
  return {
    text: [
      tools.say("dialogue.written", language, { x: scene.titles[language] }),
      ...lines.map(
        ({ text, meaning }) => `— ${text}${meaning === undefined ? "" : ` (${meaning})`}`,
      ),
      "",
      tools.say("dialogue.play", language),
    ].join("\n"),
    kazakh: lines.map(({ text }) => kz(text)),
    confidence: 0.92,
    intent: "dialogue",
  };
}
