import { shuffled } from "../../quiz/random.ts";
import { type Candidate, candidate } from "../candidate.ts";
import { meetStory } from "../kinds/meet.ts";
import { makeUnderstand } from "../kinds/understand.ts";
import type { Making } from "../making.ts";
import type { UnitMaterial } from "../material.ts";
import { sentenceItems } from "./sentence-items.ts";

/** The unit's story: heard and read, understood, then told by its sentences. */
export function storySession(material: UnitMaterial, making: Making): Candidate[] {
  const { story } = material;
  if (story === null) return [];
  const meeting = candidate(meetStory(story, making), { rank: -100, essential: true });
  const after = meeting.map(({ item }) => item.key);
  const questions = story.questions.flatMap((question, at) =>
    candidate(makeUnderstand(question, "story", story.titles, story.sentences, making), {
      rank: 10 + at * 10,
      essential: true,
      after,
    }),
  );
  const sentences = sentenceItems(
    ["hear-and-choose", "order", "translate", "cloze", "dictation"],
    shuffled(story.sentences, making.chance),
    story.sentences,
    material,
    making,
    10,
  );
  return [...meeting, ...questions, ...sentences.map((one) => ({ ...one, after }))];
}
