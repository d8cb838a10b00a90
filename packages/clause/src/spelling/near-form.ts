import { analyse, defaultLexicon, inflect } from "@tilashar/kazakh";

/** A known word that a misspelt one may be, with the point that explains the slip. */
export interface Respelling {
  readonly text: string;
  readonly point: string;
  readonly change: number;
}

/** A stem of the lexicon that a misspelt word may have. */
interface Stem {
  readonly lemma: string;
  readonly stem: string;
  readonly verb: boolean;
  readonly band: number;
}

const CASES = ["NOM", "GEN", "DAT", "ACC", "LOC", "ABL", "INS"];
const OWNERS = ["", ";PSS1S", ";PSS2S", ";PSS2S;FORM", ";PSS3", ";PSS1P"];
const NOUN_LABELS = ["SG", "PL"].flatMap((number) =>
  OWNERS.flatMap((owner) => CASES.map((kase) => `N;${kase};${number}${owner}`)),
);
const PERSONS = ["1;SG", "2;SG;INFM", "2;SG;FORM", "3", "1;PL"];
const TENSES = ["IND;PRS", "IND;PST", "IND;PST;PRF", "IND;FUT;POT", "COND", "IMP"];
const VERB_LABELS = [
  ...TENSES.flatMap((tense) =>
    PERSONS.flatMap((person) => [`V;${tense};${person}`, `V;${tense};${person};NEG`]),
  ),
  ...["V.CVB;PFV", "V.CVB;IPFV", "V.PTCP;PST", "V.PTCP;HAB", "V;VN;NOM", "V;VN;DAT", "V;VN;ACC"],
];
const MAX_STEMS = 3;
/** Letters that learners take for one another cost little. */
const KIN = ["аеәя", "ыіи", "оө", "уұү", "дтлн", "ғгқк", "мбп", "нң", "йи", "сш"];
const FARTHEST = 1.3;

let byStart: Map<string, Stem[]> | undefined;

function stems(): Map<string, Stem[]> {
  if (byStart) return byStart;
  byStart = new Map();
  for (const { lemma, pos, stem, band } of defaultLexicon().entries) {
    if ((pos !== "n" && pos !== "v" && pos !== "name-place") || lemma.includes(" ") || band > 2)
      continue;
    const bare = (pos === "v" ? (stem ?? lemma.replace(/у$/u, "")) : lemma).toLowerCase();
    if (bare.length < 2) continue;
    const list = byStart.get(bare.slice(0, 2));
    const one = { lemma, stem: bare, verb: pos === "v", band };
    if (list) list.push(one);
    else byStart.set(bare.slice(0, 2), [one]);
  }
  return byStart;
}

/** Forms of known words a letter or two away from a misspelt one. */
export function nearForms(word: string): Respelling[] {
  // салмақтың: a participle of proverbs has no entry
  if (word.length < 4 || /и$/u.test(word) || /м[ае][қк]т[ыі]ң$/u.test(word)) return [];
  const near = (stems().get(word.slice(0, 2)) ?? [])
    .map((one) => ({ one, kept: common(one.stem, word) }))
    .filter(({ one, kept }) => kept >= Math.max(2, one.stem.length - 1) && word.length > kept)
    .sort((a, b) => b.kept - a.kept || a.one.band - b.one.band)
    .slice(0, MAX_STEMS);
  const found = new Map<string, Respelling>();
  for (const { one } of near)
    for (const label of one.verb ? VERB_LABELS : NOUN_LABELS)
      for (const form of inflect(one.lemma, label)) {
        const text = form.toLowerCase();
        if (text === word || text.includes(" ") || found.has(text)) continue;
        const far = distance(word, text, FARTHEST);
        // сауап, бөлке: in a short word another letter makes another word
        if (far > FARTHEST || (word.length <= 5 && far >= 1)) continue;
        found.set(text, { text, point: pointOf(label), change: 0.35 + 0.35 * far });
      }
  return [...found.values()].sort((a, b) => a.change - b.change).slice(0, 6);
}

function pointOf(label: string): string {
  if (label.startsWith("N;")) {
    if (label.includes("PSS3"))
      return label.startsWith("N;NOM") ? "possessive-his-our" : "n-after-his";
    if (label.includes("PSS")) return "possessive-my-your";
    return {
      NOM: "plural",
      GEN: "genitive",
      DAT: "dative",
      ACC: "accusative",
      LOC: "locative",
      ABL: "ablative",
      INS: "instrumental",
    }[label.split(";")[1] ?? ""] as string;
  }
  if (label.includes("COND")) return "conditional";
  if (label.includes("PRS")) return "present-future";
  if (label.includes("PST;PRF")) return "perfect-gan";
  if (label.includes("FUT")) return "future-ar";
  if (label.includes("IND;PST")) return "past-di";
  if (label.includes("IMP")) return "imperative";
  return label.startsWith("V.CVB") ? "converb-ip" : "verb-stem";
}

/** Length of the common beginning. */
function common(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const isKin = (a: string, b: string): boolean =>
  KIN.some((group) => group.includes(a) && group.includes(b));

/** Weighted edit distance; anything over the limit is told as more than it. */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit + 0.5) return limit + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at * 0.8);
  for (let i = 1; i <= from.length; i++) {
    const next = [i * 0.8];
    let least = next[0] as number;
    for (let j = 1; j <= to.length; j++) {
      const [a, b] = [from[i - 1] as string, to[j - 1] as string];
      const swap = a === b ? 0 : isKin(a, b) ? 0.45 : 1;
      const cost = Math.min(
        (row[j] as number) + 0.8,
        (next[j - 1] as number) + 0.8,
        (row[j - 1] as number) + swap,
      );
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    row = next;
  }
  return row[to.length] as number;
}

