import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, PERSONS, predicateWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { MEASURES, NAMED_TIMES, SELF, TIMES } from "../word/word-lists.ts";
import { capitalLike, changed, inside, reordered, rootOf, slip, withParticles } from "./rewrite.ts";

/** Numbers, amounts, clock and calendar in a shape or an order that they do not have. */
export function numeralSlips(parse: Parse): Fault[] {
  return parse.tokens.flatMap((_, at) => [
    ...amount(parse, at),
    ...collective(parse, at),
    ...ordinal(parse, at),
    ...clock(parse, at),
    ...age(parse, at),
    ...about(parse, at),
    ...half(parse, at),
    ...partOf(parse, at),
    ...calendar(parse, at),
    ...howLong(parse, at),
  ]);
}

const AMOUNT = /^(?:бірнеше|көп|аз|неше|қанша|талай|әр|әрбір|шақты|қаншама)$/;

export const isNumber = (reading: Reading | undefined): boolean =>
  reading?.kind === "num" || (reading !== undefined && NUMERALS.has(reading.lemma));

const NUMERALS = new Set(
  "бір екі үш төрт бес алты жеті сегіз тоғыз он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан жүз мың".split(
    " ",
  ),
);

/** бірнеше адамдар → бірнеше адам. */
function amount({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || before.mark !== "" || before.leaning.length > 0) return [];
  const next = words[at]?.reading;
  if (!AMOUNT.test(before.lower) || next?.kind !== "noun" || !next.plural || next.pronoun)
    return [];
  if (next.source?.suffixes[0]?.id !== "plural" || SELF.has(next.lemma)) return [];
  // өте көп адамдардың: more than a few words of the same kind are named so; without an owner alone
  if (before.lower === "көп" && next.owner !== undefined) return [];
  const single = nounWith(next, { plural: false });
  if (single === "") return [];
  const point = /^әр/.test(before.lower) ? "indefinites" : "numbers-singular";
  return [slip(at, changed(tokens, { [at]: withParticles(token, single) }, point, 0.5))];
}

export const COLLECTIVES: Readonly<Record<string, string>> = {
  біреу: "бір",
  екеу: "екі",
  үшеу: "үш",
  төртеу: "төрт",
  бесеу: "бес",
  алтау: "алты",
  жетеу: "жеті",
};

