import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import { isUnder, type Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { ownedInfinitive } from "./persons.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Infinitives before мүмкін, керек and қажет: each of them takes known forms alone. */
export const neededInfinitiveSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap((_, at) => [
    ...ofSomebody(parse, at, government),
    ...inDative(parse, at),
    ...notNeeded(parse, at),
  ]);

/** сен қорқу керек емес → қорқуың керек емес. */
function notNeeded({ tokens, words }: Parse, at: number): Fault[] {
  const [who, word, token] = [words[at - 1]?.reading, words[at], tokens[at]];
  if (word?.reading.form !== "vn" || word.reading.case !== "NOM" || !token) return [];
  if (word.reading.owner !== undefined || token.mark !== "" || tokens[at - 1]?.mark) return [];
  if (tokens[at + 1]?.lower !== "керек" || tokens[at + 2]?.lower !== "емес") return [];
  if (!who?.pronoun || who.case !== "NOM" || !/^[12]/.test(who.person ?? "")) return [];
  const owned = ownedInfinitive(word.reading, who.person as Person);
  return owned === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, owned) }, "kerek", 0.05))];
}

/** ол кешігіп келу мүмкін → келуі мүмкін: who may do it owns the infinitive. */
function ofSomebody(parse: Parse, at: number, government: Government): Fault[] {
  const { tokens, words } = parse;
  const word = words[at];
  const token = tokens[at];
  if (!word || !token || word.reading.form !== "vn" || word.reading.case !== "NOM") return [];
  if (word.reading.owner !== undefined || words[word.head]?.reading.lemma !== "мүмкін") return [];
  const doer = words.find(
    ({ relation, reading }, place) =>
      place < at &&
      relation === "subject" &&
      reading.kind === "noun" &&
      reading.case === "NOM" &&
      (reading.pronoun || reading.name || government.isOf(reading.lemma, "person")) &&
      isUnder(words, place, at),
  );
  if (!doer) return [];
  const person: Person = doer.reading.pronoun ? (doer.reading.person ?? "3") : "3";
  const owned = ownedInfinitive(word.reading, person);
  return [
    slip(
      at,
      changed(
        tokens,
        { [at]: owned === "" ? undefined : withParticles(token, owned) },
        "shygar-mumkin",
        0.3,
      ),
    ),
  ];
}

/** мәселені шешуге қажет → шешу қажет: what is needed is the deed, where nothing else is. */
function inDative(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const word = words[at];
  const token = tokens[at];
  if (!word || !token || word.reading.form !== "vn" || word.reading.case !== "DAT") return [];
  const over = words[word.head]?.reading;
  if (word.head !== at + 1 || token.mark !== "" || word.reading.owner !== undefined) return [];
  if (over?.kind !== "modal" || !/^(?:керек|қажет)$/.test(over.lemma)) return [];
  const needed = words.some(
    ({ relation, head, reading }) =>
      head === word.head && (relation === "subject" || reading.kind === "num"),
  );
  if (needed) return [];
  const bare = nounWith(word.reading, { case: "NOM" });
  return [
    slip(
      at,
      changed(tokens, { [at]: bare === "" ? undefined : withParticles(token, bare) }, "kerek", 0.3),
    ),
  ];
}
