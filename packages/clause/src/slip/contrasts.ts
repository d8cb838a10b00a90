import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip } from "./rewrite.ts";

const POINTED = /^(?:бұл|ол|бұлар|мынау|анау|осы)$/;

/**
 * бұл қымыз жоқ, шұбат → қымыз емес; жаңбырда жоқ, найзағайда → жаңбырда емес: жоқ says that something is away, емес that it is
 * something else.
 */
export function contrastSlips(parse: Parse): Fault[] {
  return [...awayOrElse(parse), ...onlyThere(parse), ...notYet(parse)];
}

/** ауылда кинотеатр емес, тек кітапхана бар → кинотеатр жоқ: what is not there is away. */
function onlyThere({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const before = words[at - 1]?.reading;
    if (token.lower !== "емес" || !token.mark.includes(",") || before?.case !== "NOM") return [];
    if (!/^(?:тек|бірақ)$/.test(tokens[at + 1]?.lower ?? "")) return [];
    const isThere = words.find(({ head }) => head === -1)?.reading.lemma === "бар";
    const place = words.slice(0, at - 1).some(({ reading }) => reading.case === "LOC");
    return isThere && place ? [slip(at, changed(tokens, { [at]: "жоқ" }, "bar-zhoq", 0.2))] : [];
  });
}

/** әлі тұрған емес, ұйықтап жатыр → тұрған жоқ: what has not been done yet. */
function notYet({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const before = words[at - 1]?.reading;
    if (token.lower !== "емес" || before?.form !== "part" || before.owner !== undefined) return [];
    if (before.source?.suffixes.at(-1)?.id !== "perf" || token.question !== undefined) return [];
    const yet = tokens.slice(0, at).some(({ lower }) => lower === "әлі");
    const on = /^(?:жатыр|отыр|тұр|жүр)/.test(tokens.at(-1)?.lower ?? "");
    return yet && (on || at === tokens.length - 1)
      ? [slip(at, changed(tokens, { [at]: "жоқ" }, "perfect-gan", 0.2))]
      : [];
  });
}

function awayOrElse({ tokens, words }: Parse): Fault[] {
  const root = words.find(({ head }) => head === -1)?.reading;
  return tokens.flatMap((token, at): Fault[] => {
    const before = words[at - 1]?.reading;
    if (token.lower !== "жоқ" || at === 0) return [];
    // екінші жолға жоқ, бесінші жолға: read as a "no", too, it denies what stands before it
    const denied =
      /^(?:DAT|ACC|INS|ABL)$/.test(before?.case ?? "") &&
      words.some(({ reading }, place) => place > at && reading.case === before?.case) &&
      // тамаққа жоқ, десертке бар
      !tokens.slice(at + 1).some(({ lower }) => lower === "бар");
    if (words[at]?.reading.kind !== "modal" && !denied) return [];
    if (!token.mark.includes(",") || token.leaning.length > 0 || token.question) return [];
    const after = words[at + 1]?.reading;
    // қымбат жоқ, қарапайым сөмке: a quality is denied by емес, and another stands against it
    if (
      before?.kind === "adj" &&
      after?.kind === "adj" &&
      tokens[at - 1]?.mark === "" &&
      !tokens[at - 1]?.readings.some(({ kind, cost }) => kind === "noun" && cost < 0.5)
    )
      return [slip(at, changed(tokens, { [at]: "емес" }, "not-emes", 0.2))];
    if (before?.kind !== "noun" || tokens[at - 1]?.mark !== "") return [];
    const put = [slip(at, changed(tokens, { [at]: "емес" }, "not-emes", 0.2))];
    // бағасына жоқ: nothing is away in such a case
    if (/^(?:DAT|ACC|INS|ABL)$/.test(before.case ?? "")) return put;
    // ауылда жоқ, қалада тұрады: the very next word stands in the same case
    const next = words[at + 1]?.reading;
    const adverbial = next?.kind === "noun" && next.case === "LOC" && at <= 2;
    // үйде жоқ, офисте: he may be away from there as well
    if (before.case === "LOC" && adverbial) return [slip(at)];
    const nominal = root?.kind === "noun" && root.form === undefined;
    if (!nominal || (before.case ?? "NOM") !== (root.case ?? "NOM")) return [];
    if (before.case === "LOC") return [slip(at)];
    const somewhere = words
      .slice(0, at - 1)
      .some(({ reading }) => reading.case === "LOC" || reading.case === "GEN");
    const pointed = POINTED.test(tokens[0]?.lower ?? "");
    if (pointed && at > 1) return put;
    return at > 1 && !somewhere ? [slip(at)] : [];
  });
}
