import Type from "typebox";
import { endpoint } from "./endpoint.ts";

/** What recordings are given under. */
export const RecordingLicence = Type.Enum(["CC0-1.0", "CC-BY-4.0"]);
export type RecordingLicence = Type.Static<typeof RecordingLicence>;

/** How a voice sounds, so that it speaks for the right people of a dialogue. */
export const VoiceKind = Type.Enum(["woman", "man", "child"]);
export type VoiceKind = Type.Static<typeof VoiceKind>;

/** Where somebody's Kazakh is at home, as they see it. */
export const SpeakerRegion = Type.Enum(["north", "south", "west", "east", "centre", "abroad"]);
export type SpeakerRegion = Type.Static<typeof SpeakerRegion>;

/** As Common Voice names ages. */
export const AgeBand = Type.Enum([
  "teens",
  "twenties",
  "thirties",
  "fourties",
  "fifties",
  "sixties",
  "seventies",
  "eighties",
  "nineties",
]);
export type AgeBand = Type.Static<typeof AgeBand>;

/** `PUT /studio/consent/`: what somebody agrees to before the first recording. */
export const SpeakerConsentRequest = Type.Object({
  /** Of the text that was read and agreed to. */
  version: Type.Integer({ minimum: 1, maximum: 1000 }),
  licence: RecordingLicence,
  voice: VoiceKind,
  region: Type.Optional(SpeakerRegion),
  age: Type.Optional(AgeBand),
});
export type SpeakerConsentRequest = Type.Static<typeof SpeakerConsentRequest>;

/** `GET /studio/me/`. */
export const StudioStanding = Type.Object({
  /** Of the text that is to be agreed to now. */
  version: Type.Integer(),
  /** Null before the consent, and after all was taken back. */
  consent: Type.Union([
    Type.Object({
      version: Type.Integer(),
      licence: RecordingLicence,
      voice: VoiceKind,
      region: Type.Union([SpeakerRegion, Type.Null()]),
      age: Type.Union([AgeBand, Type.Null()]),
      /** The name recordings are told apart by: a random one, never the account's. */
      speaker: Type.String(),
      /** ISO 8601 instant. */
      at: Type.String(),
    }),
    Type.Null(),
  ]),
  /** One's own recordings by what became of them. */
  recordings: Type.Object({
    waiting: Type.Integer(),
    approved: Type.Integer(),
    refused: Type.Integer(),
  }),
});
export type StudioStanding = Type.Static<typeof StudioStanding>;

/** A text that is to be read aloud. */
export const WantedText = Type.Object({
  text: Type.String(),
  kind: Type.Enum(["word", "sentence"]),
  en: Type.String(),
  ru: Type.String(),
});
export type WantedText = Type.Static<typeof WantedText>;

export const WantedTexts = Type.Object({
  /** The next twenty. */
  texts: Type.Array(WantedText),
  /** How many there are that this speaker has not read. */
  left: Type.Integer(),
});
export type WantedTexts = Type.Static<typeof WantedTexts>;

/** `POST /studio/recordings/`, multipart. */
export const StudioRecordingForm = Type.Object({
  /** RIFF/WAVE. */
  audio: Type.String({ format: "binary" }),
  /** The text that was read, as it was shown. */
  text: Type.String(),
  /** Made by the browser: sent twice, it is one recording. */
  attempt: Type.String(),
});

export const RefusalReason = Type.Enum([
  "other_text",
  "mistake",
  "noise",
  "unclear",
  "other_voice",
]);
export type RefusalReason = Type.Static<typeof RefusalReason>;

/** A recording without its bytes. */
export const StudioRecording = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  seconds: Type.Number(),
  /** ISO 8601 instant. */
  created_at: Type.String(),
  state: Type.Enum(["waiting", "approved", "refused"]),
  /** Why a second person refused it. */
  reason: Type.Union([RefusalReason, Type.Null()]),
});
export type StudioRecording = Type.Static<typeof StudioRecording>;

