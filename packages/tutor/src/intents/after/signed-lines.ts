import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { shownLines } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { foldText, hasCyrillic } from "../../text/fold.ts";

const SURE = 0.9969;
const DEEPEST = 3;

/** "And sign it, Daniel" after sentences that are no note: the lines with the name below, or that there is nothing to sign. */
export const signedLinesIntent: Intent = {
  name: "note",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || waitsForAnswer(asked.history, tools)) return undefined;
    const name = tools.patterns
      .all("signed.name")
      .map((one) => one.exec(asked.whole)?.groups?.name)
      .find((one) => one !== undefined);
    if (name === undefined) return undefined;
    const said = nameInKazakh(name, tools);
    return said === undefined || said === ""
      ? undefined
      : { confidence: SURE, answer: () => signed(said, asked, tools) };
  },
};

/** A Russian name as the dictionary has it, or as it is written; another in Kazakh letters. */
function nameInKazakh(name: string, tools: Tools): string | undefined {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const known = tools.glossary
    .meaning(foldText(name), hasCyrillic(name) ? "ru" : "en")
    .find(({ pos }) => pos === "name-person")?.kz;
  return known ?? (hasCyrillic(name) ? capital : tools.nameInKazakh(capital));
}

function signed(name: string, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const lines = linesBefore(asked, tools);
  if (lines.length === 0)
    return { text: tools.say("ofAnswer.noLines", language), confidence: 0.85, intent: "note" };
  const end = `${tools.say("manner.siz.sign", "kz")}\n${name}`;
  return {
    text: [tools.say("ofAnswer.signed", language), "", ...lines, "", end].join("\n"),
    kazakh: [...lines, end].map((line) => kz(line)),
    confidence: 0.9,
    intent: "note",
    state: asked.exchange(0)?.reply.state,
  };
}

/** The Kazakh of the nearest answer that has some. */
function linesBefore(asked: Asked, tools: Tools): readonly string[] {
  const reply = asked.exchange(0)?.reply;
  if (reply?.intent === "note" && reply.kazakh.length > 0)
    return reply.kazakh.map(({ text }) => text);
  const shown = shownLines(asked, tools).filter((line) => line.includes(" "));
  const whole = shown
    .map((line) => line.replace(/["“”«»]/gu, ""))
    .filter((line, at, all) => all.every((other, place) => place === at || !other.includes(line)));
  if (whole.length > 0) return whole;
  for (let back = 1; back < DEEPEST; back++) {
    const before = asked.exchange(back)?.reply;
    if (before?.translated?.text != null) return before.translated.text.split("\n");
    if (before?.intent === "note") return before.kazakh.map(({ text }) => text);
  }
  return [];
}
