import { agree, subjectPerson } from "./attach-subject.ts";
import type { Option } from "./entry.ts";
import type { Case } from "./reading.ts";
import { faultAt, plainOption, type Site, takes } from "./site.ts";
import { FELT, LIGHT, MOTION, SELF, TIMES } from "./word-lists.ts";

export function genitive(site: Site): Option[] {
  const { reading, head, adjacent } = site;
  // ал сенің ше, Әсел: what is yours stays unsaid
  if (site.token.leaning.includes("ше")) return [plainOption(site, "owner", 0.5)];
  const owner = subjectPerson(reading);
  const { reading: next } = head;
  const options: Option[] = [];
  const owns =
    next.kind === "noun" ||
    next.form === "vn" ||
    next.form === "part" ||
    next.kind === "post" ||
    next.kind === "adv" ||
    next.kind === "adj";
  if (head.pred && head.possessed === owner) return [plainOption(site, "owner", 0.3)];
  if (next.owner && owns && !(head.owner && next.kind !== "noun")) {
    const fits =
      next.owner === owner ||
      (owner === "2pf" && next.owner === "2f") ||
      (owner === "2p" && next.owner === "2s");
    if (fits) options.push(plainOption(site, "owner", 0, { head: { owner: true } }));
    else if (next.kind === "noun" && !head.owner && !isNextOwned(site))
      options.push(
        plainOption(site, "owner", 0.4, {
          head: { owner: true },
          fault: faultAt(site, "possession", owner),
        }),
      );
    return options;
  }
  if (next.form === "des") {
    const wanted = next.person ?? "3";
    options.push(
      agree(owner, wanted)
        ? plainOption(site, "owner", 0, { head: { owner: true } })
        : plainOption(site, "owner", 0.4, { fault: faultAt(site, "agreement", owner) }),
    );
    return options;
  }
  if (
    next.kind !== "noun" ||
    next.pronoun ||
    (head.pred && head.below === undefined && next.case !== "NOM")
  )
    return options;
  if (isNextOwned(site)) return options;
  if (owner === "1p") {
    options.push(plainOption(site, "owner", adjacent ? 0.3 : 0.5));
    return options;
  }
  if (head.at - site.at > 2) return options;
  if (owner === "2f" || owner === "2p" || owner === "2pf")
    options.push(plainOption(site, "owner", 0.6, { doubt: "your with no ending" }));
  else
    options.push(
      plainOption(site, "owner", 0.4, {
        head: { owner: true },
        fault: faultAt(site, "possession", owner),
      }),
    );
  return options;
}

/** аяқтының бәрі адам: the very next word is what is owned. */
const isNextOwned = ({ tokens, at, adjacent }: Site): boolean =>
  !adjacent &&
  (/^(?:бәрі|көбі|барлығы|екеуі|біреуі|бірі)$/.test(tokens[at + 1]?.lower ?? "") ||
    tokens[at + 1]?.readings.some(({ owner, cost }) => owner !== undefined && cost < 1) === true);

/** The class of nouns a fault of government is said of; undefined when the case is not wrong. */
function refused(site: Site, kase: Case): string | undefined {
  const { head, reading, government } = site;
  const wrong = head.frame?.not.find(
    (one) =>
      one.case === kase &&
      (one.of === "" ||
        government.isOf(reading.lemma, one.of) ||
        (one.of === "place" && reading.source?.entry?.pos === "name-place")),
  );
  if (!wrong) return undefined;
  // ұйықтаудың орнына
  if (reading.lemma === "орын" && site.token.lower === "орнына") return undefined;
  // теңізге билет қанша тұрады: what it costs
  if (
    head.reading.lemma === "тұру" &&
    site.tokens.some(({ lower }) => /^(?:қанша|теңге)/.test(lower))
  )
    return undefined;
  // Motion added by a converb, a cause or a passive changes what is asked for
  if ((head.reading.source?.features.Voice ?? "") !== "") return undefined;
  return wrong.want ?? head.frame?.first ?? "";
}

