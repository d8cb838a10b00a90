import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { QUESTION_WORDS } from "../word/word-lists.ts";
import { changed, rootOf, slip, suffixesOf, withParticles } from "./rewrite.ts";

const KNOWING = /^(?:білу|көру|есту|түсіну|ұмыту|сезу|айту|сұрау|аңғару|байқау)$/;
const OWNERS: Readonly<Record<Person, string>> = {
  "1s": "PSS1S",
  "2s": "PSS2S;INFM",
  "2f": "PSS2S;FORM",
  "3": "PSS3",
  "1p": "PSS1P",
  "2p": "PSS2S;INFM",
  "2pf": "PSS2S;FORM",
};

/**
 * оның ауырғанды білемін → ауырғанын; біз қайда баратынды білмейміз → баратынымызды; оның қашан келген ешкім білмейді →
 * келгенін: a fact that is known has its owner, and is an object.
 */
export function unownedFactSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const known = words[root]?.reading;
  if (known?.kind !== "verb" || known.form !== "fin" || !KNOWING.test(known.lemma)) return [];
  return words.flatMap(({ reading }, at): Fault[] => {
    const token = tokens[at];
    if (!token || reading.form !== "part" || reading.owner !== undefined || token.mark !== "")
      return [];
    const isObject = reading.case === "ACC";
    const before = words.slice(0, at);
    const genitive = before.find(
      (one) => one.reading.case === "GEN" && one.reading.kind === "noun",
    );
    const owns = genitive !== undefined && !before.some((one) => one.reading.owner !== undefined);
    const asked = before.some((one) => QUESTION_WORDS.has(one.reading.lemma));
    // оның қашан келген …: without a case it would be a quality of what follows
    const bare = reading.case === undefined && asked && owns;
    if (!isObject && !bare) return [];
    if (isObject && at !== root - 1) return [];
    const person = owns
      ? genitive.reading.pronoun
        ? (genitive.reading.person ?? "3")
        : "3"
      : asked && known.person !== "3"
        ? known.person
        : undefined;
    if (person === undefined) return [];
    const tense = suffixesOf(parse, at).includes("perf") ? "PST" : "HAB";
    const text = verbAs(
      reading,
      `V.PTCP;${tense};ACC;${OWNERS[person]}${reading.negative ? ";NEG" : ""}`,
    );
    return [
      slip(
        at,
        text === ""
          ? []
          : changed(
              tokens,
              { [at]: withParticles(token, text) },
              asked ? "reported-questions" : "that-clauses",
              0.1,
            ),
      ),
    ];
  });
}
