import { found } from "../attach/entry.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbAs } from "../word/inflected.ts";
import { QUOTE } from "../word/read-word.ts";
import type { Reading } from "../word/reading.ts";
import { TIMES } from "../word/word-lists.ts";
import { changed, childOf, rootOf, slip, suffixesOf, withParticles } from "./rewrite.ts";
import { beforeKnowing, KNOWING, OWNERS, TELLING } from "./told-clauses.ts";

/** A finite verb where the written language has a participle, an infinitive or деп. */
export function participleSlips(parse: Parse): Fault[] {
  return parse.words.flatMap(({ reading }, at) =>
    reading.kind === "verb" &&
    reading.form === "part" &&
    reading.case === undefined &&
    reading.owner === undefined
      ? [...afterParticiple(parse, at, reading), ...participleTold(parse, at, reading)]
      : reading.kind === "verb" && (reading.form === "fin" || reading.form === "cond")
        ? [
            ...beforeWord(parse, at, reading),
            ...beforeNoun(parse, at, reading),
            ...beforeKnowing(parse, at, reading),
          ]
        : [],
  );
}

/** The participle of a finite verb's tense, perhaps with a case. */
function participleOf(reading: Reading, kase = "", past = false): string {
  const ids = reading.source?.suffixes.map(({ id }) => id as string) ?? [];
  // мына отыр бала → отырған: who sits there sat down
  const sits = reading.source?.features.Aspect === "Prog";
  const over = past || sits || ids.includes("past") || ids.includes("perf");
  const label = over ? "V.PTCP;PST" : "V.PTCP;HAB";
  const [negative, end] = [reading.negative ? ";NEG" : "", kase === "" ? "" : `;${kase}`];
  return verbAs(reading, `${label}${end}${negative}`);
}

/** What stands after a clause, and the case the participle takes before it. */
const AFTER: Readonly<Record<string, readonly [string, string]>> = {
  кейін: ["ABL", "before-after"],
  соң: ["", "time-clauses-2"],
  кезде: ["", "while"],
  кезінде: ["", "while"],
  шақта: ["", "while"],
  уақытта: ["", "while"],
  бойда: ["", "time-clauses-2"],
  бетте: ["", "time-clauses-2"],
  сәтте: ["", "while"],
  сайын: ["", "gan-sayin"],
  дейін: ["DAT", "time-clauses-2"],
  шейін: ["DAT", "time-clauses-2"],
  бері: ["ABL", "time-clauses-2"],
  сияқты: ["", "likelihood"],
  секілді: ["", "likelihood"],
  жөн: ["", "advice"],
  дұрыс: ["", "advice"],
};

/** сабақ бітті кейін → сабақ біткеннен кейін; барамын керек → бару керек. */
function beforeWord(parse: Parse, at: number, reading: Reading): Fault[] {
  const { tokens } = parse;
  const token = tokens[at];
  const after = tokens[at + 1];
  if (
    !token ||
    !after ||
    token.mark !== "" ||
    reading.form !== "fin" ||
    token.question !== undefined
  )
    return [];
  const ids = suffixesOf(parse, at);
  if (ids.at(-1) === "perf")
    return after.lower === "дейін" || after.lower === "бұрын" || after.lower === "кейін"
      ? bareParticiple(parse, at, reading, after.lower)
      : [];
  if (ids.at(-1) === "fut" || ids.at(-1) === "futNeg" || ids.at(-1) === "hab") return [];
  if (after.lower === "үшін") {
    const infinitive = verbAs(reading, reading.negative ? "V;VN;NOM;NEG" : "V;VN;NOM");
    return [slip(at, changed(tokens, { [at]: infinitive || undefined }, "purpose", 0.5))];
  }
  const needed = /^(?:керек|қажет|тиіс)$/.exec(after.lower)?.[0];
  if (needed !== undefined) {
    const person = reading.person ?? "3";
    const infinitive = verbAs(
      reading,
      needed === "тиіс" ? `V;VN;NOM;${OWNERS[person]}` : "V;VN;NOM",
    );
    const owned = verbAs(reading, `V;VN;NOM;${OWNERS[person]}`);
    const subject = childOf(parse, at, "subject");
    const who = parse.words[subject]?.reading;
    const genitive = who ? nounWith(who, { case: "GEN" }) : "";
    const dative = who ? nounWith(who, { case: "DAT" }) : "";
    return [
      slip(
        at,
        needed === "тиіс" ? [] : changed(tokens, { [at]: infinitive || undefined }, "kerek", 0.45),
        ...(who && genitive !== ""
          ? [
              changed(
                tokens,
                {
                  [subject]: withParticles(tokens[subject] as never, genitive),
                  [at]: owned || undefined,
                },
                "obligation",
                0.7,
              ),
            ]
          : []),
        ...(who && dative !== "" && needed !== "тиіс"
          ? [
              changed(
                tokens,
                {
                  [subject]: withParticles(tokens[subject] as never, dative),
                  [at]: infinitive || undefined,
                },
                "kerek",
                0.75,
              ),
            ]
          : []),
        changed(tokens, { [at]: owned || undefined }, "obligation", 0.6),
      ),
    ];
  }
  const found = AFTER[after.lower];
  if (!found) return [];
  // сынды дұрыс қабылдады: how it is done, and not what would be right
  if (found[1] === "advice" && parse.words[at + 1]?.relation === "manner") return [];
  const participle = participleOf(reading, found[0], true);
  const habitual = participleOf(reading, found[0]);
  // білмейді сияқты → білмейтін сияқты: what seems so keeps its time
  const isNow = found[1] === "likelihood" && ids.includes("pres");
  return [
    slip(
      at,
      changed(tokens, { [at]: participle || undefined }, found[1], 0.4),
      changed(tokens, { [at]: habitual || undefined }, found[1], isNow ? 0.1 : 0.5),
    ),
  ];
}

