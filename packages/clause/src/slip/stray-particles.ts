import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { joiningParticle } from "./particles.ts";
import { capitalLike, changed, isTold, rootOf, slip, suffixesOf, wordsOf } from "./rewrite.ts";

/** Particles that lean on the wrong word. */
export const strayParticleSlips = (parse: Parse): Fault[] => [
  ...askedInside(parse),
  ...countedToo(parse),
  ...tooFirst(parse),
];

/** сен шай ма ішесің → сен шай ішесің бе: what is asked is asked at the end. */
function askedInside(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const said = words[end]?.reading;
  const last = tokens[end];
  if (rootOf(parse) !== end || !last || last.question !== undefined || isTold(parse)) return [];
  const closes = (said?.kind === "verb" && said.form === "fin") || /^(?:бар|жоқ)$/.test(last.lower);
  if (!closes || tokens.some(({ mark }, at) => mark !== "" && at < end)) return [];
  const at = tokens.findIndex(({ question }) => question !== undefined);
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (!token || !reading || at === end || token.leaning.length > 0) return [];
  // келе ме екен, бара ма жатқан: a verb is asked of itself
  if (reading.kind === "verb" || reading.form !== undefined || reading.kind === "modal") return [];
  if (tokens.some(({ question }, place) => place !== at && question !== undefined)) return [];
  const third = said?.kind === "verb" && suffixesOf(parse, end).at(-1) === "pres3";
  const text =
    third && said ? verbAs(said, said.negative ? "V.CVB;IPFV;NEG" : "V.CVB;IPFV") : last.lower;
  const asks = text === "" ? "" : questionParticle(text);
  if (asks === "") return [slip(at)];
  const closing = last.leaning.length > 0 ? undefined : `${capitalLike(last.text, text)} ${asks}`;
  return [slip(at, changed(tokens, { [at]: token.text, [end]: closing }, "yes-no-questions", 0.4))];
}

/** екі де қыз → екі қыз да: too leans on the whole of what is counted. */
const countedToo = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const [particle] = token.leaning;
    const next = tokens[at + 1];
    if (particle === undefined || !/^[дт][ае]$/.test(particle) || token.mark !== "" || !next)
      return [];
    const reading = words[at]?.reading;
    if (reading?.kind !== "num" || reading.lemma === "бір" || /нш[ыі]$/.test(token.lower))
      return [];
    const counted = words[at + 1]?.reading;
    if (words[at]?.head !== at + 1 || counted?.kind !== "noun" || next.leaning.length > 0)
      return [];
    const joins = joiningParticle(next.text);
    if (joins === "") return [slip(at)];
    return [
      slip(
        at,
        changed(
          tokens,
          { [at]: token.text, [at + 1]: `${wordsOf(tokens)[at + 1]} ${joins}` },
          "da-too",
          0.4,
        ),
      ),
    ];
  });

/** палау, да манты: too leans on what stands before it. */
const tooFirst = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at) =>
    at > 0 &&
    /^[дт][ае]$/.test(token.lower) &&
    tokens[at - 1]?.mark !== "" &&
    words[at]?.reading.kind === "adv"
      ? [slip(at)]
      : [],
  );
