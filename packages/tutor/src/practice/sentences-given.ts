import type { Tools } from "../ask.ts";
import { LANGUAGES, type Turn } from "../reply.ts";
import { hasCyrillic } from "../text/fold.ts";
import { escaped } from "./heading.ts";

/** Sentences that were given to be put into Kazakh, and how far the learner has come with them. */
export interface SentencesGiven {
  readonly source: "en" | "ru";
  readonly rows: readonly string[];
  /** Places, from 0, of those whose answer was judged or told. */
  readonly done: ReadonlySet<number>;
  /** Places of those that were right. */
  readonly right: ReadonlySet<number>;
}

/** So many answers of the tutor back such sentences still wait. */
const DEEPEST = 8;
const ROW = /^(\d{1,2})[.)] (.+)$/gmu;

/** The sentences that wait to be put into Kazakh; undefined where none do. */
export function sentencesGiven(
  history: readonly Turn[],
  { course }: Tools,
): SentencesGiven | undefined {
  const said = history
    .filter(({ sender }) => sender === "bot")
    .slice(-DEEPEST)
    .map(({ text }) => text);
  const headings = LANGUAGES.flatMap(
    (language) => course.tutor.texts["task.translate"]?.[language] ?? [],
  );
  const at = said.findLastIndex((text) => headings.some((heading) => text.includes(heading)));
  const rows = [...(said[at] ?? "").matchAll(ROW)].map(([, , row = ""]) => row);
  if (rows.length === 0) return undefined;
  const told = said.slice(at + 1).join("\n");
  return {
    source: hasCyrillic(rows.join("")) ? "ru" : "en",
    rows,
    done: placesOf(JUDGED, told, course.tutor.texts),
    right: placesOf(["task.rowRight"], told, course.tutor.texts),
  };
}

/** What a judged row begins with. */
const JUDGED = ["task.rowRight", "task.rowSound", "task.rowWrong", "task.rowOpen", "task.rowTold"];

function placesOf(
  names: readonly string[],
  told: string,
  texts: Tools["course"]["tutor"]["texts"],
): ReadonlySet<number> {
  const places = names.flatMap((name) =>
    LANGUAGES.flatMap((language) => {
      const text = texts[name]?.[language];
      if (text === undefined) return [];
      const pattern = escaped(text)
        .replace("{n}", "(?<n>\\d+)")
        .replace(/\{[a-z]+\}/gu, ".+");
      return [...told.matchAll(new RegExp(`^${pattern}$`, "gmu"))].map(
        ({ groups }) => Number(groups?.n) - 1,
      );
    }),
  );
  return new Set(places);
}
