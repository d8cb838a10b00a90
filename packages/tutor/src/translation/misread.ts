import type { Clause, NounPhrase, Phrase } from "../grammar/clause.ts";
import { isPassive } from "../grammar/passives.ts";
import { inCase } from "../russian/agreement.ts";
import { readingsOf } from "../russian/readings.ts";
import { foldText, wordsOf } from "../text/fold.ts";

/** Whether a clause leaves out what its Russian says, or tells what it does not: the grammar of neither language is asked again. */
export const isMisread = (source: string, clause: Clause): boolean =>
  losesOwn(source, clause) ||
  comparesNothing(source, clause) ||
  isMostOfNothing(source) ||
  tellsWhatIsBidden(source, clause) ||
  isOfAnother(source, clause) ||
  losesOwner(clause) ||
  losesLack(source, clause) ||
  namesNobody(source, clause) ||
  losesNumber(source, clause) ||
  isHouses(source, clause) ||
  clause.manners.includes("жуық") ||
  isBehindWhatIsFetched(source, clause) ||
  isShallow(clause) ||
  NEARLY.test(source) ||
  (KEY.test(source) &&
    clause.complements.some(({ role }) => "case" in role && role.case === "ABL")) ||
  (RATHER.test(source) && clause.manners.includes("жақсырақ")) ||
  isWhereItIsSo(source, clause) ||
  isWhereItGot(source, clause) ||
  isOfOneOnly(source, clause) ||
  isOfWhomItWasDoneTo(source, clause) ||
  (/(?<!\p{L})кто из (?:вас|нас|них)(?!\p{L})/iu.test(source) && clause.ask?.word === "кім") ||
  measuresAsThing(clause);

/** «Знаю, внучек»: what stands behind a comma is called, or is a clause of its own. */
export const hasSide = (source: string, clause: Clause): boolean =>
  /, (?:и|а|но) /iu.test(source) ||
  (/,/u.test(source.replace(/,? пожалуйста,?/giu, "")) &&
    !nounsOf(clause).some(({ and }) => and !== undefined));

/** «Вода в чайнике горячая»: which water it is, and not where it is hot. */
const isWhereItIsSo = (source: string, { predicate, complements, subject }: Clause): boolean =>
  predicate.kind === "is-so" &&
  subject?.kind === "noun" &&
  /^(?:\p{L}+ )?\p{L}+ (?:в|во|на|с|со) (?:\p{L}+ )?\p{L}+ (?:очень |слишком )?\p{L}+(?:[ыио]й|ая|яя|ое|ее|ые|ие)[.!]*$/iu.test(
    source.trim(),
  ) &&
  complements.some(
    ({ role }) => "case" in role && /^(?:LOC|INS)$/.test(role.case) && !("after" in role),
  );

/** «Ключи от гаража» are the garage's, and lost from nowhere. */
const KEY = /(?<!\p{L})ключ\p{L}{0,3} от(?!\p{L})/iu;

/** «Лучше пойдём домой»: rather that than another thing, and in no better way. */
const RATHER = /^лучше /iu;

/** «Чуть не упал» denies nothing, and is little of nothing. */
const NEARLY = /(?<!\p{L})(?:чуть(?: было)?|едва) не(?!\p{L})/iu;

/** «Мелкий шрифт»: only water and dishes are shallow. */
const isShallow = (clause: Clause): boolean =>
  nounsOf(clause).some(
    ({ lemma, before }) =>
      before?.includes("таяз") === true &&
      !/^(?:көл|өзен|су|теңіз|тоған|бассейн|құдық|бұлақ|жер|тәрелке|шұңқыр|арық|жаға|жыра)$/.test(
        lemma,
      ),
  );

/** «Спряталась под кровать»: where it got, and not where it was. */
function isWhereItGot(source: string, { predicate, complements }: Clause): boolean {
  const under = /(?<!\p{L})(?:под|за) (?<thing>\p{L}+)/iu.exec(source)?.groups?.thing;
  const isThere = complements.some(
    ({ role }) => "place" in role && /^(?:аст|арт)$/.test(role.place) && role.case === "LOC",
  );
  if (under === undefined || !isThere || predicate.kind !== "verb") return false;
  const nouns = readingsOf(foldText(under)).filter((one) => one.pos === "noun");
  return nouns.length > 0 && nouns.every(({ features }) => (features & inCase("ins")) === 0);
}

