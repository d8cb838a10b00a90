import { RecentlyAsked } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { type Composition, composedText } from "../translation/composition.ts";
import { congratulated } from "../translation/congratulated.ts";
import { directSpeech } from "../translation/direct-speech.ts";
import { exclaimed } from "../translation/exclamation.ts";
import { ableToFear } from "../translation/feared.ts";
import { fromFrame } from "../translation/frame.ts";
import { fromFrames } from "../translation/frames/from-frames.ts";
import { type FoundIdiom, idiomIn } from "../translation/idiom.ts";
import { ledIn } from "../translation/led-in.ts";
import { asWritten, withWordFirst } from "../translation/loose-text.ts";
import { type ReadBack, readBack } from "../translation/read-back.ts";
import { isSeveral, sentenceBySentence } from "../translation/sentence-by-sentence.ts";
import { twoOfUs } from "../translation/two-of-us.ts";
import { likeliest } from "../translation/ways-to-say.ts";
import type { SaidWhole } from "../translation/within.ts";
import { byMeaning, type FoundHeadword } from "../words/find-kazakh.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";

/** Kazakh for something said in English or Russian, and how it was come by. */
export type Translation = Said | Composition;

type Said =
  | {
      readonly kind: "word";
      readonly found: FoundHeadword;
      readonly phrases: readonly RememberedLine[];
    }
  /** A picture that Kazakh paints otherwise. */
  | { readonly kind: "idiom"; readonly idiom: FoundIdiom["idiom"] }
  | { readonly kind: "phrase"; readonly lines: readonly RememberedLine[] };

/**
 * Translates a word, a sentence of the course or a simple sentence into Kazakh; undefined when nothing can be
 * vouched for.
 */
export function toKazakh(
  typed: string,
  language: GlossLanguage,
  tools: Tools,
): Translation | undefined {
  let known = translated.get(tools);
  if (!known) {
    known = new RecentlyAsked(KEPT);
    translated.set(tools, known);
  }
  return known.get(`${language} ${typed}`, () => ({ said: saidAnyhow(typed, language, tools) }))
    .said;
}

/** Many rules ask whether one and the same text can be said: what was put together is kept for so many texts. */
const KEPT = 16;
const translated = new WeakMap<
  Tools,
  RecentlyAsked<string, { readonly said: Translation | undefined }>
>();

function saidAnyhow(typed: string, language: GlossLanguage, tools: Tools): Translation | undefined {
  const written = asWritten(typed, language);
  const text = language === "ru" ? ableToFear(written) : written;
  const said = asItStands(text, language, tools);
  const moved = said ? undefined : withWordFirst(text, language);
  return moved === undefined ? said : asItStands(moved, language, tools);
}

function asItStands(text: string, language: GlossLanguage, tools: Tools): Translation | undefined {
  const all = tools.memory.find(text, language).filter((line) => asksAlike(text, line[language]));
  const lines = all.filter(({ isPart }) => !isPart);
  const phrases = lines.filter(({ topic }) => topic !== undefined);
  const read = (said: string): Translation => ({
    kind: "woven",
    text: said,
    readBack: readBack(said, text, language, tools),
  });
  const words = wordsOf(foldText(text)).length;
  // "to Almaty" is where somebody goes; only before a small letter is it a verb
  if (words <= 4 && !/^to \p{Lu}/u.test(text)) {
    const found = byMeaning(text, language, tools, false);
    const exact = found && (words === 1 || tools.glossary.knows(text, language));
    // "Go straight" is an order before it is a word of the dictionary
    const said =
      exact && words > 1 && phrases.length === 0 ? fromFrames(text, language, tools) : undefined;
    if (said !== undefined) return { kind: "woven", text: said, readBack: AS_EDITED };
    if (exact && !(phrases.length > 0 && words > 1))
      return { kind: "word", found, phrases: phrases.slice(0, 2) };
  }
  if (phrases.length > 0) return { kind: "phrase", lines: distinct(phrases).slice(0, 3) };
  if (lines.length > 0) return { kind: "phrase", lines: distinct(lines).slice(0, 2) };
  const several = sentenceBySentence(text, language, tools, (one) =>
    saidAlone(one, language, tools),
  );
  if (several !== undefined) return read(several);
  const quoted =
    language === "en"
      ? directSpeech(text, tools, (one) => sentenceIn(one, language, tools))
      : undefined;
  if (quoted !== undefined) return read(quoted);
  // What is read over the end of a sentence is another sentence
  if (isSeveral(text)) return undefined;
  const picture = idiomIn(text, language, tools);
  // Nothing that holds an idiom is put into Kazakh word by word
  if (picture) return picture.isWhole ? { kind: "idiom", idiom: picture.idiom } : undefined;
  const led = (): Translation | undefined | null => {
    const found = ledIn(text, language, tools, (sentence) => sentenceIn(sentence, language, tools));
    if (!found) return null;
    return found.said === undefined ? undefined : read(found.said);
  };
  const answered = ANSWERS.test(text) ? led() : null;
  if (answered !== null) return answered;
  const cry = language === "ru" ? exclaimed(text, tools) : null;
  if (cry !== null) return cry === undefined ? undefined : read(cry);
  const two = twoOfUs(text, language, tools, (we) => sentenceIn(we, language, tools));
  if (two !== null) return two === undefined ? undefined : read(two);
  const wished = congratulated(text, language, tools);
  if (wished !== undefined) return { kind: "woven", text: wished, readBack: AS_EDITED };
  const said = fromFrames(text, language, tools);
  // «В этом лесу есть медведи.» is told, and the pattern asks
  const isAskedFor = said !== undefined && !(/[.!]$/u.test(text.trim()) && said.endsWith("?"));
  if (isAskedFor) return { kind: "woven", text: said, readBack: AS_EDITED };
  if (all.length > 0) return { kind: "phrase", lines: distinct(all).slice(0, 1) };
  const called = led();
  if (called !== null || CALLED_BY_NAME.test(text)) return called ?? undefined;
  const framed = fromFrame(text, language, tools);
  if (framed) return { kind: "frame", framed, readBack: AS_EDITED };
  const composed = likeliest(
    text,
    language,
    tools,
    (one, by) => clauseIn(one, language, by),
    (one, by) => wholeIn(one, language, by),
  );
  if (composed) return composed;
  // A sentence of which only a word was found is not said by that word
  if (words <= 3 && !SENTENCE.test(text.trim())) {
    const found = byMeaning(text, language, tools);
    if (found) return { kind: "word", found, phrases: [] };
  }
  return undefined;
}

