import type { TalkScene } from "@tilashar/course";
import type { Asked, Tools } from "../../ask.ts";
import { LANGUAGES } from "../../reply.ts";
import { hear, heardWords } from "../../talk/heard.ts";
import { patternsOf } from "../../talk/named-thing.ts";
import { foldText } from "../../text/fold.ts";

/** The scene that a message names, by its title or the ways it is asked for. */
export function sceneAsked(
  { raw }: Asked,
  { course }: Tools,
): { readonly scene: TalkScene; readonly count: number } | undefined {
  const words = heardWords(raw);
  const folded = foldText(raw);
  const named = course.tutor.scenes.flatMap((scene) => {
    const byTitle = LANGUAGES.some((language) => folded.includes(foldText(scene.titles[language])));
    const counts = patternsOf(scene.asks).map((pattern) => hear(pattern, words)?.named ?? 0);
    const count = byTitle ? 9 : Math.max(0, ...counts);
    return count > 0 ? [{ scene, count }] : [];
  });
  return named.toSorted((a, b) => b.count - a.count)[0];
}
