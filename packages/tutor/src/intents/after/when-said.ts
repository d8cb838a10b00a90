import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { ownLanguage } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { kazakhPart } from "../../recognise/kazakh-part.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText, wordsOf } from "../../text/fold.ts";

const SURE = 0.9954;
const LONGEST = 12;
const MOST = 3;

/** "When would somebody say that?", «дай ситуацию, где так скажут»: lines of the course in which the expression stands, or what it says. */
export const whenSaidIntent: Intent = {
  name: "examples",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    if (!tools.patterns.one("when-said.asks").test(asked.folded)) return undefined;
    const named = spokenOf(asked, tools);
    if (named === "") return undefined;
    const rows = rowsFor(named, asked, tools);
    return rows.length === 0
      ? undefined
      : { confidence: SURE, answer: () => told(rows, asked, tools) };
  },
};

/** What the last messages asked about: the expression itself is further back where something was asked of it. */
function spokenOf(asked: Asked, tools: Tools): string {
  for (const back of [0, 1]) {
    const exchange = asked.exchange(back);
    const part = exchange ? kazakhPart(exchange.message, tools) : "";
    if (part !== "") return part;
  }
  return "";
}

const lemmasOf = (text: string): readonly string[] =>
  wordsOf(foldText(text)).map((word) => knownReadings(word)[0]?.lemma ?? word);

function rowsFor(named: string, asked: Asked, tools: Tools): readonly string[] {
  const own = ownLanguage(asked);
  const wanted = lemmasOf(named);
  const lines = tools.memory.lines
    .filter(({ kz: line }) => {
      const said = lemmasOf(line);
      return said.some((_, at) => wanted.every((lemma, next) => said[at + next] === lemma));
    })
    .toSorted((a, b) => a.kz.length - b.kz.length)
    .slice(0, MOST)
    .map((line) => `${line.kz} — ${line[own]}`);
  if (lines.length > 0) return lines;
  // An example may stand in what was told of it
  const before =
    asked
      .exchange(0)
      ?.reply.text.split("\n")
      .find((row) => row.includes(named)) ?? "";
  return before === "" ? [] : [before];
}

const told = (rows: readonly string[], { language }: Asked, tools: Tools): Draft => ({
  text: [tools.say("whenSaid.so", language), ...rows.map((row) => `- ${row}`)].join("\n"),
  kazakh: rows.map((row) => kz(row.split(" — ")[0] ?? "")),
  confidence: 0.88,
});
