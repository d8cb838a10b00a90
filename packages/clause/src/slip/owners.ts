import { lookUp } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Owners and what is owned without their endings. */
export const ownerSlips = (parse: Parse, government: Government): Fault[] =>
  parse.tokens.flatMap((_, at) => [
    ...ownedByName(parse, at),
    ...bareOwned(parse, at, government),
    ...namedPlace(parse, at),
    ...beforeVerb(parse, at, government),
  ]);

/** досым аты → досымның аты: whose it is, before what is his. */
function ownedByName({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const word = words[at];
  const next = words[at + 1]?.reading;
  // менің досым үйі мектепте: the friend is taken for who is at school, and the house for nothing
  const isOverNothing =
    word?.relation === "subject" && /^(?:loose|name)$/.test(words[at + 1]?.relation ?? "");
  // бұл досым көлігі: what is pointed at is what is owned
  const isSaidOf =
    word?.relation === "subject" &&
    word.reading.owner !== undefined &&
    word.reading.owner !== "3" &&
    at === 1 &&
    words[0]?.head === 1 &&
    words[0].reading.kind === "det" &&
    words[2]?.head === -1 &&
    tokens.length === 3;
  // бұл Айгүл сөмкесі: no such thing is named after somebody; Айгүл сөмкесін алды is right
  const isOfOne =
    (next?.case ?? "NOM") === "NOM" &&
    word?.relation === "compound" &&
    word.reading.name &&
    word.reading.source?.entry?.pos === "name-person" &&
    lookUp(word.reading.lemma).every(({ pos }) => pos === "name-person") &&
    OF_ONE.test(next?.lemma ?? "");
  if (token?.mark !== "" || token.leaning.length > 0) return [];
  if (!word || !(word.relation === "loose" || isOverNothing || isSaidOf || isOfOne)) return [];
  const { reading } = word;
  if (reading.kind !== "noun" || reading.case !== "NOM" || next?.kind !== "noun") return [];
  if (next.owner !== "3" || next.pronoun) return [];
  if (reading.owner === undefined && !reading.name && !reading.pronoun) return [];
  const genitive = nounWith(reading, { case: "GEN" });
  return genitive === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, genitive) }, "genitive", 0.3))];
}

/** What belongs to one person or is one's people. */
const OF_ONE =
  /^(?:сөмке|дәптер|қалам|телефон|көлік|машина|велосипед|көйлек|киім|пальто|етік|бөлме|ит|мысық|әке|ана|шеше|аға|әпке|іні|қарындас|сіңлі|дос|құрбы|көрші|күйеу|әйел|ұл|қыз|бала|туған күн)$/;

/** апам тамақ дәмді → апамның тамағы дәмді: whose it is and what is his, both without an ending. */
function bareOwned({ tokens, words }: Parse, at: number, government: Government): Fault[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const [owner, thing] = [words[at]?.reading, words[at + 1]?.reading];
  if (at > 0 || !token || !next || token.mark !== "" || next.mark !== "") return [];
  if (words[at + 1]?.relation !== "loose" || token.leaning.length + next.leaning.length > 0)
    return [];
  const isSomebody =
    owner?.kind === "noun" &&
    owner.case === "NOM" &&
    !owner.pronoun &&
    ((owner.name && owner.source?.entry?.pos !== "name-place") ||
      (/^[12]/.test(owner.owner ?? "") && government.isOf(owner.lemma, "person")));
  if (!isSomebody || thing?.kind !== "noun" || thing.case !== "NOM" || thing.pronoun) return [];
  if (thing.owner !== undefined || thing.form !== undefined || thing.name || thing.plural)
    return [];
  const said = words.at(-1);
  if (said?.head !== -1 || (said.reading.kind !== "adj" && said.reading.case !== "LOC")) return [];
  if (words.slice(at + 2, -1).some(({ reading }) => reading.kind !== "adv")) return [];
  const genitive = nounWith(owner, { case: "GEN" });
  const owned = nounWith(thing, { owner: "3" });
  return genitive === "" || owned === ""
    ? []
    : [
        slip(
          at,
          changed(
            tokens,
            { [at]: withParticles(token, genitive), [at + 1]: withParticles(next, owned) },
            "genitive",
            0.4,
          ),
        ),
      ];
}

/** What places are called by: Алматы қаласы. */
const CALLED = new Set(
  "қала ауыл көше өзен көл тау облыс аудан теңіз даңғыл мектеп университет".split(" "),
);

/** Алматы қалада → Алматы қаласында. */
function namedPlace({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at + 1];
  const name = words[at]?.reading;
  const place = words[at + 1]?.reading;
  if (!token || !name || tokens[at]?.mark !== "" || !place || place.kind !== "noun") return [];
  if (name.source?.entry?.pos !== "name-place" || name.case !== "NOM" || name.plural) return [];
  if (!CALLED.has(place.lemma) || place.owner !== undefined || place.plural) return [];
  if (words[at]?.head !== at + 1) return [];
  const owned = nounWith(place, { owner: "3" });
  return owned === ""
    ? []
    : [
        slip(
          at + 1,
          changed(tokens, { [at + 1]: withParticles(token, owned) }, "compound-nouns", 0.3),
        ),
      ];
}

/** қай елдің келдің → қай елден; әкемнің сұрадым → әкемнен: an owner of nothing straight before a verb. */
function beforeVerb({ tokens, words }: Parse, at: number, government: Government): Fault[] {
  const token = tokens[at];
  const word = words[at];
  const verb = words[at + 1]?.reading;
  if (token?.mark !== "" || token.leaning.length > 0 || word?.relation !== "loose") return [];
  if (word.reading.case !== "GEN" || verb?.kind !== "verb" || word.reading.form !== undefined)
    return [];
  const frame = government.verb(verb.lemma);
  const cases = ["ABL", "ACC", "DAT", "INS"] as const;
  const fits = cases.filter(
    (kase) => frame?.takes.has(kase) || (kase === "ABL" && COMING.has(verb.lemma)),
  );
  return [
    slip(
      at,
      ...fits.map((kase, place) => {
        const text = nounWith(word.reading, { case: kase });
        return text === ""
          ? []
          : changed(
              tokens,
              { [at]: withParticles(token, text) },
              { ABL: "ablative", ACC: "accusative", DAT: "dative", INS: "instrumental" }[kase],
              0.3 + place * 0.1,
            );
      }),
    ),
  ];
}

const COMING = new Set("келу шығу қайту кету".split(" "));
