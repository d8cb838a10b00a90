import type { Asked, Draft, Tools } from "../../ask.ts";
import { dialogueWritten } from "../dialogue/reshaped-dialogue.ts";
import type { DoneToShown } from "./shown-cells.ts";

/** Where a dialogue that was written down plays, and who speaks there. */
function about(asked: Asked, tools: Tools): Draft | undefined {
  const scene = dialogueWritten(asked, tools);
  return (
    scene && {
      text: `${scene.titles[asked.language]}: ${scene.setting[asked.language]}`,
      confidence: 0.9,
      intent: "dialogue",
    }
  );
}

/** What is done to a dialogue that was written down. */
export const OF_DIALOGUE: DoneToShown = { "of-shown-about": about };
