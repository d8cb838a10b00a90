import { englishForms } from "../words/english-forms.ts";
import { russianForms } from "../words/russian-forms.ts";

/** What is to be said to somebody, turned into what that person hears. */
export interface IndirectAct {
  readonly who: string;
  readonly said: string;
}

const WHO = "(him|her|them|someone|somebody|(?:my|the|a|an|this|our) (?:\\p{L}+[ -]){0,2}?\\p{L}+)";
const LEAD =
  "^(?:(?:so|and|ok|please) )*(?:how (?:do|can|would|should|could) (?:i|we|you) |how to )(?:politely |nicely )?";
const ASK_WHETHER = new RegExp(`${LEAD}ask (?:${WHO} )?(?:if|whether) (.+)$`, "u");
const ASK_WHERE = new RegExp(
  `${LEAD}ask (?:${WHO} )?((?:where|when|why|how many|how much|how|who|what time|what)) (.+)$`,
  "u",
);
const BID = new RegExp(`${LEAD}(?:ask|tell|get) ${WHO} (not )?to (\\p{L}.+)$`, "u");
const TELL = new RegExp(`${LEAD}(?:tell|explain to|let) ${WHO},? (?:know )?that (\\p{L}.+)$`, "u");
const ASK_FOR = new RegExp(`${LEAD}ask ${WHO} for (\\p{L}.+)$`, "u");
const BID_BARE = new RegExp(`^(?:politely|nicely) (?:ask|tell) ${WHO} (not )?to (\\p{L}.+)$`, "u");

/** Who is meant by «он» may be the one who hears it or another: only what names neither is said as it stands. */
const OF_OTHERS = "(?!.*(?<!\\p{L})(?:он|она|они|его|ее|их|ему|ей|им|ли|чтобы|пусть)(?!\\p{L}))";
const RUSSIAN_TOLD = new RegExp(
  `^(?:а |ну |и )*как (?:мне |вежливо |по-казахски )*(?:сказать|объяснить|сообщить) (\\p{L}+),? что ${OF_OTHERS}(.+)$`,
  "u",
);
const RUSSIAN_ASKED = new RegExp(
  `^(?:а |ну |и )*как (?:мне |вежливо |по-казахски )*спросить у (\\p{L}+),? ${OF_OTHERS}((?:где|когда|сколько|почему|как|во сколько) .+)$`,
  "u",
);

const RUSSIAN_BID =
  /^(?:а |ну |и )*как (?:мне |вежливо |по-казахски )*попросить (\p{L}+) (не )?(\p{L}+(?:ть|ти|чь)(?:ся|сь)?)(?: (.+))?$/u;

/** In which language it is to be said is none of what is said. */
const IN_KAZAKH =
  /,? (?:in (?:the )?kazakh(?: language)?|по-казахски|на казахском(?: языке)?|қазақша)$/u;

/** "How do I ask the doctor when she will come" → "When will you come?"; undefined where it is no such request. */
export function indirectAct(asked: string): IndirectAct | undefined {
  const folded = asked.replace(IN_KAZAKH, "");
  const [, askedIf = "", whether] = ASK_WHETHER.exec(folded) ?? [];
  if (whether !== undefined) return question(askedIf, "", whether);
  const [, askedWhom = "", word, clause] = ASK_WHERE.exec(folded) ?? [];
  if (word !== undefined && clause !== undefined) return question(askedWhom, word, clause);
  const [, who, not, deed] = BID.exec(folded) ?? BID_BARE.exec(folded) ?? [];
  if (who !== undefined && deed !== undefined)
    return { who, said: `Please ${not ? "do not " : ""}${toAddressee(deed, who)}` };
  const [, toldTo, told] = TELL.exec(folded) ?? [];
  if (toldTo !== undefined && told !== undefined) return statement(toldTo, told);
  const [, askedOf, thing] = ASK_FOR.exec(folded) ?? [];
  if (askedOf !== undefined && thing !== undefined) return { who: askedOf, said: wish(thing) };
  return russianBid(folded) ?? russianTold(folded);
}

