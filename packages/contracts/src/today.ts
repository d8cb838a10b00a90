import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { LocalisedText } from "./language.ts";

const Seconds = Type.Number({ description: "How long it is likely to take." });

/** One part of a plan. */
export const TodayStep = Type.Union([
  Type.Object({ kind: Type.Literal("review"), cards: Type.Integer(), seconds: Seconds }),
  Type.Object({
    kind: Type.Literal("lesson"),
    id: Type.Integer(),
    title: LocalisedText,
    questions: Type.Integer(),
    seconds: Seconds,
  }),
  Type.Object({
    kind: Type.Literal("text"),
    id: Type.Integer(),
    title: LocalisedText,
    seconds: Seconds,
  }),
]);
export type TodayStep = Type.Static<typeof TodayStep>;

/** `GET /profile/today/`: what to do in each length of time. */
export const TodayPlans = Type.Array(
  Type.Object({
    minutes: Type.Union([Type.Literal(3), Type.Literal(5), Type.Literal(10)]),
    /** The first of the steps; null when everything is done. */
    step: Type.Union([TodayStep, Type.Null()]),
    /** One after the other; together they fill the time as far as there is something to do. */
    steps: Type.Array(TodayStep),
    seconds: Seconds,
  }),
);
export type TodayPlans = Type.Static<typeof TodayPlans>;

export const todayEndpoints = {
  plans: endpoint({
    method: "GET",
    path: "/profile/today/",
    tag: "Profile",
    summary: "What to do next, in 3, 5 or 10 minutes",
    access: "required",
    response: TodayPlans,
  }),
};
