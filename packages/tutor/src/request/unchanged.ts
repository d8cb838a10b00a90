import type { Asked, Draft, Tools } from "../ask.ts";
import { lastBotLine } from "../text/history.ts";

/** What says the same once more where it was to be otherwise. */
const TOLD_WHOLE: ReadonlySet<string> = new Set([
  "plan",
  "list",
  "phrases",
  "explain",
  "culture",
  "restate",
]);

/**
 * That a wish changed nothing, in place of the whole answer once more: "not on Wednesday" after a plan that knows no days.
 *
 * @param isWholeItself whether the message by itself asks for what is told again
 */
export function unchanged(
  draft: Draft,
  name: string,
  asked: Asked,
  isWholeItself: () => boolean,
  tools: Tools,
): Draft | undefined {
  const before = lastBotLine(asked.history);
  if (!TOLD_WHOLE.has(draft.intent ?? name) || before === "" || draft.text.trim() !== before.trim())
    return undefined;
  if (tools.patterns.one("whole.once-more").test(asked.folded) || isWholeItself()) return undefined;
  return {
    ...draft,
    text: tools.say("whole.unchanged", asked.language, { x: asked.raw }),
    confidence: 0.6,
  };
}