/** An editor wrote the sentence but for a word of it, and need not be read back. */
const AS_EDITED: ReadBack = { text: undefined, isSame: true };

/** "Sit down and eat, Aisha": whoever is called is not eaten. */
const CALLED_BY_NAME =
  /^(?!(?:I|We|You|He|She|They|It|My|This|Я|Мы|Он|Она|Они|Мой|Моя) )[^,]+ [^,]+, \p{Lu}\p{Ll}+[.!]*$/u;

/** "No, it is …": the answer is no part of what follows. */
const ANSWERS = /^(?:yes|no|да|нет),/iu;

/** The Kazakh of a whole sentence; a word alone is none. */
export function sentenceIn(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): string | undefined {
  const said = toKazakh(text, language, tools);
  return said === undefined || said.kind === "word" ? undefined : textOf(said);
}

/** The same where it surely says what was meant, for what is sent to somebody. */
export function surelyIn(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const said = toKazakh(text, language, tools);
  if (said === undefined || said.kind === "word") return undefined;
  return isVouchedFor(said) ? textOf(said) : undefined;
}

/** The same of a sentence among others: a greeting or an exclamation is one as well. */
function saidAlone(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const said = toKazakh(text, language, tools);
  if (said?.kind !== "word") return said && textOf(said);
  const { lemma, pos } = said.found;
  return pos.startsWith("intj") ? `${lemma.charAt(0).toUpperCase()}${lemma.slice(1)}!` : undefined;
}

/** The same of a clause beside another: what has no verb is none. */
function clauseIn(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const said = toKazakh(text, language, tools);
  if (said === undefined || said.kind === "word") return undefined;
  const isClause = said.kind !== "sentence" || said.clause.predicate.kind !== "fragment";
  return isClause ? textOf(said) : undefined;
}

/** The same of a sentence within another, and whether it surely says what was meant. */
function wholeIn(text: string, language: GlossLanguage, tools: Tools): SaidWhole | undefined {
  const said = toKazakh(text, language, tools);
  if (said === undefined || said.kind === "word") return undefined;
  if (said.kind === "sentence" && said.clause.predicate.kind === "fragment") return undefined;
  return { text: textOf(said), isSure: isVouchedFor(said) };
}

/** Whether a translation surely says what was meant: the course says so, or it is read back as the same. */
export const isVouchedFor = (translation: Translation): boolean =>
  !("readBack" in translation) || translation.readBack.isSame;

/** The Kazakh of a translation. */
export function textOf(translation: Translation): string {
  if (translation.kind === "word") return translation.found.lemma;
  if (translation.kind === "idiom") return translation.idiom.kz;
  return translation.kind === "phrase"
    ? (translation.lines[0]?.kz ?? "")
    : composedText(translation);
}

const SENTENCE =
  /^(?:i|you|he|she|it|we|they|я|ты|вы|он|она|оно|мы|они)(?:'\S+)? |^\p{Lu}\S* .*[.!?]$/iu;

const QUESTION_START =
  /^(?:how|what|where|who|when|why|which|whose|can|could|may|do|does|did|is|are|как|что|где|кто|когда|почему|куда|откуда|сколько|какой|какая|какое|чей|можно)(?![\p{L}])/iu;

/** A statement is no translation of a question: завтра будет дождь. */
const asksAlike = (text: string, line: string): boolean =>
  !line.trim().endsWith("?") || text.includes("?") || QUESTION_START.test(text.trim());

function distinct(lines: readonly RememberedLine[]): RememberedLine[] {
  return lines.filter((line, at) => lines.findIndex(({ kz }) => kz === line.kz) === at);
}
