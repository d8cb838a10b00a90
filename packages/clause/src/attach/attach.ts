import type { Government } from "../government.ts";
import type { Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import { CLAUSE_CONJUNCTIONS, WORD_CONJUNCTIONS } from "../word/word-lists.ts";
import { bareObject } from "./bare-object.ts";
import type { Entry, Option } from "./entry.ts";
import {
  adjectiveOptions,
  adverbOptions,
  determinerOptions,
  isBareAdverb,
  numeralOptions,
  postpositionOptions,
} from "./modifier.ts";
import { nounOptions } from "./noun.ts";
import { isClauseConj, isNominal, marked, plainOption, type Site } from "./site.ts";
import { closingOptions, quoteOptions, verbOptions } from "./verb.ts";

const SIDE = /^(?:жақ|маң|бет)$/;

/** All ways to put a word under a head. */
export function attach(
  tokens: readonly Token[],
  at: number,
  own: Entry,
  head: Entry,
  government: Government,
): Option[] {
  const { reading } = own;
  // қандай жұмыс істейді: a part of the verb is asked about as any noun is
  const asked = reading.kind === "det" && head.reading.kind === "noun" && head.at === at + 1;
  if (head.closed && !asked && reading.kind !== "adv" && reading.case !== "GEN") return [];
  const site: Site = {
    tokens,
    at,
    reading,
    head,
    own,
    token: tokens[at] as Token,
    adjacent: head.at === at + 1,
    government,
  };
  const list = [...coordinated(site)];
  if (head.reading.kind === "conj" && head.needs && !isClauseConj(head)) return list;
  switch (reading.kind) {
    case "noun":
      // терезе жақтағы орын: on the side of it
      if (
        site.adjacent &&
        reading.case === "NOM" &&
        head.reading.kind === "adj" &&
        SIDE.test(head.reading.lemma)
      )
        list.push(plainOption(site, "compound", 0.1));
      list.push(
        ...(reading.case === "EQU"
          ? adverbOptions(site)
          : nounOptions(site, reading.case ?? "NOM")),
      );
      break;
    case "adj":
      list.push(...adjectiveOptions(site));
      break;
    case "det":
      list.push(...determinerOptions(site));
      break;
    case "num":
      list.push(...numeralOptions(site));
      break;
    case "adv":
      if (!isBareAdverb(site)) break;
      list.push(...adverbOptions(site));
      break;
    case "intj":
      if (marked(site)) list.push(...adverbOptions(site));
      else if (
        head.reading.kind === "verb" &&
        government.verb(`${site.token.lower} ${head.reading.lemma}`)
      )
        bareObject(site, list);
      else if (head.below === undefined && reading.lemma !== "жоқ")
        list.push(
          plainOption(site, "interjection", 0.6, { doubt: "an interjection with no comma" }),
        );
      break;
    case "post":
      list.push(...postpositionOptions(site));
      break;
    case "verb":
      list.push(...verbOptions(site));
      break;
    case "cop":
    case "modal":
      list.push(...closingOptions(site));
      break;
    case "conj":
      list.push(...conjunctionOptions(site));
      break;
    case "quote":
      list.push(...quoteOptions(site));
      break;
  }
  return list;
}

/** Words of the same kind and case joined by a comma or a conjunction. */
function coordinated(site: Site): Option[] {
  const { reading, head, token } = site;
  if (head.reading.kind === "conj" && head.needs && head.at === site.at + 1) {
    const right = site.head.below;
    if (!right) return [];
    if (isClauseConj(head) && (site.own.pred || token.mark !== ""))
      if (
        reading.form === "fin" ||
        reading.form === "imp" ||
        reading.kind === "modal" ||
        reading.kind === "cop" ||
        (reading.form === undefined && reading.kind !== "adv" && reading.kind !== "conj")
      )
        return [
          plainOption(site, "clause", 0.3, {
            head: { needs: false, closed: true },
            own: { pred: true },
          }),
        ];
    if (alike(reading, right.reading))
      return [
        plainOption(site, "conjunct", 0.1, {
          head: { needs: false, closed: true },
          own: { pred: false },
        }),
      ];
    // Only the last word of a list takes the case: Асан мен Айгүлге
    const isTime = token.readings.some(({ kind }) => kind === "adv");
    if (
      reading.kind === "noun" &&
      isNominal(right.reading) &&
      reading.case === "NOM" &&
      !(isTime && right.reading.case !== "NOM")
    )
      return [plainOption(site, "conjunct", 0.2, { head: { needs: false, closed: true } })];
    return [];
  }
  if (!token.mark.includes(",")) return [];
  if (alike(reading, head.reading) && reading.kind !== "verb" && !head.pred)
    return [plainOption(site, "conjunct", 0.3)];
  return [];
}

function alike(a: Reading, b: Reading): boolean {
  if (isNominal(a) && isNominal(b)) return (a.case ?? "NOM") === (b.case ?? "NOM");
  if (a.kind === "verb" && b.kind === "verb") return a.form === b.form && a.form !== "fin";
  return (
    a.kind === b.kind ||
    (a.kind === "det" && b.kind === "adj") ||
    (a.kind === "adj" && b.kind === "det")
  );
}

/** екі мысық және бір қара ит: what is joined has a number, qualities or an owner of its own. */
const isBehindItsQualities = ({ tokens, at, head }: Site): boolean =>
  head.reading.kind === "noun" &&
  tokens
    .slice(at, head.at)
    .every(
      ({ mark, readings }, place) =>
        mark === "" &&
        (place === 0 ||
          readings.some(({ kind, case: kase }) => QUALITY.test(kind) || kase === "GEN")),
    );
const QUALITY = /^(?:num|det|adj)$/;

function conjunctionOptions(site: Site): Option[] {
  const { reading, head, adjacent, at } = site;
  const options: Option[] = [];
  const word = WORD_CONJUNCTIONS.has(reading.lemma);
  // ертең мен тіс дәрігеріне барамын: when, and I; былтыр жазда мен демалдым: in a list only the last word has a case
  const [before] = site.tokens[at - 1]?.readings ?? [];
  const oblique = before?.kind === "noun" && /^(?:LOC|ABL|DAT|ACC|INS)$/.test(before.case ?? "");
  const when = reading.lemma === "мен" && (before?.kind === "adv" || oblique);
  if (word && (adjacent || isBehindItsQualities(site)) && !head.needs && at > 0)
    options.push(plainOption(site, "joins", when ? 3 : 0));
  if (CLAUSE_CONJUNCTIONS.has(reading.lemma) && head.pred)
    options.push(
      plainOption(site, "joins", head.below === undefined ? 0 : 0.3, {
        own: {
          needs:
            at > 0 && site.tokens[at - 1]?.mark !== "" ? false : at > 0 && reading.lemma !== "егер",
        },
      }),
    );
  return options;
}