export function accusative(site: Site): Option[] {
  const { head } = site;
  const verb = head.reading.kind === "verb";
  if (!verb) {
    if (head.reading.kind === "modal" && head.reading.lemma === "керек")
      // нанды керек: what is needed has no ending, who needs it the dative
      return [
        plainOption(site, "object", 0.5, {
          fault: faultAt(
            site,
            "government",
            site.reading.pronoun || site.government.isOf(site.reading.lemma, "person")
              ? "DAT"
              : "NOM",
          ),
        }),
      ];
    return [];
  }
  // мұғалімді жол сұрадым: the one who is asked stands in the ablative
  const asked =
    head.reading.lemma === "сұрау" &&
    (site.reading.pronoun || site.government.isOf(site.reading.lemma, "person"));
  if (asked && (head.object || head.bare || head.compound))
    return [plainOption(site, "object", 0.3, { fault: faultAt(site, "government", "ABL") })];
  // мені кітап берді: whom one gives or tells something stands in the dative
  const given =
    GIVING.has(head.reading.lemma) &&
    (site.reading.pronoun || site.government.isOf(site.reading.lemma, "person"));
  if (
    given &&
    (head.object || head.bare) &&
    !head.compound &&
    (head.reading.source?.features.Voice ?? "") === ""
  )
    return [plainOption(site, "object", 0.3, { fault: faultAt(site, "government", "DAT") })];
  // киноны бардық
  if (
    GOING.has(head.reading.lemma) &&
    !TIMES.has(site.reading.lemma) &&
    site.reading.kind === "noun" &&
    site.government.isOf(site.reading.lemma, "place") &&
    site.adjacent &&
    head.reading.form === "fin"
  )
    return [plainOption(site, "object", 0.5, { fault: faultAt(site, "government", "DAT") })];
  const want = refused(site, "ACC");
  // талапты ер: -ты may as well say "with", before a noun
  const { token, tokens, at, reading } = site;
  const attributive =
    /[дт][ыі]$/.test(token.lower) &&
    !reading.pronoun &&
    !reading.name &&
    tokens[at + 1]?.readings[0]?.kind === "noun" &&
    !site.government.isOf(reading.lemma, "person");
  if (want !== undefined && attributive)
    return [plainOption(site, "object", 1, { doubt: "an object, or an adjective" })];
  if (want !== undefined && !(head.frame?.takes.has("ACC") ?? false))
    return [
      plainOption(site, "object", 0.2, {
        head: { object: true },
        fault: faultAt(site, "government", want),
      }),
    ];
  if (head.object)
    return head.transitive === false
      ? []
      : [plainOption(site, "object", 2.5, { doubt: "two objects" })];
  const taken = { head: { object: true } };
  // ауланы футбол ойнайды: what is played is said already
  if (head.bare && !head.compound && !head.whole && !MAKING.has(head.reading.lemma))
    return [plainOption(site, "object", 1.5, { ...taken, doubt: "two objects" })];
  if (head.compound && head.frame && !head.frame.takes.has("ACC") && head.frame.first)
    return [
      plainOption(site, "object", 0.4, {
        ...taken,
        fault: faultAt(site, "government", head.frame.first),
      }),
    ];
  if (head.transitive === true) return [plainOption(site, "object", 0, taken)];
  if (head.transitive === undefined)
    return [plainOption(site, "object", 0.3, { ...taken, doubt: "is the verb transitive?" })];
  if (head.bare && LIGHT.has(head.reading.lemma))
    return [plainOption(site, "object", 0.3, { ...taken, doubt: "object of a compound verb" })];
  if (site.reading.kind === "noun" && TIMES.has(site.reading.lemma))
    return [plainOption(site, "time", 1, { doubt: "time in the accusative" })];
  const otherCase =
    head.frame?.first ?? head.lexicalCases.find((one) => one !== "ACC" && one !== "NOM");
  if ((head.reading.source?.features.Voice ?? "") === "Pass")
    return [plainOption(site, "object", 2, { ...taken, doubt: "object of a passive" })];
  return otherCase === undefined
    ? [plainOption(site, "object", 2, { ...taken, doubt: "object of an intransitive" })]
    : [
        plainOption(site, "object", 1.5, {
          ...taken,
          doubt: "object of a verb that asks for another case",
        }),
      ];
}

/** What makes something of its object, or calls it so. */
const MAKING = new Set("ету қылу деу атау атану санау есептеу сайлау көру тағайындау".split(" "));

/** An object parted from its verb by a comma stands in another's place. */
export function parted(site: Site, options: Option[]): Option[] {
  if (!site.token.mark.includes(",")) return options;
  return options.map((one) =>
    one.doubt === undefined && !one.fault ? { ...one, doubt: "a comma after an object" } : one,
  );
}

