import type { Tools } from "../ask.ts";
import { tellingOf } from "./happening.ts";
import { type Heard, type HeardWord, hear, readHeard } from "./heard.ts";

type Tone = Tools["course"]["tutor"]["tones"][number];

const readOf = new WeakMap<
  Tools["course"],
  readonly { tone: Tone; patterns: readonly Heard[] }[]
>();

function tonesOf({ course }: Tools) {
  let read = readOf.get(course);
  if (!read) {
    read = course.tutor.tones.map((tone) => ({
      tone,
      patterns: (tone.hears ?? []).map((written) => readHeard(written, "kz")),
    }));
    readOf.set(course, read);
  }
  return read;
}

const DENIED = /^(?:емес|емеспін|емессің|емеспіз|жоқ)$/u;

/**
 * The tone of what is told in Kazakh, of `content/tutor/echoes.yaml`: something sad is not met with congratulations.
 * What is denied, «жаман емес», has no tone.
 */
export function toneOf(words: readonly HeardWord[], tools: Tools): Tone | undefined {
  // «Қорқынышты киноны жек көремін» tells what one likes
  if (words.some(({ lower }, at) => lower === "жек" && /^көр/u.test(words[at + 1]?.lower ?? "")))
    return undefined;
  return tonesOf(tools).find(({ patterns }) =>
    patterns.some((pattern) => {
      const last = hear(pattern, words)?.words.at(-1);
      if (!last) return false;
      const at = words.indexOf(last);
      const next = words[at + 1];
      // «Жұмысым ауыр, бірақ қызық»: what is set against it is no less told
      if (words.slice(at).some(({ lower }) => lower === "бірақ")) return false;
      return DENIED.test(last.lower) || next === undefined || !DENIED.test(next.lower);
    }),
  )?.tone;
}

/** The tone of what began well and, after a «бірақ», did not come off: «Нан алдым, бірақ жей алған жоқпын». */
export function contrastIn(words: readonly HeardWord[], tools: Tools): Tone | undefined {
  const at = words.findLastIndex(({ lower }) => lower === "бірақ");
  if (at < 1) return undefined;
  const [before, after] = [tellingOf(words.slice(0, at)), tellingOf(words.slice(at + 1))];
  const isSo = before !== undefined && !before.negative && after?.negative === true;
  return isSo ? tools.course.tutor.tones.find(({ id }) => id === "contrast") : undefined;
}
