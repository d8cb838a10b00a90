import type { Fault } from "../fault/fault.ts";
import { timeAt } from "../fault/tense-faults.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { changed, slip, suffixesOf, withParticles } from "./rewrite.ts";

/**
 * кеше көретін фильм → көрген, келер жылы ашылған зауыт → ашылатын: a time of a relative clause whose participle tells
 * another.
 */
export function participleTimeSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap((_, at): Fault[] => {
    const when = timeAt(parse, at);
    if (when === undefined) return [];
    const verb = participleOver(parse, at);
    const token = tokens[verb];
    const reading = words[verb]?.reading;
    if (!token || !reading || tokens.slice(at, verb).some(({ mark }) => mark !== "")) return [];
    // туған ауылы, балаларға арналған мектеп: what is so, whenever it is told
    if (WHENEVER.has(reading.lemma)) return [];
    const last = suffixesOf(parse, verb).at(-1);
    const against = (when === "past" && last === "hab") || (when === "future" && last === "perf");
    if (!against) return [];
    const text = verbAs(reading, when === "past" ? "V.PTCP;PST" : "V.PTCP;HAB");
    const point = when === "past" ? "participle-gan" : "participle-atyn";
    return [
      slip(
        verb,
        text === "" || reading.negative
          ? []
          : changed(tokens, { [verb]: withParticles(token, text) }, point, 0.3),
      ),
    ];
  });
}

const WHENEVER: ReadonlySet<string> = new Set(["туу", "арнау", "арналу"]);

/** The participle of a relative clause that a time belongs to, over nouns of time, converbs and their helpers. */
function participleOver({ words }: Parse, at: number): number {
  let up = at;
  for (let steps = 0; steps < 5; steps++) {
    const word = words[up];
    if (!word) return -1;
    const { reading, relation, head } = word;
    if (up !== at && reading.kind === "verb" && reading.form === "part")
      return relation === "relative" && head > up && reading.case === undefined ? up : -1;
    const passes =
      up === at ||
      reading.form === "p" ||
      reading.form === "a" ||
      /^(?:time|place)$/.test(relation);
    if (!passes || head < up) return -1;
    up = head;
  }
  return -1;
}
