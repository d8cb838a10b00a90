import { sentencesOf } from "@tilashar/clause";
import type { Asked, Exchange, Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";
import { comparedWords } from "../intents/compare/compared-words.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { pastedKazakh } from "../recognise/pasted-kazakh.ts";
import { foldText, wordsOf } from "../text/fold.ts";

/** A Kazakh sentence that was shown, with the clause that it was put together of and what it was said for. */
export interface ShownSentence {
  readonly kz: string;
  readonly clause?: Clause;
  readonly source?: string;
}

/** What one exchange laid on the table, each kind of it apart; later messages go on from it. */
export interface OnTable {
  readonly exchange: Exchange;
  /** Single words, by their dictionary forms. */
  readonly words: readonly string[];
  readonly sentences: readonly ShownSentence[];
  /** What was set side by side. */
  readonly sides: readonly string[];
  /** The point of grammar that was told. */
  readonly point: string | undefined;
  /** The sentences of a text or a dialogue that was told. */
  readonly text: readonly string[];
  /** A word whose table of forms was shown. */
  readonly tableOf: string | undefined;
  /** The one word that it was about. */
  readonly word: string | undefined;
}

/** So many exchanges back is gone on from. */
const DEEPEST = 3;

const tables = new WeakMap<Exchange, OnTable>();

/** What lies on the table, the last exchange first; each is looked at only when it is asked for. */
export function* tableOf(asked: Asked, tools: Tools): Generator<OnTable> {
  for (let back = 0; back < DEEPEST; back++) {
    const exchange = asked.exchange(back);
    if (!exchange) return;
    let table = tables.get(exchange);
    if (!table) {
      table = laidBy(exchange, asked, tools);
      tables.set(exchange, table);
    }
    yield table;
  }
}

/** The nearest exchange that laid something of a kind, and what it laid. */
export function nearestLaid<T>(
  asked: Asked,
  tools: Tools,
  pick: (table: OnTable) => T | undefined,
): T | undefined {
  for (const table of tableOf(asked, tools)) {
    const found = pick(table);
    if (found !== undefined) return found;
  }
  return undefined;
}

const TEXTS: ReadonlySet<string> = new Set(["story", "dialogue", "recommend"]);

/** What is only talk lays nothing to be worked on. */
const OF_TALK: ReadonlySet<string> = new Set(["talk", "small-talk", "unknown", "quiz", "exercise"]);

function laidBy(exchange: Exchange, asked: Asked, tools: Tools): OnTable {
  const { message, reply, focus } = exchange;
  const { kazakh, intent, points } = reply;
  const shown = [...new Set(kazakh.map(({ text }) => text).filter(isSentence))];
  const isText = TEXTS.has(intent);
  const read = tools.course.readings.find(({ id }) => id === reply.readings?.[0]);
  const reading = read?.paragraphs.flatMap(({ sentences }) => sentences.map(({ kz }) => kz)) ?? [];
  const said = reply.translated?.text ?? undefined;
  const translated: ShownSentence | undefined =
    said === undefined || (!said.trim().includes(" ") && !/[.!?]$/u.test(said))
      ? undefined
      : {
          kz: said,
          ...(focus?.kind === "clause" && {
            clause: focus.clause,
            ...(focus.source !== undefined && { source: focus.source }),
          }),
          ...(focus?.kind === "line" && { source: focus.source }),
        };
  const pasted = intent === "meaning" ? pastedKazakh(message, tools)?.sentences : undefined;
  const quoted = pasted ?? sentencesOf(kazakhPart(message, tools)).filter(isSentence);
  // Of a sentence that was judged the right one is gone on from
  const judged =
    reply.checked === null ? [] : [{ kz: reply.checked.mended ?? reply.checked.sentence }];
  const others = shown.filter((kz) => kz !== said).map((kz) => ({ kz }));
  const own = intent === "meaning" || intent === "check" ? quoted.map((kz) => ({ kz })) : [];
  const words = kazakh
    .filter(({ text, lemma }) => lemma === text || (lemma === undefined && isWord(text)))
    .map(({ text }) => text);
  return {
    exchange,
    words: [
      ...new Set([
        ...(focus?.kind === "word" ? [focus.lemma] : []),
        ...(focus?.kind === "clause" ? [] : words),
      ]),
    ],
    sentences:
      isText || OF_TALK.has(intent)
        ? []
        : [...(translated ? [translated] : []), ...judged, ...own, ...others],
    sides: intent === "compare" ? sidesOf(exchange, words, asked, tools) : [],
    point: focus?.kind === "topic" ? focus.id : intent === "explain" ? points[0] : undefined,
    text: isText
      ? shown.length > 0
        ? shown
        : reading
      : intent === "meaning" && quoted.length > 1
        ? quoted
        : [],
    word: focus?.kind === "word" ? focus.lemma : words.length === 1 ? words[0] : undefined,
    tableOf: focus?.kind === "word" && focus.inAllCases ? focus.lemma : undefined,
  };
}

const isSentence = (text: string): boolean =>
  /[.!?…]["»”]?$/u.test(text) && /\p{L}/u.test(text) && wordsOf(text).length > 0;
const isWord = (text: string): boolean => wordsOf(text).length === 1 && !isSentence(text);

/** What is compared: what the message names, and with one more beside what was compared before, what was shown. */
function sidesOf(
  { message }: Exchange,
  shown: readonly string[],
  asked: Asked,
  tools: Tools,
): readonly string[] {
  const named = comparedWords(
    {
      ...asked,
      raw: message,
      whole: message,
      folded: foldText(message),
      language: /[a-z]{3}/iu.test(message) ? "en" : "ru",
    },
    tools,
  );
  return named.length < 2 && shown.length > 1 ? [...new Set(shown)] : named;
}

/** What was compared in the nearest exchange that compared something. */
export const sidesOnTable = (asked: Asked, tools: Tools): readonly string[] =>
  nearestLaid(asked, tools, ({ sides }) => (sides.length > 1 ? sides : undefined)) ?? [];