/** What is asked for as the one who is asked hears it. */
function wish(thing: string): string {
  if (/^help(?! with)/u.test(thing)) return "Please help me";
  return /^(?:a|some|the) (?:day|days|week) off/u.test(thing)
    ? `Can I have ${thing}?`
    : `Please give me ${thing}`;
}

/** Pronouns that mean the person who is spoken to: of a named person either may. */
const meansAddressee = (pronoun: string, who: string): boolean => {
  if (who === "") return false;
  if (who === "him") return /^(?:he|him|his)$/u.test(pronoun);
  if (who === "her") return /^(?:she|her)$/u.test(pronoun);
  if (who === "them") return /^the(?:y|m|ir)$/u.test(pronoun);
  // "My mum … he": somebody else
  if (/^(?:he|him|his)$/u.test(pronoun)) return !WOMEN.test(who);
  return !(/^(?:she|her)$/u.test(pronoun) && MEN.test(who));
};

const WOMEN =
  /(?<!\p{L})(?:mum|mom|mother|sister|daughter|wife|girlfriend|aunt|grandmother|grandma|granny|woman|girl|lady|waitress|mother-in-law|niece)$/u;
const MEN =
  /(?<!\p{L})(?:dad|father|brother|son|husband|boyfriend|uncle|grandfather|grandpa|man|boy|waiter|father-in-law|nephew)$/u;

