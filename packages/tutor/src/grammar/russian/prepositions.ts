import { casesOf, type Features, inCase } from "../../russian/agreement.ts";
import type { RussianCase } from "../../russian/inflect.ts";
import type { Phrase, Role } from "../clause.ts";
import { SURFACES } from "../english-words.ts";
import { after, place, WEATHER } from "../shared-words.ts";
import type { Constituent } from "./constituent.ts";
import type { NounChart } from "./noun-chart.ts";
import type { Token } from "./tokens.ts";

/** A phrase with its preposition. */
export interface Placed {
  readonly to: number;
  readonly phrase: Phrase;
  readonly preposition: string;
  readonly case: RussianCase;
  /** How it hangs on a verb that asks for nothing else. */
  readonly role: Role;
  readonly cost: number;
  readonly own?: boolean;
  readonly asks?: boolean;
  readonly living?: boolean;
}

/** What Kazakh has for a preposition with a case; a case that is not here is not understood. */
const ROLES: Readonly<Record<string, Partial<Record<RussianCase, Role>>>> = {
  в: { prep: { case: "LOC" }, acc: { case: "DAT" } },
  на: { prep: { case: "LOC" }, acc: { case: "DAT" } },
  из: { gen: { case: "ABL" } },
  от: { gen: { case: "ABL" } },
  с: { ins: { case: "INS" }, gen: { case: "ABL" } },
  к: { dat: { case: "DAT" } },
  до: { gen: after("дейін", "DAT") },
  после: { gen: after("кейін", "ABL") },
  перед: { ins: place("алд") },
  о: { prep: after("туралы") },
  про: { acc: after("туралы") },
  для: { gen: after("үшін") },
  ради: { gen: after("үшін") },
  без: { gen: { without: true } },
  под: { ins: place("аст"), acc: place("аст", "DAT") },
  над: { ins: place("үст") },
  за: { ins: place("арт"), acc: place("арт", "DAT") },
  между: { ins: place("ара") },
  около: { gen: place("жан") },
  возле: { gen: place("жан") },
  у: { gen: place("жан") },
  напротив: { gen: place("алд") },
  внутри: { gen: place("іш") },
  среди: { gen: place("ара") },
  вместо: { gen: place("орын", "DAT") },
  против: { gen: after("қарсы", "DAT") },
  через: { acc: after("арқылы") },
  "из-за": { gen: after("байланысты", "DAT") },
  кроме: { gen: after("басқа", "ABL") },
  благодаря: { dat: place("арқа") },
  вокруг: { gen: place("айнала") },
  вдоль: { gen: place("бой", "INS") },
  согласно: { dat: after("сәйкес", "DAT") },
  насчет: { gen: after("туралы") },
  "с помощью": { gen: place("көмек", "INS") },
  "при помощи": { gen: place("көмек", "INS") },
  "рядом с": { ins: place("жан") },
  "вместе с": { ins: after("бірге", "INS") },
  "недалеко от": { gen: place("маң") },
  по: { dat: { case: "INS" } },
  "во время": { gen: { place: "кез", case: "LOC", of: "NOM" } },
};

/** Other ways to write a preposition. */
const SAME: Readonly<Record<string, string>> = {
  во: "в",
  со: "с",
  ко: "к",
  об: "о",
  обо: "о",
  изо: "из",
  передо: "перед",
};

/** What is taken against something: жөтелге қарсы дәрі. */
const MEDICINE =
  /^(?:таблетк|лекарств|маз[ьи]|капл|средств|сироп|порош|крем|прививк|укол|витамин)\p{L}*$/u;

/** What one goes along or speaks over; by anything else «по» says many things. */
const ALONG = /^(?:көше|жол|телефон|интернет|пошта|жағалау|баспалдақ|соқпақ|көпір|радио)$/;
/** What things are done by: мамандық бойынша. */
const SAYS_HOW =
  /^(?:мамандық|жоспар|заң|ереже|кесте|келісімшарт|рецепт|тапсырыс|көрсеткіш|тізім|бағдарлама|пән|қазақ тілі|ағылшын тілі|орыс тілі|математика|тарих)$/;
