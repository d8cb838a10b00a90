import type { Tools } from "../ask.ts";
import { englishForms } from "../words/english-forms.ts";
import { russianForms } from "../words/russian-forms.ts";
import { mannerAsked } from "./to-somebody.ts";

/** What is to be said to somebody, turned into what that person hears. */
export interface IndirectAct {
  readonly who: string;
  readonly said: string;
}

/** "How do I ask the doctor when she will come" → "When will you come?"; undefined where it is no such request. */
export function indirectAct(asked: string, tools: Tools): IndirectAct | undefined {
  const folded = asked.replace(tools.patterns.one("indirect-act.in-kazakh"), "");
  const [, askedIf = "", whether] =
    tools.patterns.one("indirect-act.ask-whether").exec(folded) ?? [];
  if (whether !== undefined) return question(askedIf, "", whether, tools);
  const [, askedWhom = "", word, clause] =
    tools.patterns.one("indirect-act.ask-where").exec(folded) ?? [];
  if (word !== undefined && clause !== undefined) return question(askedWhom, word, clause, tools);
  const [, who, not, deed] =
    tools.patterns.one("indirect-act.bid").exec(folded) ??
    tools.patterns.one("indirect-act.bid-bare").exec(folded) ??
    [];
  if (who !== undefined && deed !== undefined)
    return { who, said: `Please ${not ? "do not " : ""}${toAddressee(deed, who, tools)}` };
  const [, toldTo, told] = tools.patterns.one("indirect-act.tell").exec(folded) ?? [];
  if (toldTo !== undefined && told !== undefined) return statement(toldTo, told, tools);
  const [, askedOf, thing] = tools.patterns.one("indirect-act.ask-for").exec(folded) ?? [];
  if (askedOf !== undefined && thing !== undefined) return { who: askedOf, said: wish(thing) };
  return russianBid(folded, tools) ?? russianTold(folded, tools) ?? addressed(folded, tools);
}

/** "How do I say to my kid good night", «как сказать ребёнку спокойной ночи»: what stands behind the addressee. */
function addressed(folded: string, tools: Tools): IndirectAct | undefined {
  for (const pattern of tools.patterns.all("indirect-act.addressed")) {
    const [, who, said] = pattern.exec(folded) ?? [];
    if (who !== undefined && said !== undefined && isPerson(who, tools))
      return /^[a-z]/u.test(who) ? statement(who, said, tools) : { who, said };
  }
  return undefined;
}

/** "My boss", «маме»: somebody whom one says сен or сіз to. */
const isPerson = (who: string, tools: Tools): boolean =>
  /^(?:him|her|them|ему|ей|им)$/u.test(who) || mannerAsked(who, tools) !== undefined;

/** What is asked for as the one who is asked hears it. */
function wish(thing: string): string {
  if (/^help(?! with)/u.test(thing)) return "Please help me";
  return /^(?:a|some|the) (?:day|days|week) off/u.test(thing)
    ? `Can I have ${thing}?`
    : `Please give me ${thing}`;
}

/** Pronouns that mean the person who is spoken to: of a named person either may. */
const meansAddressee = (pronoun: string, who: string, tools: Tools): boolean => {
  if (who === "") return false;
  if (who === "him") return /^(?:he|him|his)$/u.test(pronoun);
  if (who === "her") return /^(?:she|her)$/u.test(pronoun);
  if (who === "them") return /^the(?:y|m|ir)$/u.test(pronoun);
  // "My mum … he": somebody else
  if (/^(?:he|him|his)$/u.test(pronoun)) return !tools.patterns.one("indirect-act.women").test(who);
  return !(/^(?:she|her)$/u.test(pronoun) && tools.patterns.one("indirect-act.men").test(who));
};

