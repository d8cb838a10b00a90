import { shuffled } from "../../quiz/random.ts";
import { type Candidate, candidate } from "../candidate.ts";
import { pointOf } from "../context.ts";
import { makeBuildForm } from "../kinds/build-form.ts";
import { makeCloze } from "../kinds/cloze.ts";
import { makeMendMistake } from "../kinds/mend.ts";
import { makeReply } from "../kinds/reply.ts";
import { makeTransform } from "../kinds/transform.ts";
import type { Making } from "../making.ts";
import type { PointMaterial, UnitMaterial } from "../material.ts";
import { type SentenceKind, sentenceItem } from "./sentence-items.ts";
import { type WordKind, wordItem } from "./word-items.ts";

/** The unit over all kinds: its words, its points in turn, its sentences, its dialogues. */
export function checkpoint(material: UnitMaterial, making: Making): Candidate[] {
  const { chance } = making;
  const words = shuffled(
    material.lessons.flatMap((lesson) => lesson.words),
    chance,
  );
  const sentences = shuffled(
    material.lessons.flatMap((lesson) => lesson.sentences),
    chance,
  );
  const points = material.checkpoint.points.flatMap((id) => pointOf(material, id));
  const used = new Set<string>();
  const take = (made: readonly Candidate[]): Candidate[] => {
    const fresh = made.filter(({ item }) => item.subjects.every((subject) => !used.has(subject)));
    const [first] = fresh;
    for (const subject of first?.item.subjects ?? []) used.add(subject);
    return first === undefined ? [] : [first];
  };
  const first = <Source>(sources: readonly Source[], make: (source: Source) => Candidate[]) => {
    for (const source of sources) {
      const made = take(make(source));
      if (made.length > 0) return made;
    }
    return [];
  };
  const ofWord = (kind: WordKind) => first(words, (word) => wordItem(kind, word, material, making));
  const ofSentence = (kind: SentenceKind) =>
    first(sentences, (sentence) => sentenceItem(kind, sentence, sentences, material, making));
  let turn = 0;
  const ofPoint = (make: (point: PointMaterial) => Candidate[]) => {
    const made = first([...points.slice(turn), ...points.slice(0, turn)], make);
    turn = points.length === 0 ? 0 : (turn + 1) % points.length;
    return made;
  };
  const tasks = ({ tasks: list }: PointMaterial) => shuffled(list, chance);
  const rounds: (() => Candidate[])[] = [
    () => ofWord("hear-and-choose"),
    () =>
      ofPoint((point) =>
        sentences
          .filter(({ points: shown }) => shown.includes(point.id))
          .flatMap((sentence) => candidate(makeCloze(sentence, making, point.id))),
      ),
    () => ofSentence("order"),
    () =>
      ofPoint((point) =>
        tasks(point).flatMap((task) =>
          task.kind === "transform" ? [] : candidate(makeBuildForm(task, point.id, making)),
        ),
      ),
    () => ofWord("letters"),
    () => ofSentence("translate"),
    () =>
      ofPoint((point) =>
        point.mistakes.flatMap((mistake) => candidate(makeMendMistake(mistake, point.id, making))),
      ),
    () => ofSentence("dictation"),
    () =>
      ofPoint((point) =>
        tasks(point).flatMap((task) =>
          task.kind === "transform" ? candidate(makeTransform(task, point.id, making)) : [],
        ),
      ),
    () => ofWord("choose-word"),
    () => ofReply(material, making, first),
    () => ofWord("choose-picture"),
  ];
  const made: Candidate[] = [];
  for (let round = 0; round < rounds.length * 3; round++) {
    if (made.length >= material.checkpoint.items) break;
    made.push(...(rounds[round % rounds.length]?.() ?? []));
  }
  return made.map((one) => ({ ...one, essential: true }));
}

function ofReply(
  material: UnitMaterial,
  making: Making,
  first: <Source>(sources: readonly Source[], make: (source: Source) => Candidate[]) => Candidate[],
): Candidate[] {
  const others = material.lessons.flatMap(({ sentences }) => sentences);
  const places = material.lessons.flatMap(({ dialogue }) =>
    dialogue === null ? [] : dialogue.turns.map((_, at) => ({ dialogue, at })),
  );
  return first(shuffled(places, making.chance), ({ dialogue, at }) =>
    candidate(makeReply(dialogue, at, others, making)),
  );
}
