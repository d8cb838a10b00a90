import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { predicateWith, verbAs } from "../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** Who one is not, and what one has not done, denied by a bare жоқ at the end. */
export const deniedPredicateSlips = (parse: Parse, government: Government): Fault[] => [
  ...whoIsNot(parse, government),
  ...notDone(parse),
];

const isDenied = ({ tokens }: Parse, end: number): boolean =>
  tokens[end]?.lower === "жоқ" &&
  tokens[end]?.question === undefined &&
  tokens.slice(0, end).every(({ mark }) => mark === "");

/** мен мұғалім жоқ → мен мұғалім емеспін: who one is not. */
function whoIsNot(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const [who, said, token] = [words[0]?.reading, words[end - 1]?.reading, tokens[end]];
  if (!token || end !== 2 || !isDenied(parse, end)) return [];
  if (!who?.pronoun || who.case !== "NOM" || !/^[12]/.test(who.person ?? "")) return [];
  if (said?.kind !== "noun" || said.case !== "NOM" || said.owner !== undefined) return [];
  if (!government.isOf(said.lemma, "person") && !government.isOf(said.lemma, "calling")) return [];
  const text = predicateWith("емес", said, who.person ?? "3");
  return text === ""
    ? []
    : [slip(end, changed(tokens, { [end]: withParticles(token, text) }, "not-emes", 0.1))];
}

/** хат алғанмын жоқ → алған жоқпын: the person stands on what denies. */
function notDone(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const did = words[end - 1]?.reading;
  const [before, token] = [tokens[end - 1], tokens[end]];
  if (!before || !token || end < 1 || !isDenied(parse, end) || rootOf(parse) < end - 1) return [];
  if (did?.kind !== "verb" || did.form !== "fin" || !/^[12]/.test(did.person ?? "")) return [];
  if (!/[ғқгк][ае]н(?:м|с|б)/u.test(before.lower)) return [];
  const none = predicateWith("жоқ", { ...did, kind: "noun", source: undefined }, did.person ?? "3");
  const participle = verbAs(did, "V.PTCP;PST");
  return none === "" || participle === ""
    ? []
    : [
        slip(
          end,
          changed(
            tokens,
            { [end - 1]: withParticles(before, participle), [end]: withParticles(token, none) },
            "perfect-gan",
            0.1,
          ),
        ),
      ];
}
