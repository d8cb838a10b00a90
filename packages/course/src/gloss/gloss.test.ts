import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Course, Reading } from "../course/course.ts";
import { courseOfRepository } from "../testing/course-of-repository.ts";
import { bothMeanings } from "./both-meanings.ts";
import { type GlossedToken, type Glosser, makeGlosser } from "./gloss-text.ts";
import { glossaryOf } from "./glossary.ts";

let course: Course;
let glosser: Glosser;

beforeAll(() => {
  course = courseOfRepository();
  glosser = makeGlosser(glossaryOf(course), bothMeanings);
});

const sentencesOf = ({ paragraphs }: Reading) =>
  paragraphs.flatMap(({ sentences }) => sentences.map(({ kz }) => kz));

function glossed(reading: Reading): GlossedToken[][] {
  const sentences = sentencesOf(reading);
  const names = glosser.namesIn(sentences);
  return sentences.map((sentence) => glosser.gloss(sentence, names));
}

const wordIn = (sentence: string, word: string, names?: ReadonlySet<string>) =>
  glosser.gloss(sentence, names).find(({ text }) => text === word)?.gloss;

test("every token of every text has a gloss: a dictionary form, a meaning in both languages, its parts", () => {
  const faulty: string[] = [];
  let words = 0;
  for (const reading of course.readings) {
    for (const { text, gloss } of glossed(reading).flat()) {
      if (gloss === null) {
        if (/[\p{L}\p{N}]/u.test(text)) faulty.push(`${reading.id} ${text}: no gloss`);
        continue;
      }
      words++;
      const isWhole = gloss.parts.map((part) => part.text).join("") === text;
      const { en, ru } = gloss.meaning;
      if (gloss.guessed || !isWhole || gloss.lemma === "" || en === "" || ru === "")
        faulty.push(`${reading.id} ${text}: ${JSON.stringify(gloss)}`);
    }
  }
  expect(faulty).toEqual([]);
  expect(words).toBeGreaterThan(11_000);
});

test("at least 97 % of a drawn sample judged by hand is glossed right", () => {
  const lines = readFileSync(join(import.meta.dirname, "golden/sample.tsv"), "utf8").trim();
  const rows = lines.split("\n").filter((line) => !line.startsWith("#"));
  expect(rows.length).toBeGreaterThanOrEqual(440);
  const texts = new Map(course.readings.map((reading) => [reading.id, glossed(reading)]));
  const wrong: string[] = [];
  for (const row of rows) {
    const [id, sentence, offset, word, lemma, upos, parts] = row.split("\t");
    const tokens = texts.get(Number(id))?.[Number(sentence) - 1];
    const gloss = tokens?.find(({ start }) => start === Number(offset))?.gloss;
    const found = gloss?.parts
      .map(({ text, suffix }) => (suffix === undefined ? text : `${text}:${suffix}`))
      .join(" ");
    if (
      gloss?.surface !== word ||
      gloss?.lemma !== lemma ||
      gloss?.upos !== upos ||
      found !== parts
    )
      wrong.push(`${row} <> ${gloss?.lemma} ${gloss?.upos} ${found}`);
  }
  expect(1 - wrong.length / rows.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.97);
});

test("neighbours choose among readings", () => {
  expect(wordIn("Бүгін мен кітап оқыдым.", "мен")?.upos).toBe("PRON");
  expect(wordIn("Аспанда күн мен ай бар.", "мен")?.upos).toBe("CCONJ");
  expect(wordIn("Кітапты сатып ал!", "ал")?.lemma).toBe("алу");
  expect(wordIn("Ал сен ше?", "Ал")?.upos).toBe("CCONJ");
  expect(wordIn("Сағат онда кел.", "онда")?.lemma).toBe("он");
  expect(wordIn("Ол 2019 жылы туған.", "жылы")?.lemma).toBe("жыл");
  expect(wordIn("Маған жылы шапан керек.", "жылы")?.lemma).toBe("жылы");
});

test("a person addressed is somebody, not without something", () => {
  const parts = (sentence: string, word: string) =>
    wordIn(sentence, word)?.parts.map(({ text, suffix }) => suffix ?? text);
  expect(parts("Сіз мұғалімсіз бе?", "мұғалімсіз")).toEqual(["мұғалім", "cop2f"]);
  expect(parts("Сіз жақсы дәрігерсіз.", "дәрігерсіз")).toEqual(["дәрігер", "cop2f"]);
  expect(parts("Сіз студентсіз, ал мен мұғаліммін.", "студентсіз")).toEqual(["студент", "cop2f"]);
  expect(parts("Сіз тұзсыз шай ішесіз.", "тұзсыз")).toEqual(["тұз", "syz"]);
  expect(wordIn("Сіз жұмыссыз ба?", "жұмыссыз")?.lemma).toBe("жұмыссыз");
  expect(parts("Бұл шай тұзсыз.", "тұзсыз")).toEqual(["тұз", "syz"]);
});

