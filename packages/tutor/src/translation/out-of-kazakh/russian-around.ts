import { type Meaning, NotUnderstood, type Part } from "./meaning.ts";
import type { RussianParts } from "./russian-part.ts";

/** What stands around a verb: when, and how before it and after it. */
export interface Around {
  readonly times: readonly string[];
  readonly front: readonly string[];
  readonly back: readonly string[];
}

/** Урок начинается в девять часов. */
const CLOCK = /^(?:с \S+ до |в .*час|в половине|до |после |во сколько)/u;
const AFTER_VERB = /^(?:по-|без |пешком|сюда$|туда$)/u;
/** «Не поняли правильно»: how it was not done stands behind what is denied. */
const WELL = /^(?:правильно|хорошо|плохо|быстро|громко|внимательно|чисто|красиво|легко)$/u;
const isBehind = (manner: string, { negative }: Meaning): boolean =>
  AFTER_VERB.test(manner) || (negative && WELL.test(manner));
/** How often: it stands before the verb. */
const OFTEN = /^(?:всегда|часто|редко|иногда|никогда|ещё|обычно|уже)$/u;

const isFrequency = ({ ru }: { readonly ru: string }): boolean => OFTEN.test(ru);

export const joined = (words: readonly (string | undefined)[]): string =>
  words.filter(Boolean).join(" ");

/** The times and manners of a clause in their places, and the parts that are left. */
export function aroundOf(whole: Meaning, parts: RussianParts): { around: Around; rest: Part[] } {
  const [behindTime, rest] = timed(whole.parts);
  const { predicate } = whole;
  const isMotion = predicate.kind === "deed" && predicate.verb.takes.DAT === "place";
  const manners = [...whole.times.filter(isFrequency), ...whole.manners].map(({ ru }) =>
    isMotion ? ru.replace(/^здесь$/u, "сюда").replace(/^там$/u, "туда") : ru,
  );
  const isTaught =
    predicate.kind === "deed" && /^(?:учить|знать|изучать)$/u.test(predicate.verb.imperfective);
  const later = whole.times.filter((one) => !isFrequency(one));
  const when = later.filter(({ long, lasts }) => !long && !lasts).map(({ ru }) => ru);
  const length = later.filter(({ long, lasts }) => long || lasts).map(({ ru }) => ru);
  if (whole.times.some(({ lasts }) => lasts) && (whole.question || whole.mood !== "plain"))
    throw new NotUnderstood("asked how long");
  return {
    rest,
    around: {
      times: [
        ...behindTime.map((part) => parts.part(part)),
        ...when.filter((one) => !CLOCK.test(one)),
      ],
      front: manners.filter((one) => !isBehind(one, whole)),
      back: [
        ...manners
          .filter((one) => isBehind(one, whole))
          .map((one) => (isTaught ? one.replace(/^по-(\S+)ски$/u, "$1ский") : one)),
        ...length,
        ...when.filter((one) => CLOCK.test(one)),
      ],
    },
  };
}

/** Parts that tell when, and the others. */
function timed(parts: readonly Part[]): [Part[], Part[]] {
  const isTime = ({ role }: Part): boolean =>
    typeof role !== "string" && /^(?:after|before|until)$/.test(role.after.en);
  return [parts.filter(isTime), parts.filter((one) => !isTime(one))];
}
