import type { Asked, Draft, Tools } from "../../ask.ts";
import type { DoneToShown } from "./shown-cells.ts";

/** What is said of an advice that was given, whichever it was. */
const said =
  (name: string) =>
  ({ language }: Asked, tools: Tools): Draft => ({
    text: tools.say(name, language),
    confidence: 0.9,
    intent: "advice",
    chips: [tools.say("plan.exercise", language), tools.say("next.talk", language)],
  });

/** What is done to an advice. */
export const OF_ADVICE: DoneToShown = {
  "of-shown-tried": said("advice.tried"),
  "of-shown-no-time": said("advice.noTime"),
  "of-shown-start": said("advice.start"),
  "of-shown-now": said("advice.start"),
  "of-shown-instance": said("advice.instance"),
};
