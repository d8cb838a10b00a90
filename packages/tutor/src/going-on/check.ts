import type { Asked, Draft, Tools } from "../ask.ts";
import { respelled } from "../check/spelling.ts";
import { kz } from "../features/form-text.ts";
import { judge } from "../intents/check.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { soundOf } from "../intents/pronounce.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { holdsSome } from "../request/theme.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { isReadable } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";

/** "So it's барғанмын then?", "mine: …": an own attempt, judged as a sentence or as a form. */
export const check: GoingOn = (asked, about, tools) => {
  const named = trimEnds((about ?? "").trim());
  const typed = hasCyrillic(named)
    ? `${named}${endOf(about ?? "")}`
    : kazakhNamed(about, asked, tools);
  const words = wordsOf(foldText(typed));
  if (words.length === 0) return ANSWER_BY_KIND.check?.(asked, tools);
  const draft =
    words.length > 1
      ? (judge(typed, asked, tools) ?? describeKazakh(typed, asked, tools))
      : ofWord(words[0] ?? "", asked, tools);
  return draft && { ...withPair(draft, typed, asked, tools), intent: "check" };
};

/** After a comparison: a sentence is right by its grammar, and it is told again what the words are for. */
function withPair(draft: Draft, typed: string, asked: Asked, tools: Tools): Draft {
  if (asked.exchange(0)?.reply.intent !== "compare") return draft;
  const sides = sidesOnTable(asked, tools);
  const pair = tools.course.tutor.wordPairs.find(
    (one) => sides.filter((word) => one.words.includes(word)).length > 1,
  );
  const isOfIt = pair?.words.some((word) => holdsSome(typed, new Set([word])));
  return pair && isOfIt
    ? { ...draft, text: [draft.text, "", pair.tell[asked.language]].join("\n") }
    : draft;
}

const endOf = (text: string): string => /[.!?]+(?=["»”']?\s*$)/u.exec(text)?.[0] ?? "";

/** One form: right by itself, with what it says, or how it is spelt. */
function ofWord(word: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const isOfSound = asked.exchange(0)?.reply.intent === "pronounce";
  if (isReadable(word) || tools.glossary.senses(word).length > 0) {
    if (isOfSound)
      return { text: soundOf(word, language, tools), kazakh: [kz(word)], confidence: 0.9 };
    const told = describeKazakh(word, asked, tools);
    return (
      told && {
        ...told,
        text: [tools.say("check.form", language, { x: word }), told.text].join("\n"),
        checked: { sentence: word, verdict: "right", mended: null, point: null },
      }
    );
  }
  const mended = respelled(word, tools)?.text ?? tools.reader.spell(word);
  if (mended === undefined || mended === word)
    return { text: tools.say("check.unknown", language, { x: word }), confidence: 0.6 };
  return {
    text: [
      tools.say("check.better", language, { x: mended }),
      ...(isOfSound ? [soundOf(mended, language, tools)] : []),
    ].join("\n"),
    kazakh: [kz(mended)],
    checked: { sentence: word, verdict: "wrong", mended, point: null },
    confidence: 0.88,
  };
}