test("what the first lessons say is read as they mean it", () => {
  const read = (sentence: string, word: string) => {
    const found = wordIn(sentence, word);
    return `${found?.lemma} ${found?.upos}`;
  };
  expect(read("Бұл — ұлу.", "ұлу")).toBe("ұлу NOUN");
  expect(read("Бұл құс — қарға.", "қарға")).toBe("қарға NOUN");
  expect(read("Дала қарға толы.", "қарға")).toBe("қар NOUN");
  expect(read("Енді — саңырауқұлақ!", "Енді")).toBe("енді ADV");
  expect(read("Ол үйге енді.", "енді")).toBe("ену VERB");
  expect(read("Міне, менің үйім!", "Міне")).toBe("міне INTJ");
  expect(read("Ол атқа міне алмайды.", "міне")).toBe("міну VERB");
  expect(read("Рақмет, айналайын!", "айналайын")).toBe("айналайын INTJ");
  expect(read("Олжас ысқыра ала ма?", "ала")).toBe("алу VERB");
  expect(read("Онда теннис ойнайық!", "Онда")).toBe("онда ADV");
  expect(read("Олжастың бойы ұзын.", "бойы")).toBe("бой NOUN");
  expect(read("Ол күн бойы ұйықтады.", "бойы")).toBe("бойы ADP");
  expect(read("Мен күнде осында келемін.", "күнде")).toBe("күнде ADV");
  expect(read("Таба пеште ме?", "Таба")).toBe("таба NOUN");
  expect(read("Айша, сүтті төкпе!", "төкпе")).toBe("төгу VERB");
  expect(read("Сіз мектепте не істейсіз?", "істейсіз")).toBe("істеу VERB");
  expect(read("Сіз қай бағытқа бара жатырсыз?", "жатырсыз")).toMatch(/^жату /);
  expect(read("Бұл дәріні рецептсіз ала аламын ба?", "ала")).toBe("алу VERB");
  expect(read("Орыс досым түрікше жаза алады.", "жаза")).toBe("жазу VERB");
  expect(read("Кітабымды үстелге қойдың ба?", "қойдың")).toBe("қою VERB");
  expect(read("Қызуыңыз, жөтеліңіз бар ма?", "жөтеліңіз")).toBe("жөтел NOUN");
  expect(read("Маған суық тиді, сондықтан басым ауырады.", "басым")).toBe("бас NOUN");
  expect(read("Қандай әдемі шарлар!", "шарлар")).toBe("шар NOUN");
  expect(read("Мына көшеден өтпе, анау көшеден өт.", "өт")).toBe("өту VERB");
  expect(read("Асық, әйтпесе автобусқа жетпейсің!", "Асық")).toBe("асығу VERB");
  expect(read("Алдымен есікті қақ, содан соң кір.", "кір")).toBe("кіру VERB");
  expect(read("Перде кір, оны жуайық.", "кір")).not.toContain("VERB");
  expect(read("Таңертең Дана: «Тез шық!» — деді.", "шық")).toBe("шығу VERB");
});

test("a wish before келу is a wish", () => {
  expect(wordIn("Сенің не ішкің келеді?", "ішкің")?.lemma).toBe("ішу");
  expect(wordIn("Оның ештеңе жегісі келмейді.", "жегісі")?.lemma).toBe("жеу");
  expect(wordIn("Ішкі есік ашық.", "Ішкі")?.lemma).toBe("ішкі");
});

test("a name of the text is a name also where a sentence starts with it", () => {
  const sentences = ["Мен Дана деген қызды көрдім.", "Дана күлді."];
  const names = glosser.namesIn(sentences);
  expect([...names]).toEqual(["Дана"]);
  expect(wordIn("Дана күлді.", "Дана", names)?.upos).toBe("PROPN");
});

test("a word shows its suffixes, its helper meaning and the expression it stands in", () => {
  expect(wordIn("Мектептерімізден келдік.", "Мектептерімізден")?.parts).toEqual([
    { text: "Мектеп" },
    { text: "тер", suffix: "plural" },
    { text: "іміз", suffix: "pss1p" },
    { text: "ден", suffix: "abl" },
  ]);
  expect(wordIn("Ол жүгіре алады.", "алады")?.helper?.en).toContain("can");
  expect(wordIn("Ол кітап алады.", "алады")?.helper).toBeUndefined();
  expect(wordIn("Мен шайды жақсы көремін.", "жақсы")?.expression?.lemma).toBe("жақсы көру");
});

test("numerals are read out", () => {
  expect(wordIn("Онда 2026 адам бар.", "2026")?.spoken).toBe("екі мың жиырма алты");
  expect(wordIn("Бұл 5-сынып.", "5-сынып")?.lemma).not.toBe("");
});

test("any text at all gives tokens that join back to it", () => {
  for (const text of [
    "",
    "   ",
    "hello, әлем! 😀",
    "<b>1</b>",
    "а".repeat(5000),
    "«»—…",
    "http://x.kz",
  ]) {
    const tokens = glosser.gloss(text);
    expect(tokens.map((token) => token.text).join("")).toBe(text);
  }
});
