import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { withMeaning } from "../going-on/shown.ts";

/** A sentence that was made, by the engine, of one that lies on the table, with what it says. */
export const turnedLine = (text: string, asked: Asked, tools: Tools): Draft => ({
  text: withMeaning(text, asked.language, tools),
  kazakh: [kz(text)],
  translated: { text, sure: true, from: "composed" },
  confidence: 0.9,
  intent: "follow-up",
});
