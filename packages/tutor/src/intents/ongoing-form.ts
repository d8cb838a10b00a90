import type { Draft, Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";

type Word = NonNullable<ReturnType<Tools["reader"]["read"]>>;

/** What stands behind -ып: the four verbs of what is going on are told of in their own point. */
const ONGOING = "going-on-now";

/** «Жатыр»: met in every second sentence as a form of its verb, and as a noun hardly ever. */
export function asOngoing(word: Word, { glossary }: Tools): Word {
  const reading = knownReadings(word.text).find(({ features }) => features.Aspect === "Prog");
  const senses = reading ? glossary.senses(reading.lemma) : [];
  return reading && senses.length > 0 ? { ...word, lemma: reading.lemma, reading, senses } : word;
}

/** What such a form adds to the verb before it; undefined of any other. */
export function toldOngoing(
  word: Word,
  language: Language,
  tools: Tools,
): Draft["text"] | undefined {
  if (word.reading?.features.Aspect !== "Prog") return undefined;
  const helper = tools.course.tutor.helperVerbs.find(
    ({ verb, after, point }) => verb === word.lemma && after === "p" && point === ONGOING,
  );
  return (
    helper && tools.say("meaning.ongoing", language, { x: word.text, y: helper.tells[language] })
  );
}
