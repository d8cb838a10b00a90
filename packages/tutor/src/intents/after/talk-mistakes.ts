import { sentencesOf } from "@tilashar/clause";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { changeShown } from "../../check/change-shown.ts";
import { type CheckedSentence, checkSentence } from "../../check/check-sentence.ts";
import { ruleText } from "../../check/rule-texts.ts";
import { kz } from "../../features/form-text.ts";
import { kazakhPart } from "../../recognise/kazakh-part.ts";
import { isKazakh } from "../../talk/understand-talk.ts";
import { wordsOf } from "../../text/fold.ts";

const SURE = 0.9962;
const LONGEST = 16;
/** More sentences than these are not judged at once. */
const MOST = 6;
const FEWEST_WORDS = 2;

/** "List my mistakes", «ошибки были?», «Қатем бар ма?» in a talk: all that the learner wrote in Kazakh is judged. */
export const talkMistakesIntent: Intent = {
  name: "my-mistake",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (!tools.patterns.one("talk-mistakes.asks").test(asked.folded)) return undefined;
    // A single sentence that was judged just now has its own rule
    const before = asked.exchange(0)?.reply;
    const isJudged = before?.intent === "check" && before.checked != null;
    if (isJudged && !tools.patterns.one("talk-mistakes.all").test(asked.folded)) return undefined;
    const lines = written(asked, tools);
    return lines.length === 0
      ? undefined
      : { confidence: SURE, answer: () => told(lines, asked, tools) };
  },
};

/** The learner's own sentences in Kazakh, the last of them last. */
function written({ history }: Asked, tools: Tools): readonly string[] {
  const lines = history
    .filter(({ sender }) => sender === "user")
    .flatMap(({ text }) => {
      const own = isKazakh(text, tools) ? text : kazakhPart(text, tools);
      return sentencesOf(own).filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS);
    });
  return [...new Set(lines)].slice(-MOST);
}

function told(lines: readonly string[], asked: Asked, tools: Tools): Draft {
  const language = asked.language;
  const checked = lines.map((line) => checkSentence(line, tools));
  const of = (verdict: CheckedSentence["verdict"]): readonly CheckedSentence[] =>
    checked.filter((one) => one.verdict === verdict);
  const wrong = of("wrong");
  const rows = [
    ...(wrong.length === 0 ? [tools.say("mistakes.none", language)] : []),
    ...wrong.flatMap(({ sentence, text, corrections }) => [
      `${sentence} → ${text}`,
      ...corrections.map(
        ({ from, to, rule }) => `  ${changeShown(from, to)}: ${ruleText(rule, language, tools)}`,
      ),
    ]),
    ...listed("mistakes.right", of("right"), asked, tools),
    ...listed("mistakes.unsure", of("unsure"), asked, tools),
  ];
  return {
    text: rows.join("\n"),
    kazakh: checked.map(({ text }) => kz(text)),
    confidence: 0.93,
    language,
  };
}

const listed = (
  name: string,
  lines: readonly CheckedSentence[],
  { language }: Asked,
  tools: Tools,
): readonly string[] =>
  lines.length === 0
    ? []
    : [tools.say(name, language), ...lines.map(({ sentence }) => `- ${sentence}`)];
