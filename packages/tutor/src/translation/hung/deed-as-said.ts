import { inflect } from "@tilashar/kazakh";
import type { SayWhole } from "./say-whole.ts";

/** A deed that nobody in particular does, said whole: «сходить в магазин» — дүкенге бару. */
export interface DeedSaid {
  /** What stands before its verb. */
  readonly before: string;
  readonly verb: string;
  readonly negative: boolean;
  readonly isSure: boolean;
}

/** An infinitive at the beginning of a clause, with what may stand before it. */
export const INFINITIVE = /(?<!\p{L})\p{L}{2,}(?:ть|ти|чь)(?:ся|сь)?(?!\p{L})/iu;

/** The deed of a Russian clause that has no more than an infinitive: it is said as what is needed. */
export function deedAsSaid(clause: string, say: SayWhole): DeedSaid | undefined {
  const negative = /(?<!\p{L})не (?=\p{L}+(?:ть|ти|чь)(?:ся|сь)?(?!\p{L}))/iu.test(clause);
  const bare = clause.replace(/(?<!\p{L})не (?=\p{L}+(?:ть|ти|чь)(?:ся|сь)?(?!\p{L}))/iu, "");
  if (!INFINITIVE.test(bare) || /(?<!\p{L})(?:не|ни)(?!\p{L})/iu.test(bare)) return undefined;
  const said = say(`Нужно ${bare}.`);
  const [, whole = ""] = /^(.+) керек\.$/u.exec(said?.text ?? "") ?? [];
  if (!said || whole === "") return undefined;
  const words = whole.split(" ");
  const verb = words.at(-1)?.toLowerCase() ?? "";
  if (inflect(verb, "V;VN;NOM")[0] === undefined) return undefined;
  const before = words.slice(0, -1).join(" ");
  return {
    before: before === "" ? "" : `${before.charAt(0).toLowerCase()}${before.slice(1)} `,
    verb,
    negative,
    isSure: said.isSure,
  };
}

/** A deed in one of the forms of its verb, as `V;VN;GEN`. */
export function deedIn({ before, verb, negative }: DeedSaid, label: string): string | undefined {
  const form = inflect(verb, negative ? `${label};NEG` : label)[0];
  return form === undefined ? undefined : `${before}${form}`;
}
