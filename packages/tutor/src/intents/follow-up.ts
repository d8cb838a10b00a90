import type { Asked, Draft, Focus, RuleIntent, Tools } from "../ask.ts";
import { cutForm, formSteps, kz } from "../features/form-text.ts";
import { wishOf } from "../features/label.ts";
import { readWish, type Wish } from "../features/wish.ts";
import { type Clause, type Person, personOf, pronoun } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { texts } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { lastBotLine } from "../text/history.ts";
import { replacePerson, toKazakh } from "../tools/translate.ts";
import { labelFrom } from "./compare.ts";
import { onPoint } from "./explain.ts";
import { showForm } from "./form.ts";
import { sayInKazakh } from "./say.ts";
import { showClause } from "./show-translation.ts";

const MORE =
  /^(?:(?:and |ok |now )*(?:give me |tell me |show me |ask me |can i have |i want |let's (?:do|have) )?(?:an)?(?:other|one more|two more|three more|a few more|some more|more|again|next|different one)(?: (?:one|ones|example|please|examples|proverb|like (?:that|this|it)|of (?:these|those|them)|word|words|joke|story|riddle|question|sentence|sentences|exercise|fact))*|(?:а |ну |и )?(?:дай |давай |расскажи |скажи |можно |хочу )?(?:мне )?(?:ещ[её]|друго[йе]|другую|следующ\p{L}+)(?: (?:один|одну|одно|раз|пару|два|две|три|пример|примеры|слово|слова|предложение|предложения|анекдот|шутку|загадку|вопрос|историю|пословицу|пожалуйста|такой|таких|такое))*|(?:маған )?(?:тағы(?: да)?|басқа(?:сын|сы)?|келесі(?:сі)?)(?: (?:бір|біреу|біреуін|екі|үш|мысал|сөз|сөйлем|мақал|әзіл|жұмбақ|әңгіме|айт\p{L}*|бер\p{L}*))*|мысал(?: келтір\p{L}*)?|(?:an? )?example(?: please)?|пример)$/u;

/** Whether a message asks for more of what was given last, and says nothing else. */
export const isMore = ({ folded, history }: Asked): boolean =>
  history.length > 0 && MORE.test(folded);

const WHY =
  /^(?:(?:but )?why(?: (?:is that|so|not|is it so|that|is it))?|how come|explain(?: (?:it|that|this|please|why))?|how does (?:it|that) work|(?:а )?почему(?: так)?|объясни(?: это| почему)?|отчего|неге(?: (?:олай|бұлай))?|себебі не|түсіндір\p{L}*)$/u;
/** "And how many are there?" is told with the thing itself. */
const COUNTED =
  /^(?:а |and |ал )?(?:сколько их(?: всего)?|их сколько|how many(?: of them)?(?: are there)?|олар (?:нешеу|қанша)|нешеу)$/u;
const BARE_OWNER =
  /^(?:with |for |с )?"?(my|your|his|her|our|their|мой|моя|мое|твой|твоя|наш|наша|ваш|ваша|его|ее|их|менің|сенің|сіздің|біздің|оның)"?$/u;
const LEAD =
  /^(?:(?:ok |okay )?(?:and|what about|how about|now|so|then|but)|а(?: если| теперь| как)?|и|теперь|ал|енді)(?![\p{L}])[ ,]*/u;

/** Short messages that go on from the reply before them. */
export const followUpIntent: RuleIntent = {
  name: "follow-up",
  answer(asked, tools) {
    if (asked.words.length > 7 || asked.history.length === 0) return undefined;
    const focus = asked.focus();
    const other = focus && (withOther(focus, asked, tools) ?? exampleWith(focus, asked, tools));
    if (other) return other;
    const another = nextWord(asked, tools);
    if (another) return another;
    if (!focus) return undefined;
    if (WHY.test(asked.folded)) return why(focus, asked, tools);
    const example = tools.requests
      .find(asked.spelt)
      .some(({ id, share, rest }) => id === "example" && share >= 0.99 && rest.length === 0);
    if (MORE.test(asked.folded) || example) return more(focus, asked, tools);
    if (COUNTED.test(asked.folded) && focus.kind === "topic")
      return onPoint(focus.id, asked, tools, true);
    const led = LEAD.test(asked.folded);
    const core = asked.folded
      .replace(LEAD, "")
      .trim()
      // "with my" is of the word spoken about
      .replace(BARE_OWNER, (_, owner: string) =>
        focus.kind === "word" ? `${owner} ${focus.lemma}` : owner,
      );
    const { wish, rest, found } = readWish(core);
    const leftover = rest
      .replace(
        /^(?:one|it|that|this|about|ше|like|now|будет|если|это|его|тоже|same|him|to|say|ді|да|те|та|де)$/u,
        "",
      )
      .trim();
    if (found === 0) return undefined;
    if (leftover !== "" && !sameWord(leftover, focus, asked, tools)) return undefined;
    if (focus.kind === "clause") return changed(focus.clause, wish, asked, tools);
    if (focus.kind === "word" && (led || found > 0)) {
      const before = focus.label === undefined ? {} : wishOf(focus.label);
      const merged = mergeWish(before, wish);
      return showForm(
        { lemma: focus.lemma, pos: focus.pos, others: [], from: "kz" },
        merged,
        focus.lemma,
        asked.language,
        tools,
      );
    }
    return undefined;
  },
};

/** A person by its word alone, and what is asked for when it is to be polite. */
const PERSONS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:i|me|я|мен)$/u, "1s"],
  [/^(?:you|ты|сен)$/u, "2s"],
  [/^(?:вы|сіз)$/u, "2f"],
  [/^(?:he|she|it|him|her|он|она|оно|ол)$/u, "3"],
  [/^(?:we|us|мы|біз)$/u, "1p"],
  [/^(?:they|them|они|олар)$/u, "3p"],
];
const OWNERS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:my|mine|мой|моя|мое|мои|моей|моем|моего|менің|менікі)$/u, "1s"],
  [/^(?:your|yours|твой|твоя|твое|твои|твоей|твоем|твоего|сенің|сенікі)$/u, "2s"],
  [/^(?:ваш|ваша|ваше|ваши|вашей|вашем|вашего|сіздің|сіздікі)$/u, "2f"],
  [/^(?:his|her|hers|its|его|ее|оның)$/u, "3"],
  [/^(?:our|ours|наш|наша|наше|наши|нашей|нашем|нашего|біздің)$/u, "1p"],
  [/^(?:their|theirs|их|олардың)$/u, "3p"],
];
const POLITE =
  /^(?:(?:the )?polite(?:ly)?(?: form| version| one)?|formal(?:ly)?|more polite|вежлив\p{L}*|уважительн\p{L}*|на вы|сыпайы(?: түрі| түрде)?)$/u;