/** "That her dog is cute" → "your dog is cute"; "that she looks well" → "you look well". */
function statement(who: string, clause: string, tools: Tools): IndirectAct | undefined {
  const full = clause.replace(/^(he|she|they)'(?:s|re) /u, "$1 is ");
  const [, doer = "", verb = "", rest = ""] = /^(\p{L}+) (\p{L}+)(.*)$/u.exec(full) ?? [];
  const isYou = /^(?:he|she|they)$/u.test(doer) && meansAddressee(doer, who, tools);
  // "Tell him I saw him", "tell my mum I saw him": only of who is told may it be said for sure
  const whole = isYou ? `you ${agreed(verb, doer)}${rest}` : clause;
  const said = toAddressee(whole, who, tools).replace(
    /(?<!\p{L})(?:him|her|them)(?!\p{L}| \p{L})/gu,
    (one) => (/^(?:him|her|them)$/u.test(who) && meansAddressee(one, who, tools) ? "you" : one),
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
const toAddressee = (text: string, who: string, tools: Tools): string =>
  text.replace(/(?<!\p{L})(?:his|her|their)(?= \p{L})/gu, (word) =>
    meansAddressee(word, who, tools) ? "your" : word,
  );

/** A clause that is asked about as the question itself; undefined where its verb is not found for sure. */
function question(
  who: string,
  word: string,
  clause: string,
  tools: Tools,
): IndirectAct | undefined {
  const lead = word === "" ? "" : `${word} `;
  const ask = (text: string): IndirectAct => ({
    who,
    said: `${text.charAt(0).toUpperCase()}${text.slice(1)}?`,
  });
  const full = clause
    .replace(/^(\p{L}+)'(?:s|re) /u, "$1 is ")
    .replace(/^(\p{L}+)'ll /u, "$1 will ");
  const [, subject, helper = "", , rest = ""] =
    tools.patterns.one("indirect-act.auxiliary").exec(full) ?? [];
  if (subject !== undefined && subject.split(" ").length <= 3) {
    const isYou = /^(?:he|she|they)$/u.test(subject) && meansAddressee(subject, who, tools);
    const agreed = isYou ? helper.replace(/^is$/u, "are").replace(/^was$/u, "were") : helper;
    const told = toAddressee(`${isYou ? "you" : subject}`, who, tools);
    return ask(`${lead}${agreed} ${told} ${toAddressee(rest, who, tools)}`.trim());
  }
  const [, doer = "", verb = "", more = ""] =
    tools.patterns.one("indirect-act.verbal").exec(full) ?? [];
  if (doer === "") return undefined;
  const isYou = /^(?:he|she|they)$/u.test(doer) && meansAddressee(doer, who, tools);
  const base = baseOf(verb, doer);
  if (base === undefined) return undefined;
  const helps = base.past ? "did" : isYou || !/^(?:he|she|it)$/u.test(doer) ? "do" : "does";
  const told = `${isYou ? "you" : doer} ${base.verb} ${toAddressee(more, who, tools)}`;
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
function russianBid(folded: string, tools: Tools): IndirectAct | undefined {
  const [, who, not = "", infinitive, rest] =
    tools.patterns.one("indirect-act.russian-bid").exec(folded) ?? [];
  if (who === undefined || infinitive === undefined) return undefined;
  const order = imperatives(infinitive)[0];
  if (order === undefined) return undefined;
  return { who, said: ["Пожалуйста,", not.trim(), order, rest].filter(Boolean).join(" ") };
}

/** «Сказать бабушке, что я не ем мясо» → «Я не ем мясо»; «спросить у продавца, сколько это стоит» → the question. */
function russianTold(folded: string, tools: Tools): IndirectAct | undefined {
  const [, who, told] = tools.patterns.one("indirect-act.russian-told").exec(folded) ?? [];
  if (who !== undefined && told !== undefined) return { who, said: told };
  const [, whom, asked] = tools.patterns.one("indirect-act.russian-asked").exec(folded) ?? [];
  return whom === undefined || asked === undefined ? undefined : { who: whom, said: `${asked}?` };
}

/** Polite imperatives that a Russian infinitive may have: those the list of forms gives back to it. */
function imperatives(infinitive: string): string[] {
  const self = /с[ья]$/u.test(infinitive) ? "сь" : "";
  const stem = infinitive.replace(/(?:ть|ти|чь)(?:с[ья])?$/u, "");
  const made = [`${stem}йте`, `${stem}те`, stem.replace(/[аеиоы]$/u, "ите")];
  made.push(stem.replace(/ы$/u, "ойте"), stem.replace(/[аеи]$/u, "ьте"));
  return (
    made
      .map((form) => form + self)
      // «Остановитесь» and «шумите» are what you do, or will do, as well
      .filter((form) => (self === "" || /тесь$/u.test(form)) && isOf(form, infinitive))
  );
}

const isOf = (form: string, infinitive: string): boolean =>
  russianForms(form)
    .slice(0, 4)
    .some(({ lemma, tense }) => tense === "imperative" && lemma === infinitive);
