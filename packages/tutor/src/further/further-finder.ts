import {
  type Further,
  type FurtherSubject,
  furtherAt,
  LANGUAGES,
  type Language,
} from "@tilashar/course";
import { type Document, learnLatent } from "../learnt/latent-words.ts";
import { LearntModels } from "../learnt/learnt-models.ts";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { Sample } from "../learnt/softmax.ts";
import { WordGroups } from "../recognise/word-groups.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { likenessFeatures, type ReadFurther, readFurther } from "./likeness.ts";
import { featuresOf, readText } from "./read-text.ts";

/** A further question that a message may ask. */
export interface FoundFurther {
  readonly subject: FurtherSubject;
  readonly further: Further;
  /** 0–1: how likely the message asks it. */
  readonly probability: number;
}

type Label = "asked" | "other";

/** Subjects whose questions are kept read. */
const KEPT = 24;
/** What an answer tells counts less than how it is asked for. */
const TOLD = 0.5;
/** What first messages of a kind are about. */
const ABOUT: Readonly<Record<string, FurtherSubject["of"]>> = {
  culture: "culture",
  phrases: "phrases",
  say: "phrases",
  explain: "grammar",
  form: "grammar",
  compare: "grammar",
  check: "grammar",
  example: "words",
  meaning: "words",
  words: "words",
  pronounce: "words",
  advice: "advice",
  plan: "advice",
};

/**
 * Finds which further question about some subjects a message asks (`content/tutor/further/`). It has learnt from them:
 * each wording, held out, must find its own entry and no other, and what learners write of other things must find none.
 */
export class FurtherFinder {
  readonly #course: Pick<TaughtCourse, "tutor">;
  readonly #groups: WordGroups;
  readonly #models: LearntModels;
  readonly #read = new Map<FurtherSubject, readonly ReadFurther[]>();

  constructor(course: Pick<TaughtCourse, "tutor">, models = new LearntModels()) {
    const { askedWords, followUpWords, subjectWords } = course.tutor;
    this.#course = course;
    this.#groups = new WordGroups(mergedGroups([askedWords, followUpWords, subjectWords]));
    this.#models = models;
  }

  /** Further questions about the subjects, the likeliest first. */
  find(
    message: string,
    language: Language,
    subjects: readonly FurtherSubject[],
  ): readonly FoundFurther[] {
    if (subjects.length === 0) return [];
    const candidates = subjects.flatMap((subject) =>
      this.#entriesOf(subject).map((entry, at) => ({ subject, entry, place: subject.from + at })),
    );
    const model = this.#likeness();
    const read = readText(message, this.#latent(), this.#groups);
    const entries = candidates.map(({ entry }) => entry);
    return likenessFeatures(message, read, language, entries)
      .map((features, at) => ({
        ...(candidates[at] as (typeof candidates)[number]),
        probability: model.tell(features).find(({ label }) => label === "asked")?.probability ?? 0,
      }))
      .sort((a, b) => b.probability - a.probability)
      .map(({ subject, place, probability }) => ({
        subject,
        probability,
        further: furtherAt(this.#course.tutor.further, place),
      }));
  }

  /** Learns now what else it would learn from at the first message. */
  learn(): void {
    this.#likeness();
  }

  #latent(): LinearModel {
    return this.#models.made("further-words", () => learnLatent(this.#documents()));
  }

  #likeness(): LinearModel {
    return this.#models.of("further", () => this.#samples());
  }

  #documents(): Document[] {
    const { further } = this.#course.tutor;
    return further.subjects.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => {
        const { asks, answer } = furtherAt(further, from + at);
        const document = new Map<string, number>();
        const add = (text: string, weight: number) => {
          for (const [feature, times] of featuresOf(text, this.#groups))
            document.set(feature, (document.get(feature) ?? 0) + weight * times);
        };
        for (const language of LANGUAGES) {
          for (const text of asks[language]) add(text, 1);
          add(answer[language], TOLD);
        }
        return document;
      }),
    );
  }

  #samples(): Sample[] {
    const { further, askedAfter } = this.#course.tutor;
    const { subjects } = further;
    const samples = subjects.flatMap((subject, which) => this.#ownSamples(subject, which));
    for (const { kind, talks } of askedAfter) {
      const about = subjects.filter(({ of }) => of === ABOUT[kind]);
      if (about.length === 0) continue;
      talks.forEach(({ language, seconds }, talk) => {
        seconds.forEach(({ message }, second) => {
          const subject = about[(talk * 7 + second) % about.length] as FurtherSubject;
          samples.push(...this.#unasked(message, language, subject));
        });
      });
    }
    for (const { of, messages } of this.#firsts())
      for (const { language, message } of messages)
        samples.push(...this.#unasked(message, language, of));
    return samples;
  }

  /** Every wording of a subject's questions: its own entry is asked, the others and those of the next subject are not. */
  #ownSamples(subject: FurtherSubject, which: number): Sample[] {
    const { further } = this.#course.tutor;
    const { subjects } = further;
    const alike = subjects.filter(({ of }) => of === subject.of);
    const other = alike[(which + 1) % alike.length];
    const own = this.#entriesOf(subject);
    const entries = [...own, ...(other && other !== subject ? this.#entriesOf(other) : [])];
    return own.flatMap((entry, at) => {
      const { asks } = furtherAt(further, subject.from + at);
      const wordings = LANGUAGES.flatMap((language) => asks[language]);
      return entry.asks.flatMap(({ language, read }, ask) =>
        likenessFeatures(wordings[ask] ?? "", read, language, entries, { entry, ask }).map(
          (features, place): Sample => ({
            features,
            label: (entries[place] === entry ? "asked" : "other") satisfies Label,
          }),
        ),
      );
    });
  }

  /** What asks nothing of a subject's. */
  #unasked(message: string, language: Language, subject: FurtherSubject): Sample[] {
    const read = readText(message, this.#latent(), this.#groups);
    return likenessFeatures(message, read, language, this.#entriesOf(subject)).map((features) => ({
      features,
      label: "other" satisfies Label,
    }));
  }

  /** How subjects are first asked about: what they are told of is no further question. */
  #firsts() {
    const { asked, further } = this.#course.tutor;
    return further.subjects.flatMap((of) => {
      const said = asked.find(({ kind }) => kind === of.of)?.of?.[of.id];
      const messages = LANGUAGES.flatMap((language) =>
        (said?.[language] ?? []).map((message) => ({ language, message })),
      );
      return messages.length > 0 ? [{ of, messages }] : [];
    });
  }

  #entriesOf(subject: FurtherSubject): readonly ReadFurther[] {
    let read = this.#read.get(subject);
    if (!read) {
      const { further } = this.#course.tutor;
      read = Array.from({ length: subject.to - subject.from }, (_, at) =>
        readFurther(furtherAt(further, subject.from + at), this.#latent(), this.#groups),
      );
      const [oldest] = this.#read.keys();
      if (this.#read.size >= KEPT && oldest) this.#read.delete(oldest);
      this.#read.set(subject, read);
    }
    return read;
  }
}

type Groups = Readonly<Record<string, readonly string[]>>;

/** All groups of some lists as one; those of a name are one group. */
function mergedGroups(lists: readonly Groups[]): Groups {
  const merged: Record<string, readonly string[]> = {};
  for (const groups of lists)
    for (const [name, words] of Object.entries(groups))
      merged[name] = [...new Set([...(merged[name] ?? []), ...words])];
  return merged;
}
