import type { Tools } from "../../ask.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { tenseOf } from "./verb-tense.ts";

/** Үйреніп жүрген қыз: it goes on now, where the rest is not over. */
export function goesOnNow(place: number, words: SentenceWords): boolean {
  const { relation } = words.word(place);
  const root = words.parse.words.find(({ head }) => head < 0)?.reading;
  const isOver = root?.kind === "verb" && /^(?:past|perfect|used)$/.test(tenseOf(root));
  return relation === "relative" && !isOver;
}

/** Мен тұратын үй: the place is told of by the clause. */
export function tellsOfPlace(place: number, words: SentenceWords, tools: Tools): boolean {
  const { relation, head } = words.word(place);
  const lemma = head < 0 ? "" : words.word(head).reading.lemma;
  return (
    relation === "relative" &&
    (tools.judge.government.isOf(lemma, "place") ||
      tools.course.tutor.renderings.nouns[lemma]?.place !== undefined)
  );
}

/** Another sentence stands where the object of a deed would. */
export const holdsClause = (heads: readonly number[], words: SentenceWords): boolean =>
  heads.some((head) =>
    words.under(head).some((at) => words.word(at).reading.kind === "verb" && !heads.includes(at)),
  );

/** Айтпай кетті: he did it without the other. */
export function goesWithout(helped: number, lemma: string, words: SentenceWords): boolean {
  const { form, negative } = words.word(helped).reading;
  return form === "a" && negative && /^(?:кету|шығу|келу|бару|қайту)$/u.test(lemma);
}
