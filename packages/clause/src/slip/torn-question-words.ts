import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { capitalLike, inside, isTold, reordered, rootOf, slip } from "./rewrite.ts";

const WHICH = /^(?:қай|қандай|неше|қанша)$/;
const HOW_MANY = /^(?:неше|қанша)$/;

/**
 * қай сіз қабатта тұрасыз → сіз қай қабатта тұрасыз; не сен алдың → сен не алдың: a word that asks which stands straight before its
 * noun, and what is asked for straight before its verb.
 */
export function tornQuestionWordSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const [token, next] = tokens;
  const end = rootOf(parse);
  if (!token || !next || token.mark !== "" || token.leaning.length > 0 || end < 2) return [];
  if (tokens.some(({ mark }, at) => mark !== "" && at < end) || isTold(parse)) return [];
  if (token.lower === "не") {
    const verb = words[end]?.reading;
    const second = words[1]?.reading;
    // не үшін, не болды: nothing stands between them
    if (verb?.kind !== "verb" || second?.kind !== "noun" || tokens.length > 6) return [];
    if (!(second.pronoun && second.case === "NOM") && !second.name) return [];
    if (tokens.some(({ lower }, at) => at > 0 && lower === "не")) return [];
    let goal = end;
    while (goal > 1 && words[goal - 1]?.relation === "helped") goal -= 1;
    return [slip(0, before(parse, goal))];
  }
  if (!WHICH.test(token.lower)) return [];
  if (!isElsewhere(parse)) return [];
  const goals = words.flatMap(({ reading }, at) => {
    const bare = reading.kind === "noun" && reading.form === undefined && !reading.pronoun;
    return at > 1 && bare && words[at - 1]?.reading.kind !== "adj" ? [at] : [];
  });
  // қанша бұл алма тұрады: what it costs
  if (words[end]?.reading.kind === "verb") goals.push(end);
  return [slip(0, ...goals.map((at) => before(parse, at)))];
}

/** Whether the word after one that asks which is none that it can ask about. */
function isElsewhere({ tokens, words }: Parse): boolean {
  const token = tokens[0];
  const next = words[1]?.reading;
  if (!token || !next) return false;
  if (next.kind === "det") return HOW_MANY.test(token.lower);
  if (next.kind !== "noun") return false;
  if (next.pronoun && next.lemma !== "өз") return next.person !== undefined || next.case === "DAT";
  // неше атаңның қойы бар: somebody of yours is neither counted nor asked for
  if (next.case === "GEN" && next.owner !== undefined && next.owner !== "3") return true;
  // неше жатақханада бөлме бар: what is there is counted
  const last = words.at(-1)?.reading;
  return (
    HOW_MANY.test(token.lower) &&
    next.case === "LOC" &&
    last?.kind === "modal" &&
    words.at(-2)?.relation === "subject"
  );
}

/** The first word straight before another. */
function before(parse: Parse, goal: number): ReturnType<typeof reordered> {
  const { tokens } = parse;
  const order = [...tokens.keys()].slice(1);
  order.splice(goal - 1, 0, 0);
  const texts = {
    0: inside(parse, 0),
    1: capitalLike(tokens[0]?.text ?? "", tokens[1]?.text ?? ""),
  };
  return reordered(parse, order, "question-words", 0.4, texts);
}
