import type { Intent } from "../ask.ts";
import { isKazakh } from "../talk/understand-talk.ts";

const LEAST_SHARE = 0.6;
const MAX_WORDS = 11;
/** Titles that are offered at once. */
const OFFERED = 5;
/** What one talks about with people, not with a tutor or before a talk. */
const NO_SUBJECT = new Set(["tutor", "greeting", "name"]);

/** "Suggest a topic": some of those that a talk can be about, and the first step into one. */
export const topicSuggestionIntent: Intent = {
  name: "talk",
  decides: true,
  understand(asked, tools) {
    const found = tools.requests.find(asked.spelt).find(({ id }) => id === "topics");
    if (!found || found.share < LEAST_SHARE || asked.words.length > MAX_WORDS) return undefined;
    const { seed } = asked;
    const language = isKazakh(asked.whole, tools) ? "kz" : asked.language;
    return {
      confidence: 0.9946,
      answer: () => {
        const topics = tools.topics.all.filter(
          ({ id, words }) => words.length > 0 && !NO_SUBJECT.has(id),
        );
        const first = topics.length === 0 ? 0 : (seed + asked.history.length) % topics.length;
        const offered = [...topics.slice(first), ...topics.slice(0, first)].slice(0, OFFERED);
        const titles = offered.map(({ titles: title }) => title[language].toLowerCase());
        return {
          text: tools.say("talk.topics", language, { x: titles.join(", ") }),
          chips: offered.flatMap(({ words: [word] }) =>
            word === undefined ? [] : [tools.say("talk.aboutTopic", "kz", { x: word })],
          ),
          confidence: 0.95,
          language,
        };
      },
    };
  },
};
