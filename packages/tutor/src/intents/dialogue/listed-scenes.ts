import type { Asked, Draft, Tools } from "../../ask.ts";
import { isKazakh } from "../../talk/understand-talk.ts";

/** More are too many to choose from. */
const MOST_LISTED = 6;

/** A few scenes to choose from: the nearest to what was asked, if any is near, then those of the learner's level, and others than were listed before. */
export function listedScenes({ whole, level, history, ...asked }: Asked, tools: Tools): Draft {
  const language = isKazakh(whole, tools) ? "kz" : asked.language;
  const order = {
    A: ["beginner", "intermediate", "advanced"],
    B: ["intermediate", "beginner", "advanced"],
    C: ["advanced", "intermediate", "beginner"],
  };
  const said = history.map(({ text }) => text).join("\n");
  const all = tools.course.tutor.scenes.toSorted(
    (a, b) => order[level].indexOf(a.level) - order[level].indexOf(b.level),
  );
  const fresh = all.filter(({ titles }) => !said.includes(`- ${titles[language]}`));
  const id = tools.answers.nearest("scene", whole);
  const nearest = all.find((scene) => scene.id === id);
  const others = (fresh.length > 0 ? fresh : all).filter((scene) => scene !== nearest);
  const scenes = [...(nearest ? [nearest] : []), ...others].slice(0, MOST_LISTED);
  return {
    text: [
      nearest
        ? tools.say("scene.nearest", language, { x: nearest.titles[language] })
        : tools.say(tools.answers.isBare(whole) ? "scene.choose" : "scene.none", language),
      ...scenes.map(({ titles }) => `- ${titles[language]}`),
    ].join("\n"),
    chips: scenes.map(({ titles }) => tools.say("scene.chip", language, { x: titles[language] })),
    confidence: 0.9,
  };
}
