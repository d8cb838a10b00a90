import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { adviceOnSentence } from "./advice-on-sentence.ts";

const point = { id: "dative", title: "The dative" };
let answer: () => Response;
let stage: ReturnType<typeof setBrowserStage>;

beforeEach(() => {
  stage = setBrowserStage(() => answer());
  vi.stubGlobal("window", globalThis);
});
afterEach(() => vi.unstubAllGlobals());

const says = (verdict: string, mended: string | null = null) => {
  const judged = { sentence: "x", verdict, mended, point: mended === null ? null : point };
  answer = () => Response.json(judged);
};
const ask = (sentence = "Мен мектепте барамын", expected = "Мен үйге барамын.") =>
  adviceOnSentence(sentence, expected);

test("a wrong sentence comes with its mend and the point of grammar behind it", async () => {
  says("wrong", "Мен мектепке барамын");
  expect(await ask()).toEqual({ verdict: "wrong", mended: "Мен мектепке барамын", point });
  expect(stage.calls).toMatchObject([
    { url: "/api/sentence-checks/", method: "POST", body: { sentence: "Мен мектепте барамын" } },
  ]);
});

test("a mend that is the expected answer is not told twice", async () => {
  says("wrong", "Мен мектепке барамын");
  expect(await ask("Мен мектепте барамын", "мен мектепке барамын!")).toEqual({
    verdict: "wrong",
    mended: null,
    point,
  });
});

test("what is right is said to be right; what is not sure is not talked about", async () => {
  says("right");
  expect(await ask()).toEqual({ verdict: "right" });
  says("unsure");
  expect(await ask()).toBeNull();
});

test("without a network, or when too much was asked, there is no advice", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await ask()).toBeNull();
  answer = () => Response.json({ detail: "Wait", code: "rate" }, { status: 429 });
  expect(await ask()).toBeNull();
});

test("the expected answer itself, and what is too long to judge, are not asked about", async () => {
  says("right");
  expect(await ask("мен үйге барамын")).toBeNull();
  expect(await ask("а ".repeat(200))).toBeNull();
  expect(stage.calls).toEqual([]);
});