const RIDDEN =
  /^(?:автобус|пойыз|ұшақ|такси|көлік|метро|велосипед|машина|трамвай|троллейбус|кеме|поезд)$/;

const TIME =
  /(?:^| )(?:күн|күні|апта|ай|жыл|сағат|минут|секунд|ғасыр|таң|кеш|түн|рет|сәт|мезет|маусым)$/;

/** On them one goes by a verb of its own: шаңғы тебу. */
const SLID = /^(?:шаңғы|коньки|шана)$/;

/** Phrases with a preposition that start at a word. */
export function placedAt(tokens: readonly Token[], at: number, nouns: NounChart): Placed[] {
  const words = tokens.map(({ text }) => text);
  for (const length of [2, 1]) {
    const written = words
      .slice(at, at + length)
      .join(" ")
      .replace(/ со$/u, " с");
    const preposition = SAME[written] ?? written;
    const roles = ROLES[preposition];
    if (preposition === "от" && MEDICINE.test(words[at - 1] ?? ""))
      return nouns
        .at(at + 1)
        .filter(({ features }) => has(features, "gen"))
        .map(({ to, phrase, cost }) => ({
          to,
          phrase,
          preposition,
          case: "gen" as const,
          role: after("қарсы", "DAT"),
          cost,
        }));
    if (!roles || (length === 1 && ROLES[`${preposition} ${words[at + 1]}`])) continue;
    return nouns.at(at + length).flatMap((one) =>
      casesOf(one.features).flatMap((kase): Placed[] => {
        const role = roles[kase];
        if (!role) return [];
        const fitted = fit(preposition, kase, role, one);
        if (!fitted) return [];
        const { to, phrase, cost, own, asks, living } = one;
        return [
          {
            to,
            phrase,
            preposition,
            case: kase,
            role: fitted,
            cost,
            ...(own && { own }),
            ...(asks && { asks }),
            ...(living && { living }),
          },
        ];
      }),
    );
  }
  return [];
}

/** What the thing itself makes of a preposition: на автобусе, на столе, под Алматы. */
function fit(
  preposition: string,
  kase: RussianCase,
  role: Role,
  { phrase, living, features }: Constituent,
): Role | undefined {
  const lemma = phrase.kind === "noun" ? phrase.lemma : "";
  if (SLID.test(lemma)) return undefined;
  // «В День Победы» is when; times that are read stand in a list of their own
  if (/^(?:в|на|за|по|с|до|через)$/.test(preposition) && TIME.test(lemma) && kase !== "prep")
    return undefined;
  // «Около десяти человек» tells how many
  if (preposition === "около" && phrase.kind === "noun" && phrase.count !== undefined)
    return undefined;
  // «В буран», «в дождь»: while it is so
  if (preposition === "в" && kase === "acc" && WEATHER.test(lemma)) return { case: "LOC" };
  // «По специальности», «по плану»: as it says
  if (preposition === "по" && SAYS_HOW.test(lemma)) return after("бойынша");
  if (preposition === "по") return ALONG.test(lemma) ? role : undefined;
  if (preposition === "на" && RIDDEN.test(lemma))
    return kase === "prep" ? { case: "INS", by: true } : undefined;
  if (preposition === "на" && SURFACES.test(lemma) && "case" in role)
    return { place: "үст", case: role.case };
  if (preposition === "под" && phrase.kind === "noun" && phrase.name) return place("жан");
  // In people nothing is, and beyond a thing something else may be meant
  if (living && preposition === "на" && kase === "acc") return role;
  if (living && /^(?:в|на|из|за|под|над|у)$/.test(preposition)) return undefined;
  if (preposition === "с" && kase === "ins" && !living && (features & inCase("ins")) === 0)
    return undefined;
  return role;
}

/** Whether a set of features has a case. */
export const has = (features: Features, kase: RussianCase): boolean =>
  (features & inCase(kase)) !== 0;