/** A bare participle before a word that asks for a case of it. */
function afterParticiple(parse: Parse, at: number, reading: Reading): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const after = tokens[at + 1]?.lower ?? "";
  if (token?.mark !== "" || !suffixesOf(parse, at).includes("perf")) return [];
  if (
    /^(?:дейін|шейін|кейін)$/.test(after) ||
    (after === "бұрын" && words[at + 1]?.reading.kind === "post")
  )
    return bareParticiple(parse, at, reading, after === "шейін" ? "дейін" : after);
  // ұйықтаған алдында → ұйықтар алдында
  if (after === "алдында") {
    const coming = verbAs(reading, "V.PTCP;FUT");
    return [slip(at, changed(tokens, { [at]: coming || undefined }, "before-after", 0.4))];
  }
  // көшкен екі жыл болды → көшкелі екі жыл болды
  const time = words[at + 2]?.reading;
  if (
    words[at + 1]?.reading.kind === "num" &&
    time?.kind === "noun" &&
    time.case === "NOM" &&
    TIMES.has(time.lemma) &&
    words[at + 3]?.reading.lemma === "болу"
  ) {
    const since = verbAs(reading, "V.CVB;PURP");
    return [slip(at, changed(tokens, { [at]: since || undefined }, "since-galy", 0.4))];
  }
  return [];
}

/** Асан келген айтты → Асан келгенін айтты. */
function participleTold({ tokens, words }: Parse, at: number, reading: Reading): Fault[] {
  const next = words[at + 1]?.reading;
  if (tokens[at]?.mark !== "" || next?.kind !== "verb" || next.form !== "fin") return [];
  if (!KNOWING.has(next.lemma) && !TELLING.has(next.lemma)) return [];
  const owned = verbAs(
    reading,
    `${reading.source?.suffixes.some(({ id }) => id === "perf") ? "V.PTCP;PST" : "V.PTCP;HAB"};ACC;PSS3${reading.negative ? ";NEG" : ""}`,
  );
  return [slip(at, changed(tokens, { [at]: owned || undefined }, "direct-reported", 0.4))];
}

/** келген дейін → келгенге дейін; ұйықтаған бұрын → ұйықтамас бұрын. */
function bareParticiple({ tokens }: Parse, at: number, reading: Reading, after: string): Fault[] {
  if (after === "бұрын")
    return [
      slip(
        at,
        changed(
          tokens,
          { [at]: verbAs(reading, "V.PTCP;FUT;NEG") || undefined },
          "before-after",
          0.4,
        ),
        changed(
          tokens,
          { [at]: verbAs(reading, "V.PTCP;PST;ABL") || undefined },
          "before-after",
          0.5,
        ),
      ),
    ];
  const kase = after === "дейін" ? "DAT" : "ABL";
  return [
    slip(
      at,
      changed(
        tokens,
        { [at]: verbAs(reading, `V.PTCP;PST;${kase}`) || undefined },
        "time-clauses-2",
        0.4,
      ),
    ),
  ];
}

/** кеше келдім қонақ үйде отыр → кеше келген қонақ. */
function beforeNoun(parse: Parse, at: number, reading: Reading): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const next = words[at + 1]?.reading;
  const root = rootOf(parse);
  if (token?.mark !== "" || token.leaning.length > 0 || token.question !== undefined) return [];
  if (
    reading.form !== "fin" ||
    suffixesOf(parse, at).at(-1) === "perf" ||
    suffixesOf(parse, at).at(-1) === "fut"
  )
    return [];
  if (next?.kind !== "noun" || next.pronoun || next.case !== "NOM" || next.person !== undefined)
    return [];
  if (root <= at + 1 || tokens.length - at < 3 || at === root) return [];
  const said = words[root]?.reading;
  // мен ішемін шай таңертең: a time ends no sentence
  if (said?.kind === "adv" || (said?.kind === "noun" && TIMES.has(said.lemma))) return [];
  const third = said?.kind !== "verb" || (said.person ?? "3") === "3";
  if (!third) return [];
  if (
    tokens.some(
      (one, place) =>
        one.lower === QUOTE ||
        /^де(?:п|ді|дім|йді|пті|ген)$/.test(one.lower) ||
        (one.mark !== "" && place < tokens.length - 1),
    )
  )
    return [];
  if (token.readings[0]?.kind !== "verb") return [];
  // бұл аңғарды адамдар мекендеген: a thing in the accusative may look like a verb
  const thing = token.lower.replace(/[дт][ыі]$/u, "");
  if (thing !== token.lower && found(thing).some(({ pos }) => pos === "n")) return [];
  const before = words[at - 1]?.reading;
  const byPronoun = before?.pronoun === true && before.case === "NOM";
  const ways = [participleOf(reading), participleOf(reading, "", true)].map((text, place) =>
    changed(
      tokens,
      { [at]: text === "" ? undefined : withParticles(token, text) },
      place === 0 && !suffixesOf(parse, at).includes("past") && /т[ыі]н$/.test(text)
        ? "participle-atyn"
        : "participle-gan",
      // мен көрдім фильм: who did it stands right before
      (byPronoun ? 0.05 : 0.35) + place * 0.1,
    ),
  );
  return [slip(at, ...ways)];
}
