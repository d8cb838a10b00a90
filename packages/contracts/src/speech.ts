import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { finishedWork } from "./finished-work.ts";
import { LocalisedText } from "./language.ts";

export const PracticeWordQuery = Type.Object({
  /** The word that was shown before this one; it does not come again at once. */
  after: Type.Optional(Type.String({ maxLength: 60 })),
  /** Sounds that were missed lately, as letters: `ғ,ү`. Words with them come more often. */
  missed: Type.Optional(Type.String({ maxLength: 60 })),
  /** Lessons a guest has done, as numbers: `1,2,17`. */
  lessons: Type.Optional(Type.String({ maxLength: 600 })),
});
export type PracticeWordQuery = Type.Static<typeof PracticeWordQuery>;

/** `GET /get-word`: a word to say. */
export const PracticeWord = Type.Object({
  word: Type.String(),
  word_ru: Type.String(),
  word_en: Type.String(),
  transcript: Type.String(),
  img: Type.Union([Type.String(), Type.Null()]),
  lesson_id: Type.Integer(),
  lesson_title: LocalisedText,
  /** Recordings may be kept for making the judge better, when a learner agrees to it. */
  collecting: Type.Boolean(),
});
export type PracticeWord = Type.Static<typeof PracticeWord>;

const Quality = Type.Union([
  Type.Literal("excellent"),
  Type.Literal("good"),
  Type.Literal("fair"),
  Type.Literal("poor"),
]);

/** A sound of the expected word as it was found in the recording; times in seconds. */
export const HeardSound = Type.Object({
  letter: Type.String(),
  /** UTF-16 offset of its first letter in the word. */
  letter_start: Type.Integer(),
  phone: Type.String(),
  start: Type.Number(),
  end: Type.Number(),
  /** Below zero: another sound would fit better. */
  margin: Type.Number(),
});

/** `POST /check-pronunciation/`, multipart. The recording is judged in memory. */
export const RecordingForm = Type.Object({
  /** RIFF/WAVE. */
  audio: Type.String({ format: "binary" }),
  /** The Kazakh word that was to be said. */
  word: Type.String(),
  /** Of `message`; the speech is Kazakh. */
  language: Type.Optional(Type.String()),
  /** `yes`: the recording may be kept where the operator collects. */
  consent: Type.Optional(Type.String()),
});

/** `POST /check-pronunciation/`: what was heard. `error` is null when the recording could be judged. */
export const PronunciationFeedback = Type.Object({
  correct: Type.Boolean(),
  quality: Quality,
  /** Key of a sentence of the interface, whose values are `feedbackParams`. */
  feedbackKey: Type.String(),
  feedbackParams: Type.Record(Type.String(), Type.String()),
  expected: Type.String(),
  best_match: Type.Union([Type.String(), Type.Null()]),
  recognized: Type.Union([Type.String(), Type.Null()]),
  error: Type.Union([Type.String(), Type.Null()]),
  /** The sentence itself, in the language asked for. */
  message: Type.String(),
  sounds: Type.Array(HeardSound),
  /** The one sound most worth practising. */
  practise: Type.Union([
    Type.Object({
      letter: Type.String(),
      letter_start: Type.Integer(),
      phone: Type.String(),
      confused_with: Type.Union([Type.String(), Type.Null()]),
      /** How it is made, in the language asked for. */
      tip: Type.String(),
    }),
    Type.Null(),
  ]),
  /** Proof of a word said right, for a set of five; null when it was not. */
  receipt: Type.Union([Type.String(), Type.Null()]),
  /** For rating or deleting the recording; null unless it was kept because the learner agreed. */
  recording: Type.Union([Type.String(), Type.Null()]),
});
export type PronunciationFeedback = Type.Static<typeof PronunciationFeedback>;

/** `POST /speech-sets/`: five words said right, by the receipts of their checks. */
export const SpeechSetRequest = Type.Object({
  receipts: Type.Array(Type.String({ maxLength: 400 }), { minItems: 5, maxItems: 5 }),
  seconds: finishedWork.seconds,
  finished_at: finishedWork.finished_at,
});
export type SpeechSetRequest = Type.Static<typeof SpeechSetRequest>;

export const SpeechSetResponse = Type.Object({
  awarded: Type.Integer(),
  total: Type.Integer(),
  /** Achievements the set completed. */
  achievements: Type.Array(EarnedAchievement),
});
export type SpeechSetResponse = Type.Static<typeof SpeechSetResponse>;

/** `POST /speech-recordings/rating/`: was the verdict on a kept recording fair? */
export const RecordingRating = Type.Object({
  recording: Type.String({ maxLength: 100 }),
  fair: Type.Boolean(),
});
export type RecordingRating = Type.Static<typeof RecordingRating>;

/** `POST /speech-recordings/deletion/`: deletes kept recordings; unknown ones are no error. */
export const RecordingDeletion = Type.Object({
  recordings: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 500 }),
});
export type RecordingDeletion = Type.Static<typeof RecordingDeletion>;

export const RecordingDeletionResponse = Type.Object({ deleted: Type.Integer() });
export type RecordingDeletionResponse = Type.Static<typeof RecordingDeletionResponse>;

export const speechEndpoints = {
  practiceWord: endpoint({
    method: "GET",
    path: "/get-word",
    tag: "Pronunciation",
    summary: "A word to say aloud",
    description:
      "From the learner's lessons, or those a guest names; words with a sound just missed come more often.",
    access: "optional",
    query: PracticeWordQuery,
    response: PracticeWord,
  }),
  check: endpoint({
    method: "POST",
    path: "/check-pronunciation/",
    tag: "Pronunciation",
    summary: "What was heard in a recording of a word",
    description:
      "A multipart form: `audio` (RIFF/WAVE), `word` (the Kazakh word that was to be said), `language` (of `message`; the speech is Kazakh). The recording is judged in memory and not kept, unless the operator collects and `consent` is `yes`.",
    access: "optional",
    form: RecordingForm,
    response: PronunciationFeedback,
  }),
  finishSet: endpoint({
    method: "POST",
    path: "/speech-sets/",
    tag: "Pronunciation",
    summary: "Five words said right",
    description: "Pays points for the receipts of five checks; the same five again change nothing.",
    access: "required",
    body: SpeechSetRequest,
    response: SpeechSetResponse,
  }),
  rateRecording: endpoint({
    method: "POST",
    path: "/speech-recordings/rating/",
    tag: "Pronunciation",
    summary: "Rate the verdict on a kept recording",
    access: "public",
    body: RecordingRating,
    response: MessageResponse,
  }),
  deleteRecordings: endpoint({
    method: "POST",
    path: "/speech-recordings/deletion/",
    tag: "Pronunciation",
    summary: "Delete kept recordings",
    access: "public",
    body: RecordingDeletion,
    response: RecordingDeletionResponse,
  }),
};
