import { kazakhPart } from "../../recognise/kazakh-part.ts";
import { readBy, type Way } from "./whole.ts";

/** "She said “келісейік”, what's that?": what somebody said, by itself. */
export const heardThere: Way = ({ raw, language }, _last, tools) => {
  if (readBy("whole.heard", raw, tools) === undefined) return [];
  const heard = kazakhPart(raw, tools);
  return heard === ""
    ? []
    : [
        {
          message: tools.say("whole.meaning", language, { x: heard }),
          isAnswer: ({ intent }) => intent === "meaning",
        },
      ];
};
