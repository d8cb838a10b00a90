import { inflect } from "@tilashar/kazakh";
import {
  type Clause,
  type Complement,
  PERSON_LABEL,
  type Phrase,
  PRONOUN,
  pronoun,
} from "../grammar/clause.ts";
import { phraseText } from "../grammar/phrase-text.ts";
import { isThird } from "./beside.ts";
import { asksWhat } from "./parsed-content.ts";
import { PEOPLE } from "./persons.ts";
import { inner, part, partOfSomebody, type Reader } from "./reader.ts";
import { TO_WHOM } from "./to-whom.ts";
import type { Parts } from "./weave-parts.ts";

/** ол үйде деп ойлаймын. */
export function thought({ who, verb, a }: Parts, reader: Reader): string | undefined {
  // «Думаю, …»: the verb tells who does
  const thinker = PEOPLE[who ?? (/^(?:думаю|надеюсь)$/.test(verb ?? "") ? "я" : "")];
  const lemma = THINKING[verb ?? ""];
  const told = part(a?.replace(/^it (?=is |was )/u, "this "), reader);
  if (!thinker || !lemma || !told || (thinker === "3" && isThird(told))) return undefined;
  const content = inner(told);
  const says = inflect(lemma, `V;IND;PRS;${PERSON_LABEL[thinker]}`)[0];
  if (content === undefined || says === undefined) return undefined;
  const same = told.subject?.kind === "pronoun" && told.subject.person === thinker;
  if (same) return undefined;
  const said = `${thinker === "1s" ? "" : `${PRONOUN[thinker]} `}${content} деп ${says}`;
  // Where two doers would stand side by side, one's own opinion is told first
  return thinker === "1s" &&
    lemma === "ойлау" &&
    reader.tools.judge.check(`${said}.`).verdict !== "right"
    ? `менің ойымша, ${content}`
    : said;
}

/** ол ертең келемін деді; маған шаршағанын айтты: what one says of oneself, and of others. */
export function reported({ who, to, a }: Parts, reader: Reader): string | undefined {
  const { language, tools } = reader;
  const speaker =
    who === undefined ? undefined : tools[language === "en" ? "english" : "russian"].phrase(who);
  // Whether «мама» tells of herself the grammar of Russian tells better
  if (!speaker || (language === "ru" && speaker.kind === "noun")) return undefined;
  const person = speaker.kind === "pronoun" ? speaker.person : "3";
  // "He said he would call": will, at the time of saying
  const first = part(language === "en" ? a?.replace(/ would (?!like )/u, " will ") : a, reader);
  // Russian leaves out the subject that is the speaker
  const told =
    first?.subject || language === "en"
      ? first
      : part(`${speaker.kind === "pronoun" ? who : "он"} ${a}`, reader);
  if (!told?.subject || (told.predicate.kind !== "verb" && told.predicate.kind !== "is-so"))
    return undefined;
  // «Он сказал, что она ушла»: of another one
  if (
    language === "ru" &&
    /^(?:он|она|они)$/.test(who ?? "") &&
    /(?<!\p{L})(?:он|она|они)(?!\p{L})/u.exec(a ?? "")?.[0] !== who &&
    told?.subject?.kind === "pronoun" &&
    told.subject.person.startsWith("3") &&
    /(?<!\p{L})(?:он|она|они)(?!\p{L})/u.test(a ?? "")
  )
    return undefined;
  const hearer = to === undefined || to === "" ? "" : TO_WHOM[to];
  if (hearer === undefined) return undefined;
  const isOwn = told.subject.kind === "pronoun" && told.subject.person === person;
  const before = `${textOf(speaker)} ${hearer}`.trim();
  if (isOwn && told.tense !== "past" && told.tense !== "perfect") {
    const content = inner({ ...told, subject: pronoun("1s"), silent: true });
    const says = inflect("деу", `V;IND;PST;${PERSON_LABEL[person]}`)[0];
    const own = content && says && person === "3" ? `${before} ${content} ${says}` : undefined;
    if (own === undefined || told.predicate.kind !== "verb") return own;
    if (tools.judge.check(`${own}.`).verdict === "right") return own;
  }
  if (told.predicate.kind !== "verb" || (isThird(told) && !isOwn && person === "3"))
    return undefined;
  const content = inner({ ...told, ...(isOwn && { silent: true }) }, "known");
  const says = inflect("айту", `V;IND;PST;${PERSON_LABEL[person]}`)[0];
  return content && says && `${before} ${content} ${says}`;
}

const textOf = (phrase: Phrase): string =>
  phraseText(phrase, "NOM")
    .map(({ text }) => text)
    .join(" ");

