import type { Asked, Tools } from "../ask.ts";

const LEAST_SHARE = 0.6;
/** A longer message asks for something else, or says again what was meant. */
const LONGEST = 12;

/** What was really asked, told with the complaint: "I asked how to say …", «я спрашивал, как сказать …». */
const MEANT =
  /(?<!\p{L})(?:i (?:asked|meant|mean|was asking|wanted to know|want to know)|my question (?:was|is)|я (?:спрашивал|спрашивала|спросил|спросила|имел в виду|имела в виду|хотел узнать|хотела узнать|просил|просила)|(?:мой )?вопрос (?:был )?(?:в том|такой))[\s,:—–-]+(?:you |about |тебя |вас |про |о )?(.{6,})$/iu;
/** What opens a question that is put once more. */
const SAYS_AGAIN =
  /^(?:no|nope|not|but|нет|не|но|да нет)?[\s,!.]*(?:i (?:asked|meant|mean|was asking)|my question (?:was|is)|я (?:спрашивал|спрашивала|спросил|спросила|имел в виду|имела в виду))(?!\p{L})/iu;
const ASKS =
  /^(?:how|what|why|when|where|which|как|что|почему|когда|где|чем|какой|какая|какое)(?!\p{L})/iu;
const NOTHING_NEW =
  /^(?:something|anything|about something|another|a different|not |другое|совсем|что-то|не |это|that|this|it)/iu;
/** What is to be said or looked at is no complaint, whatever it says. */
const ABOUT_WORDS =
  /[«»"“”]|(?<!\p{L})(?:how (?:do|to|would|can)|translate|как (?:сказать|будет|по-казахски)|переведи\p{L}*)(?!\p{L})/iu;

/** That the last answer missed its question, with the question as it is asked again; undefined where nobody says so. */
export function complaintOf(
  { raw, spelt, words }: Asked,
  tools: Tools,
): { readonly meant: string | undefined } | undefined {
  const said = MEANT.exec(raw)?.[1]?.trim();
  const meant = said === undefined || NOTHING_NEW.test(said) ? undefined : said;
  const before = meant === undefined ? spelt : raw.slice(0, raw.length - meant.length);
  const isLong = meant === undefined && (words.length > LONGEST || ABOUT_WORDS.test(raw));
  if (isLong) return undefined;
  if (meant !== undefined && SAYS_AGAIN.test(raw) && ASKS.test(meant)) return { meant };
  const complains = tools.requests
    .find(before)
    .some(({ id, share }) => id === "complaint" && share >= LEAST_SHARE);
  return complains ? { meant } : undefined;
}