export const StudioRecordings = Type.Object({
  recordings: Type.Array(StudioRecording),
  /** `before` of the next page; null at the end. */
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export type StudioRecordings = Type.Static<typeof StudioRecordings>;

/** `POST /studio/waiting/{id}/decision/`. */
export const RecordingDecision = Type.Object({
  decision: Type.Enum(["approve", "refuse"]),
  /** Needed with `refuse`. */
  reason: Type.Optional(RefusalReason),
});
export type RecordingDecision = Type.Static<typeof RecordingDecision>;

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const params = Type.Object({ id });
const page = Type.Object({ before: Type.Optional(id) });
const soundFile = Type.String({ format: "binary" });

export const studioEndpoints = {
  standing: endpoint({
    method: "GET",
    path: "/studio/me/",
    tag: "Studio",
    summary: "One's consent, and how many recordings one has given",
    access: "required",
    response: StudioStanding,
  }),
  agree: endpoint({
    method: "PUT",
    path: "/studio/consent/",
    tag: "Studio",
    summary: "Agree to give recordings",
    description:
      "Refused (409) when another text is to be agreed to by now. A licence chosen anew counts for recordings from then on.",
    access: "required",
    act: "lend a voice",
    body: SpeakerConsentRequest,
    response: StudioStanding,
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/studio/consent/",
    tag: "Studio",
    summary: "Take back everything",
    description:
      "Deletes all recordings of one's own and the consent at once, also without the role. Nothing of them is played any more; browsers that keep a sound ask again within a day.",
    access: "required",
    response: Type.Object({ deleted: Type.Integer() }),
  }),
  next: endpoint({
    method: "GET",
    path: "/studio/next/",
    tag: "Studio",
    summary: "Texts that are to be read aloud",
    description:
      "What nobody has read comes first, in the order in which it is most useful: common words and sounds that were not heard yet.",
    access: "required",
    act: "lend a voice",
    query: Type.Object({
      /** So many at the beginning were passed over. */
      skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    response: WantedTexts,
  }),
  record: endpoint({
    method: "POST",
    path: "/studio/recordings/",
    tag: "Studio",
    summary: "Give a recording of a text",
    description:
      "Checked at once: real sound, its length, level and noise, and that it is this very text. What is wrong stands at `audio`. A new recording of a text takes the place of one's older one.",
    access: "required",
    act: "lend a voice",
    form: StudioRecordingForm,
    response: StudioRecording,
    status: 201,
  }),
  mine: endpoint({
    method: "GET",
    path: "/studio/mine/",
    tag: "Studio",
    summary: "One's own recordings",
    description: "A page of 50, the newest first.",
    access: "required",
    query: page,
    response: StudioRecordings,
  }),
  ownSound: endpoint({
    method: "GET",
    path: "/studio/mine/{id}/sound/",
    tag: "Studio",
    summary: "The sound of one's own recording",
    access: "required",
    params,
    response: soundFile,
    produces: ["audio/mpeg"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/studio/mine/{id}/",
    tag: "Studio",
    summary: "Delete one of one's own recordings",
    access: "required",
    params,
    response: Type.Object({ deleted: Type.Integer() }),
  }),
  waiting: endpoint({
    method: "GET",
    path: "/studio/waiting/",
    tag: "Studio",
    summary: "Others' recordings that wait to be listened to",
    description: "A page of 50, the oldest first. Never one's own.",
    access: "required",
    act: "judge a recording",
    query: Type.Object({ after: Type.Optional(id) }),
    response: StudioRecordings,
  }),
  waitingSound: endpoint({
    method: "GET",
    path: "/studio/waiting/{id}/sound/",
    tag: "Studio",
    summary: "The sound of a recording that waits",
    access: "required",
    act: "judge a recording",
    params,
    response: soundFile,
    produces: ["audio/mpeg"],
  }),
  decide: endpoint({
    method: "POST",
    path: "/studio/waiting/{id}/decision/",
    tag: "Studio",
    summary: "Approve or refuse another's recording",
    description: "Never one's own. An approved recording is played from then on.",
    access: "required",
    act: "judge a recording",
    params,
    body: RecordingDecision,
    response: StudioRecording,
  }),
};
