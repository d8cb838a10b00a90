import { analyse, inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import type { Token } from "../word/token.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Postpositions behind a clause whose verb has another form than they ask for. */
export const clausePostpositionSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const after = parse.tokens[at + 1];
    if (!after || token.mark !== "" || token.leaning.length > 0) return [];
    return [
      ...whenBefore(parse, token, after.lower, at),
      ...untilTwice(parse, token, after.lower, at),
      ...finiteInCase(parse, token, after.lower, at),
      ...reasonTwice(parse, token, after.lower, at),
      ...bareReason(parse, after.lower, at),
      ...participleBefore(parse, after.lower, at),
      ...infinitiveBefore(parse, after.lower, at),
      ...likeTwice(parse, token, after.lower, at),
      ...finiteBeforeLike(parse, token, after.lower, at),
      ...infinitiveBeforeLike(parse, after.lower, at),
      ...convertedBefore(parse, after.lower, at),
    ];
  });

const WHEN = /^(.+[ғқгк][ае]н)д[ае]$/u;

/** келгенде бері → келгеннен бері; көргенде сайын → көрген сайын. */
function whenBefore({ tokens }: Parse, token: Token, after: string, at: number): Fault[] {
  const participle = WHEN.exec(token.lower)?.[1];
  if (participle === undefined || !token.readings.some(({ form }) => form === "part")) return [];
  const ablative = `${participle}н${participle.endsWith("ан") ? "а" : "е"}н`;
  if (/^[дш]ейін$/.test(after)) {
    const dative = `${participle}${participle.endsWith("ан") ? "ғ" : "г"}${participle.endsWith("ан") ? "а" : "е"}`;
    return [
      slip(at, changed(tokens, { [at]: withParticles(token, dative) }, "time-clauses-2", 0.05)),
    ];
  }
  if (/^(?:бері|соң)$/.test(after)) {
    const text = after === "соң" ? participle : ablative;
    return [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "time-clauses-2", 0.1))];
  }
  return after === "сайын"
    ? [slip(at, changed(tokens, { [at]: withParticles(token, participle) }, "gan-sayin", 0.1))]
    : [];
}

/** келгенше дейін → келгенше; келгенше бері → келгеннен бері. */
function untilTwice({ tokens }: Parse, token: Token, after: string, at: number): Fault[] {
  const participle = /^(.+[ғқгк][ае]н)ш[ае]$/u.exec(token.lower)?.[1];
  if (participle === undefined) return [];
  if (/^[дш]ейін$/.test(after))
    return [slip(at, changed(tokens, { [at + 1]: "" }, "until-gansha", 0.1))];
  const ablative = `${participle}н${participle.endsWith("ан") ? "а" : "е"}н`;
  return after === "бері"
    ? [slip(at, changed(tokens, { [at]: withParticles(token, ablative) }, "time-clauses-2", 0.1))]
    : [];
}

const CASE_AFTER: Readonly<Record<string, string>> = {
  нан: "ABL",
  нен: "ABL",
  дан: "ABL",
  ден: "ABL",
  ға: "DAT",
  ге: "DAT",
};

/** болдыдан кейін → болғаннан кейін: a finite verb takes no case. */
function finiteInCase({ tokens }: Parse, token: Token, after: string, at: number): Fault[] {
  const [, finite = "", ending = ""] =
    /^(.+[дт][ыі])(дан|ден|нан|нен|ға|ге)$/u.exec(token.lower) ?? [];
  const kase = CASE_AFTER[ending];
  if (kase === undefined || !/^(?:кейін|соң|бері|дейін|шейін|бұрын)$/.test(after)) return [];
  if (!token.readings.every(({ guessed }) => guessed)) return [];
  const verb = analyse(finite).find(
    ({ guessed, upos, features }) => !guessed && upos === "VERB" && features.Tense === "Past",
  );
  if (!verb) return [];
  const negative = verb.features.Polarity === "Neg" ? ";NEG" : "";
  const text = inflect(verb.lemma, `V.PTCP;PST;${kase}${negative}`)[0] ?? "";
  return [
    slip(
      at,
      text === ""
        ? []
        : changed(tokens, { [at]: withParticles(token, text) }, "time-clauses-2", 0.1),
    ),
  ];
}

/** жабық болғаннан үшін → болғандықтан: two ways to say why. */
function reasonTwice({ tokens }: Parse, token: Token, after: string, at: number): Fault[] {
  const participle = /^(.+[ғқгк][ае]н)н[ае]н$/u.exec(token.lower)?.[1];
  if (participle === undefined || after !== "үшін") return [];
  const reason = `${participle}${participle.endsWith("ан") ? "дықтан" : "діктен"}`;
  return [
    slip(
      at,
      changed(tokens, { [at]: withParticles(token, reason), [at + 1]: "" }, "because-dyqtan", 0.1),
    ),
  ];
}

/** мен ауырған себеп жұмысқа бармадым → ауырған себепті. */
function bareReason({ tokens, words }: Parse, after: string, at: number): Fault[] {
  const reading = words[at]?.reading;
  const isFact = reading?.form === "part" && reading.owner === undefined;
  if (after !== "себеп" || !isFact || at + 2 >= tokens.length || tokens[at + 1]?.mark !== "")
    return [];
  return [slip(at + 1, changed(tokens, { [at + 1]: "себепті" }, "because-dyqtan", 0.05))];
}

