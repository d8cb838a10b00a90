import type { TalkScene } from "@tilashar/course";
import type { Tools } from "../ask.ts";
import type { Heading } from "./heading.ts";
import { improvisedTitled } from "./improvised-scene.ts";
import { phrasedTitled } from "./phrased-scene.ts";

/** The scene whose heading stands in the conversation: a written one, or one that was improvised. */
export const sceneTitled = ({ language, places }: Heading, tools: Tools): TalkScene | undefined =>
  tools.course.tutor.scenes.find(({ titles }) => titles[language] === places.x) ??
  improvisedTitled(places.x ?? "", language, tools) ??
  phrasedTitled(places.x ?? "", language, tools);
