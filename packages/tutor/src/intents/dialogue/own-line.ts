import type { Asked, Tools } from "../../ask.ts";
import { standsBefore } from "../../recognise/stands-before.ts";
import { hasCyrillic } from "../../text/fold.ts";
import { sentenceIn } from "../../tools/translate.ts";

/** A question about the language in the middle of a scene. */
export const QUESTION =
  /^(?:how|what|why|explain|translate|как|что|почему|объясни|переведи)(?![\p{L}])/u;

/** What is done in a scene with what is said in another language than Kazakh: it is a line of it. */
const LINES: ReadonlySet<string> = new Set(["answer", "telling", "social", "say"]);
/** Likelier than this another kind is meant. */
const LIKELY_OTHER = 0.5;

/** Whether what is said in the learner's own language is said in the scene, and asks nothing of the tutor. */
export function isLineOfScene(asked: Asked, tools: Tools): boolean {
  if (tools.requests.find(asked.spelt).some(({ id }) => id === "asked-in-scene")) return true;
  if (QUESTION.test(asked.folded)) return false;
  const before = standsBefore(asked.history, tools);
  const [first] = before ? tools.followUps.recognise(asked.whole, before) : [];
  return !first || LINES.has(first.kind) || first.probability < LIKELY_OTHER;
}

/** The Kazakh of such a line; undefined where it cannot be said. */
export const saidInOwn = ({ whole, raw }: Asked, tools: Tools): string | undefined =>
  // "Hello, I need bread": the scene hears what follows the greeting
  [whole, raw]
    .map((line) => sentenceIn(line, hasCyrillic(whole) ? "ru" : "en", tools))
    .find((line) => line !== undefined);
