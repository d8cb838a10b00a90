import { OPTION_LETTERS } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { plain } from "../practice/exercise.ts";
import { type Heading, openHeading } from "../practice/heading.ts";
import { openStory, type Story, storiesOf } from "../practice/stories.ts";
import { chooseStory } from "../practice/story-wished.ts";
import type { KazakhPiece, Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { changesAsked } from "./follow-up/change.ts";

/** A graded story, told piece by piece, with a question at its end. */
export const storyIntent: Intent = {
  name: "story",
  understand(asked, tools) {
    const { folded, history } = asked;
    const open = openStory(history, tools);
    const question = openHeading("story.question", history, tools);
    const ended = openHeading("story.ended", history, tools);
    const story = titled((open ?? question ?? ended)?.places.x, tools);
    const between = story ? undefined : storyOnTable(asked, tools);
    const asksPeople =
      tools.requests.find(asked.spelt).some(({ id }) => id === "story-people") &&
      asked.words.length <= 8;
    const whose = story ?? between?.story;
    if (whose && asksPeople)
      return { confidence: 0.9939, answer: () => peopleOf(whose, asked, tools) };
    // What was asked about the story between does not end it
    if (between && tools.patterns.one("story.more").test(folded))
      return { confidence: 0.989, answer: () => told(between.story, between.at, asked, tools) };
    if (between && tools.patterns.one("story.another").test(folded))
      return { confidence: 0.989, answer: () => storyFor(asked, tools) };
    const changes = changesAsked(asked, tools);
    const goesOn = changes.has("change-onward") || changes.has("change-longer");
    if (
      story &&
      open &&
      (tools.patterns.one("story.more").test(folded) || (goesOn && !changes.has("change-another")))
    ) {
      const at = partsTold(open);
      return { confidence: 0.989, answer: () => told(story, at, asked, tools) };
    }
    if (story && question) {
      const judged = judge(story, question.language, asked, tools);
      if (judged) return { confidence: 0.989, answer: () => judged };
    }
    // A text that is ordered of a subject speaks of that subject in passing, and asks for no talk about it
    if (tools.patterns.one("story.of-subject").test(folded))
      return { confidence: 0.9936, answer: () => storyFor(asked, tools) };
    const another =
      story !== undefined &&
      (tools.patterns.one("story.another").test(folded) ||
        ["change-another", "change-harder", "change-longer", "change-topic", "easier"].some((id) =>
          changes.has(id),
        ));
    if (
      !another &&
      !tools.patterns.one("story.start").test(folded) &&
      !tools.patterns.one("story.orders").test(folded)
    )
      return undefined;
    return { confidence: 0.97, answer: () => storyFor(asked, tools) };
  },
};

/** What is asked about a story that was told before. */
const BESIDE: ReadonlySet<string> = new Set([
  "meaning",
  "pronounce",
  "restate",
  "translate",
  "follow-up",
  "unknown",
  "story",
]);
const DEEPEST = 3;

/** The story that was told some messages ago, where only its words and lines were asked about since. */
function storyOnTable(
  { history, exchange }: Asked,
  tools: Tools,
): { readonly story: Story; readonly at: number } | undefined {
  const said = history.filter(({ sender }) => sender === "bot").toReversed();
  for (let back = 1; back <= DEEPEST; back++) {
    if (!BESIDE.has(exchange(back - 1)?.reply.intent ?? "")) return undefined;
    const line = said[back];
    const open = line && openStory([line], tools);
    const story = titled(open?.places.x, tools);
    if (open && story) return { story, at: partsTold(open) };
  }
  return undefined;
}

/** Who is in a story, whom it names most first. */
function peopleOf(story: Story, { language }: Asked, tools: Tools): Draft | undefined {
  const counts = new Map<string, number>();
  // A capital letter inside a sentence is a name's
  for (const { kz: text } of story.parts.flat())
    for (const [word] of text.matchAll(/(?<=[\p{Ll},:] )\p{Lu}\p{Ll}+/gu)) {
      const lemma = knownReadings(word.toLowerCase())[0]?.lemma ?? word;
      const name = `${lemma.charAt(0).toUpperCase()}${lemma.slice(1)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const names = [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
  const [main] = names;
  return main === undefined
    ? undefined
    : {
        text: tools.say(names.length > 1 ? "story.people" : "story.person", language, {
          x: main,
          y: names.slice(1).join(", "),
        }),
        kazakh: names.map((name) => kz(name)),
        confidence: 0.9,
      };
}

/** A story that was not told yet, of the subject that a message names. */
export function storyFor(asked: Asked, tools: Tools): Draft | undefined {
  const { story, missing } = chooseStory(asked, tools);
  const draft = story && told(story, 0, asked, tools);
  // What it was asked to be, or to be about, is no text of the course: that is said before another is told
  const lead = tools.patterns.one("story.poem").test(asked.folded)
    ? tools.say("story.noPoem", asked.language)
    : missing === undefined
      ? undefined
      : tools.say("story.otherThan", asked.language, { x: missing });
  return draft && lead !== undefined
    ? { ...draft, text: [lead, "", draft.text].join("\n") }
    : draft;
}

function titled(title: string | undefined, tools: Tools): Story | undefined {
  if (title === undefined) return undefined;
  return (["A", "B", "C"] as const)
    .flatMap((level) => storiesOf(level, tools))
    .find(({ titles }) => titles.kz === title);
}

function told(story: Story, at: number, asked: Asked, tools: Tools): Draft {
  const part = story.parts[at];
  const { language } = asked;
  if (!part) return questioned(story, asked, tools);
  const own =
    language === "kz" || asked.level === "C"
      ? []
      : [`(${part.map((one) => one[language]).join(" ")})`];
  return {
    text: [
      story.parts.length > 1
        ? tools.say("story.heading", language, {
            x: story.titles.kz,
            n: at + 1,
            all: story.parts.length,
          })
        : tools.say("story.whole", language, { x: story.titles.kz }),
      part.map((one) => one.kz).join(" "),
      ...own,
      ...beside(story, language, tools),
    ].join("\n"),
    kazakh: [...part.map((one) => kz(one.kz)), ...besidePieces(story)],
    chips: [tools.say("story.more", language), tools.say("story.another", language)],
    confidence: 0.95,
  };
}

/** The words of a short story, and what is asked about it. */
function beside({ own }: Story, language: Language, tools: Tools): string[] {
  if (!own) return [];
  const words = own.words.map((word) =>
    language === "kz" ? word.kz : `${word.kz} — ${word[language]}`,
  );
  const meaning = language === "kz" ? "" : ` (${own.ask[language]})`;
  return [
    "",
    tools.say("story.words", language, { x: words.join("; ") }),
    tools.say("story.ask", language, { x: `${own.ask.kz}${meaning}` }),
  ];
}

/** The Kazakh beside a short story, which a text in Russian does not tell apart; a question without its mark is no line of the story. */
const besidePieces = ({ own }: Story): KazakhPiece[] =>
  own ? [...own.words.map((word) => kz(word.kz)), kz(own.ask.kz.replace(/[?.]$/u, ""))] : [];

/** How many parts were told; a short story is told whole. */
const partsTold = ({ places }: Heading): number => Number(places.n ?? 1);

function questioned(story: Story, { language }: Asked, tools: Tools): Draft {
  const [question] = story.questions;
  if (!question)
    return {
      text: tools.say("story.ended", language, { x: story.titles.kz }),
      chips: [tools.say("story.another", language)],
    };
  const options = OPTION_LETTERS.map(
    (letter) => `${letter}) ${lineIn(question.options[letter], language)}`,
  );
  return {
    text: [
      tools.say("story.question", language, { x: story.titles.kz }),
      lineIn(question.question, language),
      ...options,
    ].join("\n"),
    chips: OPTION_LETTERS.map((letter) => lineIn(question.options[letter], language)),
    confidence: 0.95,
  };
}

/** A question on the story whose part was told, read back from how it was told. */
export function questionsOn(toldText: string, asked: Asked, tools: Tools): Draft | undefined {
  const history = [{ sender: "bot" as const, text: toldText }];
  const open =
    openStory(history, tools) ??
    openHeading("story.question", history, tools) ??
    openHeading("story.ended", history, tools);
  const story = titled(open?.places.x, tools);
  return story && { ...questioned(story, asked, tools), intent: "story" };
}

const lineIn = (line: string | Readonly<Record<Language, string>>, language: Language): string =>
  typeof line === "string" ? line : line[language];

function judge(story: Story, language: Language, asked: Asked, tools: Tools): Draft | undefined {
  const [question] = story.questions;
  if (!question) return undefined;
  const given = plain(asked.whole);
  const letter =
    OPTION_LETTERS.find((one) => one === given) ??
    OPTION_LETTERS.find((one) => plain(lineIn(question.options[one], language)) === given);
  if (!letter) return undefined;
  const right = letter === question.correct;
  const answer = lineIn(question.options[question.correct], language);
  return {
    text: [
      tools.say(right ? "exercise.right" : "exercise.wrong", language, { x: answer }),
      question.explanation[language],
      "",
      tools.say("story.ended", language, { x: story.titles.kz }),
    ].join("\n"),
    chips: [tools.say("story.another", language)],
    confidence: 0.95,
    language,
  };
}
