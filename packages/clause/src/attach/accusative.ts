import { LIGHT, TIMES } from "../word/word-lists.ts";
import type { Option } from "./entry.ts";
import { refused } from "./refused-case.ts";
import { faultAt, plainOption, type Site } from "./site.ts";

/** What makes something of its object, or calls it so. */
const MAKING = new Set("ету қылу деу атау атану санау есептеу сайлау көру тағайындау".split(" "));
/** Whom something is given or told. */
const GIVING = new Set(["беру", "сыйлау", "айту"]);
const GOING = new Set(["бару", "келу", "қайту"]);

/** Objects before their verb. */
export function accusative(site: Site): Option[] {
  const { head } = site;
  if (head.reading.kind !== "verb") return underNeed(site);
  const wrong = recipient(site) ?? goal(site);
  if (wrong) return [wrong];
  const want = refused(site, "ACC");
  // талапты ер: -ты may as well say "with", before a noun
  const { token, tokens, at, reading } = site;
  const attributive =
    /[дт][ыі]$/.test(token.lower) &&
    !reading.pronoun &&
    !reading.name &&
    tokens[at + 1]?.readings[0]?.kind === "noun" &&
    !site.government.isOf(reading.lemma, "person");
  if (want !== undefined && attributive)
    return [plainOption(site, "object", 1, { doubt: "an object, or an adjective" })];
  if (want !== undefined && !(head.frame?.takes.has("ACC") ?? false))
    return [
      plainOption(site, "object", 0.2, {
        head: { object: true },
        fault: faultAt(site, "government", want),
      }),
    ];
  if (head.object)
    return head.transitive === false
      ? []
      : [plainOption(site, "object", 2.5, { doubt: "two objects" })];
  const taken = { head: { object: true } };
  // ауланы футбол ойнайды: what is played is said already
  if (head.bare && !head.compound && !head.whole && !MAKING.has(head.reading.lemma))
    return [plainOption(site, "object", 1.5, { ...taken, doubt: "two objects" })];
  if (head.compound && head.frame && !head.frame.takes.has("ACC") && head.frame.first)
    return [
      plainOption(site, "object", 0.4, {
        ...taken,
        fault: faultAt(site, "government", head.frame.first),
      }),
    ];
  // мұғалімді кешірім сұрады: the whole expression asks for another case
  const [other] = head.whole ? head.lexicalCases : [];
  if (other !== undefined && !head.lexicalCases.includes("ACC") && !head.frame?.takes.has("ACC"))
    return [
      plainOption(site, "object", 0.4, { ...taken, fault: faultAt(site, "government", other) }),
    ];
  if (head.transitive === true) return [plainOption(site, "object", 0, taken)];
  if (head.transitive === undefined)
    return [plainOption(site, "object", 0.3, { ...taken, doubt: "is the verb transitive?" })];
  if (head.bare && LIGHT.has(head.reading.lemma))
    return [plainOption(site, "object", 0.3, { ...taken, doubt: "object of a compound verb" })];
  if (site.reading.kind === "noun" && TIMES.has(site.reading.lemma))
    return [plainOption(site, "time", 1, { doubt: "time in the accusative" })];
  const otherCase =
    head.frame?.first ?? head.lexicalCases.find((one) => one !== "ACC" && one !== "NOM");
  if ((head.reading.source?.features.Voice ?? "") === "Pass")
    return [plainOption(site, "object", 2, { ...taken, doubt: "object of a passive" })];
  return otherCase === undefined
    ? [plainOption(site, "object", 2, { ...taken, doubt: "object of an intransitive" })]
    : [
        plainOption(site, "object", 1.5, {
          ...taken,
          doubt: "object of a verb that asks for another case",
        }),
      ];
}

/** нанды керек: what is needed has no ending, who needs it the dative. */
function underNeed(site: Site): Option[] {
  const { reading } = site.head;
  if (reading.kind !== "modal" || reading.lemma !== "керек") return [];
  return [
    plainOption(site, "object", 0.5, {
      fault: faultAt(site, "government", isPerson(site) ? "DAT" : "NOM"),
    }),
  ];
}

const isPerson = ({ reading, government }: Site): boolean =>
  reading.pronoun || government.isOf(reading.lemma, "person");

/** мұғалімді жол сұрадым, мені кітап берді: who is asked stands in the ablative, who is given in the dative. */
function recipient(site: Site): Option | undefined {
  const { head, tokens, at } = site;
  if (!isPerson(site)) return undefined;
  const { lemma } = head.reading;
  const said = head.object || head.bare;
  const given = GIVING.has(lemma) && (head.reading.source?.features.Voice ?? "") === "";
  if (given && said && !head.compound)
    return plainOption(site, "object", 0.3, { fault: faultAt(site, "government", "DAT") });
  if (lemma !== "сұрау") return undefined;
  const owned = tokens.slice(at + 1, head.at).some(({ readings }) => readings[0]?.case === "GEN");
  return (!owned && (said || head.compound)) || isBareNext(site)
    ? plainOption(site, "object", 0.3, { fault: faultAt(site, "government", "ABL") })
    : undefined;
}

/** мұғалімді кешірім сұрады: what is asked for stands bare before the verb. */
function isBareNext({ tokens, at, head, government }: Site): boolean {
  const after = tokens[at + 1]?.readings[0];
  return (
    head.at === at + 2 &&
    after?.kind === "noun" &&
    after.case === "NOM" &&
    !after.pronoun &&
    !after.name &&
    after.owner === undefined &&
    !government.isOf(after.lemma, "person")
  );
}

/** киноны бардық: one goes to a place. */
function goal(site: Site): Option | undefined {
  const { head, reading, government, adjacent } = site;
  return GOING.has(head.reading.lemma) &&
    !TIMES.has(reading.lemma) &&
    reading.kind === "noun" &&
    government.isOf(reading.lemma, "place") &&
    adjacent &&
    head.reading.form === "fin"
    ? plainOption(site, "object", 0.5, { fault: faultAt(site, "government", "DAT") })
    : undefined;
}
