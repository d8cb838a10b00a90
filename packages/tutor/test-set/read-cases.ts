import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language, Turn, Tutor, TutorReply } from "../src/index.ts";

/** One question of the test set, with what a right answer must hold. */
export interface Case {
  readonly language: Language;
  readonly intent: string;
  /** Messages of one conversation; the last one is judged. */
  readonly turns: readonly string[];
  readonly expected: string;
}

/** Cases of a file: `language | intent | message >> message | expectation`. */
export function readCases(name: "tuning" | "kept-aside"): Case[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.txt`), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [language = "", intent = "", message = "", expected = ""] = line
        .split("|")
        .map((part) => part.trim());
      return {
        language: language as Language,
        intent,
        turns: message.split(">>").map((turn) => turn.trim()),
        expected,
      };
    });
}

/** Plays a conversation; the reply to its last message, and how long that one took. */
export function play(tutor: Tutor, { language, turns }: Case): { reply: TutorReply; ms: number } {
  const history: Turn[] = [];
  let reply: TutorReply | undefined;
  let ms = 0;
  for (const message of turns) {
    const start = performance.now();
    reply = tutor.answer({
      message,
      history,
      interfaceLanguage: language,
      seed: 7,
      now: { year: 2026, month: 11, day: 21, hour: 12, minute: 0 },
    });
    ms = performance.now() - start;
    history.push({ sender: "user", text: message }, { sender: "bot", text: reply.text });
  }
  return { reply: reply as TutorReply, ms };
}

/** Why a reply is not right; undefined when it is. */
export function fault({ language, intent, expected }: Case, reply: TutorReply): string | undefined {
  const text = reply.text.toLowerCase();
  if (reply.language !== language && !(intent === "small-talk" && reply.language === "kz"))
    return `language ${reply.language}`;
  if (
    intent === "unknown"
      ? reply.intent !== "unknown" && reply.confidence > 0.5
      : reply.intent === "unknown"
  )
    return `intent ${reply.intent}`;
  for (const part of expected
    .split("&")
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)) {
    if (
      part.startsWith("!")
        ? text.includes(part.slice(1))
        : !part.split("/").some((one) => text.includes(one.trim()))
    )
      return `without ${part}`;
  }
  return undefined;
}