/** Endings put on a form that already has its own, or taken from another tense. */
export function endingSlips(word: string): Respelling[] {
  const found: Respelling[] = [];
  const add = (text: string, point: string, change = 0.3) => {
    if (text !== word && text.split(" ").every(isKnown)) found.push({ text, point, change });
  };
  // бардымын → бардым, барсамыз → барсақ
  const [, base = "", ending = ""] =
    /^(.+(?:[дт][ыі]|с[ае]))(м[ыі]н|м[ыі]з|с[ыі]ң|с[ыі]з|с[ыі]ңд[ае]р)$/u.exec(word) ?? [];
  // A volunteer is one's own word: ерікті, еріктімін
  const isOwn =
    base !== "" && analyse(word).some(({ guessed, lemma }) => !guessed && lemma === base);
  if (base !== "" && !isOwn) {
    const back = /[ыа]$/.test(base);
    const shorts: Readonly<Record<string, string>> = {
      мын: "м",
      мін: "м",
      мыз: "қ",
      міз: "к",
      сың: "ң",
      сің: "ң",
      сыз: "ңыз",
      сіз: "ңіз",
      сыңдар: "ңдар",
      сіңдер: "ңдер",
    };
    const short = shorts[ending] ?? "";
    add(
      base + (short === "қ" && !back ? "к" : short),
      base.endsWith("а") || base.endsWith("е") ? "conditional" : "past-di",
    );
  }
  // ойнадымын
  const twice = /^(.+[дт][ыі]м)[ыі]н$/u.exec(word)?.[1];
  if (twice !== undefined && !isOwn) add(twice, "past-di");
  // жатырады → жатыр
  const still = /^(жатыр|отыр|тұр|жүр)(?:ад[ыі]|ед[ыі])$/u.exec(word)?.[1];
  if (still !== undefined) add(still, "going-on-now");
  // жатырамын → жатырмын
  const [, lies = "", who = ""] = /^(жатыр)а(мын|сың|сыз|мыз)$/u.exec(word) ?? [];
  if (lies !== "") add(lies + who, "going-on-now", 0.1);
  // келдіп → келіп, келдісімен → келісімен
  const [, past = "", rest = ""] = /^(.+[дт][ыі])(п|с[ыі]мен)$/u.exec(word) ?? [];
  const verb =
    past === ""
      ? undefined
      : analyse(past).find(({ guessed, features }) => !guessed && features.Tense === "Past")?.lemma;
  if (verb !== undefined)
    add(
      rest === "п"
        ? (inflect(verb, "V.CVB;PFV")[0] ?? "")
        : `${past.replace(/[дт]([ыі])$/u, "$1")}${rest}`,
      rest === "п" ? "converb-ip" : "ysymen",
      0.2,
    );
  // айтшыңыз → айтыңызшы
  const asked = /^(.+)ш[ыі]ң[ыі]з$/u.exec(word)?.[1];
  const told =
    asked === undefined
      ? undefined
      : analyse(asked).find(({ guessed, upos }) => !guessed && upos === "VERB")?.lemma;
  const polite = told === undefined ? "" : (inflect(told, "V;IMP;2;SG;FORM")[0] ?? "");
  if (polite !== "") add(`${polite}${/ыз$/.test(polite) ? "шы" : "ші"}`, "soft-requests");
  // ауырдықтан → ауырғандықтан
  const [, done = "", why = ""] = /^(.+[дт][ыі])([қк]т[ае]н)$/u.exec(word) ?? [];
  const cause =
    done === ""
      ? undefined
      : analyse(done).find(({ guessed, features }) => !guessed && features.Tense === "Past")?.lemma;
  const participle = cause === undefined ? "" : (inflect(cause, "V.PTCP;PST")[0] ?? "");
  if (participle !== "")
    add(`${participle}${/а/.test(why) ? "дықтан" : "діктен"}`, "because-dyqtan", 0.2);
  // шаршасада → шаршаса да
  const [, joined = "", too = ""] = /^(.{3,})(да|де|та|те)$/u.exec(word) ?? [];
  if (joined !== "") add(`${joined} ${too}`, "da-too", 0.5);
  return found;
}

const isKnown = (word: string): boolean =>
  /^(?:да|де|та|те)$/.test(word) || analyse(word).some(({ guessed }) => !guessed);

/** A name of the lexicon with an ending it does not take: Алматыта. */
export function nameEnding(text: string): Respelling[] {
  const lower = text.toLowerCase();
  for (let cut = lower.length - 1; cut >= 4; cut--) {
    const [stem, ending] = [lower.slice(0, cut), lower.slice(cut)];
    const kase = Object.entries(NAME_ENDINGS).find(([, pattern]) => pattern.test(ending))?.[0];
    if (kase === undefined) continue;
    const name = analyse(stem).find(
      ({ guessed, upos, suffixes }) => !guessed && upos === "PROPN" && suffixes.length === 0,
    );
    const form = name ? (inflect(name.lemma, `N;${kase};SG`)[0] ?? "") : "";
    if (form !== "" && form.toLowerCase() !== lower)
      return [{ text: form, point: pointOf(`N;${kase};SG`), change: 0.3 }];
  }
  return [];
}

const NAME_ENDINGS: Readonly<Record<string, RegExp>> = {
  LOC: /^[дт][ае]$/,
  ABL: /^[дтн][ае]н$/,
  DAT: /^[ғгқк][ае]$/,
  INS: /^[мбп][ае]н$/,
  GEN: /^[ндт][ыі]ң$/,
  ACC: /^[ндт][ыі]$/,
};
