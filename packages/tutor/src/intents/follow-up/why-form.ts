import type { Asked, Draft, Focus, Tools } from "../../ask.ts";
import { cutForm, formSteps, kz } from "../../features/form-text.ts";
import { labelFrom } from "../../features/label-from-suffixes.ts";
import { compose } from "../../grammar/compose.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { lastBotLine } from "../../text/history.ts";
import { onPoint } from "../explain.ts";

/** The reasons for the form that was shown last. */
export function whyForm(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  if (focus.kind === "topic") {
    // After a correction the rule itself is still to be told
    const title = tools.course.grammarById.get(focus.id)?.titles[language];
    const told = title !== undefined && lastBotLine(asked.history).includes(title);
    return onPoint(focus.id, asked, tools, !told);
  }
  if (focus.kind === "word") {
    const shown = lastForm(focus, asked);
    const label = focus.label ?? shown?.label;
    if (label === undefined) return undefined;
    const steps = formSteps(focus.lemma, label, language);
    if (steps.length === 0) return undefined;
    return {
      text: [cutForm(focus.lemma, label), ...steps].join("\n"),
      kazakh: [kz(focus.lemma, focus.lemma)],
      confidence: 0.9,
      focus,
    };
  }
  if (focus.kind !== "clause") return undefined;
  const { pieces } = compose(focus.clause);
  const lines = pieces.flatMap(({ text, lemma, label }) =>
    // A pronoun is what it is
    lemma && label && !label.startsWith("PRO")
      ? [`${text} = ${cutForm(lemma, label)}`, ...formSteps(lemma, label, language)]
      : [],
  );
  return lines.length === 0
    ? undefined
    : {
        text: lines.join("\n"),
        kazakh: pieces.map(({ text, lemma }) => kz(text, lemma)),
        confidence: 0.9,
        focus,
      };
}

/** The inflected form of the focused word in the last reply. */
function lastForm(
  focus: Extract<Focus, { kind: "word" }>,
  asked: Asked,
): { label: string } | undefined {
  const first = lastBotLine(asked.history).split(/[\s(]/)[0] ?? "";
  const reading = knownReadings(first).find(({ lemma }) => lemma === focus.lemma);
  const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
  return label ? { label } : undefined;
}
