import { sentencesOf } from "@tilashar/clause";
import type { TalkScene } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { withMeaning } from "../../going-on/shown.ts";
import { openHeading } from "../../practice/heading.ts";
import { readRequest } from "../../request/read-request.ts";
import { turnedSentence } from "../../request/turned-sentence.ts";
import { changesAsked } from "../follow-up/change.ts";
import { linesAsked, writtenDialogue } from "./written-dialogue.ts";

const MOST_WORDS = 9;
/** A dialogue of fewer lines is none. */
const FEWEST = 2;
const ALL = 40;

/** The scene whose dialogue was written down last. */
export function dialogueWritten(asked: Asked, tools: Tools): TalkScene | undefined {
  const open = openHeading("dialogue.written", asked.history, tools);
  return (
    open &&
    tools.course.tutor.scenes.find(({ titles }) =>
      Object.values(titles).some((title) => title === open.places.x),
    )
  );
}

/** "Shorter", «продолжи», "make it informal", "another one" after a dialogue that was written down. */
export const reshapedDialogueIntent: Intent = {
  name: "dialogue",
  decides: true,
  understand(asked, tools) {
    const reshaped = reshapedDialogue(asked, tools);
    return reshaped && { confidence: SURE, answer: () => reshaped };
  },
};
/** Surer than a request that is read by its parts. */
const SURE = 0.9942;

function reshapedDialogue(asked: Asked, tools: Tools): Draft | undefined {
  const scene = dialogueWritten(asked, tools);
  if (!scene || asked.words.length > MOST_WORDS) return undefined;
  const read = readRequest(asked, tools);
  // Who is to play it begins it
  if (tools.requests.find(asked.spelt).some(({ id }) => id === "play-dialogue")) return undefined;
  const changes = changesAsked(asked, tools);
  if (tools.patterns.one("of-answer.without-translation").test(asked.folded))
    return inKazakhAlone(scene, asked, tools);
  const shown = asked.exchange(0)?.reply.kazakh.map(({ text }) => text) ?? [];
  const count = linesAsked(asked, tools);
  if (count !== undefined || read.names("shorter")) {
    const fewer = count ?? 2 * Math.floor(shown.length / 4);
    return writtenDialogue(scene, asked, tools, Math.max(FEWEST, fewer));
  }
  if (changes.has("change-onward") || changes.has("change-longer")) {
    const whole = writtenDialogue(scene, asked, tools, ALL);
    const isLonger = (whole.kazakh?.length ?? 0) > shown.length;
    return isLonger ? whole : told("dialogue.noMore", asked, tools);
  }
  if (read.isPolite || read.isFriendly)
    return inManner(shown, read.isPolite ? "siz" : "sen", asked, tools);
  const isOther =
    changes.has("change-another") ||
    tools.requests.find(asked.spelt).some(({ id }) => id === "other-scene");
  if (!isOther) return undefined;
  const { scenes } = tools.course.tutor;
  const said = asked.history.map(({ text }) => text).join("\n");
  const fresh = scenes.filter(
    ({ level, titles }) => level === scene.level && !said.includes(titles[asked.language]),
  );
  const next = fresh[asked.seed % Math.max(1, fresh.length)];
  return next && writtenDialogue(next, asked, tools);
}

/** The same lines without what they mean; the heading stays, so that more can be asked of it. */
function inKazakhAlone(scene: TalkScene, asked: Asked, tools: Tools): Draft {
  const written = writtenDialogue(scene, asked, tools);
  const lines = written.kazakh ?? [];
  return {
    ...written,
    text: [
      tools.say("dialogue.written", asked.language, { x: scene.titles[asked.language] }),
      ...lines.map(({ text }) => `— ${text}`),
    ].join("\n"),
  };
}

const told = (name: string, { language }: Asked, tools: Tools): Draft => ({
  text: tools.say(name, language),
  confidence: 0.85,
  intent: "dialogue",
});

/** Its lines as they are said to the other; those that speak to nobody stay. */
function inManner(
  lines: readonly string[],
  manner: "sen" | "siz",
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const turned = lines.map((line) =>
    sentencesOf(line)
      .map(
        (one) =>
          formulaOf(one, manner, tools) ?? turnedSentence(one, { wish: {}, manner }, tools) ?? one,
      )
      .join(" "),
  );
  if (turned.every((line, at) => line === lines[at]))
    return told("dialogue.sameManner", asked, tools);
  return {
    text: turned.map((line) => `— ${withMeaning(line, asked.language, tools)}`).join("\n"),
    kazakh: turned.map((line) => kz(line)),
    confidence: 0.9,
    intent: "dialogue",
  };
}

/** What is said in one manner alone, whole: greetings and partings. */
const FORMULAS = ["hello", "goodbye", "welcome"] as const;

const formulaOf = (line: string, manner: "sen" | "siz", tools: Tools): string | undefined => {
  const other = manner === "siz" ? "sen" : "siz";
  const formula = FORMULAS.find((one) => tools.say(`manner.${other}.${one}`, "kz") === line);
  return formula && tools.say(`manner.${manner}.${formula}`, "kz");
};
