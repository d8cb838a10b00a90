import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { LocalisedText } from "./language.ts";
import { PathNext } from "./path.ts";

const Seconds = Type.Number({ description: "How long it is likely to take." });
const Cover = Type.String({ description: "Address of a picture below `/assets/`." });

/** One part of a plan. */
export const TodayStep = Type.Union([
  Type.Object({ kind: Type.Literal("review"), cards: Type.Integer(), seconds: Seconds }),
  Type.Object({
    kind: Type.Literal("path"),
    /** A step of a lesson, or what ends a unit. */
    next: PathNext,
    /** The lesson's, story's or unit's. */
    title: LocalisedText,
    cover: Cover,
    unit: Type.Object({ number: Type.Integer(), title: LocalisedText }),
    seconds: Seconds,
  }),
  Type.Object({
    kind: Type.Union([Type.Literal("reading"), Type.Literal("film")]),
    id: Type.Integer(),
    title: LocalisedText,
    cover: Cover,
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
    description:
      "What is due for review, then the next step of the path, then something to read or watch, as far as the time allows.",
    access: "required",
    response: TodayPlans,
  }),
};