/** хатты алған бері → алғаннан бері; оқитын сайын → оқыған сайын; ұйықтаған бұрын → ұйықтамас бұрын. */
function participleBefore({ tokens, words }: Parse, after: string, at: number): Fault[] {
  const reading = words[at]?.reading;
  const token = tokens[at] as Token;
  if (reading?.form !== "part" && !(reading?.form === "fin" && /^(?:бері|бұрын)$/.test(after)))
    return [];
  if (reading.owner !== undefined || (reading.case ?? "NOM") !== "NOM" || reading.negative)
    return [];
  const ids = reading.source?.suffixes.map(({ id }) => id as string) ?? [];
  const [label, point] =
    after === "бері" && ids.includes("perf")
      ? ["V.PTCP;PST;ABL", "time-clauses-2"]
      : after === "сайын" && ids.includes("hab")
        ? ["V.PTCP;PST", "gan-sayin"]
        : after === "бұрын" && ids.includes("perf") && at > 0
          ? ["V.PTCP;FUT;NEG", "before-after"]
          : ["", ""];
  const text = label === "" ? "" : verbAs(reading, label);
  return text === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, point, 0.05))];
}

/** ұйықтау бұрын → ұйықтаудан бұрын, ұйықтар алдында. */
function infinitiveBefore({ tokens, words }: Parse, after: string, at: number): Fault[] {
  const reading = words[at]?.reading;
  const token = tokens[at] as Token;
  if (after !== "бұрын" || reading?.form !== "vn" || reading.case !== "NOM") return [];
  if (reading.owner !== undefined || at + 2 >= tokens.length) return [];
  const ablative = verbAs(reading, "V;VN;ABL");
  const coming = verbAs(reading, "V.PTCP;FUT;NEG");
  return [
    slip(
      at,
      ablative === ""
        ? []
        : changed(tokens, { [at]: withParticles(token, ablative) }, "before-after", 0.1),
      coming === ""
        ? []
        : changed(tokens, { [at]: withParticles(token, coming) }, "before-after", 0.2),
    ),
  ];
}

/** ауырғандай сияқты → ауырған сияқты: one likeness is enough. */
function likeTwice({ tokens }: Parse, token: Token, after: string, at: number): Fault[] {
  if (/^(?:сияқты|секілді|тәрізді)[дт][ае]й$/.test(after))
    return [slip(at + 1, changed(tokens, { [at + 1]: after.slice(0, -3) }, "siyaqty", 0.05))];
  const bare = /^(.{2,})[дт][ае]й$/u.exec(token.lower)?.[1];
  if (bare === undefined || !/^(?:сияқты|секілді|тәрізді)$/.test(after)) return [];
  // мұндай сияқты: a quality of its own
  if (/^(?:мұн|он|сон|осын|қан|анан|мынан)$/.test(bare)) return [];
  return [slip(at, changed(tokens, { [at]: withParticles(token, bare) }, "siyaqty", 0.1))];
}

/** жаңбыр жауды сияқты → жауған сияқты, though the word may be an enemy as well. */
function finiteBeforeLike({ tokens }: Parse, token: Token, after: string, at: number): Fault[] {
  if (!/^(?:сияқты|секілді|тәрізді)$/.test(after) || !/[дт][ыі]$/u.test(token.lower)) return [];
  const did = token.readings.find(
    ({ kind, form, person, source }) =>
      kind === "verb" && form === "fin" && person === "3" && isPast(source),
  );
  const text = did ? verbAs(did, `V.PTCP;PST${did.negative ? ";NEG" : ""}`) : "";
  return text === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "likelihood", 0.05))];
}

/** біз кешігу сияқтымыз → кешігетін сияқтымыз: what somebody seems to do is a participle. */
function infinitiveBeforeLike({ tokens, words }: Parse, after: string, at: number): Fault[] {
  const reading = words[at]?.reading;
  const token = tokens[at] as Token;
  if (reading?.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
  if (!/^(?:сияқты|секілді|тәрізді)(?:м[ыі]н|с[ыі]ң|с[ыі]з|м[ыі]з)$/.test(after)) return [];
  const text = verbAs(reading, `V.PTCP;HAB${reading.negative ? ";NEG" : ""}`);
  return text === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "siyaqty", 0.1))];
}

const isPast = (source: Token["readings"][number]["source"]): boolean =>
  source?.suffixes.some(({ id }) => id === "past") ?? false;

/** The form that each asks for where a converb stands before it. */
const INSTEAD_OF_CONVERB: Readonly<Record<string, readonly [label: string, point: string]>> = {
  бұрын: ["V.PTCP;FUT;NEG", "before-after"],
  орнына: ["V;VN;GEN", "instead-without"],
  кейін: ["V.PTCP;PST;ABL", "time-clauses-2"],
  дейін: ["V.PTCP;PST;DAT", "time-clauses-2"],
  шейін: ["V.PTCP;PST;DAT", "time-clauses-2"],
  мәжбүр: ["V;VN;DAT", "obligation"],
  үшін: ["V;VN;NOM", "purpose"],
};

/** ұйықтап бұрын → ұйықтамас бұрын; барып орнына → барудың орнына; келмей дейін → келгенге дейін. */
function convertedBefore({ tokens, words }: Parse, after: string, at: number): Fault[] {
  const token = tokens[at] as Token;
  // сатып мәжбүр, алып мәжбүр: a giant, or a converb
  const isHidden = after === "мәжбүр" && words[at]?.reading.kind === "noun";
  const reading = isHidden
    ? token.readings.find(({ form, cost }) => form === "p" && cost < 3)
    : words[at]?.reading;
  const isUntil = /^[дш]ейін$/.test(after);
  const isConverb = reading?.form === "p" || (isUntil && reading?.form === "a");
  if (!isConverb || (reading.negative && !isUntil)) return [];
  const [label, point] = INSTEAD_OF_CONVERB[after] ?? ["", ""];
  const text = label === "" ? "" : verbAs(reading, label);
  return text === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, point, 0.1))];
}