export function dative(site: Site): Option[] {
  const { head, reading } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    // маған білемін: the doer gives nothing to himself but by өзіме
    const selfish =
      reading.pronoun &&
      reading.person !== undefined &&
      reading.person !== "3" &&
      reading.person === head.person;
    if (selfish && !MOTION.has(head.reading.lemma)) return [];
    // кітап үстелге жатыр: what lies or stands is somewhere
    const still = /^(?:жатыр|тұр)(?:мын|сың|сыз|мыз)?$/.test(site.tokens[head.at]?.lower ?? "");
    if (
      still &&
      site.adjacent &&
      !reading.pronoun &&
      reading.form === undefined &&
      !TIMES.has(reading.lemma) &&
      !head.bare &&
      reading.owner === undefined
    )
      return [plainOption(site, "dative", 0.3, { fault: faultAt(site, "place", "LOC") })];
    const want = refused(site, "DAT");
    if (want !== undefined)
      return [plainOption(site, "dative", 0.3, { fault: faultAt(site, "government", want) })];
    if (reading.form === "vn" && reading.case === "DAT") return [plainOption(site, "purpose", 0.1)];
    if (takes(head, "DAT")) return [plainOption(site, "dative", 0)];
    if (TIMES.has(reading.lemma)) return [plainOption(site, "time", 0.4)];
    const voice = head.reading.source?.features.Voice;
    if (voice === "Cau" || voice === "Rcp") return [plainOption(site, "dative", 0.4)];
    const person = reading.pronoun || reading.name || site.government.isOf(reading.lemma, "person");
    // ұшаққа билет алдым
    const after = site.tokens[site.at + 1]?.readings[0];
    if (after?.kind === "noun" && head.bare && site.government.isOf(after.lemma, "towards"))
      return [plainOption(site, "dative", 0.4)];
    const doneTo = head.object || head.bare;
    if (head.transitive === true && person && doneTo && !head.compound)
      return [plainOption(site, "dative", 0.5)];
    // достарыма сағындым: whom one misses stands in the accusative
    if (
      head.reading.lemma !== "деу" &&
      head.frame?.takes.has("ACC") &&
      head.transitive === true &&
      person &&
      !doneTo &&
      head.frame.first === "ACC"
    )
      return [plainOption(site, "dative", 0.5, { fault: faultAt(site, "government", "ACC") })];
    if (MOTION.has(head.reading.lemma)) return [plainOption(site, "dative", 0.1)];
    if (head.reading.lemma === "болу")
      return [
        plainOption(
          site,
          "dative",
          0.6,
          reading.form === "part" ? { doubt: "dative of a participle" } : {},
        ),
      ];
    return [plainOption(site, "dative", 1, { doubt: "dative that the verb is not known to take" })];
  }
  if (kind === "modal" && head.reading.person !== undefined && head.reading.person !== "3")
    return [plainOption(site, "dative", 1, { doubt: "a dative beside a person" })];
  const there = head.reading.lemma === "бар" || head.reading.lemma === "жоқ";
  // үйге жоқ: where something is or is not
  if (
    kind === "modal" &&
    there &&
    reading.form === undefined &&
    site.government.isOf(reading.lemma, "place") &&
    site.adjacent
  )
    return [plainOption(site, "dative", 0.5, { fault: faultAt(site, "place", "LOC") })];
  if (kind === "modal") return [plainOption(site, "dative", there ? 0.8 : 0.1)];
  if (kind === "adj" || kind === "adv") {
    if (takes(head, "DAT")) return [plainOption(site, "dative", 0)];
    // бөлмеңе үлкенірек: what is compared with stands in the ablative
    const compared = head.reading.source?.suffixes.some(({ id }) => id === "cmpr") ?? false;
    if (compared && site.adjacent && reading.form === undefined)
      return [plainOption(site, "dative", 0.4, { fault: faultAt(site, "government", "ABL") })];
    if (head.pred && (reading.pronoun || FELT.has(head.reading.lemma)))
      return [plainOption(site, "dative", 0.6)];
    if (head.pred) return [plainOption(site, "dative", 1, { doubt: "dative with an adjective" })];
    return site.adjacent
      ? [plainOption(site, "dative", 0.8, { doubt: "dative before an adjective" })]
      : [];
  }
  if (reading.form === "vn" && kind === "noun") return [plainOption(site, "purpose", 0.4)];
  if (head.pred) return [plainOption(site, "dative", 1, { doubt: "dative with a noun" })];
  return [];
}

