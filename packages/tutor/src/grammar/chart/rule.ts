/**
 * Rules of a grammar, written as a grammar is read: `rule("S", "NP VP", (subject, said) => …)`. A symbol in capitals
 * is a category and holds what its values are; any other is a word that stands there itself. A rule builds the value
 * of the whole from the values of its parts, or nothing where they do not agree; what is unusual costs.
 */
export interface Rule {
  /** The category of the whole. */
  readonly whole: string;
  readonly parts: readonly string[];
  /** How unusual it is; readings that cost less come first. */
  readonly cost: number;
  readonly build: (...parts: never[]) => unknown;
}

/** The value of a symbol: of a category what the grammar says, of a word itself. */
type ValueOf<Values, Symbol> = Symbol extends keyof Values ? Values[Symbol] : string;

type PartsOf<Values, Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? [ValueOf<Values, First>, ...PartsOf<Values, Rest>]
  : [ValueOf<Values, Text>];

/** What builds rules over the values of a grammar's categories. */
export type MakeRule<Values> = <Whole extends keyof Values & string, Parts extends string>(
  whole: Whole,
  parts: Parts,
  build: (...parts: PartsOf<Values, Parts>) => Values[Whole] | undefined,
  cost?: number,
) => Rule;

/** The builder of rules for a grammar whose categories have these values. */
export const ruleMaker =
  <Values>(): MakeRule<Values> =>
  (whole, parts, build, cost = 0) => ({
    whole,
    parts: parts.split(" "),
    cost,
    build: build as Rule["build"],
  });
