import { foldText } from "../text/fold.ts";

/** Words by which it is asked, or doubted, whether something is right. */
const RIGHTNESS =
  /(?<!\p{L})(?:mistakes?|errors?|wrong|incorrect|right|correct|grammatical|acceptable|crossed|cross it out|can (?:i|you|one|we) say|can't (?:i|you|one|we) say|is (?:it|this|that) ok(?:ay)?|ошибк\p{L}*|неправильно|неверно|правильно|верно|зачеркну\p{L}*|исправил\p{L}*|можно ли сказать|можно так сказать|нельзя сказать|нельзя|қате бар|қате жоқ|қатесі бар|қате ме|қате|дұрыс|дұрыс па|дұрыс емес|деп айтпайм\p{L}*|деп айтуға|(?:айтуға|деуге|жазуға) бол(?:а|ады|майды)|сызып таста\p{L}*)(?!\p{L})/u;
/** A question about something else: what it means, how it is said. */
const OTHER =
  /(?<!\p{L})(?:mean|means|meaning|translate|translation|how (?:do|to|would|can)|как (?:сказать|перевести|будет)|значит|означает|перевод|мағынасы|деген не|аудар\p{L}*|difference|разниц\p{L}*|айырма\p{L}*)(?!\p{L})/u;
const QUOTED = /[«“"„]([^»”"“„«]{3,}?)[»”"“]/gu;

/** A sentence that a message points at, and the words around it. */
export interface PointedAt {
  readonly sentence: string;
  readonly around: string;
  readonly isQuoted: boolean;
}

/**
 * The sentence that a message speaks of: the one in quotation marks, or the Kazakh one beside a question in another
 * language. Undefined where it speaks of none, or sets two beside one another.
 */
export function pointedAt(
  raw: string,
  isKazakhSentence: (text: string) => boolean,
): PointedAt | undefined {
  const quoted = [...raw.matchAll(QUOTED)];
  const [only, ...others] = quoted;
  if (only && others.length === 0) {
    const sentence = (only[1] ?? "").trim();
    const around = foldText(raw.replace(only[0], " . "));
    return sentence.includes(" ") && isKazakhSentence(sentence)
      ? { sentence, around, isQuoted: true }
      : undefined;
  }
  if (quoted.length > 0) return undefined;
  const pieces = raw.match(/[^.?!…\n]+[.?!…]*/gu) ?? [];
  const from = pieces.findIndex((piece) => isKazakhSentence(piece));
  if (from < 0) return undefined;
  const after = pieces.findIndex((piece, at) => at > from && !isKazakhSentence(piece));
  const to = after < 0 ? pieces.length : after;
  const around = [...pieces.slice(0, from), ...pieces.slice(to)];
  return around.length === 0
    ? undefined
    : {
        sentence: pieces.slice(from, to).join("").trim(),
        around: foldText(around.join(" ")),
        isQuoted: false,
      };
}

/** Whether the words around a sentence ask, or doubt, that it is right. */
export const asksRightness = (around: string): boolean =>
  RIGHTNESS.test(around) && !OTHER.test(around);