/** "That her dog is cute" → "your dog is cute"; "that she looks well" → "you look well". */
function statement(who: string, clause: string): IndirectAct | undefined {
  const full = clause.replace(/^(he|she|they)'(?:s|re) /u, "$1 is ");
  const [, doer = "", verb = "", rest = ""] = /^(\p{L}+) (\p{L}+)(.*)$/u.exec(full) ?? [];
  const isYou = /^(?:he|she|they)$/u.test(doer) && meansAddressee(doer, who);
  // "Tell him I saw him", "tell my mum I saw him": only of who is told may it be said for sure
  const whole = isYou ? `you ${agreed(verb, doer)}${rest}` : clause;
  const said = toAddressee(whole, who).replace(
    /(?<!\p{L})(?:him|her|them)(?!\p{L}| \p{L})/gu,
    (one) => (/^(?:him|her|them)$/u.test(who) && meansAddressee(one, who) ? "you" : one),
  );
  return { who, said: `${said.charAt(0).toUpperCase()}${said.slice(1)}` };
}

/** The verb of "he" or "she" as it stands beside "you". */
const agreed = (verb: string, doer: string): string => {
  const own: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have", does: "do" };
  const base = verb.endsWith("s") ? baseOf(verb, doer) : undefined;
  return own[verb] ?? base?.verb ?? verb;
};

/** "His shoes" → "your shoes" where they are of the person who is spoken to. */
const toAddressee = (text: string, who: string): string =>
  text.replace(/(?<!\p{L})(?:his|her|their)(?= \p{L})/gu, (word) =>
    meansAddressee(word, who) ? "your" : word,
  );

const AUXILIARY =
  /^(.+?) (is|are|was|were|am|will|would|can|could|should|must|may)(?: (not))?(?: (.+))?$/u;
const VERBAL = /^(i|you|he|she|it|we|they) (\p{L}+)(?: (.+))?$/u;

/** A clause that is asked about as the question itself; undefined where its verb is not found for sure. */
function question(who: string, word: string, clause: string): IndirectAct | undefined {
  const lead = word === "" ? "" : `${word} `;
  const ask = (text: string): IndirectAct => ({
    who,
    said: `${text.charAt(0).toUpperCase()}${text.slice(1)}?`,
  });
  const full = clause
    .replace(/^(\p{L}+)'(?:s|re) /u, "$1 is ")
    .replace(/^(\p{L}+)'ll /u, "$1 will ");
  const [, subject, helper = "", , rest = ""] = AUXILIARY.exec(full) ?? [];
  if (subject !== undefined && subject.split(" ").length <= 3) {
    const isYou = /^(?:he|she|they)$/u.test(subject) && meansAddressee(subject, who);
    const agreed = isYou ? helper.replace(/^is$/u, "are").replace(/^was$/u, "were") : helper;
    const told = toAddressee(`${isYou ? "you" : subject}`, who);
    return ask(`${lead}${agreed} ${told} ${toAddressee(rest, who)}`.trim());
  }
  const [, doer = "", verb = "", more = ""] = VERBAL.exec(full) ?? [];
  if (doer === "") return undefined;
  const isYou = /^(?:he|she|they)$/u.test(doer) && meansAddressee(doer, who);
  const base = baseOf(verb, doer);
  if (base === undefined) return undefined;
  const helps = base.past ? "did" : isYou || !/^(?:he|she|it)$/u.test(doer) ? "do" : "does";
  const told = `${isYou ? "you" : doer} ${base.verb} ${toAddressee(more, who)}`;
  return ask(`${lead}${helps} ${told}`.trim());
}

function baseOf(verb: string, doer: string): { verb: string; past: boolean } | undefined {
  if (verb === "has") return { verb: "have", past: false };
  if (verb === "had") return undefined;
  const forms = englishForms(verb);
  if (/^(?:he|she|it)$/u.test(doer) && verb.endsWith("s"))
    return {
      verb: (forms.find(({ lemma }) => `${lemma}s` === verb) ?? forms.at(-1))?.lemma ?? verb,
      past: false,
    };
  // A regular past has two bases, hoped → hope or hop: it is not sure
  const past = forms.find(({ tag }) => tag === "past");
  if (past && verb.endsWith("ed")) return undefined;
  return past ? { verb: past.lemma, past: true } : { verb, past: false };
}

/** «Попросить врача говорить медленнее» → «Говорите медленнее, пожалуйста». */
function russianBid(folded: string): IndirectAct | undefined {
  const [, who, not = "", infinitive, rest] = RUSSIAN_BID.exec(folded) ?? [];
  if (who === undefined || infinitive === undefined) return undefined;
  const order = imperatives(infinitive)[0];
  if (order === undefined) return undefined;
  return { who, said: ["Пожалуйста,", not.trim(), order, rest].filter(Boolean).join(" ") };
}

/** «Сказать бабушке, что я не ем мясо» → «Я не ем мясо»; «спросить у продавца, сколько это стоит» → the question. */
function russianTold(folded: string): IndirectAct | undefined {
  const [, who, told] = RUSSIAN_TOLD.exec(folded) ?? [];
  if (who !== undefined && told !== undefined) return { who, said: told };
  const [, whom, asked] = RUSSIAN_ASKED.exec(folded) ?? [];
  return whom === undefined || asked === undefined ? undefined : { who: whom, said: `${asked}?` };
}

/** Polite imperatives that a Russian infinitive may have: those the list of forms gives back to it first. */
function imperatives(infinitive: string): string[] {
  const self = /с[ья]$/u.test(infinitive) ? "сь" : "";
  const stem = infinitive.replace(/(?:ть|ти|чь)(?:с[ья])?$/u, "");
  const made = [`${stem}йте`, `${stem}те`, stem.replace(/[аеиоы]$/u, "ите")];
  made.push(stem.replace(/ы$/u, "ойте"), stem.replace(/[аеи]$/u, "ьте"));
  return made
    .map((form) => form + self)
    .filter((form) => {
      const first = russianForms(form)[0];
      // «Остановитесь» is what you will do as well
      if (self !== "") return /тесь$/u.test(form) && isOf(form, infinitive);
      return (
        first?.tense === "imperative" && (first.lemma === infinitive || isOf(form, infinitive))
      );
    });
}

const isOf = (form: string, infinitive: string): boolean =>
  russianForms(form)
    .slice(0, 4)
    .some(({ lemma, tense }) => tense === "imperative" && lemma === infinitive);
