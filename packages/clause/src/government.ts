import type { Case } from "./word/reading.ts";

interface Sense {
  readonly asks: readonly string[];
  readonly optional?: readonly string[];
  readonly not?: readonly string[];
  readonly notOf?: string;
}

/** The lexicon of government as `content/government.yaml` holds it. */
export interface GovernmentData {
  readonly verbs: readonly { readonly lemma: string; readonly senses: readonly Sense[] }[];
  readonly postpositions: readonly ({ readonly lemma: string } & Sense)[];
  readonly adjectives: readonly ({ readonly lemma: string } & Sense)[];
  readonly classes: readonly { readonly id: string; readonly lemmas: readonly string[] }[];
}

/** What one word asks for, all its meanings together. */
export interface Frame {
  /** Cases some meaning takes. */
  readonly takes: ReadonlySet<string>;
  /** Cases that are wrong, with the class of nouns this is said of ("" of any) and the case to put there. */
  readonly not: readonly {
    readonly case: Case;
    readonly of: string;
    readonly want: Case | undefined;
  }[];
  /** The case the first meaning asks for, to put in place of a wrong one. */
  readonly first: Case | undefined;
  /** The case each meaning asks for first: one of them is there unless the complement stays unsaid. */
  readonly cores: ReadonlySet<Case>;
  /** Cases that one meaning takes together. */
  readonly senses: readonly ReadonlySet<string>[];
}

const NONE: readonly string[] = [];

/** The case a meaning asks for first. */
const caseOf = (asks: readonly string[]): Case | undefined =>
  asks[0]?.split("|").find((one) => !one.startsWith("post:")) as Case | undefined;

const frameOf = (senses: readonly Sense[]): Frame => {
  const takes = new Set<string>();
  for (const { asks, optional = [] } of senses)
    for (const one of [...asks, ...optional]) for (const part of one.split("|")) takes.add(part);
  const not = senses.flatMap(({ not: wrong = [], notOf = "", asks }) =>
    wrong.flatMap((one) =>
      notOf === "" && takes.has(one) ? [] : { case: one as Case, of: notOf, want: caseOf(asks) },
    ),
  );
  const marked = senses.find(({ not: wrong }) => wrong !== undefined) ?? senses[0];
  const cores = new Set(senses.flatMap(({ asks }) => caseOf(asks) ?? []));
  const together = senses.map(
    ({ asks, optional = [] }) => new Set([...asks, ...optional].flatMap((one) => one.split("|"))),
  );
  return { takes, not, first: caseOf(marked?.asks ?? []), cores, senses: together };
};

/** Finds what words ask for, and classes of nouns. */
export class Government {
  readonly #verbs = new Map<string, Frame>();
  readonly #postpositions = new Map<string, Frame>();
  readonly #adjectives = new Map<string, Frame>();
  readonly #classesOf = new Map<string, string[]>();

  constructor(data: GovernmentData | undefined) {
    for (const { lemma, senses } of data?.verbs ?? []) this.#verbs.set(lemma, frameOf(senses));
    for (const { lemma, ...sense } of data?.postpositions ?? [])
      this.#postpositions.set(lemma, frameOf([sense]));
    for (const { lemma, ...sense } of data?.adjectives ?? [])
      this.#adjectives.set(lemma, frameOf([sense]));
    for (const { id, lemmas } of data?.classes ?? []) {
      for (const one of lemmas) {
        const key = one.toLowerCase();
        const known = this.#classesOf.get(key);
        if (known) known.push(id);
        else this.#classesOf.set(key, [id]);
      }
    }
  }

  verb(lemma: string): Frame | undefined {
    return this.#verbs.get(lemma);
  }
  postposition(lemma: string): Frame | undefined {
    return this.#postpositions.get(lemma);
  }
  adjective(lemma: string): Frame | undefined {
    return this.#adjectives.get(lemma);
  }
  /** Every class a noun belongs to. */
  classesOf(lemma: string): readonly string[] {
    const known = this.#classesOf.get(lemma);
    if (known) return known;
    const key = lemma.toLowerCase();
    return this.#classesOf.get(key) ?? byEnding(key);
  }
  isOf(lemma: string, id: string): boolean {
    return this.classesOf(lemma).includes(id);
  }
}

const PERSON = ["person"];
const PLACE = ["place"];

/** The class that the making of a noun tells: тігінші is somebody, шеберхана a place. */
function byEnding(lemma: string): readonly string[] {
  // көз дәрігер is no word
  if (lemma.includes(" ")) return NONE;
  const ends = (ending: string, before: number) =>
    lemma.length >= before + ending.length && lemma.endsWith(ending);
  if (ends("шы", 3) || ends("ші", 3) || ends("кер", 3) || ends("гер", 3)) return PERSON;
  return ends("хана", 2) || ends("стан", 2) ? PLACE : NONE;
}
