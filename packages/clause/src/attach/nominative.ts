import type { Reading } from "../word/reading.ts";
import { MEASURES, NAMED_TIMES, SELF, TIMES } from "../word/word-lists.ts";
import { bareObject, OWN } from "./bare-object.ts";
import { found, type Option } from "./entry.ts";
import { isGivenName, isSaidAsName } from "./said-of-somebody.ts";
import { faultAt, marked, plainOption, type Site } from "./site.ts";
import { subject, subjectPerson } from "./subject.ts";

const AMOUNTS = new Set("қанша неше қай бірнеше бәрі сонша соншама мұнша осынша".split(" "));

const TITLES = new Set(
  "аға апа апай ағай ата әже ана тәте көке мырза ханым батыр хан би ақын жазушы мұғалім ұстаз патша сұлтан бай бек қажы әке".split(
    " ",
  ),
);

/** Kin follow the name: Айша әже, not әже Айша. */
const KIN = new Set("аға апа әже ата ана әке тәте көке шеше".split(" "));

const isTown = ({ source }: Reading): boolean => source?.entry?.pos === "name-place";

export function nominative(site: Site): Option[] {
  const { reading, head, tokens, at, token, adjacent } = site;
  const options: Option[] = [];
  const next = head.reading;
  // мектеп оқушысы, Алматы қаласы
  if (adjacent && next.kind === "noun" && !marked(site)) {
    if (next.owner === "3" && !reading.pronoun && !head.owner) {
      const owned = reading.owner !== undefined && reading.owner !== "3";
      if (!owned) options.push(plainOption(site, "compound", 0.1, { head: { owner: true } }));
    } else if (reading.name && next.name) {
      // Алматы Астанадан жылы: two towns are not one
      if (!isTown(reading) || !isTown(next)) options.push(plainOption(site, "name", 0));
    } else if ((reading.name && TITLES.has(next.lemma)) || (next.name && !reading.pronoun)) {
      // ата-анам Шымкентте: a person is not called after a town
      const place = next.source?.entry?.pos === "name-place";
      const called =
        reading.name ||
        (TITLES.has(reading.lemma) && !KIN.has(reading.lemma)) ||
        site.government.isOf(reading.lemma, "person") ||
        next.name !== true ||
        reading.source?.suffixes.some(({ id }) => id === "shy") === true ||
        reading.owner !== undefined ||
        /ші$|шы$|ер$|ор$|ент$/.test(reading.lemma);
      const apart =
        place && (reading.owner !== undefined || site.government.isOf(reading.lemma, "person"));
      if (!apart)
        options.push(
          plainOption(
            site,
            "name",
            0.2,
            (called || (!head.pred && head.below?.reading.kind !== "verb")) &&
              !(KIN.has(reading.lemma) && reading.owner === undefined)
              ? {}
              : { doubt: "a thing before a name" },
          ),
        );
    } else if (MEASURES.has(reading.lemma) && isCounted(site) && reading.owner === undefined)
      // бір стақан су
      options.push(plainOption(site, "measure", 0.1));
    else if (
      !reading.pronoun &&
      // келген қыз менің досым: she is no part of me
      !(next.pronoun && next.case === "GEN") &&
      reading.owner === undefined &&
      !reading.plural &&
      !OWN.test(tokens[head.at]?.lower ?? "")
    ) {
      const whole = `${token.lower} ${next.lemma}`;
      // бала кезім, студент шағым
      // алтын сақина, бас киім
      // ана тілім: my mother tongue
      const made =
        (reading.lemma === "ана" && next.lemma === "тіл") ||
        site.government.isOf(reading.lemma, "material") ||
        site.government.isOf(reading.lemma, "describer") ||
        // өзбек көрші, бас дәрігер
        (["nation", "rank"].some((one) => site.government.isOf(reading.lemma, one)) &&
          site.government.isOf(next.lemma, "person"));
      // көлік жүргізуші: whoever does it to that
      const known =
        made ||
        /(?:ушы|уші)$/.test(next.lemma) ||
        // кітап оқу ұнайды: what is read makes one with reading
        (next.case === "NOM" &&
          head.below?.reading.lemma !== "деу" &&
          tokens[head.at]?.readings.some(
            ({ form, source }) => form === "vn" && source?.entry?.transitive === true,
          ) === true) ||
        found(whole).length > 0 ||
        site.government.classesOf(whole).length > 0 ||
        (/^(?:кез|шақ)$/.test(next.lemma) && next.owner !== undefined);
      options.push(
        plainOption(
          site,
          "compound",
          known ? 0.1 : 1.2,
          known ? {} : { doubt: "noun before noun" },
        ),
      );
    }
    // сен екеуміз, інім екеуміз
    if (
      (reading.pronoun || reading.owner === "1s" || reading.owner === "2s" || reading.name) &&
      SELF.has(next.lemma) &&
      next.owner
    )
      options.push(plainOption(site, "with", 0.2));
  }
  if (reading.pronoun && next.kind === "noun" && (next.lemma === "өз" || SELF.has(next.lemma)))
    if (next.owner === subjectPerson(reading)) options.push(plainOption(site, "self", 0.1));
  // өз үйің, қанша адам
  if (next.kind === "noun" && reading.owner === undefined && reading.case === "NOM") {
    // ол кезде, ол кісі
    if (
      token.lower === "ол" &&
      adjacent &&
      reading.person === "3" &&
      !next.name &&
      !next.pronoun &&
      next.person === undefined &&
      (next.case !== "NOM" ||
        /^(?:кісі|адам)$/.test(next.lemma) ||
        (TIMES.has(next.lemma) && next.owner === "3") ||
        (head.below?.reading.kind === "verb" &&
          tokens[at + 1]?.mark === "" &&
          /^(?:қыз|бала|жігіт|әйел)$/.test(next.lemma)))
    )
      options.push(plainOption(site, "determiner", 0.3));
    if (reading.lemma === "өз" && next.owner) options.push(plainOption(site, "determiner", 0));
    // бәріміз: we all are no amount of something
    if (AMOUNTS.has(reading.lemma) && (reading.person ?? "3") === "3")
      options.push(
        plainOption(site, "determiner", 0, next.plural ? { fault: faultAt(site, "number") } : {}),
      );
  }
  // достар арасындағы әңгіме, үй ішіндегі
  if (adjacent && next.kind === "adj" && !head.pred && !marked(site) && isOwnedPlace(next))
    options.push(plainOption(site, "compound", 0.1, { head: { owner: true } }));
  // бойы ұзын, көңілі көтеріңкі
  if (
    adjacent &&
    next.kind === "adj" &&
    next.cost < 1 &&
    reading.owner &&
    !head.pred &&
    !site.government.isOf(reading.lemma, "person")
  )
    options.push(plainOption(site, "of", 0.4));
  if (
    adjacent &&
    (next.kind === "adj" || next.kind === "adv") &&
    MEASURES.has(reading.lemma) &&
    !reading.plural &&
    isCounted(site)
  )
    options.push(plainOption(site, "measure", 0.2));
  if (next.kind === "conj" && !head.needs) return options;
  if (!head.pred) return options;
  if (isSaidAsName(site) || isGivenName(site)) return [plainOption(site, "said", 0.1)];
  if (/[,;:]/.test(token.mark) && !reading.pronoun)
    options.push(plainOption(site, "clause", 1.2, { own: { pred: true } }));
  // атыңыз кім, айтыңызшы: what is asked first
  if (token.mark.includes(",") && reading.pronoun && /^(?:кім|не|қайсы)$/.test(reading.lemma))
    options.push(plainOption(site, "clause", 0.3, { own: { pred: true } }));
  const personalOwner = reading.owner !== undefined && reading.owner !== "3";
  const time =
    (TIMES.has(reading.lemma) || MEASURES.has(reading.lemma)) &&
    !personalOwner &&
    !(reading.plural && MEASURES.has(reading.lemma)) &&
    reading.lemma !== "адам" &&
    !(NAMED_TIMES.has(reading.lemma) && reading.owner === undefined);
  if (time && !reading.pronoun) options.push(plainOption(site, "time", reading.owner ? 0.3 : 0.2));
  if (
    /[,!]/.test(token.mark) &&
    head.below === undefined &&
    (at <= 2 || tokens[at - 1]?.mark !== "")
  )
    options.push(plainOption(site, "vocative", 0.5));
  // мен есікті өзім аштым: that I did it myself, whoever "I" is told by
  if (isMyself(site)) options.push(plainOption(site, "self", 0.3));
  bareObject(site, options);
  // жауап берді: a part of the verb is no subject of it
  const part = options.some(({ relation, fault }) => relation === "part" && !fault);
  if (!part) subject(site, options);
  return options;
}

/** Right before the verb, in the verb's own person: өзім аштым, өзіміз салдық, өзі шешті. */
const isMyself = ({ reading, head, adjacent, token }: Site): boolean =>
  adjacent &&
  token.mark === "" &&
  reading.lemma === "өз" &&
  reading.owner !== undefined &&
  head.reading.kind === "verb" &&
  (head.reading.person ?? "3") === reading.owner;

/** арасындағы: what is at a thing's own place. */
const isOwnedPlace = ({ source }: Site["reading"]): boolean =>
  source?.features["Person[psor]"] === "3" &&
  (source.suffixes.at(-1)?.id === "attr" || source.suffixes.at(-1)?.id === "rel");

/** екі метр ұзын: a measure has its number before it. */
const isCounted = ({ tokens, at }: Site): boolean =>
  tokens[at - 1]?.readings.some(
    ({ kind, lemma }) =>
      kind === "num" || AMOUNTS.has(lemma) || /^(?:көп|аз|бір|жарты|сәл)$/.test(lemma),
  ) ?? false;
