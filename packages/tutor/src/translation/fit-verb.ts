import type { Tools } from "../ask.ts";
import type { Clause, Complement } from "../grammar/clause.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { fitPartner } from "./fit-partner.ts";
import { isCase } from "./is-case.ts";
import { ownBody, ownThing } from "./own-things.ts";

/** Verbs of English and Russian that Kazakh says by another verb, as what stands beside them tells. */
export function fitVerb(clause: Clause, language: GlossLanguage, tools: Tools): Clause {
  return habit(
    forgotten(
      ownBody(ownThing(fitPartner(bought(beside(clause)), tools), language), language, tools),
    ),
  );
}

/** The verb that goes with a thing: дәрі ішу, пәтер жалдау, уақыт өткізу. */
const WITH: readonly (readonly [verb: RegExp, thing: RegExp, instead: string])[] = [
  [/^(?:алу|қабылдау|жеу)$/, /^(?:дәрі|таблетка|витамин)$/, "ішу"],
  [/^(?:жеу|тамақтану)$/, /^(?:сорпа|көже)$/, "ішу"],
  [/^(?:қою)$/, /^(?:ет|тұз|қант|қаймақ|май|сорпа|көкөніс|тамақ)$/, "салу"],
  [/^(?:түсіру)$/, /^(?:пәтер|бөлме|үй)$/, "жалдау"],
  [/^(?:түсіру)$/, /^(?:ақша|аяқ киім|бас киім|пальто|күрте|киім)$/, "шешу"],
  [/^(?:сөндіру|жабу)$/, /^(?:несие|кредит|қарыз)$/, "өтеу"],
  [
    /^(?:жұмсау|шығарып салу)$/,
    /^(?:уақыт|күн|жаз|қыс|демалыс|апта|кеш|түн|ай|демалыс күндері)$/,
    "өткізу",
  ],
  [/^(?:қоңырау шалу|шақыру)$/, /^(?:такси|полиция|жедел жәрдем)$/, "шақыру"],
  [/^(?:сындыру|бұзу)$/, /^(?:ереже|заң)$/, "бұзу"],
  [/^(?:табу)$/, /^(?:емтихан)$/, "тапсыру"],
  [/^(?:өту)$/, /^(?:емтихан)$/, "тапсыру"],
  [/^(?:алу)$/, /^(?:емтихан)$/, "тапсыру"],
  [/^(?:жасау|істеу)$/, /^(?:қате)$/, "жіберу"],
  [/^(?:жасау|істеу)$/, /^(?:үй тапсырмасы)$/, "орындау"],
  [/^(?:жасау)$/, /^(?:шай|кофе|тамақ|кешкі ас|таңғы ас|түскі ас)$/, "дайындау"],
  [/^(?:алып келу|апару|тасу|көшіру)$/, /^(?:кездесу|жиналыс|сабақ)$/, "ауыстыру"],
  [/^(?:жасау|істеу)$/, /^(?:төсек)$/, "жинау"],
  [/^(?:сұрау)$/, /^(?:сұрақ)$/, "қою"],
  [/^қарау$/, /^(?:фильм|кино|кинофильм|мультфильм|сериал|спектакль|концерт|матч)$/, "көру"],
  [
    /^(?:өзгерту)$/,
    /^(?:билет|ақша|киім|бөлме|май|шина|дөңгелек|шам|батарея|батарейка|сүзгі|фильтр|құлып|кран|төсек жабдығы|жайма|пәтер|мектеп|жұмыс|көлік|телефон|терезе|есік|көйлек|шұлық|су|қазан|орын|топ)$/,
    "ауыстыру",
  ],
];

const STAYS = /^(?:қалу|отыру|ұйықтау|демалу|жұмыс істеу|тамақтану|тұра тұру|болу)$/;

const isInPieces = ({ subject }: Clause): boolean =>
  subject?.kind === "noun" &&
  /^(?:терезе|айна|кесе|тәрелке|стакан|шыны|аяқ|қол|көзілдірік|орындық|тіс|бөтелке)$/.test(
    subject.lemma,
  );

const CARRIED =
  /^(?:көтеру|көтерілу|шығу|шығару|апару|алып бару|алып келу|әкелу|бару|келу|жүгіру|түсу|түсіру|тасу)$/;
const STOREYS: Readonly<Record<string, string>> = { жоғарыда: "жоғарыға", төменде: "төменге" };