/** «Рейс задержат»: of one thing no verb of several is said. */
function isOfOneOnly(source: string, { subject, predicate, ask }: Clause): boolean {
  if (predicate.kind !== "verb" || subject?.kind !== "noun" || ask) return false;
  if (isPassive(predicate.lemma) || subject.plural || subject.and || subject.count !== undefined)
    return false;
  if (subject.before?.some((word) => /^(?:көп|аз|бірнеше|барлық)$/.test(word))) return false;
  const verbs = wordsOf(foldText(source)).filter((word) => isOfSeveral(word));
  return verbs.length > 0 && !PLURAL_ONLY.test(subject.lemma);
}

/** What Kazakh names in the singular and Russian in the plural. */
const PLURAL_ONLY =
  /^(?:көзілдірік|сағат|шалбар|қайшы|ақша|есік|қақпа|отын|шахмат|жаңалық|ата-ана|егіз|бала|адам|кісі|жұрт|халық|каникул|шаңғы|коньки|шана|дәрі|жарыс|джинсы|аяқ киім|туфли|бәтеңке|етік|шаш|көз|қол|аяқ|тіс|қолғап|шұлық|баға|өкпе)$/;

/** «Нам обещали»: to us, and we did not. */
function isOfWhomItWasDoneTo(source: string, { subject, predicate, mood }: Clause): boolean {
  const to = /^(?<whom>мне|нам|тебе|вам) (?:не |уже |ещё |еще )?(?<verb>\p{L}+)/iu.exec(
    source.trim(),
  )?.groups;
  if (!to || predicate.kind !== "verb" || mood !== "plain" || subject?.kind !== "pronoun")
    return false;
  return /^[12]/.test(subject.person) && isOfSeveral(foldText(to.verb ?? ""));
}

/** «В магазин за хлебом»: to get it, and not behind it. */
const isBehindWhatIsFetched = (source: string, { predicate, complements }: Clause): boolean =>
  predicate.kind === "verb" &&
  /^(?:бару|келу|кету|жүгіру|түсу|шығу|жіберу)$/.test(predicate.lemma) &&
  /(?<!\p{L})за \p{L}+(?:ом|ем|ой|ей|ами|ями)(?!\p{L})/iu.test(source) &&
  complements.some(({ role }) => "place" in role && role.place === "арт" && role.case === "LOC");

const OWN = /(?<!\p{L})сво(?:й|я|[её]|ю|и|его|ему|[её]м|ей|их|им|ими)(?!\p{L})/iu;

/** «Учится на своих ошибках»: whose they are is not heard. */
const losesOwn = (source: string, clause: Clause): boolean =>
  OWN.test(source) && !nounsOf(clause).some((one) => one.owner !== undefined);

const COMPARED =
  /(?<!\p{L})(?:больше|меньше|лучше|хуже|старше|младше|выше|ниже|раньше|моложе|дороже|дешевле)(?!\p{L})/iu;

/** «Это хорошее кафе»: an adjective in the neuter compares nothing. */
function comparesNothing(source: string, { predicate, complements }: Clause): boolean {
  if (predicate.kind !== "is-so") return false;
  const than = complements.some(({ role }) => "case" in role && role.case === "ABL");
  if (
    !than ||
    COMPARED.test(source) ||
    /(?<!\p{L})(?:более|менее|от|из|с|со)(?!\p{L})/iu.test(source)
  )
    return false;
  return !wordsOf(foldText(source)).some((word) => {
    const readings = readingsOf(word);
    return (
      readings.some(({ pos }) => pos === "comparative") &&
      !readings.some(({ pos }) => pos === "adjective")
    );
  });
}

/** «До самого вечера» is the very evening, and the most of nothing. */
function isMostOfNothing(source: string): boolean {
  const next = /(?<!\p{L})сам(?:ый|ая|ое|ые|ого|ой|ую|ых|ом|ым|ому) (?<next>\p{L}+)/iu.exec(source)
    ?.groups?.next;
  return next !== undefined && !readingsOf(foldText(next)).some(({ pos }) => pos === "adjective");
}

/** «Ты кушай»: who is bidden does not do it yet. */
function tellsWhatIsBidden(source: string, { mood }: Clause): boolean {
  const word = /^(?:ты|вы) (?:не )?(?<word>\p{L}+)/iu.exec(source.trim())?.groups?.word;
  const verbs = word === undefined ? [] : readingsOf(foldText(word));
  return (
    mood !== "order" &&
    verbs.some((one) => one.pos === "verb" && one.form === "imperative") &&
    verbs.every((one) => one.pos === "verb" && one.form === "imperative")
  );
}

/** «Есть вакансия инженера?»: whose it is of what one has. */
const losesOwner = ({ predicate }: Clause): boolean =>
  predicate.kind === "has" &&
  predicate.what.kind === "noun" &&
  typeof predicate.what.owner === "object";

