import { expect, test, vi } from "vitest";
import { answerAboutWords, type WordsAnswer, type WordsQuestion } from "./answer-about-words.ts";
import { textWords } from "./text-words.ts";

/** The thread's own program, in this one. */
class ThreadHere {
  static asked: WordsQuestion[] = [];
  onmessage: ((event: { data: WordsAnswer }) => void) | null = null;
  readonly #answer = answerAboutWords();
  postMessage(question: WordsQuestion) {
    ThreadHere.asked.push(question);
    const data = this.#answer(question);
    if (data !== null) queueMicrotask(() => this.onmessage?.({ data }));
  }
}
vi.stubGlobal("Worker", ThreadHere);
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));

const chapters = [["Үйде бала бар.", "Үй үлкен."], ["Бала үйде."]];
const paragraphsOf = async (at: number) => chapters[at] ?? [];

test("a text whose count was ended is counted from its beginning when it is asked for again", async () => {
  const words = await textWords();
  expect(await words.count(chapters.length, paragraphsOf, () => false)).toBeNull();
  const counted = await words.count(chapters.length, paragraphsOf, () => true);
  expect(counted?.find(({ lemma }) => lemma === "үй")?.count).toBe(3);
});

test("a long chapter is counted in pieces, so that a page may ask in between", async () => {
  const words = await textWords();
  ThreadHere.asked = [];
  const long = Array.from({ length: 2000 }, () => "Үйде бала бар.");
  const counting = words.count(
    1,
    async () => long,
    () => true,
  );
  const places = await words.places(["Үй."]);
  expect(places).toMatchObject([[{ lemma: "үй" }]]);
  expect((await counting)?.find(({ lemma }) => lemma === "үй")?.count).toBe(2000);
  const asked = ThreadHere.asked.map(({ what }) => what);
  expect(asked.filter((what) => what === "count").length).toBeGreaterThan(3);
  expect(asked.indexOf("places")).toBeLessThan(asked.lastIndexOf("count"));
});
