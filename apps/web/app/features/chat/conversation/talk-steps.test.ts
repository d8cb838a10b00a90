import type { ChatReply } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { historyOf, type Message } from "./message.ts";
import { isAnswered, toAskAgain, withAnswer, withQuestion } from "./talk-steps.ts";

const reply = { response: "Сәлем!" } as ChatReply;
const asked = (text: string, before: readonly Message[] = []) =>
  withQuestion(before, text) as Message[];

test("a message is asked without the space around it, and an empty one is none", () => {
  expect(asked("  сәлем\n")).toEqual([{ id: 1, sender: "user", text: "сәлем" }]);
  expect(withQuestion([], " \n ")).toBeNull();
});

test("messages are numbered on, whoever wrote them", () => {
  const talk = asked("қалайсың?", withAnswer(asked("сәлем"), "Сәлем!", reply));
  expect(talk.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(talk[1]).toEqual({ id: 2, sender: "bot", text: "Сәлем!", reply });
});

test("a talk waits for the tutor until a reply has come; an apology is none", () => {
  expect(isAnswered([])).toBe(true);
  expect(isAnswered(asked("сәлем"))).toBe(false);
  expect(isAnswered(withAnswer(asked("сәлем"), "Кешіріңіз"))).toBe(false);
  expect(isAnswered(withAnswer(asked("сәлем"), "Сәлем!", reply))).toBe(true);
});

test("asking again goes back to the learner's last message, the apology behind it is forgotten", () => {
  const first = withAnswer(asked("сәлем"), "Сәлем!", reply);
  const failed = withAnswer(asked("нан", first), "Кешіріңіз");
  expect(toAskAgain(failed)).toEqual(asked("нан", first));
  expect(toAskAgain([])).toBeNull();
  expect(toAskAgain(withAnswer([], "Сәлем!", reply))).toBeNull();
});

test("the tutor is told the last forty lines of the talk, cut to a thousand letters, without apologies", () => {
  let talk: Message[] = withAnswer(asked("ә".repeat(1200)), "Кешіріңіз");
  expect(historyOf(talk)).toEqual([{ sender: "user", text: "ә".repeat(1000) }]);
  for (let turn = 0; turn < 30; turn++) talk = withAnswer(asked(`${turn}`, talk), "иә", reply);
  const history = historyOf(talk);
  expect(history).toHaveLength(40);
  expect(history[0]).toEqual({ sender: "user", text: "10" });
  expect(history.at(-1)).toEqual({ sender: "bot", text: "иә" });
});
