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
  const isOver = (at: number): boolean => /^(?:helped|predicate)$/u.test(words[at]?.relation ?? "");
  return words.map((word, at) => {
    const { relation, head, reading } = word;
    if (!OFTEN_THINGS.test(tokens[at]?.lower ?? "") || tokens[at]?.leaning.length !== 0)
      return word;
    const mayBe =
      /^(?:adverb|manner|degree|time)$/u.test(relation) &&
      (/^(?:adv|adj)$/.test(reading.kind) || (reading.kind === "noun" && reading.case === "NOM")) &&
      !words.some((one) => one.head === at);
    if (!mayBe) return word;
    let verb = head;
    const chain = new Set([verb]);
    for (; isOver(verb); chain.add(verb)) verb = words[verb]?.head ?? -1;
    const told = words[verb]?.reading;
    const isOfThird = told?.kind === "verb" && told.form === "fin" && told.person === "3";
    if (!isOfThird || words.some((one) => one.relation === "subject" && chain.has(one.head)))
      return word;
    const noun = tokens[at]?.readings.find(
      ({ kind, case: kase, form }) => kind === "noun" && kase === "NOM" && form === undefined,
    );
    return noun ? { ...word, reading: noun, relation: "subject" } : word;
  });
}

/** «Жел кіріпті, бірақ шықпапты»: who is named first does what is told first. */
export function firstDoer(words: readonly Placed[]): readonly Placed[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isBare = word.relation === "subject" && !words.some(({ head }) => head === at);
    const isOfFirst =
      isBare &&
      next?.relation === "clause" &&
      next.reading.form === "fin" &&
      next.reading.person === "3" &&
      word.head === next.head &&
      !words.some(({ head, relation }) => head === at + 1 && relation === "subject");
    return isOfFirst ? { ...word, head: at + 1 } : word;
  });
}

/** «Ұшақ кешіккендіктен, бізге күту керек болды»: the plane was late, and we had to wait. */
export function doerOfReason(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const root = words.findIndex(({ head }) => head < 0);
  const [first] = words;
  const isOfMain = first?.relation === "subject" && first.head === root && !first.reading.pronoun;
  const at = words.findIndex(
    ({ reading }, place) =>
      reading.form === "part" &&
      reading.case === "ABL" &&
      tokens[place]?.mark.includes(",") === true,
  );
  const isNeeded = words.some(
    ({ reading, relation }) => relation === "dative" && reading.pronoun && reading.person !== "3",
  );
  const needs = words.some(({ reading }) => /^(?:керек|қажет)$/u.test(reading.lemma));
  const isFree = words.every(({ head, relation }) => head !== at || relation !== "subject");
  return isOfMain && at > 0 && isNeeded && needs && isFree ? moved(words, 0, { head: at }) : words;
}

/** «Жанар апай шешті»: she is called so, and no teacher is what she settles. */
export function nameWithTitle(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const at = words.findIndex(({ reading, relation, head }, place) => {
    const next = words[place + 1];
    return (
      reading.name &&
      reading.case === "NOM" &&
      relation === "subject" &&
      /^(?:апай|ағай|аға|апа|көке|тәте)$/u.test(tokens[place + 1]?.lower ?? "") &&
      /^(?:object|complement|part)$/u.test(next?.relation ?? "") &&
      next?.head === head
    );
  });
  if (at < 0) return words;
  return words.map((word, place) =>
    place === at
      ? { ...word, head: at + 1, relation: "name" }
      : place === at + 1
        ? { ...word, relation: "subject" }
        : word,
  );
}

/** «Сол күні Жанар шешті»: a day, and no name. */
export function dayBeforeName(words: readonly Placed[], { tokens }: Parse): readonly Placed[] {
  const root = words.findIndex(({ head }) => head < 0);
  const at = words.findIndex(
    ({ relation, head }, place) =>
      tokens[place]?.lower === "күні" &&
      /^(?:name|compound)$/u.test(relation) &&
      words[head]?.reading.name === true,
  );
  return at < 1 || !/^(?:сол|келесі|бір|ертеңгі|ол)$/u.test(tokens[at - 1]?.lower ?? "")
    ? words
    : moved(words, at, { head: root, relation: "time" });
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
  // «Ол үйде болды» names nothing else that would be there
  const isNamed = words.some(
    ({ head, reading }, at) =>
      at > 1 &&
      head === root &&
      reading.kind === "noun" &&
      (reading.case ?? "NOM") === "NOM" &&
      reading.form === undefined,
  );
  return isPlace && isThere && isPronoun && isFree && isNamed && words[0]?.head === root
    ? moved(words, 0, { head: 1, relation: "determiner" })
    : words;
}
