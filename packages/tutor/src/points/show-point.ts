import { type GrammarPoint, renderForm, renderLine, renderNote } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { timesSaid } from "../text/history.ts";

/** So much of a point's body is told at once; the book has the rest. */
const MAX_BODY_LENGTH = 420;

/** A line of a point with its Kazakh made by the engine. */
const rendered = (line: string, language: Language): string =>
  renderLine(line, language)
    .map(({ text }) => text)
    .join("");

/** Explains a point as the grammar book does, in short: the rule, forms, a contrast, a typical mistake. */
export function showPoint(
  point: GrammarPoint,
  asked: Asked,
  tools: Tools,
  against: readonly string[] = [],
): Draft {
  const { language } = asked;
  const lines = [
    `**${rendered(point.titles[language], language)}**`,
    rendered(point.summary[language], language),
  ];
  const body = bodyOf(point, language);
  if (body !== "") lines.push("", body);
  const forms = formsOf(point);
  if (forms.length > 0)
    lines.push(
      "",
      `${tools.say("point.forms", language)} ${forms.map(({ from, to }) => `${from} → ${to}`).join(", ")}`,
    );
  const contrast = point.contrasts.find((one) => against.includes(one.with));
  if (contrast) lines.push("", rendered(contrast.line[language], language));
  const mistake = point.mistakes[0];
  if (mistake)
    lines.push(
      "",
      `${tools.say("point.mistake", language)} ${mistake.wrong} → ${mistake.right} ${rendered(mistake.why[language], language)}`,
    );
  const lessons = lessonsOf(point.id, tools);
  const [lesson] = lessons;
  if (lesson) lines.push("", tools.say("point.lesson", language, { x: lesson.titles[language] }));
  return {
    text: lines.join("\n"),
    kazakh: [
      ...forms.map(({ to, lemma }) => kz(to, lemma)),
      ...(mistake ? [kz(mistake.right)] : []),
    ],
    chips: [
      ...(hasExercise(point) ? [tools.say("point.exercise", language)] : []),
      tools.say("point.another", language),
    ],
    confidence: 0.92,
    points: [point.id],
    lessons: lessons.slice(0, 2).map(({ id }) => id),
    focus: { kind: "topic", id: point.id },
  };
}

/** Whether exercises can be made of it. */
export const hasExercise = ({ drills, mistakes }: GrammarPoint): boolean =>
  drills.length > 0 || mistakes.length > 0;

/** The lessons that teach a point, in the order of the course. */
export const lessonsOf = (id: string, { course }: Tools) =>
  course.lessons.filter(({ grammar }) => grammar.includes(id));

/** The beginning of the body, whole paragraphs. */
function bodyOf({ body }: GrammarPoint, language: Language): string {
  const told: string[] = [];
  let length = 0;
  for (const { kind, spans } of renderNote(body[language])) {
    const text = spans.map((span) => span.text).join("");
    length += text.length;
    if (length > MAX_BODY_LENGTH && told.length > 0) break;
    told.push(kind === "paragraph" ? text : `- ${text}`);
    if (length > MAX_BODY_LENGTH) break;
  }
  return told.join("\n");
}

/** A few forms from the point's first table: each word in its second column's form, or a row of one word. */
function formsOf({ tables }: GrammarPoint): { lemma: string; from: string; to: string }[] {
  const [table] = tables;
  if (!table) return [];
  const [first] = table.labels;
  const label = table.labels[1] ?? first;
  if (first === undefined || label === undefined) return [];
  const made = (lemma: string, of: string) => renderForm(lemma, of)?.text;
  if (table.of.length <= table.labels.length - 1) {
    const [lemma = ""] = table.of;
    return table.labels.slice(0, 7).flatMap((of) => {
      const to = made(lemma, of);
      return to === undefined || to === lemma ? [] : [{ lemma, from: lemma, to }];
    });
  }
  return table.of.slice(0, 5).flatMap((lemma) => {
    const to = made(lemma, label);
    return to === undefined || to === lemma ? [] : [{ lemma, from: lemma, to }];
  });
}

/** A sentence of the point's that was not shown yet: of the bank, or one of its mends. */
export function anotherOf(point: GrammarPoint, asked: Asked, tools: Tools): Draft {
  const { language, history } = asked;
  const fresh = tools
    .sentencesOf(point)
    .filter(({ kz: text }) => timesSaid(history, text) === 0)
    .slice(0, 2);
  const mistakes = point.mistakes.filter(({ right }) => timesSaid(history, right) === 0);
  const lines = fresh.flatMap(({ kz: text, en, ru }) => [
    text,
    ...(language === "kz" ? [] : [language === "ru" ? ru : en]),
  ]);
  const mend = mistakes[0];
  if (fresh.length === 0 && mend)
    lines.push(`${mend.wrong} → ${mend.right}`, rendered(mend.why[language], language));
  if (lines.length === 0) lines.push(tools.say("point.noMore", language));
  return {
    text: [
      tools.say("point.more", language, { x: rendered(point.titles[language], language) }),
      ...lines,
    ].join("\n"),
    kazakh: [
      ...fresh.map(({ kz: text }) => kz(text)),
      ...(mend && fresh.length === 0 ? [kz(mend.right)] : []),
    ],
    chips: [
      ...(hasExercise(point) ? [tools.say("point.exercise", language)] : []),
      tools.say("point.another", language),
    ],
    confidence: 0.9,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}
