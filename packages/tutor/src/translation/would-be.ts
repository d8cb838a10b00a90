import type { Tools } from "../ask.ts";
import { gendersIn } from "./parsed-content.ts";
import { told, toldOf } from "./parsed-part.ts";
import { following, inner } from "./reader.ts";

const WOULD = /(?<!\p{L})бы?(?!\p{L}) ?/iu;
/** «Хотя бы», «было бы»: not what one would do. */
const NO_WOULD =
  /(?<!\p{L})(?:хотя|как|вот|только|лучше|лишь|чтоб|если|было|что|кто|где|куда|когда) бы?(?!\p{L})/iu;

/** «Я бы поехал в горы»: мен тауға барар едім. */
export function wouldBe(text: string, tools: Tools): string | undefined {
  if (!WOULD.test(text) || NO_WOULD.test(text)) return undefined;
  const clause = told(text.replace(WOULD, ""), tools);
  return clause?.tense === "past" && clause.predicate.kind === "verb"
    ? inner(clause, "would")
    : undefined;
}

/** «Если бы он знал, он бы пришёл»: білсе, келер еді. */
export function unreal(a: string, b: string, tools: Tools): string | undefined {
  if (!WOULD.test(b)) return undefined;
  const side = told(a, tools);
  const bare = b.replace(WOULD, "");
  // «Если бы ты сказала, купил бы»: of another one, whom nobody names
  const [one, other] = [gendersIn(a), gendersIn(bare)];
  const isSameDoer = [...other].every((kind) => one.has(kind));
  const main = told(bare, tools) ?? (isSameDoer ? toldOf(side, bare, tools) : undefined);
  if (!side || main?.predicate.kind !== "verb" || main.tense !== "past") return undefined;
  const first = inner({ ...side, tense: "present", going: false }, "condition");
  const second = inner(following(side, main), "would");
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}
