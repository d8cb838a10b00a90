import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { Attempt, finishedWork } from "./finished-work.ts";

/** One answer of a round of vowel harmony. */
export const HarmonyRoundAnswer = Type.Object({
  /** The dictionary form that was shown. */
  stem: Type.String({ minLength: 1, maxLength: 40 }),
  suffix: Type.Union([
    Type.Literal("plural"),
    Type.Literal("loc"),
    Type.Literal("question"),
    Type.Literal("acc"),
    Type.Literal("gen"),
    Type.Literal("dat"),
    Type.Literal("abl"),
    Type.Literal("ins"),
    Type.Literal("pss3"),
    Type.Literal("pss1s"),
    Type.Literal("lyq"),
    Type.Literal("ly"),
  ]),
  /** The whole form that was chosen. */
  given: Type.String({ minLength: 1, maxLength: 60 }),
});
export type HarmonyRoundAnswer = Type.Static<typeof HarmonyRoundAnswer>;

/** `POST /profile/harmony-rounds/`. `attempt` makes a resend idempotent. */
export const HarmonyRoundRequest = Type.Object({
  ...finishedWork,
  attempt: Attempt,
  answers: Type.Array(HarmonyRoundAnswer, { minItems: 1, maxItems: 10 }),
});
export type HarmonyRoundRequest = Type.Static<typeof HarmonyRoundRequest>;

export const HarmonyRoundResponse = Type.Object({
  /** Right answers out of `total`, graded by the language engine. */
  right: Type.Integer(),
  total: Type.Integer(),
  /** Points credited now. */
  awarded: Type.Integer(),
});
export type HarmonyRoundResponse = Type.Static<typeof HarmonyRoundResponse>;

export const harmonyEndpoints = {
  finishRound: endpoint({
    method: "POST",
    path: "/profile/harmony-rounds/",
    tag: "Harmony",
    summary: "Send a round of the harmony trainer",
    description:
      "Answers are graded here, by the language engine. A right one pays a point, up to the day's limit; the same `attempt` sent again changes nothing and gets the same answer.",
    access: "required",
    body: HarmonyRoundRequest,
    response: HarmonyRoundResponse,
  }),
};
