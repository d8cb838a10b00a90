import type { Lexicon } from "../lexicon/lexicon.ts";
import { finalClassOf } from "../phonology/letters.ts";
import { makeStem } from "../phonology/stem.ts";
import { realise } from "../phonology/template.ts";
import { chainOf, spell } from "./chain.ts";
import { copula, type Person, personOf, SHORT } from "./plan.ts";

/** Inflects one word by a label; the caller's own way of doing so. */
export type InflectWord = (lemma: string, label: string, lexicon: Lexicon) => string[];

/** Verbs of going and coming take -а before жатыр: бара жатыр, келе жатыр, алып бара жатыр. */
const MOTION = /^(?:(?:алып |ертіп |қайтып |қайта )?(?:бару|келу)|апару|әкелу)$/;
/** Verbs of posture are their own progressive: отыр, тұрмын, қарап отыр. Source: Somfai Kara §3.5. */
const POSTURE = /(?:^| )(?:жату|отыру|тұру|жүру)$/;

/**
 * Forms of more than one word, by features of our own on top of the schema's:
 * - `V;IND;PRS;PROG;…` жазып жатырмын, бара жатырмын, отырмын, negative жазып жатқан жоқпын;
 *   `V;IND;PST;PROG;…` жазып жатыр едім;
 * - `V;IND;PST;PLUPRF;…` барған едім; `V;IND;PST;HAB;RMT;…` баратын едім;
 * - `…;ANLT` analytic negation: барған жоқпын, баратын емеспін, бармақ емеспін;
 * - `V;DES;PRS|PST;…` барғым келеді, барғым келді;
 * - `…;INT` the question particle: барасың ба, бара ма, кітап па.
 * Source: Somfai Kara "Kazak" §3.5–3.7; Muhamedowa §2.1.3.
 */
export function inflectAnalytic(
  lemma: string,
  label: string,
  inflectWord: InflectWord,
  lexicon: Lexicon,
): string[] {
  const [pos = "", ...features] = label.trim().toUpperCase().split(";");
  const tokens = new Set(features);
  if (tokens.delete("INT")) {
    const inner = [pos, ...tokens].join(";");
    const simple = inflectWord(lemma, inner, lexicon);
    const forms = simple.length > 0 ? simple : inflectAnalytic(lemma, inner, inflectWord, lexicon);
    // The third person of the present asks without its ending: бара ма, келмей ме, барғым келе ме
    const short =
      pos === "V" &&
      tokens.has("PRS") &&
      !tokens.has("PROG") &&
      (tokens.has("3") || tokens.has("DES"));
    return forms
      .map((form) => (short ? form.replace(/д[ыі]$/, "") : form))
      .map((form) => `${form} ${questionParticle(form)}`);
  }
  if (pos !== "V") return [];
  const person = personOf(tokens);
  if (person === undefined) return [];
  const negative = tokens.has("NEG");
  const word = (ofLabel: string, negated = false) =>
    inflectWord(lemma, negated ? `${ofLabel};NEG` : ofLabel, lexicon)[0];
  const join = (...words: (string | undefined)[]) =>
    words.every((one) => one) ? [words.join(" ")] : [];

  if (tokens.has("PROG")) {
    if (POSTURE.test(lemma)) {
      if (negative) return join(word("V.PTCP;PST"), withPerson("жоқ", person));
      const now = lemma.endsWith("жату") ? lemma.replace(/у$/, "ыр") : word("V;IMP;2;SG;INFM");
      if (tokens.has("PST")) return join(now, wasWith(person));
      return now ? [withPerson(now, person)] : [];
    }
    const converb = word(MOTION.test(lemma) ? "V.CVB;IPFV" : "V.CVB;PFV");
    if (negative) return join(converb, "жатқан", withPerson("жоқ", person));
    if (tokens.has("PST")) return join(converb, "жатыр", wasWith(person));
    return join(converb, withPerson("жатыр", person));
  }
  if (tokens.has("PLUPRF")) return join(word("V.PTCP;PST", negative), wasWith(person));
  if (tokens.has("RMT") && tokens.has("HAB"))
    return join(word("V.PTCP;HAB", negative), wasWith(person));
  if (tokens.has("ANLT")) {
    if (tokens.has("PRF")) return join(word("V.PTCP;PST"), withPerson("жоқ", person));
    if (tokens.has("HAB")) return join(word("V.PTCP;HAB"), withPerson("емес", person));
    if (tokens.has("INTEN")) return join(word("V;IND;FUT;INTEN;3"), withPerson("емес", person));
    return [];
  }
  if (tokens.has("DES") && (tokens.has("PRS") || tokens.has("PST"))) {
    const wish = word(
      `V;DES;${features.filter((one) => /^(?:[123]|SG|PL|INFM|FORM)$/.test(one)).join(";")}`,
    );
    const comes = inflectWord(
      "келу",
      `V;IND;${tokens.has("PRS") ? "PRS" : "PST"};3${negative ? ";NEG" : ""}`,
      lexicon,
    );
    return join(wish, comes[0]);
  }
  return [];
}

function withPerson(word: string, person: Person): string {
  return spell(makeStem(word), chainOf(copula(person) ?? []))[0] as string;
}

function wasWith(person: Person): string {
  return spell(makeStem("е", { verb: true }), chainOf(["past", ...SHORT[person]]))[0] as string;
}

const MAX_READ = 64;

/** ма/ме, ба/бе, па/пе by the word it follows. */
export function questionParticle(after: string): string {
  // The end of the word decides
  const { key } = makeStem(after.slice(-MAX_READ).toLowerCase());
  return realise("{P}{A}", (key & 1) === 1, finalClassOf(after.at(-1) ?? ""));
}
