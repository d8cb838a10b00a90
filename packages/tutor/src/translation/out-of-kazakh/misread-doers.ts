import type { Parse, Placed } from "@tilashar/clause";

const moved = (words: readonly Placed[], at: number, to: Partial<Placed>): readonly Placed[] =>
  words.map((word, place) => (place === at ? { ...word, ...to } : word));

/** «Ағам Олжас Алматыда тұрады»: what somebody is stands before his name, and both are one. */
export function titleBeforeName(
  words: readonly Placed[],
  isSomebody: (lemma: string) => boolean,
): readonly Placed[] {
  const at = words.findIndex(({ reading, relation }, place) => {
    const next = words[place + 1];
    const isTitle =
      reading.kind === "noun" &&
      reading.case === "NOM" &&
      reading.owner !== undefined &&
      !reading.plural &&
      relation === "subject" &&
      isSomebody(reading.lemma);
    const isName = next?.reading.name === true && next.reading.case === "NOM";
    return isTitle && isName && /^(?:name|subject|compound)$/u.test(next.relation);
  });
  const title = words[at];
  if (!title || title.head === at + 1) return words;
  return words.map((word, place) =>
    place === at
      ? { ...word, head: at + 1, relation: "name" }
      : place === at + 1
        ? { ...word, head: title.head, relation: "subject" }
        : word,
  );
}

/** «Басым ауырады», «жылдар өтеді»: what may be who or what does it is no manner where nobody else is named. */
export function thingNotManner(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const root = words.findIndex(({ head }) => head < 0);
  const verb = words[root]?.reading;
  const isOfThird = verb?.kind === "verb" && verb.form === "fin" && verb.person === "3";
  if (!isOfThird || words.some(({ relation, head }) => relation === "subject" && head === root))
    return words;
  const at = words.findIndex(
    ({ relation, head, reading }, place) =>
      head === root &&
      /^(?:adverb|manner|degree|time)$/u.test(relation) &&
      (reading.kind === "adv" || (reading.kind === "noun" && reading.case === "NOM")) &&
      !words.some((one) => one.head === place) &&
      tokens[place]?.leaning.length === 0 &&
      OFTEN_THINGS.test(tokens[place]?.lower ?? ""),
  );
  const noun = tokens[at]?.readings.find(
    ({ kind, case: kase, form }) => kind === "noun" && kase === "NOM" && form === undefined,
  );
  return noun ? moved(words, at, { reading: noun, relation: "subject" }) : words;
}

/** «Олардың бәрі үйде»: all of them are, and nothing is all of something. */
export function allOfThem(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const root = words.findIndex(({ head }) => head < 0);
  const at = words.findIndex(
    ({ relation }, place) =>
      relation === "determiner" && /^(?:бәрі|барлығы)$/u.test(tokens[place]?.lower ?? ""),
  );
  const noun = tokens[at]?.readings.find(
    ({ kind, case: kase }) => kind === "noun" && kase === "NOM",
  );
  const isOwned = words.some(({ head, relation }) => head === at && relation === "owner");
  if (at < 0 || !noun || !isOwned) return words;
  return moved(words, at, { reading: noun, head: root, relation: "subject" });
}

/** «Күн батқанда, үйге қайттық»: the sun sets, and no day is when. */
export function sunSets(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.reading;
    const isSun =
      tokens[at]?.lower === "күн" &&
      word.head === at + 1 &&
      next?.kind === "verb" &&
      /^(?:бату|шығу|көтерілу)$/u.test(next.lemma) &&
      !words.some(
        ({ head, relation }, one) =>
          (head === at + 1 && relation === "subject") || (head === at && one < at),
      );
    const noun = tokens[at]?.readings.find(
      ({ kind, case: kase, form }) => kind === "noun" && kase === "NOM" && form === undefined,
    );
    return isSun && noun ? { ...word, reading: noun, relation: "subject" } : word;
  });
}

/** Nouns that the dictionary has as adverbs as well, and that are seldom those. */
const OFTEN_THINGS = /^(?:бас(?:ым|ың|ыңыз)|күн|түн|жыл(?:дар)?|күндер|айлар|уақыт|жол|сөз)$/u;

/** «Ол көшеде кешкі кептеліс болады»: in that street there is something, and nobody is it. */
export function thatPlace(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const root = words.findIndex(({ head }) => head < 0);
  const next = words[1]?.reading;
  const isPlace =
    next?.kind === "noun" && next.form === undefined && next.case === "LOC" && !next.pronoun;
  const isThere = /^(?:болу|бар|жоқ)$/u.test(words[root]?.reading.lemma ?? "");
  const isPronoun = tokens[0]?.lower === "ол" && words[0]?.relation === "subject";
  const isFree = words[1]?.head === root && next?.owner === undefined;
  return isPlace && isThere && isPronoun && isFree && words[0]?.head === root
    ? moved(words, 0, { head: 1, relation: "determiner" })
    : words;
}
