import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { LocalisedText } from "./language.ts";

const Seconds = Type.Number({ description: "How long it is likely to take." });

/** The one thing to do next. */
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

/** `GET /profile/today/`: a step for each length of time; null when everything is done. */
export const TodayPlans = Type.Array(
  Type.Object({
    minutes: Type.Union([Type.Literal(3), Type.Literal(5), Type.Literal(10)]),
    step: Type.Union([TodayStep, Type.Null()]),
  }),
);
export type TodayPlans = Type.Static<typeof TodayPlans>;

export const todayEndpoints = {
  plans: endpoint({
    method: "GET",
    path: "/profile/today/",
    tag: "Profile",
    summary: "The next step, sized to 3, 5 or 10 minutes",
    access: "required",
    response: TodayPlans,
  }),
};
