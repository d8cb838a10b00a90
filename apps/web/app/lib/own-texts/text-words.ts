import type { PlacedWord, TextWord } from "@tilashar/course/gloss";
import { call } from "#app/lib/api/client.ts";
import type { WordsAnswer, WordsQuestion } from "./answer-about-words.ts";
import { workerAddress } from "./worker-address.ts";

type Asked<Question> = Question extends { ask: number } ? Omit<Question, "ask"> : never;

/** The thread that knows words, as the page speaks with it. */
export interface TextWords {
  places(paragraphs: readonly string[]): Promise<readonly PlacedWord[][]>;
  /** Counts a text by its chapters; null where `mayGoOn` has said no in between. */
  count(
    text: string,
    chapters: readonly (readonly string[])[],
    mayGoOn: (done: number) => boolean,
  ): Promise<readonly TextWord[] | null>;
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
    async count(text, chapters, mayGoOn) {
      for (const [at, paragraphs] of chapters.entries()) {
        const isLast = at === chapters.length - 1;
        const answer = await ask({ what: "count", text, paragraphs, isLast });
        if (isLast && "words" in answer) return answer.words;
        if (!mayGoOn((at + 1) / chapters.length)) return null;
      }
      return [];
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
