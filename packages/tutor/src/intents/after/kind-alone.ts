import type { Asked, Intent, Tools } from "../../ask.ts";
import { asIf } from "../../going-on/as-if.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { proverbIntent } from "../course-items.ts";
import { answered, talkNamed } from "../small-talk.ts";
import { storyFor } from "../story.ts";

const SURE = 0.9969;
const MESSAGES_BACK = 2;

/** «Песню?», "a joke?" where something light was asked for: one is told, and the word is not translated. */
export const kindAloneIntent: Intent = {
  name: "small-talk",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || waitsForAnswer(asked.history, tools)) return undefined;
    const groups = tools.patterns.one("of-answer.kind-alone").exec(asked.folded)?.groups;
    if (!groups || !isLightAsked(asked, tools)) return undefined;
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
    return kind === undefined
      ? undefined
      : { confidence: SURE, answer: () => toldOf(kind, asked, tools) };
  },
};

const isLightAsked = (asked: Asked, tools: Tools): boolean =>
  Array.from({ length: MESSAGES_BACK }, (_, back) => asked.exchange(back)?.message ?? "").some(
    (message) => tools.patterns.one("of-answer.light-asked").test(message),
  );

const TALK_OF: Readonly<Record<string, string>> = {
  song: "song",
  joke: "joke",
  riddle: "riddle",
  poem: "poem",
};

function toldOf(kind: string, asked: Asked, tools: Tools) {
  const named = TALK_OF[kind];
  const talk = named === undefined ? undefined : talkNamed(named, tools);
  if (talk) return answered(talk, asked);
  if (kind === "proverb") {
    const draft = proverbIntent.answer(asIf("proverb", asked), tools);
    return draft && { ...draft, intent: "proverb" };
  }
  const draft = storyFor(asked, tools);
  return draft && { ...draft, intent: "story" };
}
