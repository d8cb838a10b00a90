import { type ContentFile, fileStem } from "../content-file/content-kind.ts";
import { error, type Problem } from "../content-file/problem.ts";
import { ofKind } from "./assemble-course.ts";

/**
 * Questions that nobody asks, moves that are named twice, points that are not in the grammar book,
 * scenes that are nowhere at home, messages of a kind of care that has no answer. */
export function talkLinkProblems(files: readonly ContentFile[]): Problem[] {
  const topics = ofKind(files, "talkTopic");
  const questions = new Set(topics.flatMap(({ data }) => data.questions.map(({ id }) => id)));
  const points = new Set(ofKind(files, "grammar").map(({ data }) => data.id));
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const { file, data } of topics) {
    const named = [
      ...data.questions.map(({ id }, place) => ({ id, path: ["questions", place, "id"] })),
      ...data.moves.map(({ id }, place) => ({ id, path: ["moves", place, "id"] })),
    ];
    for (const { id, path } of named) {
      const other = taken.get(id);
      if (other === undefined) taken.set(id, file);
      else
        problems.push(
          error(file, path, `${id} is already the id of a question or move in ${other}`),
        );
    }
    data.moves.forEach(({ after = [], asks }, place) => {
      for (const [field, ids] of [
        ["after", after],
        ["asks", asks],
      ] as const)
        for (const id of ids)
          if (!questions.has(id))
            problems.push(error(file, ["moves", place, field], `no question ${id}`));
    });
  }
  const tones = ofKind(files, "echoes").flatMap(({ data }) =>
    data.tones.map(({ id }) => id as string),
  );
  const moves = new Set([
    ...tones,
    ...topics.flatMap(({ data }) => data.moves.map(({ id }) => id)),
  ]);
  for (const { file, data } of topics)
    data.moves.forEach(({ of = [] }, place) => {
      for (const id of of)
        if (!moves.has(id)) problems.push(error(file, ["moves", place, "of"], `no move ${id}`));
    });
  for (const { file, data } of ofKind(files, "grammarQuestions"))
    data.points.forEach(({ point }, place) => {
      if (!points.has(point))
        problems.push(error(file, ["points", place, "point"], `no point ${point}`));
    });
  for (const { file, data } of ofKind(files, "languageFacts"))
    data.facts.forEach(({ asks, says, points: named }, place) => {
      if (!asks && !says)
        problems.push(
          error(file, ["facts", place], "neither asks nor says: nobody can ask for it"),
        );
      for (const point of named)
        if (!points.has(point))
          problems.push(error(file, ["facts", place, "points"], `no point ${point}`));
    });
  for (const { file, data } of ofKind(files, "askedPoints"))
    data.points.forEach(({ point }, place) => {
      if (!points.has(point))
        problems.push(error(file, ["points", place, "point"], `no point ${point}`));
    });
  const answers: Readonly<Record<string, ReadonlySet<string>>> = {
    ...Object.fromEntries(
      ["advice", "tutor", "social"].map((kind) => [
        kind,
        new Set(
          ofKind(files, "smallTalk").flatMap(({ data }) =>
            data.talks.filter((talk) => talk.kind === kind).map(({ id }) => id),
          ),
        ),
      ]),
    ),
    culture: new Set(
      ofKind(files, "culture").flatMap(({ data }) => data.subjects.map(({ id }) => id)),
    ),
    phrases: new Set(ofKind(files, "phrases").map(({ file }) => fileStem(file))),
    scene: new Set(ofKind(files, "talkScene").map(({ data }) => data.id)),
  };
  for (const { file, data } of ofKind(files, "asked"))
    for (const id of Object.keys(data.of ?? {}))
      if (!answers[data.kind]?.has(id))
        problems.push(error(file, ["of", id], `no answer ${id} of the kind ${data.kind}`));
  const told: Readonly<Record<string, ReadonlySet<string>>> = { ...answers, grammar: points };
  for (const { file, data } of ofKind(files, "further"))
    data.subjects.forEach(({ id }, place) => {
      if (data.of !== "words" && !told[data.of]?.has(id))
        problems.push(error(file, ["subjects", place, "id"], `no ${data.of} ${id}`));
    });
  for (const { file, data } of ofKind(files, "culture"))
    for (const id of [data, ...data.subjects].flatMap(({ beside = [] }) => beside))
      if (!answers.culture?.has(id)) problems.push(error(file, ["beside"], `no culture ${id}`));
  const cares = new Set([
    "calm",
    ...ofKind(files, "care").flatMap(({ data }) => data.kinds.map(({ id }) => id)),
  ]);
  for (const { file, data } of ofKind(files, "careSaid"))
    if (!cares.has(data.kind))
      problems.push(error(file, ["kind"], `no kind ${data.kind} in care.yaml`));
  for (const { file, data } of ofKind(files, "care"))
    data.together.forEach(({ kind, of, but = [] }, place) => {
      if (!cares.has(kind))
        problems.push(error(file, ["together", place, "kind"], `no kind ${kind} in care.yaml`));
      for (const name of [...of, ...but])
        if (!(name in data.things))
          problems.push(error(file, ["together", place, "of"], `no thing ${name} in care.yaml`));
    });
  const scenes = new Set(ofKind(files, "talkScene").map(({ data }) => data.id));
  const units = new Set(ofKind(files, "unit").map(({ data }) => data.id));
  for (const { file, data } of ofKind(files, "unit"))
    if (data.talk !== undefined && !scenes.has(data.talk))
      problems.push(error(file, ["talk"], `no scene ${data.talk} in talk/scenes`));
  for (const { file, data } of ofKind(files, "sceneAsides"))
    data.asides.forEach(({ scenes: named = [] }, place) => {
      for (const id of named)
        if (!scenes.has(id))
          problems.push(error(file, ["asides", place, "scenes"], `no scene ${id} in talk/scenes`));
    });
  for (const { file, data } of ofKind(files, "talkScene"))
    if (!units.has(data.unit)) problems.push(error(file, ["unit"], `no unit ${data.unit}`));
  return problems;
}
