import type { Tools } from "../../ask.ts";
import {
  adjectiveForm,
  agreementOf,
  countedForm,
  nounForm,
  type RussianCase,
} from "../../russian/inflect.ts";
import { isMass } from "./mass.ts";
import { NotUnderstood, type Thing } from "./meaning.ts";
import { countedAs, countInCase, russianNumber } from "./quantity.ts";
import { type Both, glossOf } from "./rendering.ts";
import { agreedForm, OWNERS } from "./russian-owners.ts";
import { raise } from "./traits.ts";

interface Phrases {
  phrase(thing: Thing, kase: RussianCase): string;
}

const COUNTS: Readonly<Record<string, 1 | 2 | 5>> = { бір: 1, екі: 2, үш: 2, төрт: 2 };

/** How much of it, in no case of its own. */
const AMOUNTS: Readonly<Record<string, string>> = {
  неше: "сколько",
  қанша: "сколько",
  көп: "много",
  аз: "мало",
  бірнеше: "несколько",
  көбірек: "больше",
  азырақ: "меньше",
};

/** Два брата, много работы, из десяти стран. */
export function countedPhrase(
  thing: Thing,
  count: string,
  kase: RussianCase,
  things: Phrases,
  tools: Tools,
): string {
  if (kase !== "nom" && kase !== "acc") return countedIn(thing, count, kase, things);
  const agreement = agreementOf(thing.say.ru, false);
  const amount = AMOUNTS[count];
  const figures = /^\d+$/.test(count) ? Number(count) : undefined;
  const size = amount
    ? 5
    : figures === undefined
      ? (COUNTS[count] ?? 5)
      : { one: 1, few: 2, many: 5 }[countedAs(figures)];
  if (size === 1 && (thing.qualities.length > 0 || kase !== "nom"))
    throw new NotUnderstood("a count of one");
  if (!agreement || thing.determiner || thing.relative) throw new NotUnderstood("no count of it");
  if (size === 2 && agreement.animate && kase === "acc")
    throw new NotUnderstood("living things counted as an object");
  const collective: Readonly<Record<string, string>> = {
    екі: "двое",
    үш: "трое",
    төрт: "четверо",
  };
  const isMassCount = isMass(thing) && /^(?:көп|аз|қанша|көбірек|азырақ)$/u.test(count);
  const isChild = thing.say.ru === "ребёнок" && collective[count] !== undefined;
  const noun =
    size === 1
      ? nounForm(thing.say.ru, "nom", false)
      : isMassCount
        ? nounForm(thing.say.ru, "gen", false)
        : countedForm(thing.say.ru, size === 5 || isChild);
  const number = isChild
    ? collective[count]
    : count === "екі" && agreement.gender === "f"
      ? "две"
      : (amount ??
        (figures === undefined
          ? numberOf(count, tools)
          : russianNumber(figures, agreement.gender, kase === "acc")));
  const qualities = thing.qualities.map(
    ({ ru }) =>
      adjectiveForm(ru, size === 2 && agreement.gender === "f" ? "nom" : "gen", {
        ...agreement,
        plural: true,
      }) ?? raise("no forms"),
  );
  const owner = thing.owner;
  const own =
    owner?.person === undefined
      ? []
      : [
          OWNERS[owner.person]
            ? agreedForm(OWNERS[owner.person] ?? "", "nom", { ...agreement, plural: true })
            : owner.person === "3p"
              ? "их"
              : "его",
        ];
  if (owner && own.length === 0) throw new NotUnderstood("counted of an owner");
  const year = count !== "бір" && size === 5 && thing.say.ru === "год" ? "лет" : noun;
  return [...own, number, ...qualities, year ?? raise("no forms")].join(" ");
}

/** Из десяти стран, с двумя братьями: the number stands in the case as well. */
function countedIn(thing: Thing, count: string, kase: RussianCase, things: Phrases): string {
  const several = { ...thing, count: undefined, plural: true };
  const number = countInCase(count, kase);
  if (number === undefined || thing.determiner) throw new NotUnderstood("a count in a case");
  return `${number} ${things.phrase(several, kase)}`;
}

function numberOf(count: string, tools: Tools): string {
  const say: Both | undefined = glossOf(count, /^num/u, tools);
  if (!say) throw new NotUnderstood("a number");
  return say.ru;
}
