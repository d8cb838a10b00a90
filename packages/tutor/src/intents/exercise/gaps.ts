import type { GrammarPoint } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText } from "../../text/fold.ts";
import { numberIn } from "../../text/number-in.ts";

const GAP = "___";
const USUAL = 5;
const FEWEST = 2;

/** Sentences of the course that show a point, with a gap where its form stands and the word for it in brackets. */
export function gapsOf(point: GrammarPoint, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const gapped = tools.sentencesOf(point).flatMap((line) => {
    const row = withGap(line.kz, point);
    return row === undefined ? [] : [row];
  });
  const rows = [...new Set(gapped)].slice(0, numberIn(asked.words) ?? USUAL);
  if (rows.length < FEWEST) return undefined;
  return {
    text: [tools.say("task.gaps", language), ...rows.map((row, at) => `${at + 1}. ${row}`)].join(
      "\n",
    ),
    kazakh: rows.map((row) => kz(row)),
    confidence: 0.95,
    intent: "exercise",
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}

/** A line without the first word that has an ending which the point teaches; undefined where none has. */
function withGap(line: string, { teaches }: GrammarPoint): string | undefined {
  for (const [typed] of line.matchAll(/\p{L}+/gu)) {
    const reading = knownReadings(foldText(typed)).find(({ suffixes }) =>
      suffixes.some(({ id }) => teaches.some((taught) => taught === id)),
    );
    if (reading) return line.replace(typed, `${GAP} (${reading.lemma})`);
  }
  return undefined;
}
