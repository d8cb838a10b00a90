import type { Asked, Draft, Tools } from "../ask.ts";
import { recalled } from "../intents/about-me.ts";
import { recallNamed } from "../talk/recall.ts";
import { foldText, wordsOf } from "../text/fold.ts";

/** Lines of the learner that are told again. */
const MOST = 6;

/** "What did I say my name was?", «о чём мы говорили?»: what the learner told, or their own lines where no more is known. */
export function recalledFor(asked: Asked, tools: Tools): Draft {
  const { folded, history, language } = asked;
  const lines = history.filter(({ sender }) => sender === "user").map(({ text }) => text.trim());
  const byTutor = tools.patterns.one("recalled.by-tutor").test(folded)
    ? saidByTutor(asked, tools)
    : undefined;
  if (byTutor) return byTutor;
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

/** Lines of an answer that are told again, and letters by which words are the same. */
const MOST_TOLD = 4;
const STEM = 4;

/** "A while ago you said a word for school": the answer that has most of the words of the question, else the one before the last. */
function saidByTutor({ folded, history, language }: Asked, tools: Tools): Draft | undefined {
  const said = history.flatMap(({ sender, text }, at) =>
    sender === "bot" ? [{ text, asked: history[at - 1]?.text ?? "" }] : [],
  );
  const ofRecalling = tools.patterns.one("recalled.of-recalling");
  const stems = wordsOf(folded)
    .filter((word) => [...word].length >= STEM && !ofRecalling.test(word))
    .map((word) => word.slice(0, STEM));
  const counted = said.map((one) => ({
    one,
    count: stems.filter((stem) =>
      wordsOf(foldText(`${one.asked} ${one.text}`)).some((word) => word.startsWith(stem)),
    ).length,
  }));
  const isFirst = tools.patterns.one("recalled.first").test(folded);
  const best = Math.max(0, ...counted.map(({ count }) => count));
  const found = isFirst
    ? said[0]
    : best > 0
      ? counted.findLast(({ count }) => count === best)?.one
      : said.at(-2);
  if (!found) return undefined;
  const rows = found.text
    .split("\n")
    .filter((row) => row.trim() !== "")
    .slice(0, MOST_TOLD);
  return {
    text: [tools.say("recall.tutor", language, { x: found.asked }), ...rows].join("\n"),
    confidence: 0.9,
  };
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
