import { hasCyrillic } from "../../text/fold.ts";
import { readBy, type Way } from "./whole.ts";

/** Where a request for a story names what it is: the kind stands before it. */
const STORY =
  /(?=(?:short |коротк\p{L}+ )?(?:story|tale|истори\p{L}+|рассказ\p{L}*|сказк\p{L}+))/iu;

/** "Make it funnier", «сделай её грустнее»: the story that was asked for, of that kind. */
export const otherStory: Way = ({ raw }, { message, reply }, tools) => {
  if (reply.intent !== "story") return [];
  const language = hasCyrillic(message) ? "ru" : "en";
  const kind = KINDS.find((name) => readBy(`whole.story-${name}`, raw, tools) !== undefined);
  if (kind === undefined || !STORY.test(message)) return [];
  const word = tools.say(`whole.story-${kind}`, language);
  return [
    {
      message: message.replace(STORY, `${word} `),
      isAnswer: ({ intent }) => intent === "story",
    },
  ];
};
const KINDS = ["funny", "sad", "short", "easy"] as const;
