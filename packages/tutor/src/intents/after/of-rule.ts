import { type GrammarPoint, renderForm, renderLine } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { cutForm, formSteps, kz } from "../../features/form-text.ts";
import { withMeaning } from "../../going-on/shown.ts";
import { anotherOf, hasExercise, showPoint } from "../../points/show-point.ts";
import { turnedSentence } from "../../request/turned-sentence.ts";
import { nearestLaid } from "../../table/on-table.ts";
import { firstTask } from "../exercise/show-task.ts";
import type { DoneToShown } from "./shown-cells.ts";

const MOST_ROWS = 12;
const MOST_FORMS = 3;
const MOST_LINES = 3;

type Tell = (point: GrammarPoint, asked: Asked, tools: Tools) => Draft | undefined;

const ofPoint =
  (tell: Tell) =>
  (asked: Asked, tools: Tools): Draft | undefined => {
    const id = nearestLaid(asked, tools, ({ point }) => point);
    const point = id === undefined ? undefined : tools.course.grammarById.get(id);
    const draft = point && tell(point, asked, tools);
    return (
      draft && {
        intent: "explain",
        confidence: 0.92,
        points: point ? [point.id] : [],
        focus: { kind: "topic", id: point.id },
        ...draft,
      }
    );
  };

/** Every form of the tables of the point, a row each. */
const inTable: Tell = (point) => {
  const rows = point.tables
    .flatMap(({ of, labels }) =>
      of.flatMap((lemma) => {
        const forms = labels.flatMap((label) => renderForm(lemma, label)?.text ?? []);
        const distinct = [...new Set(forms)];
        return distinct.length === 0 ? [] : [distinct];
      }),
    )
    .slice(0, MOST_ROWS);
  if (rows.length === 0) return undefined;
  return {
    text: rows.map((forms) => forms.join(" | ")).join("\n"),
    kazakh: rows.flatMap((forms) => forms.map((one) => kz(one))),
  };
};

/** Why its forms look as they do: each of a few with its steps. */
const because: Tell = (point, { language }, tools) => {
  const shown = point.tables
    .flatMap(({ of, labels }) => {
      const label = labels[1] ?? labels[0];
      return label === undefined ? [] : of.map((lemma) => ({ lemma, label }));
    })
    .filter(({ lemma, label }) => formSteps(lemma, label, language).length > 0)
    .slice(0, MOST_FORMS);
  if (shown.length === 0) return undefined;
  return {
    text: [
      tools.say("rule.because", language),
      ...shown.flatMap(({ lemma, label }) => [
        "",
        cutForm(lemma, label),
        ...formSteps(lemma, label, language),
      ]),
    ].join("\n"),
    kazakh: shown
      .flatMap(({ lemma, label }) => renderForm(lemma, label)?.text ?? [])
      .map((one) => kz(one)),
  };
};

/** What learners take for exceptions: the mistakes that the point warns of. */
const exceptions: Tell = (point, { language }, tools) => ({
  text: [
    tools.say("rule.exceptions", language),
    ...point.mistakes.map(
      ({ wrong, right, why }) =>
        `- ${wrong} → ${right} ${renderLine(why[language], language)
          .map(({ text }) => text)
          .join("")}`,
    ),
  ].join("\n"),
  kazakh: point.mistakes.map(({ right }) => kz(right)),
});

const practised: Tell = (point, asked, tools) =>
  hasExercise(point) ? { ...firstTask(point, asked, tools, []), intent: "exercise" } : undefined;

/** Sentences of the point, each turned so. */
const turned =
  (wish: Parameters<typeof turnedSentence>[1]["wish"], name: string): Tell =>
  (point, { language }, tools) => {
    const found: { readonly from: string; readonly to: string }[] = [];
    for (const { kz: from } of tools.sentencesOf(point)) {
      if (found.length >= MOST_LINES) break;
      const to = from.endsWith("?") ? undefined : turnedSentence(from, { wish }, tools);
      if (to !== undefined) found.push({ from, to });
    }
    return found.length === 0
      ? undefined
      : {
          text: [
            tools.say(name, language),
            ...found.map(({ from, to }) => `${from} → ${withMeaning(to, language, tools)}`),
          ].join("\n"),
          kazakh: found.map(({ to }) => kz(to)),
        };
  };

/** The point that the course comes to after it. */
const next: Tell = (point, asked, tools) => {
  const order = tools.course.lessons.flatMap(({ grammar }) => grammar);
  const id = order.slice(order.indexOf(point.id) + 1).find((one) => one !== point.id);
  const other = tools.course.grammarById.get(id ?? "");
  return other && { ...showPoint(other, asked, tools) };
};

/** What is done to a rule that was explained. */
export const OF_RULE: DoneToShown = {
  "of-shown-table": ofPoint(inTable),
  "of-shown-why": ofPoint(because),
  "of-shown-exceptions": ofPoint(exceptions),
  "of-shown-practise": ofPoint(practised),
  "of-shown-more": ofPoint((point, asked, tools) => anotherOf(point, asked, tools)),
  "of-shown-negative": ofPoint(turned({ negative: true }, "rule.negative")),
  "of-shown-question": ofPoint(turned({ question: true }, "rule.question")),
  "of-shown-next": ofPoint(next),
};