/** What has moved to another house, and did not stir. */
const movesHouse = ({ subject, tense }: Clause): boolean =>
  subject?.kind === "noun" &&
  /^(?:past|perfect|future)$/.test(tense) &&
  /^(?:кеңсе|офис|компания|фирма|дүкен|мектеп|кафе|банк|кітапхана|көрші|отбасы|ата-ана|ұйым|емхана|дәріхана|аға|әпке|іні|сіңлі|қарындас|дос|құрбы)$/.test(
    subject.lemma,
  );

const USED_UP =
  /^(?:нан|сүт|су|шай|кофе|қант|тұз|ұн|май|ақша|қағаз|жанармай|бензин|билет|ет|тамақ|күш|шыдам)$/;

function beside(clause: Clause): Clause {
  const { predicate, complements } = clause;
  // A lift is out of order, a cup is in pieces
  if (predicate.kind === "is-so" && predicate.word === "сынған" && !isInPieces(clause))
    return { ...clause, predicate: { ...predicate, word: "бұзылған" } };
  if (predicate.kind !== "verb") return clause;
  for (const [verb, thing, instead] of WITH) {
    if (!verb.test(predicate.lemma)) continue;
    const at = complements.findIndex(
      (one) =>
        (isCase(one, "ACC") || isCase(one, "DAT")) &&
        one.phrase.kind === "noun" &&
        thing.test(one.phrase.lemma),
    );
    if (at < 0) continue;
    const objects = complements.map((one, index) =>
      index === at ? { ...one, role: { case: "ACC" as const } } : one,
    );
    return { ...clause, predicate: { ...predicate, lemma: instead }, complements: objects };
  }
  // A battery never lived
  if (
    predicate.lemma === "өлу" &&
    clause.subject?.kind === "noun" &&
    /^(?:батарея|аккумулятор|батарейка)$/.test(clause.subject.lemma)
  )
    return { ...clause, predicate: { ...predicate, lemma: "бітіп қалу" } };
  // Nobody takes stairs along: баспалдақпен көтерілу
  const isStairs = (one: Complement): boolean =>
    isCase(one, "ACC") && one.phrase.kind === "noun" && one.phrase.lemma === "баспалдақ";
  if (predicate.lemma === "алу" && complements.some(isStairs))
    return {
      ...clause,
      predicate: { ...predicate, lemma: "көтерілу" },
      complements: complements.map((one) =>
        isStairs(one) ? { ...one, role: { case: "INS" as const } } : one,
      ),
    };
  // What is carried upstairs gets there
  if (CARRIED.test(predicate.lemma) && clause.manners.some((one) => Object.hasOwn(STOREYS, one)))
    return { ...clause, manners: clause.manners.map((one) => STOREYS[one] ?? one) };
  // One stays at home, and walks home on foot
  const isHome = (one: Complement): boolean =>
    isCase(one, "DAT") && one.phrase.kind === "noun" && one.phrase.lemma === "үй";
  if (STAYS.test(predicate.lemma) && complements.some(isHome))
    return {
      ...clause,
      complements: complements.map((one) =>
        isHome(one) ? { ...one, role: { case: "LOC" as const } } : one,
      ),
    };
  if (
    /^(?:серуендеу|қыдыру)$/.test(predicate.lemma) &&
    complements.some((one) => isCase(one, "DAT"))
  )
    return {
      ...clause,
      predicate: { ...predicate, lemma: complements.some(isHome) ? "қайту" : "бару" },
      manners: [...clause.manners, "жаяу"],
    };
  // The sun does not sit down: күн батты
  if (
    predicate.lemma === "отыру" &&
    clause.subject?.kind === "noun" &&
    clause.subject.lemma === "күн"
  )
    return { ...clause, predicate: { ...predicate, lemma: "бату" } };
  // A song is sung by saying it: бұл әнді айту
  const isSong = (one: Complement): boolean =>
    isCase(one, "ACC") && one.phrase.kind === "noun" && /^(?:ән|жыр|өлең)$/.test(one.phrase.lemma);
  if (/^ән (?:айту|салу)$/.test(predicate.lemma) && complements.some(isSong))
    return { ...clause, predicate: { ...predicate, lemma: "айту" } };
  // Who has moved lives elsewhere now; what falls into something is dropped into it
  const isPerson = clause.subject?.kind === "pronoun" && clause.subject.lemma !== "бұл";
  const hasObject = complements.some((one) => isCase(one, "ACC"));
  if (
    predicate.lemma === "қозғалу" &&
    (isPerson || movesHouse(clause)) &&
    !hasObject &&
    clause.mood !== "order"
  )
    return { ...clause, predicate: { ...predicate, lemma: isPerson ? "көшу" : "көшіп кету" } };
  if (predicate.lemma === "құлау" && complements.some((one) => isCase(one, "DAT")))
    return { ...clause, predicate: { ...predicate, lemma: "түсіп кету" } };
  // Where one gets a thing it comes from: қайдан алдыңыз?
  if (clause.ask?.word === "қайда" && /^(?:сатып алу|алу|үйрену|табу|есту)$/.test(predicate.lemma))
    return { ...clause, ask: { ...clause.ask, word: "қайдан" } };
  // A number is what is called: осы нөмірге қоңырау шалу
  const isNumber = (one: Complement): boolean =>
    isCase(one, "LOC") && one.phrase.kind === "noun" && one.phrase.lemma === "нөмір";
  if (predicate.lemma === "қоңырау шалу" && complements.some(isNumber))
    return {
      ...clause,
      complements: complements.map((one) =>
        isNumber(one) ? { ...one, role: { case: "DAT" as const } } : one,
      ),
    };
  // On a horse one is mounted: атқа міну
  const isMount = (one: Complement): boolean =>
    isCase(one, "INS") && one.phrase.kind === "noun" && one.phrase.lemma === "ат";
  if (predicate.lemma === "бару" && complements.some(isMount))
    return {
      ...clause,
      predicate: { ...predicate, lemma: "міну" },
      complements: complements.map((one) =>
        isMount(one) ? { ...one, role: { case: "DAT" as const } } : one,
      ),
    };
  // What one has no more of is used up: нан таусылды
  if (
    /^(?:аяқталу|біту|бітіру)$/.test(predicate.lemma) &&
    clause.subject?.kind === "noun" &&
    USED_UP.test(clause.subject.lemma)
  )
    return { ...clause, predicate: { ...predicate, lemma: "таусылу" } };
  // Here is a place to put something at: осы жерге қол қойыңыз
  if (/^(?:қол қою|жазу|қою|тоқтау|жазып алу)$/.test(predicate.lemma) && clause.mood === "order")
    return {
      ...clause,
      manners: clause.manners.map((one) => (one === "мұнда" ? "осы жерге" : one)),
    };
  // «Подождите немного»: сәл күтіңіз
  if (predicate.lemma === "күту" && clause.manners.includes("аздап"))
    return { ...clause, manners: clause.manners.map((one) => (one === "аздап" ? "сәл" : one)) };
  return clause;
}

