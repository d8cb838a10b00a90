import type { Asked, Intent, Tools } from "../ask.ts";
import { hasKazakhLetter } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { sayInKazakh } from "./say.ts";

/** Says in Kazakh what the learner has just said in another language. */
export const saidBeforeIntent: Intent = {
  name: "translate",
  understand(asked, tools) {
    if (asked.history.length === 0 || !tools.patterns.one("said-before.that").test(asked.folded))
      return undefined;
    const said = lastOwn(asked, tools);
    return said === undefined
      ? undefined
      : { confidence: 0.984, answer: () => sayInKazakh(said, asked, tools) };
  },
};

/** The learner's last line that is no Kazakh. */
const lastOwn = ({ history }: Asked, tools: Tools): string | undefined =>
  history
    .filter(({ sender }) => sender === "user")
    .map(({ text }) => text.trim())
    .findLast(
      (text) => !hasKazakhLetter(text) && !text.endsWith("?") && isOwnLanguage(text, tools),
    );
