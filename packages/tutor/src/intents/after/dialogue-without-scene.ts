import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { shownLines } from "../../going-on/shown.ts";

/** Surer than a line of the scene, which a wish about the whole of it is none of. */
const SURE = 0.9994;
const MOST_WORDS = 10;
const OF_DIALOGUE: ReadonlySet<string> = new Set(["dialogue", "phrases", "unknown"]);
const DEEPEST = 3;
const LINES = ["1", "2", "3"] as const;

/** "Without the translation", «пусть аптекарь будет сердитый» after lines of a conversation, whichever way they were shown. */
export const dialogueWithoutSceneIntent: Intent = {
  name: "dialogue",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > MOST_WORDS) return undefined;
    if (!isAfterDialogue(asked)) return undefined;
    const { folded } = asked;
    if (
      tools.patterns.one("of-answer.without-translation").test(folded) &&
      asked.exchange(0)?.reply.intent === "dialogue"
    ) {
      const lines = shownLines(asked, tools);
      return lines.length < 2
        ? undefined
        : { confidence: SURE, answer: () => inKazakhAlone(lines) };
    }
    const temper = tools.patterns.one("of-answer.temper").exec(folded)?.groups;
    return temper && tools.patterns.one("of-answer.temper-asked").test(folded)
      ? { confidence: SURE, answer: () => inTemper(temper.angry !== undefined, asked, tools) }
      : undefined;
  },
};

const isAfterDialogue = (asked: Asked): boolean => {
  for (let back = 0; back < DEEPEST; back++) {
    const intent = asked.exchange(back)?.reply.intent ?? "";
    if (intent === "dialogue") return true;
    if (!OF_DIALOGUE.has(intent)) return false;
  }
  return false;
};

const inKazakhAlone = (lines: readonly string[]): Draft => ({
  text: lines.map((line) => `— ${line}`).join("\n"),
  kazakh: lines.map((line) => kz(line)),
  confidence: 0.9,
  intent: "dialogue",
});

/** What cannot be done is said, and what somebody of that temper says is shown. */
function inTemper(isAngry: boolean, { language }: Asked, tools: Tools): Draft {
  const kind = isAngry ? "angry" : "kind";
  const lines = LINES.map((n) => tools.say(`ofAnswer.${kind}${n}`, "kz"));
  return {
    text: [
      tools.say(isAngry ? "ofAnswer.temperAngry" : "ofAnswer.temperKind", language),
      ...lines.map((line, at) =>
        language === "kz"
          ? `— ${line}`
          : `— ${line} (${tools.say(`ofAnswer.${kind}${LINES[at]}`, language)})`,
      ),
    ].join("\n"),
    kazakh: lines.map((line) => kz(line)),
    confidence: 0.88,
    intent: "dialogue",
  };
}
