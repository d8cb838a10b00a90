import { expect, test } from "vitest";
import { accentsOf } from "./accents.ts";
import { clausesOf } from "./clauses.ts";
import { phrasesOf } from "./phrases.ts";
import { prosodyOf } from "./prosody.ts";

const manner = { liveliness: 1, drawl: 1 };
const clauses = (text: string) => phrasesOf(clausesOf(text));
/** Each word with its pitches and lengths, clause by clause. */
const moved = (text: string) => {
  const phrases = clauses(text);
  return prosodyOf(phrases, manner).map((words, at) =>
    words.map((syllables, word) => ({
      read: phrases[at]?.words[word]?.read,
      pitches: syllables.map(({ pitch }) => pitch),
      lengths: syllables.map(({ length }) => length),
    })),
  );
};
/** The word that carries the sentence stress of each clause. */
const news = (text: string): (string | undefined)[] =>
  clauses(text).map((clause) => clause.words[accentsOf(clause).indexOf("nucleus")]?.read);

test.each([
  ["Асан мектепке барды.", ["мектепке"]],
  ["Мен келдім.", ["келдім"]],
  ["Бұл — кітап.", ["бұл", "кітап"]],
  ["Мен кітап оқып отырмын.", ["кітап"]],
  ["Асан ғана келді.", ["асан"]],
  ["Тек Айгүл біледі.", ["айгүл"]],
  ["Сен мектепке барасың ба?", ["барасың"]],
  ["Сен қайда барасың?", ["қайда"]],
  ["Бұл кітап емес.", ["кітап"]],
  ["Шай ма, кофе ме?", ["шай", "кофе"]],
])("the sentence stress of %s is on %j", (text, words) => {
  expect(news(text)).toEqual(words);
});

test("a statement falls, what goes on rises, a question with ма climbs to the syllable before it", () => {
  const last = (text: string) => moved(text).at(-1)?.at(-1)?.pitches.at(-1) as number;
  const [word] = moved("Алма, нан алдым.")[0] ?? [];
  expect(word?.pitches.at(-1)).toBeGreaterThan((word?.pitches[0] as number) + 2);
  expect(last("Асан мектепке барды.")).toBeLessThan(-3);
  const [asked] = moved("Асан барды ма?");
  const [asan, went, particle] = asked ?? [];
  expect(went?.pitches.at(-1)).toBe(Math.max(...(asked ?? []).flatMap(({ pitches }) => pitches)));
  expect(went?.pitches.at(-1)).toBeGreaterThan((asan?.pitches.at(-1) as number) + 4);
  expect(particle?.pitches[0]).toBeGreaterThan((asan?.pitches.at(-1) as number) + 3);
  const [where] = moved("Асан қайда барды?");
  expect(where?.[1]?.pitches.at(-1)).toBeGreaterThan((where?.[2]?.pitches[0] as number) + 4);
});

test("the rise is on the stressed syllable, also where a suffix refuses the stress", () => {
  const [[word] = []] = moved("Қалада тұрмыз.");
  expect(word?.pitches.indexOf(Math.max(...(word?.pitches ?? [])))).toBe(2);
  const [[, verb] = []] = moved("Мен барамын.");
  // ба-РА-мын
  expect(verb?.pitches.indexOf(Math.max(...(verb?.pitches ?? [])))).toBe(1);
});

test("the last syllable of a clause is longest, and a sentence sinks from clause to clause", () => {
  const [[first, last] = []] = moved("Балалар балалар.");
  expect(last?.lengths.at(-1)).toBeGreaterThan(1.25);
  expect(first?.lengths[0]).toBeLessThan(1.05);
  const list = moved("Алма, алма, алма алдым.");
  expect(list[1]?.[0]?.pitches[0]).toBeLessThan(list[0]?.[0]?.pitches[0] as number);
  // The next sentence begins above.
  const two = moved("Алма, алма бар. Алма бар.");
  expect(two[2]?.[0]?.pitches[0]).toBeGreaterThan(two[1]?.[0]?.pitches[0] as number);
});

test("a long clause is parted where a phrase ends, and no word is lost", () => {
  const text =
    "Біз кешке жұмыстан шыққаннан кейін достарымызбен бірге қаланың ортасындағы саябаққа бардық";
  const parts = clauses(text).map(({ words }) => words.map(({ read }) => read));
  expect(parts.flat().join(" ")).toBe(text.toLowerCase());
  expect(parts[0]?.at(-1)).toBe("кейін");
  expect(clauses("Мен бүгін базардан алма алдым.")).toHaveLength(1);
});
