import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Language } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { readAsked } from "../tutor.ts";
import { EXECUTORS } from "./executors.ts";

const tutor = tutorOfRepository();
const now = { year: 2026, month: 11, day: 28, hour: 12, minute: 0 };
const SET = join(import.meta.dirname, "../../test-set/going-on.txt");

interface Row {
  readonly language: Language;
  readonly first: string;
  readonly second: string;
  readonly about: string | undefined;
  /** Parts of the answer in their order, each of them by its alternatives. */
  readonly holds: readonly (readonly string[])[];
}

const rowOf = (line: string): Row => {
  const [language = "", first = "", second = "", about = "", holds = ""] = line.split(" | ");
  return {
    language: language as Language,
    first,
    second,
    about: about === "-" ? undefined : about,
    holds: holds.split(" .. ").map((part) => part.split(" / ")),
  };
};

const kinds = readFileSync(SET, "utf8")
  .split(/^= /mu)
  .slice(1)
  .map((block) => {
    const [kind = "", ...lines] = block.trim().split("\n");
    return { kind, rows: lines.map(rowOf) };
  });

/** The first message answered by the tutor, the second by the executor of its kind. */
function answerTo({ language, first, second, about }: Row, kind: string): string {
  const request = { interfaceLanguage: language, seed: 3, level: "A", now } as const;
  const { text } = tutor.answer({ ...request, message: first, history: [] });
  const history = [
    { sender: "user", text: first },
    { sender: "bot", text },
  ] as const;
  const asked = readAsked({ ...request, message: second, history }, tutor.tools);
  return EXECUTORS[kind]?.(asked, about, tutor.tools)?.text ?? "";
}

/** What is missing of an answer; undefined where all of it stands there in order. */
function missing(answer: string, holds: Row["holds"]): string | undefined {
  let from = 0;
  for (const options of holds) {
    const found = options
      .map((text) => ({ text, at: answer.indexOf(text, from) }))
      .find(({ at }) => at >= 0);
    if (!found) return `${options.join(" / ")} — in: ${answer}`;
    from = found.at + found.text.length;
  }
  return undefined;
}

describe.each(kinds)("what wants $kind", ({ kind, rows }) => {
  it.each(rows)("$language: $first → $second", (row) => {
    expect(missing(answerTo(row, kind), row.holds)).toBeUndefined();
  });
});

it("answers nothing where nothing was said that it could go on from", () => {
  const asked = readAsked({ message: "and what do they answer?", history: [] }, tutor.tools);
  expect(EXECUTORS.reply?.(asked, undefined, tutor.tools)).toBeUndefined();
});
