import {
  type Course,
  drillWords,
  type GrammarPoint,
  LANGUAGES,
  renderLine,
  type Trilingual,
} from "@tilashar/course";
import type { Glosser } from "@tilashar/course/gloss";
import { matchCase } from "@tilashar/kazakh/script";
import { makeDrillTask } from "../../drills/drill-task.ts";
import { seededRandom, shuffled } from "../../quiz/random.ts";
import type {
  LineSpan,
  Lines,
  MistakeMaterial,
  PointMaterial,
  PointTask,
  Slip,
} from "../material.ts";
import { wrongForms } from "./wrong-forms.ts";

/** Tasks of a drill that a unit has: many sessions' worth. */
const TASKS = 8;
/** With fewer known words a drill asks about words that come later; their meaning is shown. */
const MIN_KNOWN = 3;
const MISTAKES = 6;

const SLIP_OF: Readonly<Record<GrammarPoint["mistakes"][number]["kind"], Slip>> = {
  spelling: "letter",
  harmony: "harmony",
  case: "case",
  person: "person",
  tense: "tense",
  order: "order",
  word: "word",
  particle: "word",
  possessive: "possessive",
  number: "number",
  negation: "negation",
  register: "word",
};

/**
 * A point of grammar as sessions use it.
 *
 * @param known dictionary forms taught by the end of the unit
 */
export function pointMaterial(
  point: GrammarPoint,
  course: Course,
  glosser: Glosser,
  known: ReadonlySet<string>,
): PointMaterial {
  return {
    id: point.id,
    titles: { ...point.titles },
    summary: lines(point.summary),
    tasks: point.drills.flatMap((drill, place): PointTask[] => {
      const words = drillWords(course, drill.pool);
      const taught = words.filter(({ lemma }) => known.has(lemma));
      const asked = taught.length >= MIN_KNOWN ? taught : words.slice(0, TASKS);
      const chance = seededRandom(`${point.id} ${place}`);
      const source = {
        kind: drill.kind,
        from: drill.from ?? null,
        to: drill.to,
        against: drill.against ?? [],
        words: asked,
      };
      return shuffled(asked, chance)
        .flatMap((word) => {
          const task = makeDrillTask({ drill: source, word }, chance);
          return task === null
            ? []
            : [{ id: `${point.id}-${place + 1}-${word.lemma}`, kind: drill.kind, task }];
        })
        .slice(0, TASKS)
        .flatMap((made) => [...chosenFirst(made), made]);
    }),
    mistakes: point.mistakes
      .flatMap((mistake, place) =>
        mistakeMaterial(mistake, `${point.id}-m${place + 1}`, glosser, known),
      )
      .sort((a, b) => a.unknown - b.unknown)
      .slice(0, MISTAKES)
      .map(({ material }) => material),
  };
}

const CHOICES = 3;

/** The same form to choose instead of to build, beside forms that differ by one suffix: recognised before recalled. */
function chosenFirst({ id, kind, task }: PointTask): PointTask[] {
  const { explanation, lemma, to } = task;
  if (kind !== "build-form" || explanation === undefined || explanation.form.includes(" "))
    return [];
  const stem = { text: explanation.stem };
  const wrong = wrongForms(
    {
      text: explanation.form,
      lemma,
      isVerb: to.startsWith("V"),
      parts: [
        stem,
        ...explanation.suffixes.map((suffix) => ({ text: suffix.surface, suffix: suffix.id })),
      ],
    },
    () => null,
  );
  if (wrong.length < 2) return [];
  const forms = [explanation.form, ...wrong.map(({ text }) => text)].slice(0, 1 + CHOICES);
  const choices = forms.map((form) => ({ form, label: form === explanation.form ? to : "" }));
  return [{ id: `${id}-choice`, kind: "choose-form", task: { ...task, choices } }];
}

/** Nothing for a mistake that is more than one word in its place. */
function mistakeMaterial(
  { wrong, right, kind, why }: GrammarPoint["mistakes"][number],
  id: string,
  glosser: Glosser,
  known: ReadonlySet<string>,
): { material: MistakeMaterial; unknown: number }[] {
  const given = cut(wrong);
  const meant = cut(right);
  const differing = given.flatMap(({ text }, at) =>
    text.toLowerCase() === meant[at]?.text.toLowerCase() ? [] : [at],
  );
  const at = differing[0];
  if (given.length < 2 || given.length !== meant.length || at === undefined || differing.length > 1)
    return [];
  const words = glosser.gloss(right).flatMap(({ gloss }) => gloss ?? []);
  const word = words.find(({ surface }) => surface === meant[at]?.text);
  const expected = meant[at]?.text ?? "";
  const others =
    word === undefined
      ? []
      : wrongForms(
          {
            text: expected.toLowerCase(),
            lemma: word.lemma,
            isVerb: word.upos === "VERB",
            parts: word.parts,
          },
          () => null,
        ).map(({ text }) => matchCase(expected, text));
  const wrongOne = given[at]?.text.toLowerCase();
  return [
    {
      material: {
        id,
        tokens: given,
        at,
        right: expected,
        others: others.filter((text) => text.toLowerCase() !== wrongOne).slice(0, 3),
        slip: SLIP_OF[kind],
        why: lines(why),
      },
      unknown: words.filter(({ lemma }) => !known.has(lemma)).length,
    },
  ];
}

/** A sentence cut at its spaces, punctuation apart. */
function cut(sentence: string): MistakeMaterial["tokens"] {
  return sentence.split(/\s+/).map((word) => {
    const [, before = "", text = word, after = ""] =
      /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
    return { text, before, after };
  });
}

const lines = (texts: Trilingual): Lines =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      renderLine(texts[language], language).map(
        ({ kind, text, segments }): LineSpan => ({
          kind,
          text,
          ...(segments && { segments: [...segments] }),
        }),
      ),
    ]),
  ) as Record<keyof Trilingual, LineSpan[]>;