const IN_CASE: Readonly<Record<string, NonNullable<Wish["case"]>>> = {
  in: "LOC",
  at: "LOC",
  on: "LOC",
  в: "LOC",
  на: "LOC",
  to: "DAT",
  к: "DAT",
  from: "ABL",
  из: "ABL",
  от: "ABL",
  with: "INS",
  с: "INS",
};

/** The same with another person, owner or manner: "and he?", «а «твоя»?», "and in my book?", "politely?". */
function withOther(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const core = asked.folded
    .replace(LEAD, "")
    .replace(/["'«»(),]/gu, "")
    .replace(/^(?:if it is|if|with|for|про|для|если|если это|если бы|будет) (?=\p{L}+$)/u, "")
    .trim();
  const [first = "", ...others] = core.split(" ");
  const named = others.length > 0 && IN_CASE[first] !== undefined ? IN_CASE[first] : undefined;
  const [word = "", thing, ...more] = named ? others : [first, ...others];
  if (more.length > 0) return undefined;
  const person = PERSONS.find(([pattern]) => pattern.test(core))?.[1];
  const owner = OWNERS.find(([pattern]) => pattern.test(word))?.[1];
  const isSame = thing === undefined || sameWord(thing, focus, asked, tools);
  if (focus.kind === "clause") {
    const { clause } = focus;
    if (POLITE.test(core)) {
      const polite = replacePerson(clause, "2s", "2f");
      return compose(polite).text === compose(clause).text
        ? undefined
        : showClause(polite, asked.language, tools);
    }
    if (person) return changed(clause, { person }, asked, tools);
    return owner && thing === undefined ? changed(clause, { owner }, asked, tools) : undefined;
  }
  if (focus.kind !== "word") return undefined;
  const before = focus.label === undefined ? {} : wishOf(focus.label);
  const polite = POLITE.test(core) && before.owner === "2s" ? "2f" : undefined;
  const wished = owner && isSame ? owner : polite;
  if (!wished) return undefined;
  return showForm(
    { lemma: focus.lemma, pos: focus.pos, others: [], from: "kz" },
    { ...before, owner: wished, ...(named && { case: named, plural: false }) },
    focus.lemma,
    asked.language,
    tools,
  );
}

/** "Make a sentence with it": a line with the word spoken about. */
function exampleWith(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const WITH_IT =
    /(?:sentence|example|предложени|пример|фраз|сөйлем|мысал).*(?:with|using|с|со) (?:it|them|this|that|these|those|this word|these words|ним|ней|ними|этим словом|этими словами)(?!\p{L})|(?:с ним|с ней|с ними|осы сөзбен|онымен|олармен).*(?:предложени|пример|фраз|сөйлем|мысал)/u;
  return focus.kind === "word" && WITH_IT.test(asked.folded)
    ? otherLine(focus.lemma, asked, tools)
    : undefined;
}

/** "and table?" after a translation asks for another word. */
function nextWord(asked: Asked, tools: Tools): Draft | undefined {
  if (!LEAD.test(asked.folded) || /^(?:теперь|now|then|so|ok|but)/.test(asked.folded))
    return undefined;
  const core = asked.folded
    .replace(LEAD, "")
    .replace(/^(?:the|an?) /, "")
    .trim();
  if (core === "" || readWish(core).found > 0 || core.split(" ").length > 4 || WHY.test(core))
    return undefined;
  const gloss = /\p{Script=Cyrillic}/u.test(core) ? "ru" : "en";
  return toKazakh(core, gloss, tools) ? sayInKazakh(core, asked, tools) : undefined;
}

/** "my friend" after "friend" is about the same word. */
function sameWord(rest: string, focus: Focus, asked: Asked, tools: Tools): boolean {
  if (focus.kind !== "word") return false;
  const gloss = asked.language === "ru" ? "ru" : "en";
  return (
    tools.glossary.meaning(rest, gloss).some(({ kz: one }) => one === focus.lemma) ||
    rest === focus.lemma
  );
}

function mergeWish(before: Wish, wish: Wish): Wish {
  const merged: Wish = { ...before, ...wish };
  if (wish.tense) delete merged.mood;
  if (wish.mood) delete merged.tense;
  // A table of persons goes on as a table
  if (!wish.person && (wish.tense || wish.negative || wish.question)) delete merged.person;
  return merged;
}

function more(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  if (focus.kind === "topic") return onPoint(focus.id, asked, tools, false);
  if (focus.kind === "word") return otherLine(focus.lemma, asked, tools);
  return undefined;
}

const LINE = texts(
  "Another line with {x}:",
  "Ещё пример со словом {x}:",
  "{x} сөзімен тағы мысал:",
);
const NOTHING = texts(
  "I have no other example with {x} in the course.",
  "Других примеров со словом {x} в курсе нет.",
  "Сабақтарда {x} сөзімен басқа мысал жоқ.",
);

/** A line of the course that holds the word, not said yet. */
function otherLine(lemma: string, asked: Asked, tools: Tools): Draft {
  const { language, history } = asked;
  const said = history.map(({ text }) => text).join("\n");
  const stem = lemma.replace(/у$/u, "").slice(0, Math.max(3, lemma.length - 2));
  const holds = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((word) => word.startsWith(stem.slice(0, 3)) && knownReadings(word)[0]?.lemma === lemma);
  const line = tools.memory.lines.find(
    ({ kz: text }) =>
      text.length < 80 &&
      text.toLowerCase().includes(stem.slice(0, 3)) &&
      !said.includes(text) &&
      holds(text),
  );
  if (!line)
    return {
      text: NOTHING[language].replace("{x}", lemma),
      kazakh: [kz(lemma, lemma)],
      confidence: 0.6,
      focus: { kind: "word", lemma, pos: "n" },
    };
  const meaning = language === "kz" ? [] : [line[language]];
  return {
    text: [LINE[language].replace("{x}", lemma), line.kz, ...meaning].join("\n"),
    kazakh: [kz(line.kz), kz(lemma, lemma)],
    confidence: 0.9,
    focus: { kind: "word", lemma, pos: "n" },
  };
}

/** The reasons for the form that was shown last. */
function why(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  if (focus.kind === "topic") {
    // After a correction the rule itself is still to be told
    const title = tools.course.grammarById.get(focus.id)?.titles[language];
    const told = title !== undefined && lastBotLine(asked.history).includes(title);
    return onPoint(focus.id, asked, tools, !told);
  }
  if (focus.kind === "word") {
    const shown = lastForm(focus, asked);
    const label = focus.label ?? shown?.label;
    if (label === undefined) return undefined;
    const steps = formSteps(focus.lemma, label, language);
    if (steps.length === 0) return undefined;
    return {
      text: [cutForm(focus.lemma, label), ...steps].join("\n"),
      kazakh: [kz(focus.lemma, focus.lemma)],
      confidence: 0.9,
      focus,
    };
  }
  if (focus.kind !== "clause") return undefined;
  const { pieces } = compose(focus.clause);
  const lines = pieces.flatMap(({ text, lemma, label }) =>
    lemma && label
      ? [`${text} = ${cutForm(lemma, label)}`, ...formSteps(lemma, label, language)]
      : [],
  );
  return lines.length === 0
    ? undefined
    : {
        text: lines.join("\n"),
        kazakh: pieces.map(({ text, lemma }) => kz(text, lemma)),
        confidence: 0.9,
        focus,
      };
}

/** The inflected form of the focused word in the last reply. */
function lastForm(
  focus: Extract<Focus, { kind: "word" }>,
  asked: Asked,
): { label: string } | undefined {
  const first = lastBotLine(asked.history).split(/[\s(]/)[0] ?? "";
  const reading = knownReadings(first).find(({ lemma }) => lemma === focus.lemma);
  const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
  return label ? { label } : undefined;
}

/** The sentence said before in another tense, person, or turned into its negative or a question. */
function changed(clause: Clause, wish: Wish, { language }: Asked, tools: Tools): Draft | undefined {
  let next: Clause = clause;
  const noun = clause.predicate.kind === "fragment" ? clause.complements[0] : undefined;
  if (noun?.phrase.kind === "noun" && (wish.plural !== undefined || wish.case || wish.owner)) {
    const phrase = {
      ...noun.phrase,
      ...(wish.plural !== undefined && { plural: wish.plural }),
      ...(wish.owner && { owner: wish.owner }),
    };
    const role = wish.case ? { case: wish.case } : noun.role;
    return showClause(
      { ...clause, complements: [{ phrase, role }, ...clause.complements.slice(1)] },
      language,
      tools,
    );
  }
  if (wish.tense) {
    const tense = TENSES[wish.tense];
    if (tense) next = { ...next, tense };
  }
  if (wish.negative) next = { ...next, negative: !next.negative };
  if (wish.question) next = { ...next, question: true };
  if (wish.person) next = inPerson(next, wish.person);
  if (wish.plural && clause.subject?.kind === "pronoun")
    next = inPerson(next, PLURAL[clause.subject.person]);
  // What does not pass as right is not shown, however right the sentence before it was
  const isOffered = next !== clause && tools.judge.check(compose(next).text).verdict === "right";
  return isOffered ? showClause(next, language, tools) : undefined;
}

const TENSES: Readonly<Record<string, Clause["tense"]>> = {
  PST: "past",
  "PST;PRF": "perfect",
  "PST;HAB": "habitual",
  PRS: "present",
  FUT: "future",
  "PRS;PROG": "now",
};
const PLURAL: Readonly<Record<Person, Person>> = {
  "1s": "1p",
  "2s": "2p",
  "2f": "2pf",
  "3": "3p",
  "3p": "3p",
  "1p": "1p",
  "2p": "2p",
  "2pf": "2pf",
};

function inPerson(clause: Clause, person: Person): Clause {
  if (!clause.subject) return { ...clause, subject: pronoun(person) };
  if (clause.subject.kind === "pronoun")
    return replacePerson(clause, personOf(clause.subject), person);
  return { ...clause, subject: pronoun(person) };
}
