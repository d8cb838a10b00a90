import type { Clause, NounPhrase, Phrase } from "../grammar/clause.ts";
import type { Composed } from "../grammar/compose.ts";
import { isOfAnotherCase } from "./another-case.ts";

/** "I forgot my wallet": what is mine is not said as anybody's. */
const losesMine = (source: string, kazakh: string): boolean => {
  if (
    !/^I (?:\w+ )?(?:forgot|left|lost|took|broke|put|found|sold|forget|leave|lose) my (?!own)\w+/u.test(
      source.trim(),
    )
  )
    return false;
  const words = kazakh
    .replace(/[.!?,]/gu, "")
    .split(" ")
    .slice(0, -1);
  return !words.some((word) =>
    /(?:^менің$|[ыі]м|[аәеоөуүұыі]м)(?:ды|ді|ның|нің|а|е|нан|нен|да|де|мен|бен)?$/u.test(word),
  );
};

const BRIDE =
  /(?<!\p{L})(?:sister|daughter|mother|mum|mom|aunt|niece|granddaughter|she|girl|woman|bride|her|сестра|дочь|дочка|мама|тетя|племянница|внучка|она|девушка|женщина|подруга)(?!\p{L})/iu;

/** Whether the words are there, and yet Kazakh would hear another thing. */
export function hasAnotherSense(source: string, clause: Clause, composed: Composed): boolean {
  const { predicate, complements } = clause;
  // "It's my birthday today": today is, and nothing else is today
  if (
    /^it(?:'s|’s| is| was) .+ (?:today|tomorrow|yesterday)[.!]*$/iu.test(source.trim()) &&
    /^бұл (?:бүгін|ертең|кеше)(?!\p{L})/iu.test(composed.text)
  )
    return true;
  // Who lied to somebody did not lie down; a storey is no boards, and love is strong
  if (/\b(?:lied|lying|lies) to\b/iu.test(source) && /(?<!\p{L})жат/iu.test(composed.text))
    return true;
  if (/\b\w+(?:st|nd|rd|th) floor\b/iu.test(source) && /(?<!\p{L})еден/iu.test(composed.text))
    return true;
  if (/\bvery much\b/iu.test(source) && /(?<!\p{L})өте сүй/iu.test(composed.text)) return true;
  if (
    /\bw(?:ear|ears|earing|ore)\b.*\bglasses\b/iu.test(source) &&
    /(?:стакан|шыны)/iu.test(composed.text)
  )
    return true;
  if (losesMine(source, composed.text)) return true;
  // A party is a feast before it is one of politics
  if (
    /\bpart(?:y|ies)\b/iu.test(source) &&
    !/\b(?:political|ruling|communist|democratic|opposition|green|leader|vote|election|member)\b/iu.test(
      source,
    ) &&
    /(?<!\p{L})партия/iu.test(composed.text)
  )
    return true;
  // Nobody and nothing go with a denial alone
  const isDenied =
    clause.negative ||
    clause.next?.clause.negative === true ||
    (clause.hanging ?? []).some(({ negative }) => negative);
  if (!isDenied && /(?<!\p{L})еш(?:кім(?!із)|теңе|қайда|қашан)/u.test(composed.text)) return true;
  // «Сестра забыла это»: what has no gender of its own did nothing in the feminine
  if (
    clause.subject?.lemma === "бұл" &&
    predicate.kind === "verb" &&
    clause.tense === "past" &&
    /(?<!\p{L})это(?!\p{L})/iu.test(source) &&
    !/\p{L}ло(?:сь)?(?!\p{L})/iu.test(source)
  )
    return true;
  // «Ездить верхом» is on a horse's back, and by no top
  if (/(?<!\p{L})верхом(?!\p{L})/iu.test(source) && /(?<!\p{L})үстпен/u.test(composed.text))
    return true;
  // «Он только заснул» has just done so
  if (JUST_DONE.test(source) && /(?<!\p{L})тек(?!\p{L})/iu.test(composed.text)) return true;
  // «Собирается дождь»: rain gathers in no place
  if (predicate.kind === "verb" && predicate.lemma === "жиналу" && isWeather(clause.subject))
    return true;
  if (isOfAnotherCase(source, clause, composed)) return true;
  // Nobody goes to the rain: «пошёл дождь» is its own
  if (
    predicate.kind === "verb" &&
    /^(?:бару|келу|жүру|кету)$/.test(predicate.lemma) &&
    complements.some(({ phrase }) => /^(?:жаңбыр|қар|боран|бұршақ)$/.test(phrase.lemma))
  )
    return true;
  // "I'll be back" returns, and is nothing at the back
  if (/\bbe back\b/iu.test(source) && /(?<!\p{L})артқы(?!\p{L})/iu.test(composed.text)) return true;
  // One feels well of oneself: өзімді жақсы сезінемін
  const isObject = ({ role }: (typeof complements)[number]): boolean =>
    "case" in role && role.case === "ACC";
  if (predicate.kind === "verb" && predicate.lemma === "сезу" && !complements.some(isObject))
    return true;
  if (predicate.kind === "verb" && isTwicePlaced(clause)) return true;
  const { subject } = clause;
  // What gets better is not always cured
  if (
    predicate.kind === "verb" &&
    predicate.lemma === "жазылу" &&
    subject?.kind === "noun" &&
    /\bbetter\b/iu.test(source) &&
    subject.owner === undefined
  )
    return true;
  // A dead phone has no power, and never lived
  if (predicate.kind === "is-so" && predicate.word === "өлі") return true;
  // Rose is no rose
  if (/\bname is \p{Lu}/u.test(source) && predicate.kind === "is" && !isNamed(predicate.what))
    return true;
  // What has gone cold has no cold; the old one is no number; what was broken by somebody was not so with them
  if (
    /(?<!\b(?:a|the|my|his|her|your|this|with|bad|catch|caught)) cold\b/iu.test(source) &&
    /тұмау/u.test(composed.text)
  )
    return true;
  if (
    /\bthe (?!only )\p{L}+ ones?\b/iu.test(source) &&
    /(?<!\p{L})бір(?:ден|ді|ге|дің|мен)(?!\p{L})/u.test(composed.text)
  )
    return true;
  if (
    BY_SOMEBODY.test(source) &&
    complements.some(({ role }) => "case" in role && role.case === "INS")
  )
    return true;
  // "Honey like this" is such honey; a hobby is no deed that goes on; of walls thin is no lean; who is on holiday rests
  if (
    /\b(?:buy|find|see|have|want|need|get|eat)\b.* like (?:this|that)\b/iu.test(source) &&
    /(?<!\p{L})(?:былай|олай|(?:бұл|сол) сияқты)(?!\p{L})/u.test(composed.text)
  )
    return true;
  if (
    /\b(?:hobby|sport|job|dream|passion|pastime) is \p{L}+ing\b/iu.test(source) &&
    /(?<!\p{L})(?:жатыр|тұр|жүр|отыр)\.$/u.test(composed.text)
  )
    return true;
  if (isWrongOfThing(clause)) return true;
  // What is put beside something goes there: есіктің жанына
  if (
    predicate.kind === "verb" &&
    predicate.lemma === "қою" &&
    complements.some(({ role }) => "place" in role && role.case === "LOC")
  )
    return true;
  if (/\bon (?:holiday|vacation)\b/iu.test(source) && /(?:мереке|мейрам)/u.test(composed.text))
    return true;
  if (/\bhotel\b/iu.test(source) && predicate.kind === "verb" && predicate.lemma === "қалу")
    return true;
  // "Take it with you" is along with oneself
  if (
    clause.mood === "order" &&
    /\bwith you\b/iu.test(source) &&
    /(?<!\p{L})(?:сізбен|сенімен)(?!\p{L})/iu.test(composed.text)
  )
    return true;
  // What is mine is owned by me, and no pit
  if (
    /(?<!\b(?:a|an|the|this|that|coal|gold|old|salt) )\bmine\b/iu.test(source) &&
    /шахта/u.test(composed.text)
  )
    return true;
  // "My first time here" is no hour
  if (/\bfirst time\b/iu.test(source) && /уақыт/u.test(composed.text)) return true;
  if (/\bwrong with\b/iu.test(source)) return true;
  if (/(?<!\p{L})(?:случилось|произошло) с(?!\p{L})/iu.test(source)) return true;
  // The word that opens a telephone is its own, and whom one helps with something is helped in it
  if (
    /(?<!\p{L})(?:пароль|код) от(?!\p{L})|(?<!\p{L})помо\p{L}+ (?:\p{L}+ )?со? (?!мной)/iu.test(
      source,
    )
  )
    return true;
  if (/(?<!\p{L})minutes? late(?!\p{L})/iu.test(source)) return true;
  // A wish for somebody is no permission: "May the year bring you joy!"
  if (/^may (?!i\b|we\b)/iu.test(source) && clause.mood !== "order") return true;
  // "Help yourself", "enjoy it" wish something good
  if (/\b(?:help|enjoy|behave|make) (?:your|my|him|her|them|our)sel(?:f|ves)\b/iu.test(source))
    return true;
  if (
    clause.mood === "order" &&
    predicate.kind === "verb" &&
    /^(?:ұнату|жақсы көру|сүю)$/.test(predicate.lemma)
  )
    return true;
  // Who pays, and not where it is
  if (/\bit(?:'s| is) on (?:me|us|you|him|her|them)\b/iu.test(source)) return true;
  // Of what is measured another one is one more
  if (ONE_MORE.test(source) && /(?<!\p{L})басқа(?!\p{L})/iu.test(composed.text)) return true;
  // What is given back has no back of its own
  if (/\bback\b/iu.test(source) && /(?<!\p{L})арт(?!\p{L})/iu.test(composed.text)) return true;
  // "In an hour" of what is always so is how much it holds
  if (
    predicate.kind === "there-is" &&
    clause.tense === "present" &&
    clause.times.some((time) => / кейін$/.test(time))
  )
    return true;
  // "How do you say spoon in Kazakh" asks for the spoon
  if (/\bhow (?:do|does|would|can) (?:you|i|we|one) say\b/iu.test(source)) return true;
  // "Do you have this coat in a bigger size?": this one is no coat of yours
  if (predicate.kind === "has" && predicate.what.kind === "noun" && isPointedAt(predicate.what))
    return true;
  // "Have you thought about it" has done so, and has no thought
  if (predicate.kind === "has" && HAS_DONE.test(source)) return true;
  // Day breaks, and is not in pieces
  if (
    predicate.kind === "verb" &&
    predicate.lemma === "сыну" &&
    subject?.kind === "noun" &&
    /^(?:күн|таң|дауыл|дауыс)$/.test(subject.lemma)
  )
    return true;
  // Rain and snow fall, a bus does not
  if (predicate.kind === "verb" && predicate.lemma === "жауу" && !isWeather(clause.subject))
    return true;
  // «Очень много» is one measure, and what one has done for long is done since
  if (/очень много/iu.test(source) && !/өте көп/iu.test(composed.text)) return true;
  if (/(?<!\p{L})сколько (?:времени|лет|дней|месяцев) .*уже/iu.test(source)) return true;
  // Who is busy was not taken
  if (/(?<!\p{L})занят(?:а|ы)?(?!\p{L})/iu.test(source) && /алын/u.test(composed.text)) return true;
  // A woman is married by another verb
  if (BRIDE.test(source) && /үйлен/u.test(composed.text)) return true;
  // "He must be ill" supposes it, and sets nobody a duty
  if (
    predicate.kind === "verb" &&
    clause.mood === "must" &&
    clause.subject !== undefined &&
    /\bmust be (?!\w+ing\b)/iu.test(source)
  )
    return true;
  // "the oldest house in the city" is the oldest of those there, not somewhere there
  if (
    predicate.kind === "is" &&
    predicate.what.kind === "noun" &&
    predicate.what.before?.includes("ең") &&
    complements.length > 0
  )
    return true;
  return false;
}

/** What is thin is lean of people and animals alone; prices and rents are high as no mountain is. */
const isWrongOfThing = ({ subject, predicate }: Clause): boolean =>
  predicate.kind === "is-so" &&
  subject?.kind === "noun" &&
  ((predicate.word === "ылғалды" &&
    /^(?:киім|аяқ киім|шаш|көйлек|шалбар|шұлық|қолғап|пальто|күрте|сүлгі|аяқ|қол)$/.test(
      subject.lemma,
    )) ||
    (predicate.word === "арық" &&
      /^(?:қабырға|қағаз|мұз|мата|көрпе|шыны|тері|күрте|пальто|жейде|дәптер|кітап|перде|көйлек)$/.test(
        subject.lemma,
      )) ||
    (predicate.word === "биік" &&
      /^(?:баға|жалақы|пәтерақы|рента|салық|қысым|температура|қызу|деңгей|жылдамдық|айлық)$/.test(
        subject.lemma,
      )));

const BY_SOMEBODY =
  /\b(?:is|are|was|were|been|being) \p{L}+(?:ed|en|n|t|d) by (?!bus|train|car|taxi|plane|post|mail|hand)\b/iu;
const isNamed = (phrase: Phrase): boolean => phrase.kind === "noun" && phrase.name === true;
const JUST_DONE =
  /(?<!\p{L})только (?:заснул|уснул|проснулся|проснулась|приш[её]л|пришла|пришли|ушла|ушли|ушёл|уехал|приехал|вернул(?:ся|ась|ись)|начал|родил)\p{L}*/iu;

/** "Works in a hospital near the park": what is beside another place tells which one it is, and no second place. */
const isTwicePlaced = ({ complements }: Clause): boolean => {
  const at = complements.filter(({ role }) => "case" in role && role.case === "LOC");
  return (
    at.some(({ role }) => !("place" in role) && !("after" in role)) &&
    at.some(({ role }) => "place" in role && /^(?:жан|алд|арт)$/.test(role.place))
  );
};

/** Participles that are nouns as well. */
const HAS_DONE =
  /\b(?:have|has|had) (?:i|you|he|she|it|we|they) (?:\w+ly )?(?:thought|felt|cut|left|lost|found|read|put|cast|saw|built|made|met|drunk|run)\b/iu;

const ONE_MORE =
  /\banother (?:second|minute|hour|day|week|month|year|cup|glass|bottle|plate|slice|piece|kilo|litre|time|one)\b/iu;

const isWeather = (subject: Phrase | undefined): boolean =>
  subject?.kind === "noun" &&
  /^(?:жаңбыр|жауын|нөсер|қар|бұршақ|жаңбыр мен қар)$/u.test(subject.lemma);

const isPointedAt = ({ before }: NounPhrase): boolean =>
  before?.some((word) => /^(?:бұл|осы|мына|сол|анау)$/u.test(word)) === true;

/** "Not to tell anyone" is to tell nobody, and not to leave one of them untold. */
export const losesNobody = (source: string, kazakh: string): boolean =>
  /(?:\b(?:not|never|without)|n't)\b.* any(?:one|body|thing)\b[^?]*$/iu.test(source) &&
  /(?<!\p{L})(?:біреу|бірдеңе)/u.test(kazakh);
