import type { Asked, Draft, Tools } from "../ask.ts";
import { recalled } from "../intents/about-me.ts";
import { recallNamed } from "../talk/recall.ts";

/** Lines of the learner that are told again. */
const MOST = 6;

/** "What did I say my name was?", «о чём мы говорили?»: what the learner told, or their own lines where no more is known. */
export function recalledFor(asked: Asked, tools: Tools): Draft {
  const { folded, history, language } = asked;
  const lines = history.filter(({ sender }) => sender === "user").map(({ text }) => text.trim());
  if (lines.length === 0) return { text: tools.say("recall.nothing", language), confidence: 0.9 };
  const told = recallNamed(asked, tools);
  if (told.length > 0) return recalled(told, asked, tools);
  const first = lines[0] ?? "";
  if (tools.patterns.one("recalled.first").test(folded))
    return quoting("recall.first", [first], asked, tools);
  if (tools.patterns.one("recalled.last").test(folded))
    return quoting("recall.last", [lines.at(-1) ?? ""], asked, tools);
  return quoting("recall.lines", lines.slice(-MOST), asked, tools);
}

const quoting = (
  name: string,
  lines: readonly string[],
  { language }: Asked,
  tools: Tools,
): Draft => ({
  text: [tools.say(name, language), ...lines.map((line) => `- ${line}`)].join("\n"),
  confidence: 0.9,
});
