import { HELPERS, LIGHT, MEASURES, MOTION, SELF, TIMES } from "../word/word-lists.ts";
import type { Option } from "./entry.ts";
import { nounOptions } from "./noun.ts";
import { faultAt, marked, partOption, plainOption, type Site, takes, underCopula } from "./site.ts";

/** кейін, бірге, бұрын after a noun in a case are postpositions, whatever else they may be. */
export function isBareAdverb({ reading, tokens, at, head, government }: Site): boolean {
  if (!tokens[at]?.readings.some(({ kind, lemma }) => kind === "post" && lemma === reading.lemma))
    return true;
  const before = tokens[at - 1];
  if (before?.mark !== "") return true;
  const noun = before.readings.find(({ kind, cost }) => kind === "noun" && cost < 1);
  if (!noun) return true;
  // бес минуттан кейін: how long after stands in the ablative
  if (noun.case === "NOM" && reading.lemma === "кейін" && TIMES.has(noun.lemma)) return false;
  if (noun.case === "ABL") return reading.lemma === "бірге";
  if (noun.case !== "DAT") return true;
  // бізге бірге шешім қабылдау керек: whoever has to stands in the dative
  if (reading.lemma === "бірге" && tokens.slice(at + 1).some(({ lower }) => HAS_TO.test(lower)))
    return true;
  if (reading.lemma === "бірге")
    return !(noun.pronoun || noun.name || government.isOf(noun.lemma, "person"));
  if (reading.lemma !== "кейін" || noun.owner !== undefined) return true;
  // A verb of its own may ask for the dative: сөзіме кейін өкіндім
  const other = tokens
    .slice(at + 1)
    .some(({ readings }) => readings[0]?.kind === "noun" && readings[0].case === "DAT");
  return (
    !other && head.reading.kind === "verb" && (takes(head, "DAT") || MOTION.has(head.reading.lemma))
  );
}

const HAS_TO = /^(?:керек|қажет|тура|мүмкін)$/;

/** менікі, Асандікі */
const OWN = /[ндт][иі]к[иі]$/;

export function adjectiveOptions(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0)] : [];
  if (head.needs && next.kind === "post")
    return adjacent
      ? nounOptions(site, "NOM").map((one) => ({ ...one, cost: one.cost + 0.5 }))
      : [];
  const options: Option[] = [];
  // жақсы көру
  const whole = `${site.token.lower} ${next.lemma}`;
  const frame = next.kind === "verb" && adjacent ? site.government.verb(whole) : undefined;
  if (frame) options.push(partOption(site, frame));
  // көк кімдікі: whose it is takes no adjective
  const whose = OWN.test(site.tokens[head.at]?.lower ?? "");
  if (next.kind === "noun" && !next.pronoun && !whose && reading.person === undefined)
    options.push(plainOption(site, "attribute", isCut(site) ? 1.4 : next.name ? 0.6 : 0));
  // ашық көк; су тез: a noun that may be an adjective tells no degree of what follows
  if (next.kind === "adj" && adjacent && reading.person === undefined)
    options.push(
      plainOption(
        site,
        "attribute",
        0.4,
        (head.pred && !marked(site) && !MEASURES.has(reading.lemma)) ||
          (reading.cost > 0.8 && head.below?.reading.kind === "verb")
          ? { doubt: "an adjective before an adverb" }
          : {},
      ),
    );
  if (next.kind === "num" && adjacent) options.push(plainOption(site, "attribute", 0.4));
  if (next.kind === "verb" && reading.person === undefined)
    options.push(
      adjacent
        ? plainOption(site, "manner", isConverb(site) ? 1.4 : LIGHT.has(next.lemma) ? 0.1 : 0.4)
        : plainOption(site, "manner", 0.8, isParted(site) ? { doubt: "an adverb apart" } : {}),
    );
  if (next.kind === "modal" && adjacent) options.push(plainOption(site, "attribute", 0.6));
  if (marked(site) && head.pred)
    options.push(plainOption(site, "clause", 0.9, { own: { pred: true } }));
  return options;
}

/** ала салшы: taking, rather than mottled. */
const isConverb = ({ token, head }: Site): boolean =>
  HELPERS.a.has(head.reading.lemma) && token.readings.some(({ form }) => form === "a");

/** атам қарт, ол тоқсанда: behind a comma only another adjective goes on with the same noun. */
const isCut = ({ tokens, at, token }: Site): boolean =>
  token.mark.includes(",") &&
  !tokens[at + 1]?.readings.some(({ kind, form }) => kind === "adj" || form === "part");

/** жақсы мен сені көремін: who does it stands between. */
const isParted = ({ tokens, at, head }: Site): boolean =>
  tokens
    .slice(at + 1, head.at)
    .some(
      ({ readings }) =>
        readings[0]?.pronoun === true &&
        readings[0].person !== undefined &&
        readings[0].case === "NOM",
    );

