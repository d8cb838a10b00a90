import { converbOptions } from "./converb.ts";
import { found, LIKENESS, type Option } from "./entry.ts";
import { adverbOptions } from "./modifier.ts";
import { nounOptions } from "./noun.ts";
import { faultAt, partOption, plainOption, type Site, underCopula } from "./site.ts";

export function verbOptions(site: Site): Option[] {
  const { reading } = site;
  switch (reading.form) {
    case "fin":
    case "imp":
      return finiteOptions(site);
    case "cond":
      return conditionalOptions(site);
    case "des":
      return desireOptions(site);
    case "p":
      return converbOptions(site, "p");
    case "a":
      return converbOptions(site, "a");
    case "conv":
      return site.head.pred ? [plainOption(site, "converb", 0.1)] : [];
    case "part":
      return reading.case === undefined && reading.owner === undefined
        ? participleOptions(site)
        : reading.case === "EQU"
          ? adverbOptions(site)
          : nounOptions(site, reading.case ?? "NOM");
    case "vn":
      return verbalNounOptions(site);
    default:
      return [];
  }
}

const SAYING = new Set(["деу"]);

const SPEAKING = new Set(["деу", "айту", "сұрау", "беру"]);

function finiteOptions(site: Site): Option[] {
  const { head, adjacent, token, tokens, at } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop" && adjacent)
    return [
      plainOption(site, "predicate", 0.1, {
        head: { needs: false, closed: true },
        own: {
          person:
            head.reading.person === "3" || head.person === undefined
              ? site.own.person
              : head.person,
        },
      }),
    ];
  if (SAYING.has(next.lemma)) return [plainOption(site, "said", adjacent ? 0 : 0.6)];
  // — деді Асан: what is said comes first, and who says it last
  if (
    SPEAKING.has(site.reading.lemma) &&
    head.below === undefined &&
    next.kind === "noun" &&
    head.pred
  )
    return [plainOption(site, "clause", 0.5)];
  if (next.kind === "modal" && adjacent && next.lemma === "мүмкін")
    return [plainOption(site, "predicate", 0.4)];
  const intends = site.reading.source?.suffixes.some(({ id }) => id === "inten") ?? false;
  if (intends && adjacent && next.kind === "verb" && next.lemma === "болу")
    return [plainOption(site, "predicate", 0, { own: { person: head.person } })];
  // келмек түгіл, қоңырау да шалмады: let alone come
  if (intends && /^түгілі?$/.test(tokens[at + 1]?.lower ?? ""))
    return [plainOption(site, "clause", 0.2)];
  const root = head.below === undefined || head.pred;
  if (!root) return [];
  if (/[,;:—–-]/.test(token.mark)) return [plainOption(site, "clause", 0.3)];
  if (next.kind === "conj") return [];
  // Imperatives follow one another: кел, отыр
  const told = tokens.some(
    (one) => one.readings[0]?.kind === "quote" || /^де(?:п|ді|дім|йді|пті|ген)$/.test(one.lower),
  );
  // нан алды да үйге келді: and then
  if (!told && token.leaning.some((one) => /^[дт][ае]$/.test(one)) && site.reading.form === "fin")
    return [plainOption(site, "clause", 0.4)];
  if (told || token.leaning.length > 0) {
    return head.below === undefined
      ? [plainOption(site, "clause", 2, { doubt: "a finite verb inside" })]
      : [];
  }
  // темекіден бас тартты: the word is a part of the verb
  const whole =
    site.reading.form === "imp" && adjacent && next.kind === "verb"
      ? site.government.verb(`${token.lower} ${next.lemma}`)
      : undefined;
  if (whole) return [partOption(site, whole)];
  // …, ал сабақ төртте басталады: after a comma it joins, and takes nothing
  const joins = token.lower === "ал" && /,/.test(tokens[at - 1]?.mark ?? "");
  if (site.reading.form === "imp")
    return head.below === undefined && next.kind === "verb" && !joins
      ? [plainOption(site, "clause", 1, { doubt: "an imperative inside" })]
      : [];
  if (
    site.reading.form === "fin" &&
    site.reading.source?.features.VerbForm === "Fin" &&
    site.reading.source.suffixes.at(-1)?.id === "perf"
  )
    return head.below === undefined
      ? [plainOption(site, "clause", 2, { doubt: "a participle alone" })]
      : [];
  // кірді жайды: washing, too, ends as a verb does
  const thing = token.lower.replace(/[дт][ыі]$/, "");
  if (
    thing !== token.lower &&
    head.transitive === true &&
    found(thing).some(({ pos }) => pos === "n")
  )
    return [plainOption(site, "object", 1, { doubt: "an object, or a second verb" })];
  if (adjacent && next.kind === "verb" && (next.form === "fin" || next.form === "imp"))
    return [plainOption(site, "clause", 0.6, { fault: faultAt(site, "two-finite") })];
  if (next.kind === "verb" && next.form === "fin" && head.below === undefined)
    return [plainOption(site, "clause", 1.2, { fault: faultAt(site, "two-finite") })];
  const short =
    tokens.length <= 6 &&
    tokens.length - at <= 3 &&
    !tokens.some(({ mark }, place) => mark !== "" && place < tokens.length - 1);
  if (
    short &&
    head.below === undefined &&
    next.kind === "noun" &&
    next.person === undefined &&
    at > 0
  )
    return [plainOption(site, "clause", 1, { fault: faultAt(site, "order") })];
  return [];
}

function conditionalOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop")
    return adjacent
      ? [plainOption(site, "predicate", 0.1, { head: { needs: false, closed: true } })]
      : [];
  if (next.kind === "verb" || head.pred) return [plainOption(site, "condition", 0.1)];
  return [];
}

function desireOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  if (!adjacent) return [];
  const { lemma, kind } = head.reading;
  if (kind === "verb" && lemma === "келу" && head.person !== undefined && head.person !== "3")
    return [
      plainOption(site, "desire", 0, {
        head: { closed: true },
        own: { person: undefined },
        fault: faultAt(site, "wish"),
      }),
    ];
  if (kind === "verb" && lemma === "келу")
    return [plainOption(site, "desire", 0, { head: { closed: true }, own: { person: undefined } })];
  if (kind === "modal" && (lemma === "жоқ" || lemma === "бар"))
    return [
      plainOption(site, "desire", 0.1, { head: { closed: true }, own: { person: undefined } }),
    ];
  return [];
}

function participleOptions(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0)] : [];
  if (head.needs && next.kind === "post")
    return adjacent ? [plainOption(site, "case", 0.1, { head: { needs: false } })] : [];
  const options: Option[] = [];
  if (head.pred && !head.subject && (head.person ?? "3") === "3")
    options.push(
      plainOption(site, "subject", 3, {
        head: { subject: true },
        doubt: "a participle for who does it",
      }),
    );
  if (next.kind === "noun" && !(next.pronoun && next.person))
    options.push(
      plainOption(
        site,
        "relative",
        0,
        reading.plural ? { doubt: "a participle in the plural" } : {},
      ),
    );
  if (next.form === "vn" || (next.form === "part" && next.case))
    options.push(plainOption(site, "relative", 0.6));
  if (
    adjacent &&
    next.kind === "modal" &&
    (next.lemma === "жоқ" || next.lemma === "бар" || next.lemma === "тиіс")
  )
    options.push(
      plainOption(site, "predicate", 0, { head: { closed: true }, own: { person: head.person } }),
    );
  if (adjacent && next.kind === "verb" && (next.lemma === "болу" || next.lemma === "көріну"))
    options.push(plainOption(site, "predicate", 0.2, { own: { person: head.person } }));
  if (
    adjacent &&
    next.kind === "adj" &&
    head.pred &&
    /^(?:жөн|дұрыс|жақсы|абзал|артық)$/.test(next.lemma)
  )
    options.push(plainOption(site, "subject", 0.2));
  if (next.kind === "adj" && !head.pred && reading.form === "part")
    options.push(plainOption(site, "relative", 0.8));
  return options;
}

function verbalNounOptions(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const next = head.reading;
  const kase = reading.case ?? "NOM";
  // досымның айтуынша: by what he says
  if (kase === "EQU") return adverbOptions(site);
  if (kase === "NOM" && adjacent && next.kind === "modal")
    return [plainOption(site, "infinitive", 0, { head: { subject: true } })];
  return nounOptions(site, kase);
}

export function closingOptions(site: Site): Option[] {
  const { head, adjacent, reading, token } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop" && adjacent)
    return [
      plainOption(site, "predicate", 0, {
        head: { needs: false, closed: true },
        own: { pred: true, person: head.person ?? site.own.person },
      }),
    ];
  // үйде жоқ сияқты, бару керек секілді: what seems to be so
  if (head.needs && next.kind === "post" && adjacent && LIKENESS.has(next.lemma))
    return [plainOption(site, "case", 0.1, { head: { needs: false }, own: { pred: true } })];
  if (SAYING.has(next.lemma)) return [plainOption(site, "said", 0.1, { own: { pred: true } })];
  if (/[,;:—–]/.test(token.mark) && head.pred)
    return [
      plainOption(site, reading.lemma === "жоқ" && token.first ? "no" : "clause", 0.3, {
        own: { pred: true },
      }),
    ];
  if (
    reading.kind === "modal" &&
    token.mark === "" &&
    next.kind === "noun" &&
    !next.pronoun &&
    reading.person === undefined
  )
    return [plainOption(site, "attribute", 0.3, { own: { pred: true } })];
  if (reading.kind === "modal" && adjacent && next.kind === "verb" && next.lemma === "болу")
    return [plainOption(site, "predicate", 0.1, { own: { person: head.person } })];
  if (reading.lemma === "емес" && token.mark.includes(","))
    return [plainOption(site, "contrast", 0.3)];
  if (reading.lemma === "емес" && next.kind === "noun")
    return [plainOption(site, "attribute", 0.4, { own: { pred: true } })];
  if (reading.lemma === "мүмкін" && head.pred) return [plainOption(site, "adverb", 0.2)];
  if (reading.lemma === "жоқ" && next.kind === "verb" && next.form === "fin")
    return [plainOption(site, "no", 0.3, { fault: faultAt(site, "zhoq") })];
  return [];
}

export function quoteOptions(site: Site): Option[] {
  const { head } = site;
  if (head.reading.kind === "verb") return [plainOption(site, "said", 0.2)];
  return head.pred ? [plainOption(site, "said", 0.4)] : [];
}
