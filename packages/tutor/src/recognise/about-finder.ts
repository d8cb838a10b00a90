import { LearntModels } from "../learnt/learnt-models.ts";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { Sample } from "../learnt/softmax.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { aboutFeatures, type Token, tokensOf } from "./about-features.ts";
import type { Before } from "./follow-up-features.ts";
import { WordGroups } from "./word-groups.ts";

/** The first word of the object, a further one, and any other. */
type Label = "begins" | "goes on" | "other";
/** Most messages have words of their object: none of them is found only where all speak against it. */
const LEANS = 0.7;
const LEAST = 1e-6;

/** Finds the words of a second message that name the object of what it wants; learnt from `about` of `content/tutor/asked-after/`. */
export class AboutFinder {
  readonly #talks: TaughtCourse["tutor"]["askedAfter"];
  readonly #groups: WordGroups;
  readonly #models: LearntModels;

  constructor({ tutor }: Pick<TaughtCourse, "tutor">, models = new LearntModels()) {
    this.#talks = tutor.askedAfter;
    this.#groups = new WordGroups(tutor.askedWords);
    this.#models = models;
  }

  /** The words of a message that is of a kind, without the signs around them; undefined where it names nothing. */
  find(message: string, kind: string, before: Before): string | undefined {
    const tokens = tokensOf(message);
    const model = this.#model();
    const odds = aboutFeatures(message, tokens, kind, before, this.#groups).map((features) => {
      const chance = new Map(
        model.tell(features).map(({ label, probability }) => [label, probability]),
      );
      const of = (label: Label) => Math.log(Math.max(LEAST, chance.get(label) ?? 0));
      return { begins: of("begins") - of("other"), goesOn: of("goes on") - of("other") };
    });
    const span = likeliestSpan(odds);
    const from = tokens[span?.from ?? -1]?.from;
    return from === undefined || !span
      ? undefined
      : withoutSigns(message.slice(from, (tokens[span.to] as Token).to)) || undefined;
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    this.#model();
  }

  #model(): LinearModel {
    return this.#models.of("abouts", () =>
      this.#talks.flatMap(({ kind, talks }) =>
        talks.flatMap(({ first, seconds }) =>
          seconds.flatMap(({ wants, about, reply = "", message }) =>
            this.#samples(message, about, wants, { kind, message: first, reply }),
          ),
        ),
      ),
    );
  }

  #samples(message: string, about: string | undefined, kind: string, before: Before): Sample[] {
    const tokens = tokensOf(message);
    const from = about === undefined ? -1 : message.indexOf(about);
    const to = from < 0 ? -1 : from + (about ?? "").length;
    const isOf = (token: Token | undefined) =>
      token !== undefined && from >= 0 && token.from >= from && token.to <= to;
    return aboutFeatures(message, tokens, kind, before, this.#groups).map((features, at) => {
      const label: Label = !isOf(tokens[at])
        ? "other"
        : isOf(tokens[at - 1])
          ? "goes on"
          : "begins";
      return { features, label };
    });
  }
}

const withoutSigns = (text: string): string =>
  text.replace(/^[\s«“"„':,.]+|[\s»”"“'?!.,:;]+$/gu, "");

/** The words that stand together and speak most for being named; undefined where none do. */
function likeliestSpan(
  odds: readonly { readonly begins: number; readonly goesOn: number }[],
): { readonly from: number; readonly to: number } | undefined {
  let best = -LEANS;
  let span: { from: number; to: number } | undefined;
  for (let from = 0; from < odds.length; from++) {
    let sum = (odds[from] as { begins: number }).begins;
    for (let to = from; to < odds.length; to++) {
      if (to > from) sum += (odds[to] as { goesOn: number }).goesOn;
      if (sum > best) {
        best = sum;
        span = { from, to };
      }
    }
  }
  return span;
}
