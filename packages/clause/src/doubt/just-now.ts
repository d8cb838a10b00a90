import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const OVER = /^(?:helped|converb|manner)$/;

/** қазір балалар ойнады: what is so now is told in the present; қазір ғана келді says what was done this minute. */
export const justNowDoubts = (parse: Parse): Doubt[] =>
  parse.words.flatMap(({ head }, at): Doubt[] => {
    const token = parse.tokens[at];
    if (token?.lower !== "қазір" || token.leaning.length > 0 || token.mark !== "") return [];
    // қазір сағат алтыдан жиырма минут өтті
    if (parse.tokens[at + 1]?.lower === "сағат") return [];
    let end = head;
    while (OVER.test(parse.words[end]?.relation ?? "")) end = parse.words[end]?.head ?? -1;
    const verb = parse.words[end]?.reading;
    const past = verb?.source?.suffixes.some(({ id }) => id === "past") ?? false;
    // қазір үйреніп кеттім: what has become so is so now
    const become =
      /^(?:кету|қалу|болу)$/.test(verb?.lemma ?? "") &&
      parse.words.some((one) => one.head === end && one.relation === "helped");
    return verb?.form === "fin" && past && !become ? [{ at, why: "now, in the past" }] : [];
  });