/** оның қайда тұратынын білмеймін. */
export function known({ who, not, verb, ask, a }: Parts, reader: Reader): string | undefined {
  const knower = PEOPLE[who ?? ""];
  const [lemma, usual] = KNOWING[verb ?? ""] ?? [];
  // «Как его зовут» asks for a name
  if (/(?<!\p{L})зовут(?!\p{L})/u.test(a ?? "")) return undefined;
  // "I did not know": the verb beside it tells the tense
  const tense = usual !== undefined && /^(?:did|didn)/u.test(not ?? "") ? "PST" : usual;
  const byKnower = reader.language === "ru" ? part(`${who} ${a}`, reader) : undefined;
  // «Ты не знаешь, где мои очки»: only a deed can be of whoever knows
  const alone = partOfSomebody(a, reader);
  const told =
    (alone && isDoneTo(a, alone) ? undefined : alone) ??
    (byKnower?.predicate.kind === "verb" ? byKnower : undefined);
  // "I put": now or then, English does not tell
  if (told?.tense === "present" && UNCHANGED.test(a ?? "")) return undefined;
  if (!knower || lemma === undefined || tense === undefined || !told) return undefined;
  if (isThird(told) && knower === "3") return undefined;
  // «Не знаю, что он купил» asks what
  if (reader.language === "ru" && (ask ?? "") === "" && asksWhat(told, reader.tools))
    return undefined;
  const word = ask === undefined || ask === "" ? undefined : ASKED[ask];
  if (ask && word === undefined) return undefined;
  // "I asked my boss to …" asks for a deed, and for no word of it
  if (lemma === "сұрау" && word === undefined) return undefined;
  const own = told.subject?.kind === "pronoun" && told.subject.person === knower;
  // "He asked where I worked": of the time of asking
  const shifted = lemma === "сұрау" && reader.language === "en" && told.tense === "past";
  const at = word === "қашан" || word === "сағат нешеде" ? ("time" as const) : ("adverb" as const);
  const content = inner(
    {
      ...told,
      ...(word !== undefined && { complements: told.complements.map(named) }),
      ...(shifted && { tense: "present" as const }),
      ...(word !== undefined && { ask: { word, at } }),
      ...(own && { silent: true }),
    },
    "known",
  );
  const negative = not !== undefined && not !== "" ? ";NEG" : "";
  const asks = reader.question === true ? ";INT" : "";
  const knows = inflect(lemma, `V;IND;${tense};${PERSON_LABEL[knower]}${negative}${asks}`)[0];
  if (content === undefined || knows === undefined) return undefined;
  return `${knower === "1s" ? "" : `${PRONOUN[knower]} `}${content} ${knows}`;
}

/** кілттерді қайда қойғанымды: what a question is about is known. */
const named = (one: Complement): Complement =>
  one.phrase.kind === "noun" && "case" in one.role && one.role.case === "ACC"
    ? { ...one, phrase: { ...one.phrase, definite: true } }
    : one;

/** «Куда положил ключи»: one did it, and the keys are what it was done to. */
const isDoneTo = (text: string | undefined, { subject, tense }: Clause): boolean =>
  tense === "past" &&
  subject?.kind === "noun" &&
  subject.plural === true &&
  /^(?:не )?\p{L}+л(?:а|ся|ась)? /u.test(text ?? "");

const UNCHANGED = /\b(?:put|cut|let|hit|cost|set|hurt|read)\b/u;

const THINKING: Readonly<Record<string, string>> = {
  think: "ойлау",
  thinks: "ойлау",
  believe: "сену",
  hope: "үміттену",
  hopes: "үміттену",
  думаю: "ойлау",
  думает: "ойлау",
  думаем: "ойлау",
  считаю: "санау",
  надеюсь: "үміттену",
  надеемся: "үміттену",
};
const KNOWING: Readonly<Record<string, readonly [string, string]>> = {
  know: ["білу", "PRS"],
  knows: ["білу", "PRS"],
  знаешь: ["білу", "PRS"],
  знаете: ["білу", "PRS"],
  видел: ["көру", "PST"],
  видела: ["көру", "PST"],
  видели: ["көру", "PST"],
  knew: ["білу", "PST"],
  see: ["көру", "PRS"],
  understand: ["түсіну", "PRS"],
  forgot: ["ұмыту", "PST"],
  heard: ["есту", "PST"],
  saw: ["көру", "PST"],
  understood: ["түсіну", "PST"],
  asked: ["сұрау", "PST"],
  спросил: ["сұрау", "PST"],
  спросила: ["сұрау", "PST"],
  спросили: ["сұрау", "PST"],
  знаю: ["білу", "PRS"],
  знает: ["білу", "PRS"],
  знаем: ["білу", "PRS"],
  знал: ["білу", "PST"],
  знала: ["білу", "PST"],
  вижу: ["көру", "PRS"],
  понимаю: ["түсіну", "PRS"],
  забыл: ["ұмыту", "PST"],
  забыла: ["ұмыту", "PST"],
  слышал: ["есту", "PST"],
  слышала: ["есту", "PST"],
  понял: ["түсіну", "PST"],
  поняла: ["түсіну", "PST"],
};
const ASKED: Readonly<Record<string, string>> = {
  "how much": "қанша",
  "how long": "қанша уақыт",
  сколько: "қанша",
  "what time": "сағат нешеде",
  "во сколько": "сағат нешеде",
  where: "қайда",
  when: "қашан",
  why: "неге",
  how: "қалай",
  где: "қайда",
  куда: "қайда",
  когда: "қашан",
  почему: "неге",
  как: "қалай",
  откуда: "қайдан",
};
