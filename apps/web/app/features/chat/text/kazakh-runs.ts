import type { ChatKazakh, Language } from "@tilashar/contracts";

/**
 * A run of a line. Kazakh runs are whole words, several in a row as one, with the stop after them; a `suffix` is a piece of a
 * word; `unchecked` is a word that the language engine cannot derive.
 */
export interface Run {
  kind: "plain" | "kazakh" | "suffix" | "unchecked";
  text: string;
}

/** A number with its ending is a word, too: 9-дан, 17:30-да. */
const word = /(?:\d+(?:[:.]\d+)?-)?[\p{Script=Cyrillic}\p{M}]+(?:-[\p{Script=Cyrillic}\p{M}]+)*/gu;
const kazakhLetter = /[әғқңөұүһі]/iu;
/** What may stand between two words of one phrase, a number among it, … */
const joint = /^,? (?:\d+(?:[:.]\d+)? )?$/;
/** … and of one sentence: after a single word a dash or a colon tells what it means. */
const sentenceJoint = /^(?:[,;:]|[!?.]?[»”]?,? [—–]|[»”])? [«“]?$/u;
const isJoined = (between: string, before: string): boolean =>
  joint.test(between) || (before.includes(" ") && sentenceJoint.test(between));

/** What is needed for telling Kazakh from the language around it. */
export interface Surroundings {
  language: Language;
  /** Kazakh pieces of the message. */
  kazakh: readonly ChatKazakh[];
  unchecked: readonly string[];
}

/**
 * Finds the Kazakh in a line. In English that is every Cyrillic word, in Kazakh all; in Russian the
 * words the reply names, and those with a letter that Russian lacks.
 */
export function kazakhRuns(line: string, { language, kazakh, unchecked }: Surroundings): Run[] {
  const named = new Set(kazakh.flatMap(({ text }) => text.toLowerCase().match(word) ?? []));
  const doubtful = new Set(unchecked);
  const runs: Run[] = [];
  const add = (kind: Run["kind"], text: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind && kind === "plain") last.text += text;
    else if (text !== "") runs.push({ kind, text });
  };

  let end = 0;
  for (const match of line.matchAll(word)) {
    const text = match[0];
    const isKazakh = language !== "ru" || kazakhLetter.test(text) || named.has(text.toLowerCase());
    if (!isKazakh) continue;
    const between = line.slice(end, match.index);
    const isSuffix = /[-–]$/.test(between) || [...text].length === 1;
    const kind = doubtful.has(text) ? "unchecked" : isSuffix ? "suffix" : "kazakh";
    const last = runs.at(-1);
    if (kind === "kazakh" && last?.kind === "kazakh" && isJoined(between, last.text)) {
      last.text += between + text;
    } else {
      add("plain", between);
      add(kind, text);
    }
    end = match.index + text.length;
    const [stop = ""] = /^[.!?…]+/.exec(line.slice(end)) ?? [];
    const written = runs.at(-1);
    if (kind === "kazakh" && written !== undefined) {
      written.text += stop;
      end += stop.length;
    }
  }
  add("plain", line.slice(end));
  return runs;
}
