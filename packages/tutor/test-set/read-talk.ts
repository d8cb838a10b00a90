import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Turn, Tutor, TutorReply, TutorRequest } from "../src/index.ts";

/** A conversation whose last message is judged. */
export interface TalkCase {
  readonly kind: string;
  readonly turns: readonly string[];
  /** What a good answer holds, all of it. */
  readonly expected: readonly string[];
}

/** Cases of a file: `kind | message >> message | expectation & expectation`. */
export function readTalk(
  name:
    | "development"
    | "final"
    | "fresh"
    | "open"
    | "everyday"
    | "asked-further"
    | "reactions"
    | "life"
    | "reader"
    | "told"
    | "remembered"
    | "other-words"
    | "outsider-seventh-asked"
    | "asked-in-any-words"
    | "requests"
    | "in-kazakh"
    | "word-topics"
    | "of-another",
): TalkCase[] {
  return readFileSync(join(import.meta.dirname, `talk/${name}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", message = "", expected = ""] = line.split(" | ");
      return { kind, turns: message.split(" >> "), expected: expected.split(" & ") };
    });
}

/** Plays a conversation and gives every reply; `as` says how it is asked, else its language is told from its letters. */
export function playTalk(
  tutor: Tutor,
  turns: readonly string[],
  as: Partial<TutorRequest> = {},
): TutorReply[] {
  const history: Turn[] = [];
  return turns.map((message) => {
    const interfaceLanguage =
      /\p{Script=Cyrillic}/u.test(turns.join("")) &&
      !/[a-z]/i.test(turns.join("")) &&
      !/[әғқңөұүһі]/i.test(turns.join(""))
        ? "ru"
        : "en";
    const now = { year: 2026, month: 11, day: 21, hour: 12, minute: 0 };
    const reply = tutor.answer({ message, history, interfaceLanguage, seed: 7, now, ...as });
    history.push({ sender: "user", text: message }, { sender: "bot", text: reply.text });
    return reply;
  });
}

/**
 * What an answer lacks; undefined where it is good. `kz`: its first line is Kazakh; `ask`: it asks something back;
 * `gloss:no`: it is no dictionary entry and no apology; `has:a/b`: one of these stands in it; `no:x`: this does not;
 * `intent:a/b`, `point:a/b`: what it was understood as and which point of grammar it is about.
 */
export function lacks({ expected }: TalkCase, reply: TutorReply): string | undefined {
  const text = reply.text.toLowerCase();
  return expected.find((one) => {
    const [word = "", rest = ""] = one.split(/:(.*)/s);
    const options = rest.toLowerCase().split("/");
    if (word === "kz") return !isKazakh(reply.text.split("\n")[0] ?? "");
    if (word === "ask") return !reply.text.includes("?");
    if (word === "gloss") return ["meaning", "translate", "unknown"].includes(reply.intent);
    if (word === "has") return !options.some((option) => text.includes(option));
    if (word === "no") return text.includes(rest.toLowerCase());
    if (word === "intent") return !options.includes(reply.intent);
    if (word === "point") return !options.some((option) => reply.points.includes(option));
    throw new Error(`No such expectation: ${one}`);
  });
}

/** Written in Kazakh: a letter that Russian lacks, and no Latin. */
const isKazakh = (line: string): boolean => /[әғқңөұүһі]/i.test(line) && !/[a-z]{3}/i.test(line);
