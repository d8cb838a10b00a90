import type { Parse } from "../parse.ts";
import { FUTURE_TIMES, PAST_TIMES, TIMES } from "../word/word-lists.ts";
import type { Fault } from "./fault.ts";

const PAST = "IND;PST";
/** What one used to do. */
const USUAL = "IND;PST;HAB";
const CHILDHOOD = /^(?:кез|шағ)[ыі](?:мде|мда|мізде|мызда|ңде|ңда)$/u;
const OFTEN = /^(?:жиі|күнде|үнемі|әрдайым|ылғи|сайын)$/;
const isOften = ({ tokens }: Parse): boolean => tokens.some(({ lower }) => OFTEN.test(lower));
const PRESENT = "IND;PRS";
/** Who speaks or plans today may speak of tomorrow: ертең келуге уәде берді. */
const PLANNING = new Set(
  "айту деу шақыру келісу беру жоспарлау шешу білу сұрау естіту жазу ойлау үміттену қою тағайындау ұйғару хабарлау білдіру".split(
    " ",
  ),
);

/** Time that is told against the tense of its verb: кеше барамын, келер жылы бардым. */
export function tenseFaults(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((_, at): Fault[] => {
    const when = timeAt(parse, at);
    if (when === undefined) return [];
    const child = CHILDHOOD.test(tokens[at]?.lower ?? "");
    // бала кезімде мен күнде …: мен is I, and the verb is the sentence's
    const verbAt =
      child &&
      words[at]?.relation === "conjunct" &&
      tokens.slice(at, -1).every(({ mark }) => mark === "")
        ? tokens.length - 1
        : verbOf(parse, at);
    const verb = words[verbAt]?.reading;
    if (verb?.kind !== "verb" || verb.form !== "fin") return [];
    if (tokens.slice(at, verbAt).some(({ mark }) => mark !== "")) return [];
    const ids = verb.source?.suffixes.map(({ id }) => id as string) ?? [];
    if (when === "past" && ids.includes("pres") && !ids.includes("past"))
      return [
        { kind: "tense", at: verbAt, head: verbAt, want: child && isOften(parse) ? USUAL : PAST },
      ];
    if (when === "future" && (ids.includes("past") || ids.includes("perf"))) {
      const planned = words.some(
        ({ reading }, place) =>
          place > at &&
          place < verbAt &&
          // ертең келеді деп айтты: what is told of is to come
          (tokens[place]?.lower === "деп" ||
            // ертең хабарласамын деді
            (reading.form === "fin" && /^[12]/.test(reading.person ?? "")) ||
            reading.form === "part" ||
            reading.form === "vn" ||
            (PLANNING.has(verb.lemma) && reading.case === "DAT" && !reading.pronoun)),
      );
      return planned ? [] : [{ kind: "tense", at: verbAt, head: verbAt, want: PRESENT }];
    }
    return [];
  });
}

/** The verb whose time a word tells: over nouns of time, and over converbs to the main verb. */
function verbOf({ words }: Parse, at: number): number {
  let head = words[at]?.head ?? -1;
  for (let steps = 0; steps < 5; steps++) {
    const over = words[head];
    if (!over) return -1;
    const { reading } = over;
    const passes =
      reading.form === "p" ||
      reading.form === "a" ||
      ((reading.kind === "noun" || reading.kind === "adv" || reading.kind === "post") &&
        (TIMES.has(reading.lemma) || reading.kind !== "noun") &&
        over.head > head);
    if (!passes) return head;
    head = over.head;
  }
  return head;
}

/** Whether the words at a place speak of the past or of what is to come. */
export function timeAt({ tokens, words }: Parse, at: number): "past" | "future" | undefined {
  const lower = tokens[at]?.lower ?? "";
  const reading = words[at]?.reading;
  if (reading?.lemma === lower && PAST_TIMES.has(lower)) return "past";
  if (reading?.lemma === lower && FUTURE_TIMES.has(lower)) return "future";
  const next = words[at + 1]?.reading;
  // енді бес жылдан кейін … болдым: from now on
  if (
    lower === "кейін" &&
    words[at - 1]?.reading.case === "ABL" &&
    TIMES.has(words[at - 1]?.reading.lemma ?? "") &&
    tokens.slice(0, at).some(({ lower: one }) => one === "енді" || one === "қазір")
  )
    return "future";
  // алдыңғы жылға жатады, өткен шақта түспейді: no time of what is told
  const noun =
    next?.kind === "noun" && TIMES.has(next.lemma) && next.case !== "DAT" && next.lemma !== "шақ"
      ? next.lemma
      : undefined;
  // екі күн бұрын
  if (
    lower === "бұрын" &&
    words[at - 1]?.reading.kind === "noun" &&
    TIMES.has(words[at - 1]?.reading.lemma ?? "") &&
    tokens[at - 1]?.mark === "" &&
    words.some(
      ({ reading: one, relation }, place) =>
        place < at && place >= at - 2 && (one.kind === "num" || relation === "count"),
    )
  )
    return "past";
  const told = /^(?:time|place)$/.test(words[at + 1]?.relation ?? "") ? noun : undefined;
  if (lower === "алдыңғы" && /^(?:күн|апта|ай|жыл)$/.test(told ?? "")) return "past";
  if (lower === "өткен" && told !== undefined) return "past";
  if (/^(?:келер|алдағы)$/.test(lower) && told !== undefined) return "future";
  // келесі күні may be the day after something told
  if (lower === "келесі" && /^(?:жыл|апта|ай|жаз|қыс|көктем|күз)$/.test(told ?? ""))
    return "future";
  // бала кезімде
  if (
    reading?.case === "LOC" &&
    /^(?:кез|шақ)$/.test(reading.lemma) &&
    reading.owner !== undefined &&
    reading.owner !== "3" &&
    /^(?:бала|жас|кішкентай|студент|оқушы)$/.test(tokens[at - 1]?.lower ?? "")
  )
    return "past";
  return undefined;
}
