import { type Problem, warning } from "../content-file/problem.ts";
import { remark } from "../content-file/problem-code.ts";
import { ofKind } from "../course/assemble-course.ts";
import { knownWords } from "../progression/known-words.ts";
import { stepsOf } from "../progression/taught-so-far.ts";
import type { Level } from "../schema/common-fields.ts";
import type { GateContext } from "./gate-context.ts";

/** Share of known words under which a text is called too hard; advanced texts may be hard. */
const KNOWN_SHARE: Readonly<Partial<Record<Level, number>>> = {
  beginner: 0.8,
  intermediate: 0.7,
};

/** Before this many words were taught, no text can consist of known ones. */
const ENOUGH_TAUGHT = 150;

/** Lessons and readings with too many words that the learner has not met. */
export function readabilityProblems({ files, course, kazakh }: GateContext): Problem[] {
  const contents = files.map(({ content }) => content);
  const fileOf = new Map(
    [...ofKind(contents, "lesson"), ...ofKind(contents, "reading")].map(({ kind, file, data }) => [
      `${kind}-${data.id}`,
      file,
    ]),
  );
  const problems: Problem[] = [];
  let taught: ReadonlySet<string> = new Set();
  let headwords = 0;
  const judge = (
    file: string | undefined,
    path: string,
    level: Level,
    texts: readonly string[],
  ) => {
    const least = KNOWN_SHARE[level];
    if (file === undefined || least === undefined || headwords < ENOUGH_TAUGHT) return;
    const { known, all, unknown } = knownWords(kazakh, taught, texts);
    const share = all === 0 ? 1 : known / all;
    if (share >= least) return;
    problems.push(
      warning(
        file,
        [path],
        remark(
          "too-many-new",
          `${Math.round(share * 100)} % of the words are known by now, at least ${least * 100} % should be; new: ${unknown.slice(0, 12).join(", ")}`,
          { share: String(Math.round(share * 100)), words: unknown.slice(0, 12).join(", ") },
        ),
      ),
    );
  };
  for (const step of stepsOf(course)) {
    taught = step.taught.words;
    if (step.kind === "lesson") {
      const { lesson } = step;
      headwords += lesson.words.length;
      const examples = lesson.words.map(({ example }) => example.kz);
      judge(fileOf.get(`lesson-${lesson.id}`), "words", lesson.level, examples);
    } else if (step.unit === course.units.findLast(({ level }) => level === step.unit.level)) {
      for (const reading of course.readings.filter(({ level }) => level === step.unit.level)) {
        const sentences = reading.paragraphs.flatMap((paragraph) => paragraph.sentences);
        const texts = sentences.map(({ kz }) => kz);
        judge(fileOf.get(`reading-${reading.id}`), "paragraphs", reading.level, texts);
      }
    }
  }
  return problems;
}
