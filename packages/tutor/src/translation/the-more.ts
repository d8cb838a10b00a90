import type { Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";
import { told, toldOf } from "./parsed-part.ts";
import { following, inner } from "./reader.ts";

/** «Чем больше я читаю, тем лучше понимаю»: көбірек оқыған сайын, жақсырақ түсінемін. */
export function theMore(a: string, b: string, tools: Tools): string | undefined {
  const [first, second] = [a, b].map((text) => {
    const [, more = "", rest = ""] = /^(\p{L}+) (.+)$/u.exec(text) ?? [];
    return { kz: MORE_SO[more.toLowerCase()], rest, whole: `${rest} ${more}` };
  });
  if (!first || !second) return undefined;
  const one = first.kz === undefined ? told(first.whole, tools) : told(first.rest, tools);
  const other =
    second.kz === undefined
      ? (told(second.whole, tools) ?? toldOf(one, second.whole, tools))
      : (told(second.rest, tools) ?? toldOf(one, second.rest, tools));
  if (one?.predicate.kind !== "verb" || !other || one.negative) return undefined;
  if (other.predicate.kind !== "verb" && second.kz !== undefined) return undefined;
  const with_ = (clause: Clause, kz: string | undefined): Clause =>
    kz === undefined ? clause : { ...clause, manners: [...clause.manners, kz] };
  const begins = inner({ ...with_(one, first.kz), tense: "past" }, "whenever");
  const ends = inner(following(one, with_(other, second.kz)));
  return begins === undefined || ends === undefined ? undefined : `${begins}, ${ends}`;
}

/** How much more something is done. */
const MORE_SO: Readonly<Record<string, string>> = {
  больше: "көбірек",
  меньше: "азырақ",
  чаще: "жиірек",
  реже: "сирегірек",
  лучше: "жақсырақ",
  хуже: "нашаррақ",
  быстрее: "тезірек",
  дольше: "ұзағырақ",
  громче: "қаттырақ",
  раньше: "ертерек",
  позже: "кешірек",
};