/** What is bought comes from where it is sold: дүкеннен алу. */
function bought(clause: Clause): Clause {
  const { predicate, complements } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "сатып алу" || clause.ask) return clause;
  const isShop = (one: Complement): boolean =>
    isCase(one, "LOC") &&
    one.phrase.kind === "noun" &&
    /^(?:дүкен|базар|дәріхана|супермаркет|наубайхана|дүңгіршек|нарық|сауда орталығы|касса)$/.test(
      one.phrase.lemma,
    );
  return {
    ...clause,
    complements: complements.map((one) =>
      isShop(one) ? { ...one, role: { case: "ABL" as const } } : one,
    ),
  };
}

/** Forgotten somewhere is ұмытып кету, forgotten altogether ұмытып қалу. */
function forgotten(clause: Clause): Clause {
  const { predicate, complements, tense, mood, negative } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "ұмыту") return clause;
  if (tense !== "past" || mood !== "plain" || negative || clause.question) return clause;
  if (!complements.some((one) => isCase(one, "ACC") && one.phrase.kind === "noun")) return clause;
  const isSomewhere =
    complements.some((one) => isCase(one, "LOC")) || clause.manners.includes("үйде");
  return {
    ...clause,
    predicate: { ...predicate, lemma: isSomewhere ? "ұмытып кету" : "ұмытып қалу" },
  };
}

/** «Каждое лето ездили»: what was done again and again is said as a habit, баратынбыз. */
const habit = (clause: Clause): Clause =>
  clause.predicate.kind === "verb" &&
  clause.tense === "past" &&
  clause.mood === "plain" &&
  !clause.negative &&
  !clause.question &&
  clause.times.some((time) => / сайын(?: |$)/u.test(time))
    ? { ...clause, tense: "habitual" }
    : clause;
