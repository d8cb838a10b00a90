import fc from "fast-check";
import { expect, test } from "vitest";
import { fault, play, readCases } from "../test-set/read-cases.ts";
import type { Turn } from "./index.ts";
import { tutorOfRepository } from "./testing/tutor-of-repository.ts";
import { isReadable } from "./text/chat-spelling.ts";
import { foldText } from "./text/fold.ts";

const tutor = tutorOfRepository();

/** Each question is asked once, and its answer looked at by several tests. */
const answered = (name: "tuning" | "kept-aside") =>
  readCases(name).map((one) => ({ one, reply: play(tutor, one).reply }));
const asked = { tuning: answered("tuning"), "kept-aside": answered("kept-aside") };

test.each(["tuning", "kept-aside"] as const)(
  "at least 95 of 100 questions of the set %s are answered right",
  (name) => {
    const faulty = asked[name].flatMap(({ one, reply }) => {
      const why = fault(one, reply);
      return why === undefined ? [] : [`${one.turns.join(" >> ")}: ${why}`];
    });
    expect(faulty.length > asked[name].length * 0.05 ? faulty : []).toEqual([]);
  },
);

/** Words the course itself writes, names included. */
const ofCourse = new Set(
  tutor.tools.memory.lines
    .flatMap(({ kz }) => foldText(kz).split(/[^\p{L}\p{M}]+/u))
    .concat(
      tutor.tools.glossary.headwords().flatMap((word) => foldText(word).split(/[^\p{L}\p{M}]+/u)),
    ),
);

/** Typical mistakes are shown as they are made. */
const MISTAKE = /^(?:A typical mistake|Частая ошибка|Жиі кездесетін қате):.*? → /gmu;

/** Terms of grammar and script that are in no dictionary of the course. */
const TERMS = new Set(["төте", "ұяңға", "анайы"]);

/** Kazakh words of a reply that neither the engine nor the course knows. */
function unknownKazakh(text: string, language: string, said: string): string[] {
  const own = new Set(foldText(said).split(/[^\p{L}\p{M}]+/u));
  // Endings and letters are quoted with hyphens or alone
  // Meanings in Russian stand in quotation marks in a Kazakh reply
  // and so does the translation of what is said in a talk, in brackets
  const kazakh =
    language === "kz" ? text.replace(/«[^»]*»/g, " ").replace(/^\(.*\)$/gmu, " ") : text;
  const plain = foldText(kazakh.replace(MISTAKE, " "))
    .replace(/(?<![\p{L}])-[\p{L}]+(?:\/-?[\p{L}]+)*/gu, " ")
    .replace(/\[[^\]]*\]/gu, " ")
    .replace(/[\p{L}]+(?: \+ -?[\p{L}]+)+/gu, " ");
  return (plain.match(/[\p{Script=Cyrillic}]{3,}/gu) ?? []).filter(
    (word) =>
      !own.has(word) &&
      (language !== "ru" || /[әғқңөұүһі]/.test(word)) &&
      !isReadable(word) &&
      !ofCourse.has(word) &&
      !TERMS.has(word),
  );
}

test("every Kazakh word of every reply is known", () => {
  const unknown: string[] = [];
  for (const { one, reply } of Object.values(asked).flat()) {
    if (reply.intent === "check") continue;
    const words = unknownKazakh(reply.text, reply.language, one.turns.join(" "));
    if (words.length > 0) unknown.push(`${one.turns.join(" >> ")}: ${words.join(" ")}`);
  }
  expect(unknown).toEqual([]);
});

test("a sentence put together is offered only when it passes as right", () => {
  const offered = Object.values(asked)
    .flat()
    .map(({ reply }) => reply.translated)
    // What a Kazakh sentence says in English is no Kazakh to judge
    .filter((one) => one?.sure === true && one.from === "composed")
    .filter((one) => /\p{Script=Cyrillic}/u.test(one?.text ?? ""));
  expect(offered.length).toBeGreaterThan(10);
  const verdicts = offered.map((one) => tutor.tools.judge.check(one?.text ?? "").verdict);
  expect(verdicts.filter((verdict) => verdict !== "right")).toEqual([]);
});

test("the same question with the same seed gets the same answer", () => {
  for (const message of [
    "proverb please",
    "quiz me",
    "what should I read?",
    "explain the dative",
  ]) {
    const ask = () => tutor.answer({ message, interfaceLanguage: "en", seed: 41 });
    expect(ask()).toEqual(ask());
  }
});

test("any text at all gets an answer", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80, unit: "grapheme" }),
      fc.constantFrom("en", "ru", "kz"),
      (message, interfaceLanguage) => {
        const reply = tutor.answer({ message, interfaceLanguage });
        return reply.text.length > 0 && reply.confidence >= 0 && reply.confidence <= 1;
      },
    ),
    { numRuns: 60 },
  );
});

const talk = (...messages: string[]) => {
  const history: Turn[] = [];
  return messages.map((message) => {
    const reply = tutor.answer({ message, history, interfaceLanguage: "en", seed: 5 });
    history.push({ sender: "user", text: message }, { sender: "bot", text: reply.text });
    return reply;
  });
};

test("a quiz counts right answers, whatever the letters, and ends after five", () => {
  const [asked] = talk("quiz me");
  const prompt = /“(.+?)” in Kazakh/.exec(asked?.text ?? "")?.[1] ?? "";
  const answer = tutor.tools.glossary.meaning(prompt, "en").find(({ word }) => word)?.kz ?? "";
  const replies = talk("quiz me", answer, "skip", "skip", "skip", "skip");
  expect(replies[1]?.text).toContain("Right!");
  expect(replies[1]?.text).toContain("(score 1)");
  expect(replies.at(-1)?.text).toContain("Your score: 1 of 5");
});

test("a scene goes on with whatever fits, corrects what is wrong, and can be left", () => {
  const [first, second, third] = talk("let's do a dialogue in a shop", "Маған нан керек", "stop");
  expect(first?.text).toContain("Сізге не керек?");
  expect(second?.text).toContain("Well said!");
  expect(second?.text).toContain("2 of 5");
  expect(third?.intent).toBe("dialogue");
  const corrected = talk("dialogue in a shop", "Мен қаладе нан аламын")[1]?.corrections ?? [];
  expect(corrected).toContainEqual(expect.objectContaining({ from: "қаладе", to: "қалада" }));
});

test("what is not known is said not to be known", () => {
  for (const message of ["asdkjhasd", "zzzz qqqq", "абвгдежз"]) {
    const reply = tutor.answer({ message, interfaceLanguage: "en" });
    expect([message, reply.confidence < 0.5]).toEqual([message, true]);
  }
});
