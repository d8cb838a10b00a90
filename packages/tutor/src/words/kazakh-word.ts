import { type Candidate, foldLookAlikes, inflect } from "@tilashar/kazakh";
import { type ChatSpelling, isReadable, knownReadings } from "../text/chat-spelling.ts";
import { foldText, trimEnds } from "../text/fold.ts";
import type { Glossary, Sense } from "./glossary.ts";

/** A Kazakh word or expression the learner wrote, in proper letters. */
export interface KazakhWord {
  /** As it should be written. */
  readonly text: string;
  readonly lemma: string;
  readonly senses: readonly Sense[];
  /** Reading of the form, where it is one word the engine reads. */
  readonly reading?: Candidate;
  /** Whether the learner's letters had to be mended. */
  readonly mended: boolean;
}

/** Reads what may be one Kazakh word or set expression, in any script or chat spelling. */
export class KazakhReader {
  readonly #glossary: Glossary;
  readonly #spelling: ChatSpelling;

  constructor(glossary: Glossary, spelling: ChatSpelling) {
    this.#glossary = glossary;
    this.#spelling = spelling;
  }

  /** The word in proper letters with its lemma; undefined when it is no known Kazakh. */
  read(raw: string): KazakhWord | undefined {
    const typed = trimEnds(raw.normalize("NFC"));
    if (typed === "" || typed.length > 60) return undefined;
    const plain = foldLookAlikes(typed).toLowerCase();
    const exact = this.#known(plain, plain !== typed.toLowerCase());
    if (exact) return exact;
    if (!plain.includes(" ")) {
      const spelled = this.#spelling.respell(typed);
      return spelled === undefined ? undefined : this.#known(spelled, true);
    }
    const whole = this.#spelling.headwords(typed)[0];
    if (whole !== undefined) return this.#known(whole, true);
    const words = typed.split(" ").map((word) => this.#spelling.respell(word));
    return words.every((word) => word !== undefined)
      ? this.#known(words.join(" "), words.join(" ") !== plain)
      : undefined;
  }

  #known(text: string, mended: boolean): KazakhWord | undefined {
    const senses = this.#glossary.senses(text);
    const readings = knownReadings(text);
    if (senses.length > 0) {
      const reading = readings.find((one) => one.lemma === text);
      return { text, lemma: senses[0]?.kz ?? text, senses, mended, ...(reading && { reading }) };
    }
    const reading = readings[0];
    if (!reading) return undefined;
    const ofLemma = this.#glossary.senses(reading.lemma);
    const pos = reading.entry?.pos;
    const fitting = ofLemma.filter((sense) => sense.pos === pos);
    return {
      text,
      lemma: reading.lemma,
      senses: fitting.length > 0 ? fitting : ofLemma,
      reading,
      mended,
    };
  }

  /** Proper spelling of a whole line, word by word; undefined when too little of it is Kazakh. */
  line(raw: string): { text: string; known: number; total: number } {
    let known = 0;
    let total = 0;
    const text = raw.normalize("NFC").replace(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu, (word) => {
      total++;
      const spelled = this.spell(word);
      if (spelled !== undefined) known++;
      return spelled ?? word;
    });
    return { text, known, total };
  }

  /** One word in proper letters, capitals kept; undefined when it is no Kazakh word. */
  spell(word: string): string | undefined {
    const plain = foldLookAlikes(word);
    if (isReadable(plain)) return plain;
    const spelled = this.#spelling.respell(foldText(word));
    if (spelled === undefined) return undefined;
    return /^\p{Lu}/u.test(word) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled;
  }
}

/** The first accepted spelling of a form; "" where there is none. */
export const form = (lemma: string, label: string): string => inflect(lemma, label)[0] ?? "";
