import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { numberIn } from "../text/number-in.ts";

/** Answers that tell of a point of grammar. */
const TELLS: ReadonlySet<string> = new Set(["explain", "compare"]);
const USUAL = 3;
const MOST = 6;

/** "Explain the past tense and give three examples": the lines that are asked for stand below what was told. */
export function withExamples<Chosen extends { readonly name: string; readonly draft: Draft }>(
  chosen: Chosen,
  { folded, words, language }: Asked,
  tools: Tools,
): Chosen {
  const { name, draft } = chosen;
  const [id] = draft.points ?? [];
  const point = id === undefined ? undefined : tools.course.grammarById.get(id);
  if (!TELLS.has(name) || !point || !tools.patterns.one("examples.besides").test(folded))
    return chosen;
  const count = Math.min(MOST, numberIn(words) ?? USUAL);
  const lines = tools
    .sentencesOf(point)
    .filter(({ kz: line }) => !draft.text.includes(line))
    .slice(0, count);
  if (lines.length === 0) return chosen;
  const rows = lines.map((line) =>
    language === "kz" ? `- ${line.kz}` : `- ${line.kz} — ${line[language]}`,
  );
  return {
    ...chosen,
    draft: {
      ...draft,
      text: [draft.text, "", tools.say("examples.below", language), ...rows].join("\n"),
      kazakh: [...(draft.kazakh ?? []), ...lines.map((line) => kz(line.kz))],
    },
  };
}
