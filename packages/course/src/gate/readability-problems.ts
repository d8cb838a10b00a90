import { type Problem, warning } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { Level } from "../schema/common-fields.ts";
import type { GateContext } from "./gate-context.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";
import { kazakhWords } from "./kazakh-problems.ts";

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
  const taught = new Set<string>();
  const judge = (
    file: string | undefined,
    path: string,
    level: Level,
    texts: readonly string[],
  ) => {
    const least = KNOWN_SHARE[level];
    if (file === undefined || least === undefined || taught.size < ENOUGH_TAUGHT) return;
    const { share, unknown } = knownShare(kazakh, taught, texts);
    if (share >= least) return;
    problems.push(
      warning(
        file,
        [path],
        `${Math.round(share * 100)} % of the words are known by now, at least ${least * 100} % should be; new: ${unknown.slice(0, 12).join(", ")}`,
      ),
    );
  };
  let level: Level | undefined;
  const judgeReadings = () => {
    for (const reading of course.readings.filter((one) => one.level === level)) {
      const sentences = reading.paragraphs.flatMap((paragraph) => paragraph.sentences);
      const texts = sentences.map(({ kz }) => kz);
      judge(fileOf.get(`reading-${reading.id}`), "paragraphs", reading.level, texts);
    }
  };
  for (const lesson of course.lessons) {
    if (lesson.level !== level) judgeReadings();
    level = lesson.level;
    for (const word of lesson.words) {
      for (const part of kazakhWords(word.kz)) taught.add(part.toLowerCase());
    }
    const examples = lesson.words.map(({ example }) => example.kz);
    judge(fileOf.get(`lesson-${lesson.id}`), "words", lesson.level, examples);
  }
  judgeReadings();
  return problems;
}

/** Share of running words that are taught ones in some form; names and numerals are not counted. */
export function knownShare(
  kazakh: KazakhKnowledge,
  taught: ReadonlySet<string>,
  texts: readonly string[],
): { readonly share: number; readonly unknown: readonly string[] } {
  let known = 0;
  let counted = 0;
  const unknown = new Set<string>();
  for (const word of texts.flatMap(kazakhWords)) {
    const readings = kazakh.readingsOf(word);
    if (readings[0]?.upos === "PROPN") continue;
    counted++;
    const isKnown = [word, ...readings.map(({ lemma }) => lemma)].some((form) =>
      taught.has(form.toLowerCase()),
    );
    if (isKnown) known++;
    else unknown.add(readings[0]?.lemma ?? word);
  }
  return { share: counted === 0 ? 1 : known / counted, unknown: [...unknown] };
}
