import type { TalkTopic } from "@tilashar/course";
import { knownReadings } from "../text/chat-spelling.ts";
import type { HeardWord } from "./heard.ts";

/** What may be told of something that happens: where, when, with whom, why. */
export type Role = NonNullable<TalkTopic["questions"][number]["tells"]>;

const TIMES =
  /^(?:бүгін|кеше|ертең|қазір|былтыр|биыл|кешке|таңертең|түнде|түні|күндіз|жақында|алдыңгүні|бүрсігүні|жазда|қыста|көктемде|күзде|дүйсенбіде|сейсенбіде|сәрсенбіде|бейсенбіде|жұмада|сенбіде|жексенбіде|аптада|айда|жылы|сағатта|демалыста|күні|бұрын|бері)$/u;

/** Words that tell a role by themselves, whatever their case. */
const BY_WORD: Readonly<Partial<Record<Role, RegExp>>> = {
  time: TIMES,
  company: /^(?:бірге|жалғыз|екеуміз|үшеуміз)$/u,
  liking: /^(?:ұна\p{L}*|керемет|тамаша|қызық|дәмді)$/u,
  reason: /^(?:өйткені|себебі|сондықтан|үшін|бола|\p{L}+(?:дықтан|діктен|тықтан|тіктен))$/u,
  often: /^(?:күнде|сайын|жиі|сирек|әрқашан|кейде|рет|әдетте|көбінесе|үнемі|аптасына|күніне)$/u,
  long: /^(?:ұзақ|минут|сағат|шақырым|километр|апта|ай|жыл|бойы)$/u,
  topic: /^(?:туралы|жайлы|жайында)$/u,
  words: /^(?:деді|айтты|деп|дейді|айтады|сұрады)$/u,
  age: /^(?:жаста|жасында|жастағы|жасқа)$/u,
  price: /^(?:теңге|теңгеге|арзан|қымбат|тегін|ақша\p{L}*)$/u,
};

/** Cases of nouns that tell a role. */
const BY_CASE: Readonly<Partial<Record<Role, readonly string[]>>> = {
  place: ["loc"],
  goal: ["dat"],
  company: ["ins"],
  means: ["ins"],
  source: ["abl"],
};

/** «Футболды жақсы көреді» */
const isLiked = (words: readonly HeardWord[], at: number): boolean =>
  words[at - 1]?.lower === "жақсы" && words[at]?.lemmas.has("көру") === true;

const AT_HOUR =
  /^(?:бір|екі|үш|төрт|бес|алты|жеті|сегіз|тоғыз|он)(?:де|да|те|та)$|^\d{1,2}-?(?:де|да|те|та)$/u;

/** The roles that a sentence tells. */
export function rolesIn(words: readonly HeardWord[]): ReadonlySet<Role> {
  const told = new Set<Role>();
  for (const [at, { lower }] of words.entries()) {
    for (const [role, named] of Object.entries(BY_WORD))
      if (named.test(lower)) told.add(role as Role);
    if (isLiked(words, at)) told.add("liking");
    // «Жетіде тұрамын» tells when
    if (AT_HOUR.test(lower)) {
      told.add("time");
      continue;
    }
    // «Он екі жаста» is no place
    if (TIMES.test(lower) || BY_WORD.age?.test(lower)) continue;
    const cases = knownReadings(lower)
      .filter(({ features }) => features.VerbForm === undefined)
      .flatMap(({ suffixes }) => suffixes.map(({ id }) => id as string));
    for (const [role, ids] of Object.entries(BY_CASE))
      if (ids.some((id) => cases.includes(id))) told.add(role as Role);
  }
  return told;
}
