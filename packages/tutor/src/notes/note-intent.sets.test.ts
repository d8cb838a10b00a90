import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import type { TutorReply } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { writeNote } from "./write-note.ts";

const tutor = tutorOfRepository();
const { notes } = courseOfRepository().tutor;

/** The last reply of a conversation. */
function said(interfaceLanguage: "en" | "ru" | "kz", ...messages: string[]): TutorReply {
  const history: { sender: "user" | "bot"; text: string }[] = [];
  let reply: TutorReply | undefined;
  for (const message of messages) {
    reply = tutor.answer({ message, history: [...history], interfaceLanguage });
    history.push({ sender: "user", text: message }, { sender: "bot", text: reply.text });
  }
  return reply as TutorReply;
}
const lines = (reply: TutorReply) => reply.kazakh.map(({ text }) => text);

test.each(
  notes.flatMap(({ id }) => (["siz", "sen"] as const).map((manner) => [id, manner] as const)),
)("%s is written to %s, whole and in three lines", (id, manner) => {
  const order = {
    ...{ id, manner, who: undefined, message: "", own: [], without: [], changes: [] },
    ...{ isLong: true, isLight: true, turn: 1 },
  };
  const whole = writeNote({ ...order, lines: undefined }, "en", tutor.tools);
  const short = writeNote({ ...order, lines: 3 }, "en", tutor.tools);
  expect(whole?.kazakh?.length).toBeGreaterThan(1);
  expect(short?.kazakh?.length).toBeLessThanOrEqual(3);
  expect(whole?.text).not.toMatch(/[{}]/u);
});

test.each([
  ["en", "write my boss a message that I'm late, stuck in traffic", "Жолда кептелісте тұрмын."],
  ["ru", "напиши открытку учительнице на день учителя, строчки 3", "Ұстаздар күні"],
  ["en", "how do i text my landlord that the tap is leaking", "Сәлеметсіз бе!"],
] as const)("%s: %s", (language, message, kazakh) => {
  const reply = said(language, message);
  expect(reply.intent).toBe("note");
  expect(lines(reply).join(" ")).toContain(kazakh);
});

test("a note is made shorter, written to a friend, and answered", () => {
  const asked = "write my boss a message that I'm late";
  expect(lines(said("en", asked, "shorter please")).length).toBeLessThanOrEqual(3);
  expect(lines(said("en", asked, "and to a friend?"))).toContain("Сәлем!");
  expect(said("en", asked, "what will he reply").text).toContain("Жарайды");
});

test("what is added is said in Kazakh, or named as left out", () => {
  const added = said("en", "write my boss a message that I'm late", "add that I will come at ten");
  expect(lines(added).join(" ")).toContain("онда");
  const odd = said("en", "write my boss a message that I'm late", "add that the quux frobnicates");
  expect(odd.text).toContain("the quux frobnicates");
  expect(lines(odd).join(" ")).not.toContain("quux");
});

test("who is named is called, and the day, the hour and the price stand in the text", () => {
  const invited = lines(
    said("en", "write an invitation to my friend Aigul for tea on Saturday at 6 pm"),
  );
  expect(invited[0]).toMatch(/^Айгүл, /u);
  expect(invited).toContain("Уақыты: сенбі, сағат 18:00.");
  const sold = lines(said("en", "ad to sell my kid's bike 20000 tenge almost new"));
  expect(sold).toContain("Бағасы: 20 000 теңге.");
  expect(sold.join(" ")).not.toContain("келісімді");
  expect(sold).toContain("Сұрақтарыңыз болса, жазыңыз!");
});

test("the eighth of March is no Nauryz, and who leads a class is written to politely", () => {
  const card = lines(said("kz", "Сынып жетекшіме 8 наурызға құттықтау жазып беріңізші"));
  expect(card[0]).toBe("8 наурыз мерекеңіз құтты болсын!");
  expect(lines(said("kz", "Досыма Наурызға құттықтау жазып бер"))[0]).toBe(
    "Наурыз мерекең құтты болсын!",
  );
});

test("a text is made polite and familiar", () => {
  const asked = "write an invitation to my friend for tea";
  expect(lines(said("en", asked, "more polite please")).join(" ")).toContain("келіңізші");
  expect(lines(said("en", asked, "more polite please", "now the same to a close friend"))[0]).toBe(
    "Сәлем!",
  );
});

test("what is not wanted is left out", () => {
  const asked = "write my boss a message that I'm late";
  const whole = lines(said("en", asked)).join(" ");
  expect(whole).toMatch(/Кешір/u);
  expect(lines(said("en", asked, "without the apology")).join(" ")).not.toMatch(/Кешір/u);
});

test("a text of the learner's own sentences is asked for, and written of them", () => {
  const first = said("en", "write a message to my brother");
  expect(first.intent).toBe("note");
  expect(first.kazakh).toEqual([]);
  const written = said("en", "write a message to my brother", "I will come tomorrow.");
  expect(lines(written)).toEqual(["Сәлем!", "Мен ертең келемін."]);
  const own = said("en", "write a message to my brother", "Мен ертең үйде боламын.");
  expect(lines(own)).toEqual(["Сәлем!", "Мен ертең үйде боламын."]);
});

test.each([
  "write me a story about a cat",
  "write three sentences with кітап",
  "write a dialogue at the market",
  "how do you write rakhmet",
  "give me a text to read",
])("%s is no note", (message) => {
  expect(said("en", message).intent).not.toBe("note");
});

test.each([
  ["write my boss a message that I'm late", "tell me a funny story"],
  ["write a message to my brother", "what does кітап mean?"],
  ["write a message to my brother", "never mind"],
])("%s, and then: %s", (before, message) => {
  expect(said("en", before, message).intent).not.toBe("note");
});
