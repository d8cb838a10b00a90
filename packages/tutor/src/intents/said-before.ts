import type { Asked, Intent, Tools } from "../ask.ts";
import { hasKazakhLetter } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { sayInKazakh } from "./say.ts";

/** "How do I say that in Kazakh?": what the learner said last in their own language. */
const THAT =
  /^(?:and |so |but |а |и )?(?:(?:how (?:do|would|can|could|should|to)(?: (?:i|you|we))? (?:say|write|put)|what is|what's|whats|say|translate|can you (?:say|translate)) (?:that|this|it|what i (?:just )?said)(?: (?:in|into|to) (?:kazakh|qazaq))|how (?:do|would|can|could|should)(?: (?:i|you|we))? (?:say|write|put) (?:that|this|it)|(?:а )?как (?:это|такое|так|мне это)(?: мне)? (?:сказать|будет|перевести|сказать правильно)?(?: ?(?:по-казахски|по казахски|на казахском|на казахский))|(?:скажи|переведи) (?:это|так)(?: (?:по-казахски|по казахски|на казахском|на казахский))|(?:осыны|мұны|соны) қазақша қалай (?:айтамын|айтады|айтамыз|айтуға болады))$/u;

/** Says in Kazakh what the learner has just said in another language. */
export const saidBeforeIntent: Intent = {
  name: "translate",
  understand(asked, tools) {
    if (asked.history.length === 0 || !THAT.test(asked.folded)) return undefined;
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
