import type { ContentKind } from "../content-file/content-kind.ts";
import { error, type Problem, type ValuePath } from "../content-file/problem.ts";
import { type Remark, remark } from "../content-file/problem-code.ts";
import { ofKind } from "../course/assemble-course.ts";
import { foldGloss, foldHeadword } from "../dictionary/fold-answer.ts";
import type { GateContext } from "./gate-context.ts";

interface Entry {
  readonly file: string;
  readonly path: ValuePath;
  readonly text: string;
}

/** Things said twice: headwords of two lessons, one translation for two words, repeated sentences. */
export function duplicateProblems({ files, course }: GateContext): Problem[] {
  const contents = files.map(({ content }) => content);
  const homonyms = new Set(
    course.exceptions.homonyms.map(({ headword }) => foldHeadword(headword)),
  );
  const headwords = ofKind(contents, "lesson").flatMap(({ file, data }) =>
    data.words.map((word, place) => ({ file, path: ["words", place, "kz"], text: word.kz })),
  );
  const dayWords = ofKind(contents, "dayWords").flatMap(({ file, data }) =>
    data.words.map((word, place) => ({ file, path: ["words", place, "kz"], text: word.kz })),
  );
  const phrases = ofKind(contents, "phrases").flatMap(({ file, data }) =>
    data.phrases.map(({ kz }, place) => ({ file, path: ["phrases", place, "kz"], text: kz })),
  );
  const proverbs = ofKind(contents, "proverbs").flatMap(({ file, data }) =>
    data.proverbs.map(({ kz }, place) => ({ file, path: ["proverbs", place, "kz"], text: kz })),
  );
  const examples = files
    .filter(({ content }) => holdsExamples(content.kind))
    .flatMap(({ content, fields }) =>
      fields
        // What people say to each other (Сәлем!) may return; what is there to learn from may not
        .filter(
          ({ role, language, path }) =>
            role === "sentence" && language === "kz" && path[0] !== "dialogue",
        )
        .map(({ path, text }) => ({ file: content.file, path, text })),
    );
  return [
    ...repeated(
      headwords.filter(({ text }) => !homonyms.has(foldHeadword(text))),
      foldHeadword,
      (text, other) =>
        remark(
          "taught-twice",
          `${text} is already taught in ${other}; if the sense differs, list it under homonyms in exceptions.yaml`,
          { word: text, other },
        ),
    ),
    ...repeated(
      dayWords,
      foldHeadword,
      (text, other) => `${text} is already a word of the day in ${other}`,
    ),
    ...repeated(phrases, foldHeadword, (_, other) =>
      remark("same-phrase", `the same phrase is in ${other}`, { other }),
    ),
    ...repeated(proverbs, foldHeadword, (_, other) =>
      remark("same-proverb", `the same proverb is in ${other}`, { other }),
    ),
    ...repeated(examples, foldHeadword, (_, other) =>
      remark("same-example", `the same example is in ${other}`, { other }),
    ),
    ...ofKind(contents, "lesson").flatMap(({ file, data }) =>
      (["ru", "en"] as const).flatMap((language) =>
        repeated(
          data.words.map((word, place) => ({
            file,
            path: ["words", place, language, 0],
            text: word[language][0] ?? "",
          })),
          (text) => text.trim().toLowerCase(),
          (text) =>
            remark(
              "same-meaning",
              `another word of this lesson is also shown as "${text}": tell them apart with a remark in brackets`,
              { text },
            ),
        ),
      ),
    ),
    ...ofKind(contents, "lesson").flatMap(({ file, data }) =>
      data.words.flatMap((word, place) =>
        (["ru", "en"] as const).flatMap((language) =>
          repeated(
            word[language].map((text, which) => ({
              file,
              path: ["words", place, language, which],
              text,
            })),
            foldGloss,
            (text) =>
              remark(
                "meaning-twice",
                `"${text}" is accepted already: case and remarks in brackets do not matter`,
                { text },
              ),
          ).map((problem) => ({ ...problem, severity: "warning" as const })),
        ),
      ),
    ),
    ...questionsTwice(files),
  ];
}

const holdsExamples = (kind: ContentKind): boolean => kind === "lesson" || kind === "dayWords";

function questionsTwice(files: GateContext["files"]): Problem[] {
  const questions = ofKind(
    files.map(({ content }) => content),
    "test",
  ).flatMap(({ file, data }) =>
    data.questions.map((entry, place) => ({
      file,
      path: ["questions", place, "question"],
      text: JSON.stringify([
        entry.passage,
        entry.listening,
        entry.question,
        Object.values(entry.options).map(String).sort(),
      ]),
    })),
  );
  return repeated(questions, foldGloss, (_, other) =>
    remark("same-question", `the same question is in ${other}`, { other }),
  );
}

/** Every entry whose folded text an earlier entry has. */
function repeated(
  entries: readonly Entry[],
  fold: (text: string) => string,
  message: (text: string, other: string) => string | Remark,
): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = fold(entry.text);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, entry);
      return [];
    }
    const other = earlier.file === entry.file ? "this file" : earlier.file;
    return [error(entry.file, entry.path, message(entry.text, other))];
  });
}
