import {
  type Further,
  type FurtherKind,
  type FurtherSubject,
  furtherAt,
  LANGUAGES,
  type Language,
} from "@tilashar/course";
import { type Document, learnLatent } from "../learnt/latent-words.ts";
import { LearntModels } from "../learnt/learnt-models.ts";
import type { LinearModel } from "../learnt/linear-model.ts";
import type { Sample } from "../learnt/softmax.ts";
import type { FollowUpRecogniser } from "../recognise/follow-up-recogniser.ts";
import { WordGroups } from "../recognise/word-groups.ts";
import type { TaughtCourse } from "../taught-course.ts";
import {
  isOfOtherWord,
  likenessFeatures,
  type Message,
  type ReadFurther,
  readFurther,
  readMessage,
} from "./likeness.ts";
import { featuresOf } from "./read-text.ts";

/** A further question that a message may ask. */
export interface FoundFurther {
  readonly subject: FurtherSubject;
  readonly further: Further;
  /** 0–1: how likely the message asks it. */
  readonly probability: number;
}

type Label = "asked" | "other";

/** Subjects whose questions are kept read; all of them while it learns. */
const KEPT = 24;
/** Of so many subjects it is learnt that a message of something else asks nothing of them. */
const UNASKED = 2;
/** So many are told, the likeliest. */
const FOUND = 3;
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

/** The kind of message that each is first asked about by. */
const FIRST: Readonly<Record<FurtherKind, string>> = {
  culture: "culture",
  phrases: "phrases",
  grammar: "explain",
  words: "meaning",
  advice: "advice",
};

/** What a short question wants that any subject of its kind may be asked. */
const OF_ANY: ReadonlySet<string> = new Set([
  "culture",
  "advice",
  "phrases",
  "reply",
  "register",
  "why",
]);
const FEW_WORDS = 6;

/**
 * Finds which further question about some subjects a message asks (`content/tutor/further/`). It has learnt from them:
 * each wording, held out, must find its own entry and no other, and what learners write of other things must find none.
 */
export class FurtherFinder {
  readonly #course: Pick<TaughtCourse, "tutor">;
  readonly #followUps: FollowUpRecogniser;
  readonly #groups: WordGroups;
  readonly #models: LearntModels;
  readonly #read = new Map<FurtherSubject, readonly ReadFurther[]>();

  #kept = KEPT;

  constructor(
    course: Pick<TaughtCourse, "tutor">,
    followUps: FollowUpRecogniser,
    models = new LearntModels(),
  ) {
    const { askedWords, followUpWords, subjectWords } = course.tutor;
    this.#course = course;
    this.#followUps = followUps;
    this.#groups = new WordGroups(mergedGroups([askedWords, followUpWords, subjectWords]));
    this.#models = models;
  }

  /**
   * Further questions about the subjects, the likeliest first.
   *
   * @param kind what the message likeliest wants after what stands before it
   */
  find(
    message: string,
    language: Language,
    subjects: readonly FurtherSubject[],
    kind: string,
  ): readonly FoundFurther[] {
    if (subjects.length === 0) return [];
    const model = this.#likeness();
    const asked = this.#message(message, language, kind);
    // Of each subject by itself: many are asked the same, and then the nearest is meant
    return subjects
      .flatMap((subject) =>
        likenessFeatures(asked, this.#entriesOf(subject)).flatMap((features, at) => {
          if (isOfOtherWord(asked, this.#entriesOf(subject)[at] as ReadFurther)) return [];
          const told = model.tell(features).find(({ label }) => label === "asked");
          return { subject, place: subject.from + at, probability: told?.probability ?? 0 };
        }),
      )
      .sort((a, b) => b.probability - a.probability)
      .slice(0, FOUND)
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
    return this.#models.of("further", () => {
      this.#kept = Number.POSITIVE_INFINITY;
      const samples = this.#samples();
      this.#kept = KEPT;
      this.#read.clear();
      return samples;
    });
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
    const samples = subjects.flatMap((subject) => this.#ownSamples(subject));
    for (const { kind, talks } of askedAfter) {
      const about = subjects.filter(({ of }) => of === ABOUT[kind]);
      if (about.length === 0) continue;
      talks.forEach(({ language, seconds }, talk) => {
        seconds.forEach(({ message, wants }, second) => {
          // "And what do I wear?" may be asked of any of them
          if (OF_ANY.has(wants) && message.split(" ").length <= FEW_WORDS) return;
          for (let time = 0; time < UNASKED; time++) {
            const subject = about[(talk * 7 + second + time * 31) % about.length];
            if (subject) samples.push(...this.#unasked(message, language, subject));
          }
        });
      });
    }
    for (const { of, messages } of this.#firsts())
      for (const { language, message } of messages)
        samples.push(...this.#unasked(message, language, of));
    return samples;
  }

  /**
   * The wordings of a subject's questions: its own entry is asked, the others are not. Most are held out, as they would be
   * told unseen; some stand there word for word.
   */
  #ownSamples(subject: FurtherSubject): Sample[] {
    const { further } = this.#course.tutor;
    const entries = this.#entriesOf(subject);
    return entries.flatMap((entry, at) => {
      const { asks } = furtherAt(further, subject.from + at);
      const wordings = LANGUAGES.flatMap((language) => asks[language]);
      return entry.asks.flatMap(({ language }, ask) => {
        // Half of them tell as much, in half the time; one of six stands there word for word
        if ((ask + at) % 2 === 0) return [];
        const isLeft = (ask + at) % 6 === 1;
        const wording = wordings[ask] ?? "";
        const message = this.#message(wording, language, this.#kindAfter(wording, subject.of));
        const without = isLeft ? undefined : { entry, ask };
        return likenessFeatures(message, entries, without).map(
          (features, place): Sample => ({
            features,
            label: (entries[place] === entry ? "asked" : "other") satisfies Label,
          }),
        );
      });
    });
  }

  /** What asks nothing of a subject's. */
  #unasked(message: string, language: Language, subject: FurtherSubject): Sample[] {
    const kind = this.#kindAfter(message, subject.of);
    const entries = this.#entriesOf(subject);
    return likenessFeatures(this.#message(message, language, kind), entries).map((features) => ({
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

  #message(message: string, language: Language, kind: string): Message {
    return readMessage(message, language, kind, this.#latent(), this.#groups);
  }

  /** What a message likeliest wants after an answer about a subject. */
  #kindAfter(message: string, of: FurtherKind): string {
    const before = { kind: FIRST[of], message: "", reply: "" };
    return this.#followUps.recognise(message, before)[0]?.kind ?? "";
  }

  #entriesOf(subject: FurtherSubject): readonly ReadFurther[] {
    let read = this.#read.get(subject);
    if (!read) {
      const { further } = this.#course.tutor;
      read = Array.from({ length: subject.to - subject.from }, (_, at) =>
        readFurther(furtherAt(further, subject.from + at), this.#latent(), this.#groups),
      );
      const [oldest] = this.#read.keys();
      if (this.#read.size >= this.#kept && oldest) this.#read.delete(oldest);
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
