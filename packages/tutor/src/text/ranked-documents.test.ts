import { expect, test } from "vitest";
import { RankedDocuments, type TextOf } from "./ranked-documents.ts";

const weddings = { document: "weddings", weight: 1 };
const funerals = { document: "funerals", weight: 1 };
const texts: readonly TextOf[] = [
  { ...weddings, text: "what do people say at a wedding" },
  { ...weddings, text: "what does the bride wear" },
  { ...funerals, text: "what do people say at a funeral" },
  { ...funerals, text: "похороны" },
];
const words = {
  groupsOf: (word: string) => (/^(?:funeral|похорон)/.test(word) ? ["funeral"] : []),
  isFrame: (word: string) => word === "what",
};
const ranked = new RankedDocuments(() => texts, words);

test("words that few documents have tell which is meant", () => {
  const [first] = ranked.rank("what should I wear");
  expect(first?.document).toBe("weddings");
  expect(ranked.rank("the funeral of a friend")[0]?.document).toBe("funerals");
});

test("an ending leaves most of a word, and a word of another language says the same", () => {
  expect(ranked.rank("weddings")[0]?.document).toBe("weddings");
  expect(ranked.rank("на похоронах")[0]?.document).toBe("funerals");
});

test("words of the frame, and words that nobody knows, tell nothing", () => {
  expect(ranked.rank("what what")).toEqual([]);
  expect(ranked.rank("quixotic zeppelins")).toEqual([]);
  const [sure] = ranked.rank("funeral");
  const [unsure] = ranked.rank("funeral of quixotic zeppelins");
  expect(unsure?.share).toBeLessThan(sure?.share ?? 0);
});