export function determinerOptions(site: Site): Option[] {
  const { head } = site;
  const next = head.reading;
  if (next.kind === "noun" && next.plural && /^(?:бірнеше|неше|қанша)$/.test(site.reading.lemma))
    return [plainOption(site, "determiner", 0.2, { fault: faultAt(site, "number") })];
  if (next.kind === "noun" && !(next.pronoun && next.person && next.person !== "3")) {
    // бұл менің үйім: "this" is the subject
    const owned = site.tokens[site.at + 1]?.readings[0];
    if (owned?.pronoun && owned.case === "GEN" && head.at !== site.at + 1) return [];
    return [plainOption(site, "determiner", 0)];
  }
  if (next.form === "vn" || (next.form === "part" && next.case !== undefined))
    return [plainOption(site, "determiner", 0.4)];
  if (head.needs && next.kind === "cop" && site.adjacent) return [underCopula(site, 0.2)];
  if (next.kind === "adj" || next.kind === "num") return site.adjacent && head.pred ? [] : [];
  // сондай болды, қандай екен: a word of quality alone
  const quality = /[дт][ае]й$/.test(site.token.lower);
  if (next.kind === "verb" && site.adjacent && LIGHT.has(next.lemma) && quality)
    return [plainOption(site, "manner", 0.3)];
  return [];
}

export function numeralOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0.1)] : [];
  if (head.needs && next.kind === "post") return adjacent ? nounOptions(site, "NOM") : [];
  if (next.kind === "noun" && !next.pronoun) {
    if (next.plural && !SELF.has(next.lemma) && !(TIMES.has(next.lemma) && next.owner))
      return [plainOption(site, "count", 0.2, { fault: faultAt(site, "number") })];
    return [plainOption(site, "count", 0)];
  }
  if (next.kind === "num" && adjacent) return [plainOption(site, "count", 0)];
  if (next.kind === "adj" && adjacent) return [plainOption(site, "count", 0.5)];
  if (next.kind === "verb" && adjacent)
    return [
      plainOption(
        site,
        "count",
        0.8,
        isGradeOrTurn(site) ? {} : { doubt: "a number before a verb" },
      ),
    ];
  if (next.kind === "modal" && adjacent) return [plainOption(site, "count", 0.6)];
  return [];
}

/** бес алды, бірінші келді, тағы бір көрейік: a mark, a turn, once more. */
function isGradeOrTurn({ tokens, at, token, head }: Site): boolean {
  const verb = head.reading.lemma;
  if (/^(?:екі|үш|төрт|бес)$/.test(token.lower)) return verb === "алу";
  if (/нш[іы]$/.test(token.lower)) return /^(?:келу|шығу|кету|тұру|аяқтау|бастау|тану)$/.test(verb);
  return token.lower === "бір" && tokens[at - 1]?.lower === "тағы";
}

export function adverbOptions(site: Site): Option[] {
  const { head, adjacent, reading, token } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0.3)] : [];
  // кеше бірге: when and how together are two things
  if (head.needs && next.kind === "post")
    return adjacent && next.lemma !== "бірге"
      ? [plainOption(site, "case", 0.5, { head: { needs: false } })]
      : [];
  const degree =
    /^(?:өте|ең|тым|аса|тіпті|дәл|нақ|ылғи|сондай|сонша|соншама|біраз|әлдеқайда|едәуір)$/.test(
      reading.lemma,
    );
  if (next.kind === "adj" || next.kind === "adv" || next.kind === "num")
    return [plainOption(site, "degree", adjacent ? (degree ? 0 : 0.2) : 0.5)];
  if (next.kind === "verb") return [plainOption(site, "adverb", degree ? 0.4 : 0.05)];
  if (next.kind === "modal" || head.pred) return [plainOption(site, "adverb", 0.1)];
  if (next.kind === "noun" && adjacent) {
    if (/^(?:көп|аз|талай|біраз|сәл|бірнеше|әлі|дәл|тек|тура|мүлде|нағыз|ең)$/.test(reading.lemma))
      return [plainOption(site, "adverb", 0.2)];
    return token.leaning.length > 0
      ? []
      : [plainOption(site, "adverb", 1, { doubt: "adverb before a noun" })];
  }
  return [];
}

export function postpositionOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0.1)] : [];
  if (head.needs && next.kind === "post") return [];
  if (next.kind === "verb" || head.pred) return [plainOption(site, "adverbial", 0)];
  if (next.kind === "noun") return [plainOption(site, "adverbial", 0.4)];
  if (next.kind === "adj" || next.kind === "adv") return [plainOption(site, "adverbial", 0.2)];
  return [];
}
