import type { Parse, Placed } from "@tilashar/clause";
import {
  allOfThem,
  dayBeforeName,
  doerOfReason,
  firstDoer,
  nameWithTitle,
  sunSets,
  thatPlace,
  thingNotManner,
  titleBeforeName,
} from "./misread-doers.ts";
import {
  bothOfPair,
  hardForWhom,
  meetingNotToMeet,
  moreOfIt,
  ofNearest,
  readToTheEnd,
  wholeNouns,
  worksNot,
} from "./misread-parts.ts";

/** What stands before a noun and belongs to it. */
const BEFORE_NOUN = /^(?:determiner|attribute|count|owner|amount|relative)$/u;
const TAKEN_FROM = /^(?:object|complement|part|subject)$/u;

/**
 * Words of a parse put where the rest of the sentence shows them to belong: what may stand before its neighbour as well as
 * under the verb is settled only once every word has its place.
 */
export function mended(
  parse: Parse,
  isSomebody: (lemma: string) => boolean,
  isListed: (text: string) => boolean = () => false,
): Parse {
  let { words } = parse;
  words = wholeNouns(words, parse, isListed);
  words = titleBeforeName(doerBesideNoun(words, isSomebody), isSomebody);
  for (const mend of [
    shownByDash,
    thatPlace,
    sideBefore,
    doneStill,
    readToTheEnd,
    moreOfIt,
    bothOfPair,
    meetingNotToMeet,
    worksNot,
    hardForWhom,
    thingNotManner,
    firstDoer,
    doerOfReason,
    nameWithTitle,
    dayBeforeName,
    ofNearest,
    sunSets,
    allOfThem,
    pairedSubjects,
    underQuality,
    whiteOf,
    takenFrom,
    warmly,
    ofTheWhole,
    thankedFor,
  ])
    words = mend(words, parse);
  return { ...parse, words };
}

const moved = (words: readonly Placed[], at: number, to: Partial<Placed>): readonly Placed[] =>
  words.map((word, place) => (place === at ? { ...word, ...to } : word));

/** «Жігіт досын тастап кетті»: who does it stands right before a noun of the verb, and is no part of it. */
function doerBesideNoun(
  words: readonly Placed[],
  isSomebody: (lemma: string) => boolean,
): readonly Placed[] {
  const root = words.findIndex(({ head }) => head < 0);
  const verb = words[root]?.reading;
  if (!verb || !/^(?:verb|cop|adj)$/.test(verb.kind) || (verb.person ?? "3") !== "3") return words;
  if (verb.kind === "verb" && verb.form !== "fin") return words;
  if (verb.source?.features.Voice === "Pass") return words;
  const heads = new Set([root]);
  for (const [at, { head, relation }] of [...words.entries()].reverse())
    if (/^(?:helped|predicate)$/u.test(relation) && heads.has(head)) heads.add(at);
  const isUnder = (head: number): boolean => heads.has(head);
  if (words.some(({ relation, head }) => relation === "subject" && isUnder(head))) return words;
  const at = words.findIndex(({ relation, reading, head }, place) => {
    const over = words[head]?.reading;
    const isPair = /^(?:compound|name)$/u.test(relation) && head === place + 1;
    if (!isPair || reading.kind !== "noun" || reading.case !== "NOM" || over?.kind !== "noun")
      return false;
    if (hasMaterial(reading.lemma) || reading.pronoun) return false;
    // Қазақ тілі is one thing; ана баласын сүйеді names who loves
    if (words[head]?.relation === "than") return true;
    return over.owner === undefined || (over.owner === "3" && isSomebody(reading.lemma));
  });
  if (at < 0 || words.slice(0, at).some(({ head }) => head > at + 1)) return words;
  let top = words[at]?.head ?? -1;
  while (top >= 0 && !isUnder(words[top]?.head ?? -1)) top = words[top]?.head ?? -1;
  const kase = words[top]?.reading.case;
  // Балалар бөлмесінде: a room of theirs
  if (top < 0 || kase === undefined || /^(?:NOM|LOC|GEN)$/.test(kase)) return words;
  return moved(words, at, { head: root, relation: "subject" });
}