/** екеу бала → екі бала. */
function collective({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const number = COLLECTIVES[token?.lower ?? ""];
  const next = words[at + 1]?.reading;
  if (!token || number === undefined || token.mark !== "" || token.lower === "біреу") return [];
  if (token.leaning.length > 0 || next?.kind !== "noun" || next.pronoun || next.owner !== undefined)
    return [];
  if (next.case !== "NOM" || next.name) return [];
  return [
    slip(at, changed(tokens, { [at]: capitalLike(token.text, number) }, "collective-numbers", 0.5)),
  ];
}

/** жиырманшы → жиырмасыншы; оныншы бірінші → он бірінші. */
function ordinal({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  if (!token) return [];
  if (token.lower === "жиырманшы")
    return [
      slip(at, changed(tokens, { [at]: capitalLike(token.text, "жиырмасыншы") }, "ordinals", 0.3)),
    ];
  const isOrdinal = (one: Reading | undefined) =>
    one?.source?.suffixes.some(({ id }) => id === "ord") || one?.source?.features.NumType === "Ord";
  const reading = words[at]?.reading;
  if (!isOrdinal(reading) || !isOrdinal(words[at + 1]?.reading) || token.mark !== "") return [];
  const plain = /^(.+?)(?:[ыі]?нш[ыі])$/.exec(token.lower)?.[1] ?? "";
  return [slip(at, changed(tokens, { [at]: capitalLike(token.text, plain) }, "ordinals", 0.5))];
}

const locativeOf = (number: string): string => inflect(number, "N;LOC;SG")[0] ?? "";

/** қазір бес сағат → қазір сағат бес; сағат тоғыз басталады → сағат тоғызда басталады. */
function clock(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  if (token?.lower !== "сағат" || token.leaning.length > 0) return [];
  const before = words[at - 1]?.reading;
  const end = tokens.length - 1;
  const order = [...tokens.keys()];
  if (at === end && at > 0 && isNumber(before) && tokens.some(({ lower }) => lower === "қазір")) {
    order.splice(at - 1, 2, at, at - 1);
    return [slip(at, reordered(parse, order, "clock-and-days", 0.6))];
  }
  // The last number of a time of day before a verb
  let last = at + 1;
  while (isNumber(words[last + 1]?.reading)) last += 1;
  const number = tokens[last];
  const verb = words[last + 1]?.reading;
  if (number?.mark !== "" || !isNumber(words[last]?.reading)) return [];
  if (words[last]?.reading.case !== undefined && words[last]?.reading.case !== "NOM") return [];
  if (verb?.kind !== "verb" || /^(?:болу|соғу|өту|қалу)$/.test(verb.lemma)) {
    // сағат алты дейін → сағат алтыға дейін
    const asked = verb?.kind === "post" ? AFTER_CLOCK[verb.lemma] : undefined;
    if (asked === undefined) return [];
    const cased = inflect(number.lower, `N;${asked};SG`)[0];
    return [slip(last, changed(tokens, { [last]: cased }, "postpositions", 0.5))];
  }
  if (words.some(({ reading }, place) => place > last + 1 && reading.kind === "noun"))
    return [slip(last)];
  return [
    slip(
      last,
      changed(tokens, { [last]: locativeOf(number.lower) || undefined }, "clock-and-days", 0.5),
    ),
  ];
}

const AFTER_CLOCK: Readonly<Record<string, string>> = {
  дейін: "DAT",
  шейін: "DAT",
  кейін: "ABL",
  бастап: "ABL",
  соң: "ABL",
};

/** мен жиырма жаспын → мен жиырма жастамын. */
function age(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const before = words[at - 1]?.reading;
  const asked = /^(?:неше|қанша)$/.test(tokens[at - 1]?.lower ?? "");
  if (!token || !/^жас(?:пын|сың|сыз|пыз|сыңдар)?$/.test(token.lower)) return [];
  if (!(isNumber(before) || asked) || rootOf(parse) !== at) return [];
  const holder = words.findIndex(
    ({ reading }, place) =>
      place < at - 1 && reading.kind === "noun" && reading.case === "NOM" && !reading.plural,
  );
  const ending = words[at]?.reading.person;
  const subject = words[holder]?.reading;
  const person = ending && ending !== "3" ? ending : (subject?.pronoun && subject.person) || "3";
  if (subject === undefined && token.lower === "жас") return [];
  if (subject && TIMES.has(subject.lemma)) return [];
  const aged =
    person === "3"
      ? "жаста"
      : (inflect("жаста", `N;PRED;${PERSONS[person]}`)[0] ??
        predicateWith("жаста", words[at]?.reading as Reading, person));
  if (aged === "") return [slip(at)];
  const owned: Readonly<Record<string, string>> = {};
  return [
    slip(at, changed(tokens, { ...owned, [at]: withParticles(token, aged) }, "locative", 0.4)),
  ];
}

/** шақты он адам → он шақты адам. */
function about(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  if (tokens[at]?.lower !== "шақты") return [];
  const next = words[at + 1]?.reading;
  if (!isNumber(next) || isNumber(words[at - 1]?.reading)) return [];
  const order = [...tokens.keys()];
  order.splice(at, 2, at + 1, at);
  return [
    slip(at, reordered(parse, order, "approximate-numbers", 0.5, { [at]: inside(parse, at) })),
  ];
}

/** екі жарты сағат → екі жарым сағат. */
function half({ tokens, words }: Parse, at: number): Fault[] {
  const next = words[at + 1]?.reading;
  if (tokens[at]?.lower !== "жарты" || !isNumber(words[at - 1]?.reading)) return [];
  if (next?.kind !== "noun" || !(TIMES.has(next.lemma) || MEASURES.has(next.lemma))) return [];
  return [slip(at, changed(tokens, { [at]: "жарым" }, "dates-and-parts", 0.4))];
}

/** оқушылар жартысы → оқушылардың жартысы; қалаларда бірі → қалалардың бірі. */
function partOf({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  if (
    !token ||
    !/^(?:бірі|жартысы|көбі|көпшілігі|біразы)(?:н|не|нен|нде|нің|мен)?$/.test(token.lower)
  )
    return [];
  // дүкендер бірінен соң бірі ашылады: one after another
  if (/^(?:соң|кейін)$/.test(tokens[at + 1]?.lower ?? "")) return [];
  const before = words[at - 1]?.reading;
  const whole = tokens[at - 1];
  if (whole?.mark !== "" || before?.kind !== "noun" || before.pronoun || !before.plural) return [];
  if (before.case !== "NOM" && before.case !== "LOC") return [];
  if (!before.source?.suffixes.some(({ id }) => id === "plural")) return [];
  const genitive = nounWith(before, { case: "GEN" });
  if (genitive === "") return [];
  return [
    slip(
      at - 1,
      changed(
        tokens,
        { [at - 1]: capitalLike(whole.text, genitive) },
        token.lower.startsWith("бірі") ? "one-of" : "fractions",
        0.5,
      ),
    ),
  ];
}

/** What is held or done on a day, in a season, and does not aim at it. */
const HELD = /^(?:сабақ|жиналыс|емтихан|той|мереке|концерт|жаттығу|дәріс)$/;
const DONE_THEN = new Set(
  "болу үйрену оқу кездесу демалу ойнау туу туылу басталу жұмыс_істеу істеу бару келу тұру көру өту ұйықтау жүзу".split(
    " ",
  ),
);

/** жұмада күні → жұма күні; дүйсенбіге оқимын → дүйсенбіде оқимын. */
function calendar({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (!token || reading?.kind !== "noun" || !NAMED_TIMES.has(reading.lemma)) return [];
  if (reading.case === "LOC" && tokens[at + 1]?.lower === "күні")
    return [
      slip(
        at,
        changed(tokens, { [at]: capitalLike(token.text, reading.lemma) }, "clock-and-days", 0.4),
      ),
    ];
  if (reading.case !== "DAT" || reading.owner !== undefined || reading.plural) return [];
  const after = words[at + 1]?.reading;
  if (
    after?.kind === "post" ||
    /^(?:дейін|шейін|қарай|қарсы|арналған|қарағанда)$/.test(tokens[at + 1]?.lower ?? "")
  )
    return [];
  const head = words[words[at]?.head ?? -1]?.reading;
  // дүйсенбіге сабақ бар; мамырға бір ай бар: so long until then
  const isThere =
    /^(?:бар|жоқ)$/.test(tokens[words[at]?.head ?? -1]?.lower ?? "") &&
    /(?:сенбі|жұма)$/.test(reading.lemma) &&
    words.some(({ reading: one, relation }) => relation === "subject" && HELD.test(one.lemma));
  if (!isThere && (head?.kind !== "verb" || !DONE_THEN.has(head.lemma))) return [];
  if (!isThere && tokens[words[at]?.head ?? -1]?.lower === "бар") return [];
  const locative = nounWith(reading, { case: "LOC" });
  return [
    slip(
      at,
      changed(
        tokens,
        { [at]: locative === "" ? undefined : withParticles(token, locative) },
        "clock-and-days",
        0.5,
      ),
    ),
  ];
}

/** екі жыл бері → екі жылдан бері; екі жыл үшін тұрдым → екі жыл тұрдым. */
function howLong({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const reading = words[at]?.reading;
  const after = tokens[at + 1];
  if (!token || !after || token.mark !== "" || reading?.kind !== "noun" || reading.case !== "NOM")
    return [];
  if (reading.owner !== undefined || !TIMES.has(reading.lemma) || NAMED_TIMES.has(reading.lemma))
    return [];
  const counted =
    isNumber(words[at - 1]?.reading) ||
    /^(?:бірнеше|көп|неше|қанша|жарты|жарым)$/.test(tokens[at - 1]?.lower ?? "");
  if (!counted) return [];
  if (/^(?:бері|кейін|соң)$/.test(after.lower)) {
    const ablative = nounWith(reading, { case: "ABL" });
    return [
      slip(at, changed(tokens, { [at]: ablative === "" ? undefined : ablative }, "duration", 0.5)),
    ];
  }
  const adverb = { бұрында: "бұрын", кейінде: "кейін", бойында: "бойы" }[after.lower];
  if (adverb !== undefined)
    return [slip(at + 1, changed(tokens, { [at + 1]: adverb }, "duration", 0.4))];
  if (after.lower === "үшін")
    return [
      slip(
        at,
        changed(tokens, { [at + 1]: "бойы" }, "duration", 0.5),
        changed(tokens, { [at + 1]: "" }, "duration", 0.55),
      ),
    ];
  return [];
}
