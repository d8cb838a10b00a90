import { analyse } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import { firstUnder, type Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** бұл үй атаммен салынған → бұл үйді атам салған: who does something stands in the nominative of an active verb. */
export function passiveDoerSlips(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const token = tokens[root];
  if (!token || root < 2 || verb?.kind !== "verb" || (verb.person ?? "3") !== "3") return [];
  if (verb.form !== "fin" && verb.form !== "part") return [];
  const passive = analyse(token.lower).find(
    ({ guessed, features, upos }) => !guessed && upos === "VERB" && features.Voice === "Pass",
  );
  if (!passive) return [];
  const doer = words.findIndex(
    ({ reading }, at) =>
      at < root &&
      reading.kind === "noun" &&
      reading.case === "INS" &&
      reading.form === undefined &&
      (reading.name ||
        (reading.pronoun && reading.person !== undefined) ||
        government.isOf(reading.lemma, "person")),
  );
  const thing = words.findIndex(
    ({ reading, head }, at) =>
      at < doer &&
      reading.kind === "noun" &&
      !reading.pronoun &&
      reading.form === undefined &&
      (reading.case ?? "NOM") === "NOM" &&
      (head === root || words[head]?.head === root) &&
      !government.isOf(reading.lemma, "person"),
  );
  const [done, by] = [words[thing]?.reading, words[doer]?.reading];
  if (!done || !by || firstUnder(words, thing) > thing) return [];
  const isPerfect = /[ғқгк][ае]н$/u.test(token.lower);
  const text = verbWith(
    { ...verb, form: "fin", lemma: passive.lemma, source: spokenActively(verb) },
    isPerfect ? { tense: "IND;PST;PRF" } : {},
  );
  return [
    slip(
      doer,
      withEndings(
        parse,
        {
          [thing]: nounWith(done, { case: "ACC" }),
          [doer]: nounWith(by, { case: "NOM" }),
          [root]: text,
        },
        "passive",
        0.1,
      ),
    ),
  ];
}

/** The form of a passive verb without its voice: жазылған, жазылды as жазған, жазды. */
const spokenActively = ({ source }: Reading): Reading["source"] =>
  source && {
    ...source,
    suffixes: source.suffixes.filter(({ id }) => !id.startsWith("pass")),
  };
