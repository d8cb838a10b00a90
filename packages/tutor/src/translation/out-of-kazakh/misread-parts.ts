import type { Parse, Placed } from "@tilashar/clause";

/** «Жедел жәрдем шақырды»: one thing in two words, and nothing that is done urgently. */
export function wholeNouns(
  words: readonly Placed[],
  { tokens }: Parse,
  isListed: (text: string) => boolean,
): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isApart =
      word.head !== at + 1 &&
      /^(?:adverb|manner|time|degree|subject)$/u.test(word.relation) &&
      !words.some(({ head }) => head === at) &&
      tokens[at]?.mark === "";
    if (!isApart || next?.reading.kind !== "noun" || next.reading.form !== undefined) return word;
    return isListed(`${tokens[at]?.lower ?? ""} ${next.reading.lemma}`)
      ? { ...word, head: at + 1, relation: "attribute" }
      : word;
  });
}

/** «Лифт істемейді»: what works, and nothing that is done. */
const WORKING =
  /^(?:лифт|интернет|телефон|сағат|компьютер|принтер|теледидар|шам|пеш|тоңазытқыш|камера|батырма|кран|банкомат|сайт|қосымша|домофон|есік|машина|двигатель|кондиционер|микрофон)$/u;

export function worksNot(words: readonly Placed[]): readonly Placed[] {
  return words.map((word) => {
    const isBare =
      /^(?:complement|object|part)$/u.test(word.relation) &&
      word.reading.kind === "noun" &&
      word.reading.case === "NOM" &&
      WORKING.test(word.reading.lemma);
    return isBare && words[word.head]?.reading.lemma === "істеу"
      ? { ...word, relation: "subject" }
      : word;
  });
}

const FOR_WHOM =
  /^(?:қиын|оңай|маңызды|қызық|қызықты|пайдалы|зиянды|ыңғайлы|ауыр|жеңіл|жақсы|қажет|керек)$/u;

/** «Маған қазақша сөйлеу қиын»: for me it is hard, whatever is done. */
export function hardForWhom(words: readonly Placed[]): readonly Placed[] {
  return words.map((word) => {
    const deed = words[word.head];
    const over = words[deed?.head ?? -1];
    const isOfDeed =
      word.reading.case === "DAT" &&
      word.reading.pronoun &&
      deed?.relation === "subject" &&
      deed.reading.form === "vn" &&
      over?.reading.kind === "adj";
    return isOfDeed && FOR_WHOM.test(over.reading.lemma)
      ? { ...word, head: deed.head, relation: "dative" }
      : word;
  });
}

/** «Бұлтсыз аспандағы кемпірқосақ»: of the sky, and not of the rainbow in it. */
export function ofNearest(words: readonly Placed[]): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isWithin =
      next?.relation === "attribute" && next.reading.source?.suffixes.at(-1)?.id === "attr";
    return isWithin &&
      word.relation === "attribute" &&
      word.reading.kind === "adj" &&
      word.reading.source?.suffixes.at(-1)?.id !== "attr" &&
      word.head === next.head
      ? { ...word, head: at + 1 }
      : word;
  });
}

/** «Көзі көк», «қолдары таза»: what is said of one of a pair as it looks is said of both. */
export function bothOfPair(words: readonly Placed[]): readonly Placed[] {
  return words.map((word) =>
    word.relation === "subject" &&
    /^(?:көз|құлақ|қол|аяқ|ерін|тырнақ|қас|бет ұшы)$/u.test(word.reading.lemma) &&
    word.reading.owner !== undefined &&
    words[word.head]?.reading.kind === "adj" &&
    !words.some(({ head, relation }) => words[head] === word && relation !== "owner")
      ? { ...word, reading: { ...word.reading, plural: true } }
      : word,
  );
}

/** «Кездесу ертең болады»: a noun where it takes place or begins, and no deed that is something. */
export function meetingNotToMeet(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  return words.map((word, at) => {
    const { relation, reading, head } = word;
    const over = words[head]?.reading.lemma ?? "";
    if (relation !== "subject" || reading.form !== "vn" || (reading.case ?? "NOM") !== "NOM")
      return word;
    if (
      !/^(?:болу|өту|басталу|аяқталу|біту|бар|жоқ|керек)$/u.test(over) &&
      words[head]?.reading.case !== "LOC"
    )
      return word;
    const noun = tokens[at]?.readings.find(
      ({ kind, form, case: kase }) => kind === "noun" && form === undefined && kase === "NOM",
    );
    const isAlone = words.every(
      (one) => one.head !== at || /^(?:owner|determiner|attribute)$/u.test(one.relation),
    );
    return noun && isAlone ? { ...word, reading: noun } : word;
  });
}

/** «Көбірек су ішемін»: more water, where it stands right before a noun with no ending. */
export function moreOfIt(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isBare =
      next?.reading.kind === "noun" &&
      next.reading.form === undefined &&
      next.reading.case === "NOM" &&
      next.reading.owner === undefined &&
      !next.reading.pronoun &&
      next.relation !== "subject" &&
      next.head === word.head;
    return isBare && /^(?:көбірек|азырақ)$/u.test(tokens[at]?.lower ?? "")
      ? {
          head: at + 1,
          relation: "attribute",
          reading: { ...word.reading, kind: "adj" as const, lemma: tokens[at]?.lower ?? "" },
        }
      : word;
  });
}

/** «Кітапты оқып біттім», «тамақ ішіп бітірді»: of a deed, the verb after it tells that it is over. */
export function readToTheEnd(words: readonly Placed[]): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.reading;
    const isOver =
      word.relation === "converb" &&
      word.head === at + 1 &&
      word.reading.form === "p" &&
      !word.reading.negative &&
      next?.kind === "verb" &&
      /^(?:біту|бітіру)$/u.test(next.lemma);
    return isOver ? { ...word, relation: "helped" } : word;
  });
}
