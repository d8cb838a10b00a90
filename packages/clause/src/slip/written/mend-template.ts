import type { Rewrite } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { likewise, readChanges } from "../../word/likewise.ts";
import type { Token } from "../../word/token.ts";
import { changed, inside, withParticles } from "../rewrite.ts";

/** What becomes of each word that a pattern found: pieces that are joined with spaces; none leaves the word out. */
export type MendTemplate = readonly (readonly Piece[])[];

type Piece = (parse: Parse, places: readonly number[], own: number) => string;

const PIECE = /^(?:(_|\$\d)(,)?(?::([^+]+))?|<([^:>]+)(?::([^>]+))?>|([\p{L}\d’-]+,?))$/u;

/**
 * Reads how a slip is mended: for each word of its pattern, with spaces between them, what stands there instead. `_` leaves
 * it, `-` takes it out, `сөз` is another word, `<түсу>` another lemma in the form that stood there, `_:DAT` and `<түсу:past>` with that
 * changed ({@link likewise} has the changes, `,` between several), `$2` the second word of the pattern, `_+болса` two words, and `_,` a comma
 * behind the word.
 *
 * @param count how many words the pattern has
 * @throws for what is no template
 */
export function readTemplate(text: string, count: number): MendTemplate {
  const parts = text.split(" ").filter((part) => part !== "…" && part !== ",");
  if (parts.length !== count)
    throw new Error(`"${text}" has ${parts.length} words for ${count} of its pattern`);
  return parts.map((part) =>
    part === "-" ? [] : part.split("+").map((one) => pieceOf(one, text)),
  );
}

function pieceOf(part: string, template: string): Piece {
  const [, same, comma = "", change, lemma, lemmaChange, word] = PIECE.exec(part) ?? [];
  if (word !== undefined) return () => word;
  if (same === undefined && lemma === undefined)
    throw new Error(`"${part}" says nothing in "${template}"`);
  const names = (change ?? lemmaChange ?? "").split(",").filter(Boolean);
  const changes = readChanges(names);
  return (parse, places, own) => {
    const at = same?.startsWith("$") ? (places[Number(same.slice(1)) - 1] ?? own) : own;
    const token = parse.tokens[at];
    const reading = parse.words[at]?.reading;
    if (!token || !reading) return "";
    if (lemma === undefined && names.length === 0) return `${inside(parse, at)}${comma}`;
    return likewise(lemma === undefined ? reading : { ...reading, lemma }, token.lower, changes);
  };
}

/** How little a written mend changes: it was written for its slip. */
const CHANGE = 0.05;

/** A sentence as a template mends it; nothing where the engine has no such form. */
export function mendBy(
  template: MendTemplate,
  parse: Parse,
  places: readonly number[],
  point: string,
): Rewrite[] {
  const { tokens } = parse;
  const changes: Record<number, string | undefined> = {};
  template.forEach((pieces, which) => {
    const at = places[which] ?? -1;
    const token = tokens[at];
    if (!token) return;
    const texts = pieces.map((piece) => piece(parse, places, at));
    if (texts.includes("")) changes[at] = undefined;
    else
      changes[at] =
        texts.length === 0 ? "" : withParticles(token, withoutSecondComma(texts, token));
  });
  return changed(tokens, withCapital(parse, changes), point, CHANGE);
}

/** A comma that the mend puts behind a word may stand there already. */
const withoutSecondComma = (texts: readonly string[], { mark }: Token): string =>
  mark.includes(",") ? texts.join(" ").replace(/,$/u, "") : texts.join(" ");

/** Where the first word goes, the next one begins the sentence. */
function withCapital(
  { tokens }: Parse,
  changes: Readonly<Record<number, string | undefined>>,
): Readonly<Record<number, string | undefined>> {
  if (changes[0] !== "" || !tokens[0]?.capital) return changes;
  const at = tokens.findIndex((_, place) => place > 0 && changes[place] !== "");
  const token = tokens[at];
  if (!token) return changes;
  const text = changes[at] ?? withParticles(token, token.text);
  return { ...changes, [at]: text.charAt(0).toUpperCase() + text.slice(1) };
}
