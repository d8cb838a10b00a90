import type { Asked, Draft, Tools } from "../../ask.ts";
import { questioned } from "../question.ts";
import type { DoneToShown } from "./shown-cells.ts";

function onOther(asked: Asked, tools: Tools): Draft | undefined {
  const draft = questioned(asked, tools);
  return draft && { ...draft, intent: "talk" };
}

/** What is done to a talk in Kazakh, beside what is said in it. */
export const OF_TALK: DoneToShown = { "change-topic": onOther };
