import type { Asked, Draft, Tools } from "./ask.ts";
import { openHeading } from "./practice/heading.ts";
import { askedAgain } from "./practice/quiz.ts";
import type { TutorReply } from "./reply.ts";
import { distinct, PLAYED } from "./several.ts";

/** The reply that a draft becomes: with a greeting back before it, and behind it what still waits. */
export function finish(draft: Draft, name: string, asked: Asked, tools: Tools): TutorReply {
  const { text, corrections, lessons, readings, state } = draft;
  return {
    text: [greetingBack(name, asked, tools), text, pending(draft.intent ?? name, asked, tools)]
      .filter((part) => part !== "")
      .join("\n\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    language: draft.language ?? asked.language,
    intent: draft.intent ?? name,
    confidence: draft.confidence ?? 0.9,
    chips: (draft.chips ?? []).slice(0, 6),
    kazakh: distinct(draft.kazakh ?? []),
    points: draft.points ?? [],
    checked: draft.checked ?? null,
    translated: draft.translated ?? null,
    ...(corrections && corrections.length > 0 && { corrections }),
    ...(lessons && lessons.length > 0 && { lessons }),
    ...(readings && readings.length > 0 && { readings }),
    ...(state !== undefined && { state }),
  };
}

/** Talk and small talk greet themselves; everything else is answered after a greeting of its own. */
function greetingBack(name: string, { greeting, history }: Asked, tools: Tools): string {
  if (!greeting || (["talk", "small-talk", "dialogue"].includes(name) && history.length > 0))
    return "";
  if (name === "talk" || name === "small-talk") return "";
  const named = greeting.name === undefined ? undefined : tools.nameInKazakh(greeting.name);
  const hello = named === undefined ? greeting.kz : greeting.kz.replace("!", `, ${named}!`);
  return greeting.asksHow ? `${hello} ${tools.say("greeting.fine", "kz")}` : hello;
}

const HEADINGS = ["scene.heading", "scene.swapped", "exercise.heading"];

/** A question of a quiz or an exercise, or a line of a scene, that still waits while something else is answered. */
function pending(name: string, { history }: Asked, tools: Tools): string {
  if (PLAYED.has(name)) return "";
  const waiting = HEADINGS.map((heading) => openHeading(heading, history, tools)?.said).find(
    Boolean,
  );
  return askedAgain(history, tools) ?? waiting ?? "";
}