/** «Хлеба дома нет»: what there is none of is not elsewhere. */
const losesLack = (source: string, { predicate, negative }: Clause): boolean =>
  predicate.kind === "is-at" && negative === true && /(?<!\p{L})нет[.!?]*$/iu.test(source.trim());

/** «Скоро откроют школу»: who does it is not named, and not they. */
const namesNobody = (source: string, { subject, predicate, mood }: Clause): boolean =>
  predicate.kind === "verb" &&
  mood === "plain" &&
  subject?.kind === "pronoun" &&
  subject.person.startsWith("3") &&
  !/(?<!\p{L})(?:он|она|оно|они|это|то|тот|та|те|все|вс[её])(?!\p{L})/iu.test(source) &&
  wordsOf(foldText(source)).some((word) => isOfSeveral(word));

/** Whether a form is of a verb of which several are the doers, and of nothing else. */
function isOfSeveral(word: string): boolean {
  const readings = readingsOf(word);
  return (
    readings.length > 0 &&
    readings.every(
      (one) =>
        one.pos === "verb" &&
        ((one.form === "past" && one.kind === "p") ||
          (one.form === "finite" && one.person === 3 && one.plural === true)),
    )
  );
}

const ONE_OF_THEM =
  /(?<!\p{L})(?:эт(?:ого|ому|от|им|ом|ой|у)|т(?:ого|ому|от|ой)) (?<noun>\p{L}+)/iu;

/** «Этого слова я не знаю»: this word, and not these. */
const losesNumber = (source: string, clause: Clause): boolean =>
  ONE_OF_THEM.test(source) &&
  nounsOf(clause).some(
    ({ plural, before }) => plural === true && /^(?:бұл|сол|ол|осы|мына)$/u.test(before?.[0] ?? ""),
  );

/** «Мы не дома»: people are at home, and no houses. */
const isHouses = (source: string, { predicate }: Clause): boolean =>
  predicate.kind === "is" &&
  predicate.what.kind === "noun" &&
  predicate.what.plural === true &&
  predicate.what.lemma === "үй" &&
  /(?<!\p{L})(?:я|ты|мы|вы|он|она|они|кто|никто|все|не) (?:не |уже |ещё |еще |тоже |сейчас )?дома(?!\p{L})/iu.test(
    source,
  );

/** «Будешь поливать семя»: the verb tells who does it, and nobody else does. */
function isOfAnother(source: string, { subject, mood, predicate }: Clause): boolean {
  if (predicate.kind !== "verb" || mood === "order" || mood === "let") return false;
  const person = subject?.kind === "pronoun" ? subject.person : "3";
  return wordsOf(foldText(source)).some((word) => {
    const told = toldBy(word);
    return told !== undefined && !person.startsWith(told);
  });
}

const WILL: Readonly<Record<string, string>> = {
  буду: "1s",
  будешь: "2",
  будем: "1p",
  будете: "2",
};

/** The person that a form shows whatever else it may be; undefined where it shows none. */
function toldBy(word: string): string | undefined {
  const will = WILL[word];
  if (will !== undefined) return will;
  const readings = readingsOf(word);
  const [first] = readings;
  if (first?.pos !== "verb" || first.form !== "finite" || first.person === 3) return undefined;
  const isOne = readings.every(
    (one) =>
      one.pos === "verb" &&
      one.form === "finite" &&
      one.person === first.person &&
      one.plural === first.plural,
  );
  if (!isOne) return undefined;
  return first.person === 2 ? "2" : first.plural ? "1p" : "1s";
}

const UNIT = /^(?:секунд|минут|сағат|күн|түн|апта|ай|жыл|ғасыр)$/;

/** «Ждал сына три дня и три ночи»: how long is no second thing. */
const measuresAsThing = (clause: Clause): boolean =>
  nounsOf(clause).some(
    ({ lemma, and }) =>
      and?.kind === "noun" && and.count !== undefined && UNIT.test(and.lemma) && !UNIT.test(lemma),
  );

const nounsOf = ({ subject, predicate, complements }: Clause): NounPhrase[] =>
  [
    ...(subject ? [subject] : []),
    ...("what" in predicate ? [predicate.what] : []),
    ...("where" in predicate ? [predicate.where.phrase] : []),
    ...complements.map(({ phrase }) => phrase),
  ].flatMap(within);

const within = (phrase: Phrase): NounPhrase[] =>
  phrase.kind === "noun"
    ? [
        phrase,
        ...(phrase.and ? within(phrase.and) : []),
        ...(typeof phrase.owner === "object" ? within(phrase.owner) : []),
      ]
    : [];
