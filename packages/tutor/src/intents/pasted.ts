import { analyse } from "@tilashar/kazakh";
import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type PastedKazakh, pastedKazakh } from "../recognise/pasted-kazakh.ts";
import { type SpeechAct, speechActOf, spokenToAs } from "../recognise/speech-acts.ts";
import type { Language } from "../reply.ts";
import { type GlossedWord, glossLine, meaningsOf } from "../tools/gloss.ts";
import type { ToldText } from "../translation/out-of-kazakh/whole-text.ts";
import { choseHe, toldIn, warmthOf } from "./told-line.ts";

/** Kazakh that somebody wrote, said or put on a door: each sentence with what it says, and what is done with it. */
export const pastedIntent: RuleIntent = {
  name: "meaning",
  answer(asked, tools) {
    const pasted = pastedKazakh(asked.raw, tools);
    if (!pasted || !isReadable(pasted.sentences, tools)) return undefined;
    return readWhole(pasted, asked, tools);
  },
};

/** So many of the words are known to be Kazakh. */
const MOST = 0.6;

function isReadable(sentences: readonly string[], tools: Tools): boolean {
  const { known, total } = tools.reader.line(sentences.join(" "));
  return total > 2 && known / total >= MOST;
}

function readWhole({ sentences, frame }: PastedKazakh, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const told = sentences.map((sentence) => toldIn(sentence, language, tools));
  const text = sentences.join(" ");
  const acts = [...new Set(sentences.map((one) => speechActOf(one, tools)))];
  const hard = hardWords(text, asked, tools);
  const lines = [
    ...sentences.map((sentence, at) => lineOf(sentence, told[at], language, tools)),
    "",
    [whatItIs(acts, language, tools), spokenTo(sentences, language, tools)]
      .filter((line) => line !== undefined)
      .join(" "),
    asksIfCross(frame, tools) ? temperOf(acts, text, language, tools) : undefined,
    warmthOf(text, language, tools),
    told.some((one) => one && choseHe(one)) ? tools.say("meaning.he", language) : undefined,
    hard.length > 0 ? tools.say("pasted.hard", language, { words: hard.join("; ") }) : undefined,
  ].filter((line) => line !== undefined);
  const whole = told.flatMap((one) => one ?? []);
  return {
    text: lines.join("\n"),
    kazakh: sentences.map((sentence) => kz(sentence)),
    confidence: 0.9,
    ...(whole.length === sentences.length && {
      translated: {
        text: whole.map((one) => one.text).join(" "),
        sure: whole.every(({ sure }) => sure),
        from: whole.every(({ known }) => known) ? "bank" : "composed",
      },
    }),
  };
}

/** A sentence with its translation, or with its words where it cannot be said whole. */
function lineOf(
  sentence: string,
  told: ToldText | undefined,
  language: Language,
  tools: Tools,
): string {
  if (told?.sure) return `${sentence} — ${told.text}`;
  if (told) return `${sentence} — ${tools.say("pasted.roughly", language, { text: told.text })}`;
  const words = glossLine(sentence, language === "kz" ? "en" : language, tools)
    .map(({ text, gloss }) => `${text} — ${gloss}`)
    .join("; ");
  return `${sentence}\n${tools.say("pasted.words", language, { words })}`;
}

/** What is asked for or wished matters more than what is only told. */
function whatItIs(acts: readonly SpeechAct[], language: Language, tools: Tools): string {
  const named = acts.length > 1 ? acts.filter((act) => act !== "news") : acts;
  const list = named.map((act) => tools.say(`pasted.act.${act}`, language));
  return tools.say("pasted.acts", language, { acts: list.join(", ") });
}

function spokenTo(
  sentences: readonly string[],
  language: Language,
  tools: Tools,
): string | undefined {
  const you = spokenToAs(sentences);
  return you && tools.say(you === "сіз" ? "pasted.siz" : "pasted.sen", language);
}

const asksIfCross = (frame: string, { requests }: Tools): boolean =>
  requests.find(frame).some(({ id }) => id === "pasted-temper");

/** Whether the words themselves are cross; what stands behind plain ones they do not tell. */
function temperOf(
  acts: readonly SpeechAct[],
  text: string,
  language: Language,
  tools: Tools,
): string {
  const isWarm = warmthOf(text, language, tools) !== undefined;
  const isPolite = isWarm || spokenToAs([text]) === "сіз" || acts.some((act) => KIND.has(act));
  return tools.say(isPolite && !text.includes("!!") ? "pasted.calm" : "pasted.plain", language);
}

const KIND: ReadonlySet<SpeechAct> = new Set(["please", "wish", "offer", "meant", "together"]);

/** Words that a text is helped with. */
const MOST_HARD = 2;
/** A word of a later lesson is hard to somebody of whom it is not known how far he is. */
const EARLY_LESSONS = 60;
const UNTAUGHT = 10_000;

/** The words that are taught last, or not at all, with their meanings. */
function hardWords(text: string, { language, nextLesson }: Asked, tools: Tools): string[] {
  const easy = nextLesson ?? EARLY_LESSONS;
  const gloss = language === "kz" ? "en" : language;
  return glossLine(text, gloss, tools)
    .flatMap((word) => {
      const hardness = hardnessOf(word, tools);
      return hardness > easy && word.lemma !== undefined ? [{ lemma: word.lemma, hardness }] : [];
    })
    .toSorted((a, b) => b.hardness - a.hardness)
    .map(({ lemma }) => `${lemma} — ${meaningsOf(tools.glossary.senses(lemma).slice(0, 2), gloss)}`)
    .filter((line, at, all) => all.indexOf(line) === at)
    .slice(0, MOST_HARD);
}

/** Words of a meaning of their own; of these some only help others. */
const CONTENT = /^(?:n|v|adj)$/u;
const HELPERS: ReadonlySet<string> = new Set(["болу", "деу", "ету", "қалу", "қою", "жіберу"]);

function hardnessOf({ lemma, text }: GlossedWord, tools: Tools): number {
  const senses = lemma === undefined || HELPERS.has(lemma) ? [] : tools.glossary.senses(lemma);
  if (!senses.every(({ pos }) => CONTENT.test(pos))) return 0;
  const taught = senses.flatMap(({ word }) => word?.lessonId ?? []);
  if (senses.length === 0 || analyse(text.toLowerCase())[0]?.guessed) return 0;
  return taught.length > 0 ? Math.min(...taught) : UNTAUGHT + (senses[0]?.band ?? 0);
}
