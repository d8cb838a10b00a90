import type { MeetItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type {
  DialogueMaterial,
  PointMaterial,
  SentenceMaterial,
  StoryMaterial,
  TaughtWord,
} from "../material.ts";
import { wordSubject } from "../subject.ts";
import { rightVerdict } from "../verdict.ts";

const look = { kind: "meet", points: [], needs: [] } as const;

/** A new word: look, listen, go on. */
export const meetWord = (word: TaughtWord, { pace }: Making): MeetItem => ({
  ...look,
  key: `meet:${word.id}`,
  subjects: [wordSubject(word.kz)],
  words: [word.id],
  seconds: pace.meetWord(word.example.kz),
  shows: { what: "word", word },
});

/** A point of grammar, found in sentences of the lesson. */
export const meetPoint = (
  point: PointMaterial,
  sentences: readonly SentenceMaterial[],
  { pace }: Making,
): MeetItem => ({
  ...look,
  key: `meet:${point.id}`,
  subjects: [`point:${point.id}`],
  words: [],
  points: [point.id],
  seconds: pace.meetPoint(sentences.length),
  shows: {
    what: "point",
    point: point.id,
    titles: point.titles,
    summary: point.summary,
    sentences,
  },
});

/** A dialogue to hear and read. */
export const meetDialogue = (dialogue: DialogueMaterial, { pace }: Making): MeetItem => ({
  ...look,
  key: "meet:dialogue",
  subjects: ["dialogue"],
  words: [],
  seconds: pace.meetText(dialogue.turns.map(({ kz }) => kz)),
  shows: {
    what: "dialogue",
    titles: dialogue.titles,
    setting: dialogue.setting,
    speakers: dialogue.speakers,
    turns: dialogue.turns,
  },
});

/** A story to hear and read. */
export const meetStory = (story: StoryMaterial, { pace }: Making): MeetItem => ({
  ...look,
  key: "meet:story",
  subjects: ["story"],
  words: [],
  seconds: pace.meetText(story.sentences.map(({ kz }) => kz)),
  shows: { what: "story", titles: story.titles, sentences: story.sentences },
});

/** What is only shown cannot be failed. */
export const judgeMeet = (): Verdict => rightVerdict(null);
