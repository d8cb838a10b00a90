import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { judge } from "../intents/check.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { isReadable } from "../text/chat-spelling.ts";
import { foldText, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import { isWordOf } from "../words/own-language.ts";
import type { Executor } from "./executor.ts";

/** Replies after which Kazakh is no try: it answers, or is asked about. */
const IS_ANSWERED: ReadonlySet<string> = new Set([
  "talk",
  "small-talk",
  "dialogue",
  "quiz",
  "exercise",
  "translation-task",
  "story",
  "unknown",
]);
/** Replies that tell of words, of which another may be asked next. */
const IS_OF_WORDS: ReadonlySet<string> = new Set(["compare", "list", "explain"]);
const SHORTEST = 3;
const claims = (folded: string, tools: Tools): boolean =>
  tools.patterns.one("of-table.claims").test(folded);

/** "So Менің ағам келді?", «значит, досқа?», "мен барамын, right?": the learner's own try, judged. */
export const judgeTried: Executor = (asked, _read, tools) => {
  if (IS_ANSWERED.has(asked.exchange(0)?.reply.intent ?? "")) return undefined;
  // «А қай жерде?» after a difference asks about one more
  if (IS_OF_WORDS.has(asked.exchange(0)?.reply.intent ?? "") && !claims(asked.folded, tools))
    return undefined;
  const said = saidIn(asked, tools).find((one) => {
    const words = wordsOf(foldText(one));
    return words.every((word) => isReadable(word)) && isKazakh(words, asked, tools);
  });
  if (said === undefined) return undefined;
  if (wordsOf(said).length === 1) return ofForm(said, asked, tools);
  const draft = judge(said, asked, tools);
  return draft && { ...draft, intent: "check" };
};

/** The Kazakh of a message that says nothing else, in the learner's own letters; what is led to or asked after. */
function saidIn({ folded, raw, whole, language }: Asked, tools: Tools): readonly string[] {
  return tools.patterns.all("of-table.tried").flatMap((pattern) => {
    const said = pattern.exec(folded)?.groups?.said?.trim();
    if (said === undefined) return [];
    const isLed = !folded.startsWith(said) || folded.length > said.length;
    const isAsked = isLed || raw.endsWith("?") || whole.endsWith("?");
    // «Ал әке ше?» asks for a word, and a whole message in Kazakh may be told
    if (!isAsked || (language === "kz" && !isLed)) return [];
    const at = foldText(raw).indexOf(said);
    return [at < 0 ? said : raw.slice(at, at + said.length).replace(/[,:]$/u, "")];
  });
}

/** Words of Kazakh, not all of which are Russian as well. */
const isKazakh = (words: readonly string[], asked: Asked, tools: Tools): boolean =>
  asked.language === "en" ||
  words.some(hasKazakhLetter) ||
  words.some((word) => word.length >= SHORTEST && !isWordOf(word, "ru", tools));

/** A form by itself: that it is right, and what it is of; a plain word is asked about in other ways. */
function ofForm(said: string, asked: Asked, tools: Tools): Draft | undefined {
  const word = foldText(said);
  const isForm = tools.glossary.senses(word).length === 0 && tools.reader.read(word) !== undefined;
  const led = asked.folded.replace(word, " ").trim();
  if (!isForm || !claims(led, tools)) return undefined;
  const told = describeKazakh(word, asked, tools);
  return (
    told && {
      ...told,
      text: [tools.say("check.form", asked.language, { x: word }), told.text].join("\n"),
      kazakh: [kz(word)],
      intent: "check",
    }
  );
}
