import type { Tools } from "../ask.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";

type Helper = Tools["course"]["tutor"]["helperVerbs"][number];

/** A verb that only helps the one before it, as it stands in a line. */
export interface FoundHelper {
  readonly helper: Helper;
  /** The form that it has there, and the one that it helps. */
  readonly form: string;
  readonly converb: string;
}

/** Helpers of a line, in their order. */
export function helpersIn(line: string, tools: Tools): readonly FoundHelper[] {
  const words = wordsOf(foldText(line));
  return words.flatMap((form, at) => {
    const converb = words[at - 1];
    const after = converb === undefined ? undefined : converbOf(converb);
    const helper =
      after &&
      tools.course.tutor.helperVerbs.find((one) => one.after === after && isOf(form, one.verb));
    return helper && converb !== undefined ? [{ helper, form, converb }] : [];
  });
}

/** Whether a word is some form of a verb that its dictionary form names, or stands for it: тұр, жатыр. */
export function isOf(word: string, verb: string): boolean {
  const stem = verb.slice(0, -1);
  if (!word.startsWith(stem.slice(0, 2))) return false;
  return knownReadings(word).some(({ lemma }) => {
    const own = lemma.toLowerCase();
    return own === verb || own === stem || (verb === "жату" && own === "жатыр");
  });
}

/** -ып of its kind, or -а. */
function converbOf(word: string): "p" | "a" | undefined {
  for (const { suffixes } of knownReadings(word)) {
    const last = suffixes.at(-1)?.id;
    if (last === "conv") return "p";
    if (last === "pres") return "a";
  }
  return undefined;
}

const LONGEST = 60;

/** A line of the course with the same helper that was not shown yet. */
export function lineWithHelper(
  { verb, after }: Helper,
  said: string,
  tools: Tools,
): RememberedLine | undefined {
  const stem = verb === "жату" ? "жат" : verb.slice(0, -1);
  const near = new RegExp(`\\p{L}${after === "p" ? "п" : "[аей]"} ${stem}`, "iu");
  return tools.memory.lines.find(
    (line) =>
      line.kz.length <= LONGEST &&
      near.test(line.kz) &&
      !said.includes(line.kz) &&
      helpersIn(line.kz, tools).some(
        ({ helper }) => helper.verb === verb && helper.after === after,
      ),
  );
}
