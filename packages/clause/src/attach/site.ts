import type { Fault } from "../fault/fault.ts";
import type { Frame, Government } from "../government.ts";
import type { Case, Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import { CLAUSE_CONJUNCTIONS } from "../word/word-lists.ts";
import type { Entry, Option } from "./entry.ts";

export interface Site {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly reading: Reading;
  readonly head: Entry;
  readonly own: Entry;
  readonly token: Token;
  readonly adjacent: boolean;
  readonly government: Government;
}

export const isClauseConj = (entry: Entry): boolean => CLAUSE_CONJUNCTIONS.has(entry.reading.lemma);

export const isNominal = ({ kind, form }: Reading): boolean =>
  kind === "noun" || form === "vn" || form === "part";

export const marked = (site: Site): boolean => site.token.mark !== "";

export const plainOption = (
  site: Site,
  relation: string,
  cost: number,
  more: { head?: Partial<Entry>; own?: Partial<Entry>; doubt?: string; fault?: Fault } = {},
): Option => ({
  own: { ...site.own, ...more.own },
  head: { ...site.head, ...more.head },
  relation,
  cost,
  doubt: more.doubt,
  fault: more.fault,
});

export const faultAt = (site: Site, kind: Fault["kind"], want?: string): Fault => ({
  kind,
  at: site.at,
  head: site.head.at,
  ...(want !== undefined && { want }),
});

export const takes = (head: Entry, kase: Case): boolean =>
  (head.frame?.takes.has(kase) ?? false) || head.lexicalCases.includes(kase);

/** A predicate before екен, еді, емес: it takes what the copula says of its person. */
export function underCopula(site: Site, cost: number): Option {
  return plainOption(site, "predicate", cost, {
    head: { needs: false, closed: true },
    own: {
      pred: true,
      person: site.head.person ?? site.own.person,
      hard: site.head.person !== undefined && site.head.person !== "3",
    },
  });
}

/** The word makes one verb with its verb: бас тарту, жек көру. */
export const partOption = (site: Site, frame: Frame): Option =>
  plainOption(site, "part", 0, {
    own: { pred: false, closed: true },
    head: {
      bare: true,
      whole: true,
      compound: true,
      frame,
      transitive: frame.takes.has("ACC") ? true : site.head.transitive,
    },
  });
