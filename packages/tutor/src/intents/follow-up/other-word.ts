import type { Asked, Draft, Focus, Tools } from "../../ask.ts";
import { wishOf } from "../../features/label.ts";
import { hasKazakhLetter } from "../../text/fold.ts";
import { isOwnLanguage } from "../../words/own-language.ts";
import { showForm } from "../form.ts";
import { LEAD } from "./same-word.ts";

/** The same ending on another word: of the form shown last, or of the point that was explained. */
export function otherWord(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const label = labelOfFocus(focus, tools);
  const word = tools.patterns
    .one("follow-up-word.asked")
    .exec(asked.folded.replace(LEAD, "").trim())?.[1];
  if (label === undefined || word === undefined) return undefined;
  if (!hasKazakhLetter(word) && isOwnLanguage(word, tools)) return undefined;
  const read = tools.reader.read(word);
  if (!read || read.lemma !== word || (focus.kind === "word" && focus.lemma === word))
    return undefined;
  const [sense] = tools.glossary.senses(read.lemma);
  return showForm(
    { lemma: read.lemma, pos: sense?.pos ?? "n", others: [], from: "kz" },
    wishOf(label),
    read.lemma,
    asked.language,
    tools,
  );
}

function labelOfFocus(focus: Focus, tools: Tools): string | undefined {
  if (focus.kind === "word") return focus.label;
  if (focus.kind !== "topic") return undefined;
  const drills = tools.course.grammarById.get(focus.id)?.drills ?? [];
  return drills.flatMap((drill) =>
    drill.kind === "build-form" && drill.to.startsWith("N;") ? [drill.to] : [],
  )[0];
}
