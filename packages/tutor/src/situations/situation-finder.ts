import { type SituationName, situationAt, situationNames } from "@tilashar/course";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, wordsOf } from "../text/fold.ts";

export type Situation = ReturnType<typeof situationAt>;

/** A situation that a message names, and who speaks there, where that is named. */
export interface NamedSituation {
  readonly situation: Situation;
  readonly role: Situation["roles"][number] | undefined;
  /** It is named by several words together, closer than by any topic: "passport control". */
  readonly isPhrase: boolean;
}

interface Name extends Pick<SituationName, "place" | "role"> {
  readonly words: readonly string[];
  /** Letters that are written, and something for each word: a longer name tells more. */
  readonly weight: number;
}

/** So much a further word of a name counts, in letters. */
const OF_A_WORD = 4;
/** Who speaks names the situation more closely than the place does. */
const OF_A_ROLE = 2;
/** Leads to a name and names nothing: "at the bank". */
const LEADS = /^(?:at|in|on|to|for|of|an?|the|у|во?|на|со?|к|от|по|для)$/u;
/** Letters by which names are looked up; a shorter first word is looked up whole. */
const BEGINNING = 2;

/** Finds the place, work or occasion (`content/situations/`) that a message names. */
export class SituationFinder {
  readonly #texts: TaughtCourse["tutor"]["situations"];
  /** Names by how their first word begins. */
  #names: ReadonlyMap<string, readonly Name[]> | undefined;

  constructor(course: Pick<TaughtCourse, "tutor">) {
    this.#texts = course.tutor.situations;
  }

  /** The situation that is named most fully; where two are, the one that is named first. */
  find(...texts: readonly string[]): NamedSituation | undefined {
    const heard = texts.flatMap((text) =>
      this.#heard(wordsOf(foldText(text).replaceAll("-", " "))),
    );
    const best = heard.reduce<Name | undefined>(
      (most, name) => (most === undefined || name.weight > most.weight ? name : most),
      undefined,
    );
    if (!best) return undefined;
    const role = heard
      .filter((name) => name.place === best.place && name.role !== undefined)
      .toSorted((a, b) => b.weight - a.weight)[0]?.role;
    const situation = situationAt(this.#texts, best.place);
    return {
      situation,
      role: role === undefined ? undefined : situation.roles[role],
      isPhrase: best.words.filter((word) => !LEADS.test(word)).length > 1,
    };
  }

  #heard(words: readonly string[]): Name[] {
    this.#names ??= this.#read();
    return words.flatMap((word, at) =>
      (this.#names?.get(word.slice(0, BEGINNING)) ?? []).filter((name) =>
        name.words.every((own, next) => isWord(words[at + next], own)),
      ),
    );
  }

  #read(): ReadonlyMap<string, readonly Name[]> {
    const names = situationNames(this.#texts).map(({ place, role, name }): Name => {
      const words = foldText(name).match(/[\p{L}\d'*]+/gu) ?? [];
      const letters = words.join("").replaceAll("*", "").length;
      const weight =
        letters + OF_A_WORD * (words.length - 1) + (role === undefined ? 0 : OF_A_ROLE);
      return { place, role, words, weight };
    });
    return Map.groupBy(names, ({ words: [first = ""] }) =>
      first.replace("*", "").slice(0, BEGINNING),
    );
  }
}

const isWord = (word: string | undefined, own: string): boolean =>
  word !== undefined && (own.endsWith("*") ? word.startsWith(own.slice(0, -1)) : word === own);
