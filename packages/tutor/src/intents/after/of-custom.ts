import { furtherAt } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { customOnTable } from "../../further/beside.ts";
import { subjectOfId } from "../../further/subjects-on-table.ts";
import { toldFurther } from "../../further/told-further.ts";
import { timesSaid } from "../../text/history.ts";
import type { DoneToShown } from "./shown-cells.ts";

/** So many questions of it are answered at once. */
const SHOWN = 2;

/** What else is known of the custom: answers to further questions that were not told yet. */
function more(asked: Asked, tools: Tools): Draft | undefined {
  const custom = customOnTable(asked, tools);
  const subject = custom && subjectOfId("culture", custom.id, tools);
  if (!subject) return undefined;
  const { language, history } = asked;
  const fresh = Array.from({ length: subject.to - subject.from }, (_, at) =>
    furtherAt(tools.course.tutor.further, subject.from + at),
  )
    .filter(({ answer }) => timesSaid(history, answer[language]) === 0)
    .slice(0, SHOWN);
  const drafts = fresh.map((further) =>
    toldFurther({ subject, further, probability: 1 }, language, tools),
  );
  const [first] = drafts;
  return (
    first && {
      ...first,
      text: drafts.map(({ text }) => text).join("\n\n"),
      kazakh: drafts.flatMap(({ kazakh }) => kazakh ?? []),
    }
  );
}

/** What is done to a custom that was told of. */
export const OF_CUSTOM: DoneToShown = { "of-shown-more": more };
