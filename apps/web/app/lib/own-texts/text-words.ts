import type { PlacedWord, TextWord } from "@tilashar/course/gloss";
import { call } from "#app/lib/api/client.ts";
import type { WordsAnswer, WordsQuestion } from "./answer-about-words.ts";
import { workerAddress } from "./worker-address.ts";

type Asked<Question> = Question extends { ask: number } ? Omit<Question, "ask"> : never;

/** The thread that knows words, as the page speaks with it. */
export interface TextWords {
  places(paragraphs: readonly string[]): Promise<readonly PlacedWord[][]>;
  /**
   * Counts a text piece by piece, so that what is asked about a page meanwhile is answered in between; null
   * where `mayGoOn` has said no.
   */
  count(
    chapters: number,
    paragraphsOf: (chapter: number) => Promise<readonly string[]>,
    mayGoOn: (done: number) => boolean,
  ): Promise<readonly TextWord[] | null>;
}

/** Letters that are counted in one go: some hundredths of a second on a slow phone. */
const pieceLetters = 8000;

/** Paragraphs in pieces of some thousand letters. */
function* pieces(paragraphs: readonly string[]): Generator<readonly string[]> {
  let piece: string[] = [];
  let letters = 0;
  for (const paragraph of paragraphs) {
    piece.push(paragraph);
    letters += paragraph.length;
    if (letters < pieceLetters) continue;
    yield piece;
    piece = [];
    letters = 0;
  }
  if (piece.length > 0) yield piece;
}

async function start(): Promise<TextWords> {
  const [{ default: address }, glossary] = await Promise.all([
    import("./text-words.worker.ts?worker&url"),
    // Without the course's expressions each word is still found.
    call("GET /glossary", {}).catch(() => []),
  ]);
  const worker = new Worker(workerAddress(address));
  const waiting = new Map<number, (answer: WordsAnswer) => void>();
  let asked = 0;
  let counts = 0;
  worker.onmessage = ({ data }: MessageEvent<WordsAnswer>) => {
    waiting.get(data.ask)?.(data);
    waiting.delete(data.ask);
  };
  const send = (question: WordsQuestion) => worker.postMessage(question);
  const ask = (question: Asked<WordsQuestion>) =>
    new Promise<WordsAnswer>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      send({ ...question, ask: asked });
    });
  send({ what: "start", glossary });
  return {
    async places(paragraphs) {
      const answer = await ask({ what: "places", paragraphs });
      return "places" in answer ? answer.places : [];
    },
    async count(chapters, paragraphsOf, mayGoOn) {
      counts += 1;
      const question = { what: "count", count: counts } as const;
      let goesOn = true;
      for (let at = 0; goesOn && at < chapters; at++) {
        for (const paragraphs of pieces(await paragraphsOf(at))) {
          await ask({ ...question, paragraphs, isLast: false });
          goesOn = mayGoOn(at / chapters);
          if (!goesOn) break;
        }
      }
      // What was ended is closed, too, so that it is not kept there for ever.
      const answer = await ask({ ...question, paragraphs: [], isLast: true });
      return goesOn && "words" in answer ? answer.words : null;
    },
  };
}

let started: Promise<TextWords> | null = null;

/** The thread that knows words: fetched when a text of one's own is opened, then kept while the page lives. */
export function textWords(): Promise<TextWords> {
  started ??= start();
  started.catch(() => {
    started = null;
  });
  return started;
}