/** What a thing is made of stands before it with no ending. */
const hasMaterial = (lemma: string): boolean =>
  /^(?:алтын|күміс|мыс|темір|ағаш|тас|киіз|жүн|мақта|былғары|тері|қағаз|шыны|болат|жібек|пластик|резеңке|тақтай|қола)$/u.test(
    lemma,
  );

/** «Бұл — ағамның велосипеді»: the dash parts it from all that stands behind. */
function shownByDash(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const root = words.findIndex(({ head }) => head < 0);
  const isShown = /^(?:бұл|мынау|анау|осы|сол)$/u.test(tokens[0]?.lower ?? "");
  const isOfOwner = words[0]?.relation === "determiner" && words[0].head !== root;
  return isShown &&
    isOfOwner &&
    tokens[0]?.mark.includes("—") &&
    words[root]?.reading.kind === "noun"
    ? moved(words, 0, { head: root })
    : words;
}

/** «Сол жақтағы есік»: on the left, and not on that side. */
function sideBefore(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  return words.map((word, at) =>
    /^(?:сол|оң)$/u.test(tokens[at]?.lower ?? "") && tokens[at + 1]?.lower === "жақтағы"
      ? { ...word, head: at + 1, relation: "attribute" }
      : word,
  );
}

/** «Кафені таба алмай жүрмін»: what one still does not do is helped by what goes on. */
function doneStill(words: readonly Placed[]): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.reading;
    const isStill =
      word.relation === "converb" &&
      word.head === at + 1 &&
      word.reading.form === "a" &&
      word.reading.negative &&
      next?.kind === "verb" &&
      /^(?:жүру|тұру|жату|отыру)$/u.test(next.lemma) &&
      next.source?.features.Aspect === "Prog";
    return isStill ? { ...word, relation: "helped" } : word;
  });
}

/** «Балалық шақ тез өтіп кетеді», «қате сөзді сызып тастады»: of two subjects beside one another one tells of the other. */
function pairedSubjects(words: readonly Placed[]): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isBare = word.reading.kind === "noun" && word.reading.owner === undefined;
    if (
      word.relation !== "subject" ||
      !isBare ||
      word.reading.pronoun ||
      word.reading.name ||
      !next
    )
      return word;
    if (next.reading.kind !== "noun" || next.reading.form !== undefined || next.reading.pronoun)
      return word;
    const isHelped = (head: number): boolean => words[head]?.relation === "helped";
    // Балалық шақ: both before one verb with its helper
    if (next.relation === "subject" && next.head !== word.head && isHelped(next.head))
      return { ...word, head: at + 1, relation: "compound" };
    const isSecond = words.some(
      ({ relation, head }, one) =>
        one < at && relation === "subject" && head === words[word.head]?.head,
    );
    return isHelped(word.head) && isSecond && next.relation === "object"
      ? { head: at + 1, relation: "attribute", reading: { ...word.reading, kind: "adj" as const } }
      : word;
  });
}

/** Qualities that say by themselves to what or from what they are so. */
const WITH_PART =
  /^(?:толы|жақын|алыс|пайдалы|зиянды|қажет|керек|ұқсас|тән|қабілетті|байланысты|лайық|лайықты|сай|қатысты|белгілі|таныс|тиісті|адал|дайын|қарсы|тең|зәру|құмар|шебер|жауапты|үлкен|кіші|бай|бөлек|тыс|басқа|артық|кем|мүше|ортақ|риза|куә|ие)$/u;

/** «Маған белгісіз нөмірден қоңырау шалды»: to me somebody called, from a number that nobody knows. */
function underQuality(words: readonly Placed[]): readonly Placed[] {
  return words.map((word) => {
    const quality = words[word.head];
    const noun = words[quality?.head ?? -1];
    const verb = words[noun?.head ?? -1];
    const isPart =
      word.reading.kind === "noun" &&
      word.reading.form === undefined &&
      /^(?:DAT|LOC|INS)$/.test(word.reading.case ?? "");
    if (!isPart || quality?.relation !== "attribute" || quality.reading.kind !== "adj") return word;
    if (WITH_PART.test(quality.reading.lemma) || noun?.reading.kind !== "noun") return word;
    if (!verb || !/^(?:verb|modal|cop)$/.test(verb.reading.kind)) return word;
    const relation = word.reading.case === "LOC" ? "place" : word.relation;
    return { ...word, head: noun.head, relation };
  });
}

