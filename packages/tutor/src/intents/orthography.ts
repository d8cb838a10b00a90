import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { trimEnds } from "../text/fold.ts";

/** "Ешкім бірге жазыла ма?": together when the dictionary has it as one word, apart when it has two. */
export const orthographyIntent: RuleIntent = {
  name: "spelling",
  answer(asked, tools) {
    for (const frame of tools.patterns.all("orthography.frames")) {
      const target = frame.exec(asked.folded)?.[1];
      if (target !== undefined) return told(trimEnds(target.replace(/["'«»]/g, "")), asked, tools);
    }
    return undefined;
  },
};

function told(text: string, asked: Asked, tools: Tools): Draft | undefined {
  const joined = text.replace(/[ -]/gu, "");
  const one = isOneWord(joined, tools) ? joined : undefined;
  const apart = text.includes(" ") && tools.glossary.senses(text).length > 0 ? text : undefined;
  const hyphened = [...text].some((letter) => letter === "-") ? text : undefined;
  const right =
    apart ?? (hyphened !== undefined && isOneWord(hyphened, tools) ? hyphened : undefined) ?? one;
  if (right === undefined) return undefined;
  const name = right.includes(" ") ? "spelling.apart" : "spelling.together";
  const line = tools.memory.lines.find(
    ({ kz: said }) => said.length < 70 && ` ${said.toLowerCase()}`.includes(` ${right}`),
  );
  const meaning = line && asked.language !== "kz" ? ` — ${line[asked.language]}` : "";
  return {
    text: [
      tools.say(name, asked.language, { x: right }),
      ...(line ? [`${line.kz}${meaning}`] : []),
    ].join("\n"),
    kazakh: [kz(right, right)],
    confidence: 0.9,
    focus: { kind: "word", lemma: right, pos: "n" },
  };
}

const isOneWord = (word: string, tools: Tools): boolean =>
  tools.glossary.senses(word).length > 0 || knownReadings(word).length > 0;
