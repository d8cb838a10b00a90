import type { Part, PartOf } from "./parts.ts";

/** The parts of a clause by what they are. */
export class SortedParts {
  readonly parts: readonly Part[];
  /** A word asks: ли, разве. */
  readonly isAsked: boolean;

  constructor(parts: readonly Part[]) {
    this.isAsked = parts.some(({ kind }) => kind === "asks");
    this.parts = parts.filter(({ kind }) => kind !== "skip" && kind !== "asks");
  }

  all<Kind extends Part["kind"]>(kind: Kind): PartOf<Kind>[] {
    return this.parts.filter((part): part is PartOf<Kind> => part.kind === kind);
  }

  one<Kind extends Part["kind"]>(kind: Kind): PartOf<Kind> | undefined {
    return this.all(kind)[0];
  }

  has(kind: Part["kind"]): boolean {
    return this.parts.some((part) => part.kind === kind);
  }

  /** What a "не" stands before. */
  denied(): Part | undefined {
    const at = this.parts.findIndex(({ kind }) => kind === "not");
    return at < 0 ? undefined : this.parts[at + 1];
  }

  /** What stands right after a part. */
  after(part: Part): Part | undefined {
    return this.parts[this.parts.indexOf(part) + 1];
  }
}
