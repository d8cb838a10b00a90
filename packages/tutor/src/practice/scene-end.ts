import type { TalkScene } from "@tilashar/course";
import type { Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";

/** The last line of a scene, under what was said before it. */
export function sceneEnd(
  { ending }: TalkScene,
  before: readonly string[],
  language: Language,
  tools: Tools,
): Draft {
  return {
    text: [
      ...before,
      ending.kz,
      ...(language === "kz" ? [] : [`(${ending[language]})`]),
      tools.say("scene.done", language),
    ].join("\n"),
    kazakh: [kz(ending.kz)],
    chips: [tools.say("scene.another", language)],
    confidence: 0.95,
    language,
  };
}
