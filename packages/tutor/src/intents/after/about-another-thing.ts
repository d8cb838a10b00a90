import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { shownLines } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { hasCyrillic, wordsOf } from "../../text/fold.ts";
import { form } from "../../words/kazakh-word.ts";

const SURE = 0.9969;
const MOST_LINES = 5;
/** Who or what a sentence tells of is no place, and a sentence that has a place takes no other. */
const HAS_PERSON_OR_PLACE =
  /(?<!\p{L})(?:мен|сен|сіз|біз|маған|саған|бізге|сізге)(?!\p{L})|\p{L}(?:да|де|та|те|нда|нде)(?!\p{L})|(?:мын|мін|пын|пін|мыз|міз|дым|дім|тым|тім|дық|дік|тық|тік)[.!?]*$/iu;
/** Answers that are made of sentences. */
const MADE_OF_LINES: ReadonlySet<string> = new Set([
  "examples",
  "request",
  "follow-up",
  "list",
  "story",
  "dialogue",
  "phrases",
]);

/** "Make it about Norway" after sentences: set there where a sentence can be, and said honestly where none can. */
export const aboutAnotherThingIntent: Intent = {
  name: "examples",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || waitsForAnswer(asked.history, tools)) return undefined;
    const thing = tools.patterns
      .all("of-answer.about")
      .map((one) => one.exec(asked.folded)?.groups?.thing?.trim())
      .find((one) => one !== undefined);
    const reply = asked.exchange(0)?.reply;
    if (thing === undefined || !MADE_OF_LINES.has(reply?.intent ?? "")) return undefined;
    const lines = shownLines(asked, tools);
    if (lines.length < 2) return undefined;
    return { confidence: SURE, answer: () => setThere(thing, lines, asked, tools) };
  },
};

function setThere(thing: string, lines: readonly string[], asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const place = placeNamed(thing, tools);
  const set = place === undefined ? [] : lines.flatMap((line) => inPlace(line, place, tools) ?? []);
  const shown = set.slice(0, MOST_LINES);
  if (shown.length === 0)
    return {
      text: tools.say("ofAnswer.notAbout", language, { x: thing }),
      chips: [tools.say("ofAnswer.wordsAbout", language, { x: thing })],
      confidence: 0.85,
      intent: "examples",
    };
  return {
    text: [
      tools.say("ofAnswer.setThere", language, { x: place ?? thing }),
      ...shown.map((line) => `- ${line}`),
      ...(set.length < lines.length ? ["", tools.say("ofAnswer.restStays", language)] : []),
    ].join("\n"),
    kazakh: shown.map((line) => kz(line)),
    confidence: 0.88,
    intent: "examples",
  };
}

/** «Норвегияда»: where something is, of a place that the dictionary has by name. */
function placeNamed(thing: string, tools: Tools): string | undefined {
  const [sense] = tools.glossary
    .meaning(thing, hasCyrillic(thing) ? "ru" : "en")
    .filter(({ pos }) => /^name/u.test(pos) && pos !== "name-person");
  const own = sense?.kz ?? tools.glossary.senses(thing).find(({ pos }) => /^name/u.test(pos))?.kz;
  if (own === undefined) return undefined;
  const where = form(own, "N;LOC");
  return where === "" ? undefined : `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
}

/** A sentence of what is so, set in a place; undefined where it has a person or a place, or the check finds fault. */
function inPlace(line: string, place: string, tools: Tools): string | undefined {
  if (HAS_PERSON_OR_PLACE.test(line) || wordsOf(line).length < 2 || /[,;:—]/u.test(line))
    return undefined;
  const set = `${place} ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  return tools.judge.check(set).verdict === "wrong" ? undefined : set;
}