/** Whom something is given or told. */
const GIVING = new Set(["беру", "сыйлау", "айту"]);
const GOING = new Set(["бару", "келу", "қайту"]);
const TOWARDS = new Set([
  "бару",
  "келу",
  "кіру",
  "қайту",
  "жету",
  "оралу",
  "міну",
  "апару",
  "көшу",
  "аттану",
  "кету",
]);

export function locative(site: Site): Option[] {
  const { head, reading, government } = site;
  if (head.reading.kind === "verb") {
    const want = refused(site, "LOC");
    if (want !== undefined)
      return [plainOption(site, "place", 0.3, { fault: faultAt(site, "government", want) })];
    if (
      TOWARDS.has(head.reading.lemma) &&
      government.isOf(reading.lemma, "place") &&
      (site.adjacent || site.tokens.length <= 4) &&
      (head.reading.form === "fin" || head.reading.form === "p" || head.reading.form === "imp")
    )
      return [plainOption(site, "place", 0.4, { fault: faultAt(site, "place", "DAT") })];
    // менде көлік жоқ, жаяу барамын: somebody has something rather than that it is done at him
    const lone =
      reading.pronoun && /^(?:1s|2s|2f|3)$/.test(reading.person ?? "") && !reading.plural;
    return [plainOption(site, "place", lone ? 0.5 : 0.1)];
  }
  // менде уақыт емес: what one has not is жоқ
  if (
    reading.pronoun &&
    reading.person &&
    reading.person !== "3" &&
    head.reading.kind === "noun" &&
    head.reading.case === "NOM"
  )
    if (site.tokens[head.at + 1]?.lower === "емес")
      return [plainOption(site, "place", 0.4, { fault: faultAt(site, "zhoq", "жоқ") })];
  // Асанда жаңа машина бар: it is the predicate that is somewhere, hardly an adjective before a noun
  if (head.pred) return [plainOption(site, "place", 0.2)];
  if (head.reading.kind === "adj") return [plainOption(site, "place", 0.9)];
  return [];
}

export function ablative(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    const want = refused(site, "ABL");
    if (want !== undefined)
      return [plainOption(site, "source", 0.3, { fault: faultAt(site, "government", want) })];
    const person = reading.pronoun || reading.name || site.government.isOf(reading.lemma, "person");
    const taken =
      takes(head, "ABL") ||
      MOTION.has(head.reading.lemma) ||
      head.bare ||
      reading.lemma === "өз" ||
      /^(?:о|бұ|со|осы|ана|мына)/.test(site.token.lower);
    return [
      plainOption(
        site,
        "source",
        takes(head, "ABL") ? 0 : 0.4,
        person && !taken ? { doubt: "of whom, with this verb" } : {},
      ),
    ];
  }
  // одан ең үлкен: a word of degree compares nothing
  if (kind === "adv" && /^(?:өте|ең|тым|аса|тіпті|дәл|сондай)$/.test(head.reading.lemma)) return [];
  // менен бір сұрақ: not "one than me"
  if (kind === "num" && reading.pronoun) return [];
  if (kind === "adj" || kind === "adv" || kind === "num") return [plainOption(site, "than", 0.1)];
  if (head.pred) return [plainOption(site, "source", 0.5)];
  // балалардан біреуі; мектептен директоры is of it, not out of it
  if (kind === "noun" && adjacent && head.reading.owner)
    return [
      plainOption(
        site,
        "part of",
        0.6,
        reading.plural || SELF.has(head.reading.lemma) || reading.form !== undefined
          ? {}
          : { doubt: "of it, or out of it" },
      ),
    ];
  return [];
}

export function instrumental(site: Site): Option[] {
  const { head, reading } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    const want = refused(site, "INS");
    if (want !== undefined)
      return [plainOption(site, "with", 0.3, { fault: faultAt(site, "government", want) })];
    const people = reading.plural || reading.name || site.government.isOf(reading.lemma, "person");
    if (head.reading.source?.features.Voice === "Pass" && people && !takes(head, "INS"))
      return [plainOption(site, "with", 0.5, { doubt: "who does it, with a passive" })];
    return [plainOption(site, "with", takes(head, "INS") ? 0 : 0.1)];
  }
  if (head.pred) return [plainOption(site, "with", 0.3)];
  if (kind === "adj" || kind === "adv") return [plainOption(site, "with", 0.4)];
  return [];
}
