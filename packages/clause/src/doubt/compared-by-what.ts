import type { Government } from "../government.ts";
import type { Parse, Placed } from "../parse.ts";
import { headKey, type Usage } from "../usage/usage.ts";
import type { Case } from "../word/reading.ts";
import { MOTION, TIMES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Adverbs of which there is more and less; кешке, енді and қайтадан have no more. */
const OF_DEGREE =
  /^(?:көбірек|азырақ|ерте|кеш|тез|жиі|сирек|көп|аз|жақсы|жаман|нашар|қатты|баяу|ұзақ|алыс|жақын|бұрын|қымбат|арзан|жоғары|төмен|артық|кем|асқан|жылдам|терең|анық|ақырын|ілгері|кейін|әрі|бері|биік|оңай|қиын|дұрыс|тыныш|әдемі)/;
/** What may stand between what something is compared with and the quality. */
const BETWEEN =
  /^(?:degree|measure|count|amount|adverb|manner|joins|conjunct|determiner|attribute|time|subject|than|of)$/;
const LEAST = 2;

/**
 * гүлдерден кешке суар, саладан бес жыл істедім, менен өтірік айтпа, сенен көргеніме қуаныштымын: what stands in the ablative before a
 * word that has a degree is compared with it, unless it has no degree, or the verb lacks the very complement that the word would be.
 */
export const comparedByWhatDoubts = (parse: Parse, government: Government, usage: Usage): Doubt[] =>
  parse.words.flatMap((word, at): Doubt[] => {
    if (word.relation !== "than" || word.reading.case !== "ABL" || word.reading.form !== undefined)
      return [];
    const over = parse.words[word.head];
    if (!over) return [];
    const doubt = (why: string): Doubt[] => [{ at, why }];
    if (isFromThere(parse, at, government, usage)) return [];
    const isMore = over.reading.source?.suffixes.some(({ id }) => id === "cmpr") === true;
    if (TIMES.has(word.reading.lemma)) return [];
    if (over.reading.kind === "num" && !/^\d/.test(parse.tokens[word.head]?.text ?? ""))
      return doubt("compared with a number");
    if (!isMore && over.reading.kind === "adv" && !OF_DEGREE.test(over.reading.lemma))
      return isDoneBetter(parse, word.head) ? [] : doubt("compared with what has no degree");
    // осы жерден вокзалға дейін алыс па, осыдан он жыл бұрын қымбат еді: from where to where, and since when
    if (parse.words.slice(at + 1, word.head + 1).some(({ reading }) => APART.test(reading.lemma)))
      return [];
    const parted = parse.words
      .slice(at + 1, word.head)
      .some((one) => one.head === word.head && !BETWEEN.test(one.relation));
    if (parted && !isMore) return doubt("compared over what a quality asks for");
    return lacks(parse, word, government, usage)
      ? doubt("compared, or what the verb asks for")
      : [];
  });

/** Сеулге әлдеқайда суық: what it is far colder than stands in the ablative, or before қарағанда. */
export const farMoreDoubts = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] => {
    const before = words[at - 1]?.reading;
    return lower === "әлдеқайда" &&
      before?.kind === "noun" &&
      before.case === "DAT" &&
      before.form === undefined &&
      tokens[at - 1]?.mark === ""
      ? [{ at: at - 1, why: "far more than what" }]
      : [];
  });

const APART = /^(?:алыс|жақын|қашық|шалғай|бұрын|кейін|соң|әрі|бері)/;

/** менен корейше жақсы сөйлейді: another adverb of the same verb, behind it, has the degree. */
const isDoneBetter = ({ words }: Parse, at: number): boolean =>
  words
    .slice(at + 1)
    .some(
      ({ head, reading }) =>
        head === words[at]?.head && /^ad[jv]$/.test(reading.kind) && OF_DEGREE.test(reading.lemma),
    );

/** дүкеннен екі келі алдым: the verb of the clause takes such a word itself, whatever the parse says. */
function isFromThere({ words }: Parse, at: number, government: Government, usage: Usage): boolean {
  let head = words[at]?.head ?? -1;
  const quality = words[head];
  // менен ертерек айтпадың: straight over the verb, the verb itself is asked of
  if (/^(?:manner|adverb)$/.test(quality?.relation ?? "") && quality?.reading.kind !== "num")
    head = quality?.head ?? -1;
  for (let steps = 0; head >= 0 && steps < 6; steps++) {
    const over = words[head];
    if (over?.reading.kind === "verb" && over.relation !== "relative") {
      const key = headKey(over.reading);
      if (MOTION.has(over.reading.lemma) || government.verb(over.reading.lemma)?.takes.has("ABL"))
        return true;
      if (usage.breadth(key, "ABL") >= LEAST)
        return !lacks({ words } as Parse, words[at] as Placed, government, usage);
      if (over.relation !== "helped" && over.relation !== "converb") return false;
    }
    head = over?.head ?? -1;
  }
  return (
    words.every(({ reading, head: on }) => on !== -1 || reading.kind !== "verb") &&
    quality?.reading.kind !== "adj"
  );
}

/** Whether the verb that is done so lacks an object or a dative, and shows such nouns there. */
function lacks(
  { words }: Parse,
  { reading, head }: Placed,
  government: Government,
  usage: Usage,
): boolean {
  const quality = words[head];
  const verb = words[quality?.head ?? -1]?.reading;
  if (verb?.kind !== "verb" || !/^(?:manner|adverb)$/.test(quality?.relation ?? "")) return false;
  if ((verb.source?.features.Voice ?? "") !== "") return false;
  const at = quality?.head ?? -1;
  const has = (kase: Case) =>
    words.some(
      (one) =>
        (one.head === at || words[one.head]?.head === at) &&
        (one.reading.case === kase ||
          (kase === "ACC" && /^(?:object|complement|said|part|amount)$/.test(one.relation))),
    );
  const frame = government.verb(verb.lemma);
  const [core] = frame?.cores ?? [];
  const key = headKey(verb);
  const somebody = reading.pronoun || reading.name || government.isOf(reading.lemma, "person");
  const classes = somebody ? ["person"] : government.classesOf(reading.lemma);
  const shows = (kase: Case) =>
    usage.hasSeen(key, kase, reading.lemma) || usage.ofClasses(key, kase, classes) >= LEAST;
  if (frame?.cores.size === 1 && core === "ACC") return !has("ACC") && shows("ACC");
  if (frame?.cores.size === 1 && core === "INS") return !has("INS");
  // менен өтірік айтпа: to whom
  return frame?.takes.has("DAT") === true && somebody && !has("DAT") && shows("DAT");
}