/** «Ақ тонын киеді»: white, and no particle. */
function whiteOf(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isNoun = next?.reading.kind === "noun" && !next.reading.pronoun;
    return tokens[at]?.lower === "ақ" && word.reading.kind === "adv" && isNoun
      ? {
          head: at + 1,
          relation: "attribute",
          reading: { ...word.reading, kind: "adj" as const, lemma: "ақ" },
        }
      : word;
  });
}

/** «Құдықтан салқын су іштік»: out of the well, rather than cooler than it. */
function takenFrom(words: readonly Placed[]): readonly Placed[] {
  const at = words.findIndex(({ relation, head, reading }) => {
    const quality = words[head];
    const noun = words[quality?.head ?? -1];
    const verb = words[noun?.head ?? -1]?.reading;
    return (
      relation === "than" &&
      reading.kind === "noun" &&
      !reading.pronoun &&
      quality?.relation === "attribute" &&
      quality.reading.kind === "adj" &&
      !/(?:рақ|рек)$/u.test(quality.reading.source?.suffixes.at(-1)?.id ?? "") &&
      TAKEN_FROM.test(noun?.relation ?? "") &&
      verb?.kind === "verb" &&
      verb.lemma !== "болу"
    );
  });
  const noun = words[words[words[at]?.head ?? -1]?.head ?? -1];
  return at < 0 || !noun ? words : moved(words, at, { head: noun.head, relation: "source" });
}

/** «Маған жылы күрте керек», «жылы киін»: warm, where no year is counted or named. */
function warmly(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const at = words.findIndex(
    ({ reading, relation }, place) =>
      tokens[place]?.lower === "жылы" &&
      reading.lemma === "жыл" &&
      /^(?:time|compound)$/u.test(relation) &&
      !words.some(({ head }) => head === place),
  );
  const word = words[at];
  if (!word) return words;
  const { case: _case, owner: _owner, ...rest } = word.reading;
  const reading = { ...rest, kind: "adj" as const, lemma: "жылы" };
  const next = words[at + 1]?.reading;
  const isOfNoun = next?.kind === "noun" && next.form === undefined && !next.pronoun;
  return isOfNoun
    ? moved(words, at, { reading, head: at + 1, relation: "attribute" })
    : moved(words, at, { reading, relation: "manner" });
}

/** «Қонаққа шақырғаныңызға рақмет»: what one is thanked for has its own words before it. */
function thankedFor(words: readonly Placed[]): readonly Placed[] {
  const root = words.findIndex(
    ({ head, reading }) => head < 0 && /^ра[хқ]мет$/u.test(reading.lemma),
  );
  const deed = words.findIndex(
    ({ head, reading }) => head === root && reading.form === "part" && reading.case === "DAT",
  );
  if (root < 0 || deed < 0) return words;
  return words.map((word, at) =>
    at < deed &&
    word.head === root &&
    word.reading.kind === "noun" &&
    word.reading.form === undefined
      ? { ...word, head: deed, relation: word.relation === "subject" ? "object" : word.relation }
      : word,
  );
}

/** «Бұл күміс жүзік», «жақсы тіс дәрігері»: what stands before a compound is said of the whole of it. */
function ofTheWhole(words: readonly Placed[]): readonly Placed[] {
  return words.map((word) => {
    const inner = words[word.head];
    if (inner?.relation !== "compound" || !BEFORE_NOUN.test(word.relation)) return word;
    const over = words[inner.head];
    if (over?.reading.kind !== "noun" || inner.head !== word.head + 1) return word;
    // Бір кесе шай: so many cups
    return word.relation === "count" || word.relation === "owner"
      ? word
      : { ...word, head: inner.head };
  });
}
