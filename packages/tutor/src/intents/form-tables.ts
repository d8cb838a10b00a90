import { inflect } from "@tilashar/kazakh";
import type { Draft, Tools } from "../ask.ts";
import {
  CASE_NAMES,
  CASE_ORDER,
  cutForm,
  formSteps,
  kz,
  TABLE_PERSONS,
} from "../features/form-text.ts";
import type { Wish } from "../features/wish.ts";
import { OWNER_LABEL, PERSON_LABEL, type Person, PRONOUN } from "../grammar/clause.ts";
import type { Language } from "../reply.ts";
import { form } from "../words/kazakh-word.ts";

/** What each tense and mood is called, by names of texts. */
const TENSE_NAMES: Readonly<Record<string, string>> = {
  PRS: "forms.tense.presentFuture",
  FUT: "forms.tense.future",
  "PRS;PROG": "forms.tense.rightNow",
  PST: "forms.tense.past",
  "PST;PRF": "forms.tense.perfect",
  "PST;EVID": "forms.tense.hearsay",
  "PST;HAB": "forms.tense.habitual",
  COND: "forms.tense.conditional",
  IMP: "forms.tense.imperative",
  DES: "forms.tense.wish",
};

/** The tenses in the order in which they are learned. */
const TENSES = ["PRS", "PRS;PROG", "PST", "PST;PRF", "PST;EVID", "PST;HAB"] as const;

/** All persons in each of the tenses, a line each, and both ways to speak of what will be. */
export function everyTense(lemma: string, language: Language, tools: Tools): Draft | undefined {
  const rows = TENSES.flatMap((tense) => {
    const forms = TABLE_PERSONS.map((person) =>
      form(lemma, `V;IND;${tense};${PERSON_LABEL[person]}`),
    ).filter((text) => text !== "");
    return forms.length === 0 ? [] : [{ name: TENSE_NAMES[tense] as string, forms }];
  });
  if (rows.length === 0) return undefined;
  return {
    text: [
      `${lemma}: ${TABLE_PERSONS.map((person) => PRONOUN[person]).join(", ")}`,
      ...rows.map(({ name, forms }) => `${tools.say(name, language)}: ${forms.join(", ")}`),
      tools.say("forms.futureAsWell", language, {
        likely: form(lemma, "V;IND;FUT;POT;1;SG"),
        meant: form(lemma, "V;IND;FUT;INTEN;1;SG"),
      }),
    ].join("\n"),
    kazakh: rows.flatMap(({ forms }) => forms.map((text) => kz(text, lemma))),
    confidence: 0.95,
    focus: { kind: "word", lemma, pos: "v", label: "V;IND;PRS;1;SG" },
  };
}

/** All persons of one tense, with the negative of the first beside them. */
export function conjugation(
  lemma: string,
  wish: Wish,
  language: Language,
  tools: Tools,
): Draft | undefined {
  const name = wish.mood ?? wish.tense ?? "PRS";
  const tense = name === "FUT" ? "PRS" : name;
  const mood =
    wish.mood === undefined ? `IND;${tense}` : wish.mood === "DES" ? "DES;PRS" : wish.mood;
  const negative = wish.negative ? ";NEG" : "";
  const question = wish.question ? ";INT" : "";
  const people = wish.mood === "IMP" ? (["2s", "2f", "2p", "2pf"] as const) : TABLE_PERSONS;
  const label = (person: Person) => `V;${mood};${PERSON_LABEL[person]}${negative}${question}`;
  const rows = people
    .map((person) => [person, form(lemma, label(person))] as const)
    .filter(([, text]) => text !== "");
  if (rows.length === 0) return undefined;
  const wants = wish.mood === "DES";
  const lines = [
    `${lemma}: ${tools.say(TENSE_NAMES[name] ?? "forms.tense.presentFuture", language)}`,
  ];
  for (const [person, text] of rows) {
    const subject = wants ? form(PRONOUN[person], "PRO;GEN") : PRONOUN[person];
    lines.push(wish.mood === "IMP" ? `${text} (${PRONOUN[person]})` : `${subject} ${text}`);
  }
  if (name === "FUT") {
    const likely = form(lemma, `V;IND;FUT;POT;1;SG${negative}`);
    const meant = form(lemma, "V;IND;FUT;INTEN;1;SG");
    lines.push(tools.say("forms.futureAsWell", language, { likely, meant }));
  }
  if (negative === "" && wish.mood !== "IMP" && question === "") {
    const not = form(lemma, `V;${mood};1;SG;NEG`);
    if (not) lines.push(`${tools.say("forms.negative", language)}: ${not}`);
  }
  const first = rows[0] as readonly [Person, string];
  const steps = formSteps(lemma, label(first[0]), language);
  if (steps.length > 0)
    lines.push("", `${first[1]} = ${cutForm(lemma, label(first[0]))}`, ...steps);
  return {
    text: lines.join("\n"),
    kazakh: rows.map(([, text]) => kz(text, lemma)),
    confidence: 0.95,
    chips: [tools.say("chip.past", language), tools.say("chip.negative", language)],
    focus: { kind: "word", lemma, pos: "v", label: label(first[0]) },
  };
}

/** All cases, singular and plural, or the plural alone where that is asked for. */
export function declension(
  lemma: string,
  wish: Wish,
  language: Language,
  tools: Tools,
): Draft | undefined {
  const owner = wish.owner ? `;${OWNER_LABEL[wish.owner]}` : "";
  const pronoun =
    inflect(lemma, "PRO;DAT").length > 0 &&
    /^(?:мен|сен|ол|біз|сіз|олар|бұл|осы|сол|кім|не|өз)$/.test(lemma);
  const rows = CASE_ORDER.map((inCase) => {
    const one = form(lemma, pronoun ? `PRO;${inCase}` : `N;${inCase};SG${owner}`);
    const many = pronoun ? "" : form(lemma, `N;${inCase};PL${owner}`);
    return { inCase, one, many };
  });
  if (!rows[2]?.one) return undefined;
  if (wish.plural === true && rows.every(({ many }) => many !== ""))
    return {
      text: [
        `${lemma}: ${tools.say("forms.plural", language)}`,
        ...rows.map(({ inCase, many }) => `${tools.say(CASE_NAMES[inCase], language)}: ${many}`),
      ].join("\n"),
      kazakh: rows.map(({ many }) => kz(many, lemma)),
      confidence: 0.95,
      focus: { kind: "word", lemma, pos: "n", label: "N;DAT;PL", inAllCases: true },
    };
  const lines = [
    `${lemma}: ${tools.say("forms.singular", language)}${pronoun ? "" : ` / ${tools.say("forms.plural", language)}`}`,
  ];
  for (const { inCase, one, many } of rows)
    lines.push(`${tools.say(CASE_NAMES[inCase], language)}: ${one}${many ? ` / ${many}` : ""}`);
  if (!pronoun && !owner)
    lines.push(
      "",
      `${rows[2].one} = ${cutForm(lemma, "N;DAT;SG")}`,
      ...formSteps(lemma, "N;DAT;SG", language),
    );
  return {
    text: lines.join("\n"),
    kazakh: rows.flatMap(({ one, many }) => [kz(one, lemma), ...(many ? [kz(many, lemma)] : [])]),
    confidence: 0.95,
    focus: { kind: "word", lemma, pos: "n", label: "N;DAT;SG", inAllCases: true },
  };
}

/** my, your, his… */
export function owners(lemma: string, language: Language): Draft | undefined {
  const people: readonly Person[] = ["1s", "2s", "2f", "3", "1p", "3p"];
  const rows = people.map((person) => {
    const owner = form(PRONOUN[person], "PRO;GEN");
    return `${owner} ${form(lemma, `N;NOM;SG;${OWNER_LABEL[person]}`)}`;
  });
  return {
    text: [`${lemma}:`, ...rows, "", ...formSteps(lemma, "N;NOM;SG;PSS1S", language)].join("\n"),
    kazakh: rows.map((text) => kz(text, lemma)),
    confidence: 0.95,
    focus: { kind: "word", lemma, pos: "n", label: "N;NOM;SG;PSS1S" },
  };
}

/** I am, you are… of a noun or adjective. */
export function copulas(lemma: string, language: Language): Draft | undefined {
  const rows = TABLE_PERSONS.map((person) => {
    const text = person.startsWith("3") ? lemma : form(lemma, `N;PRED;${PERSON_LABEL[person]}`);
    return `${PRONOUN[person]} ${text}`;
  });
  return {
    text: [`${lemma}:`, ...rows, "", ...formSteps(lemma, "N;PRED;1;SG", language)].join("\n"),
    kazakh: rows.map((text) => kz(text, lemma)),
    confidence: 0.9,
    focus: { kind: "word", lemma, pos: "n", label: "N;PRED;1;SG" },
  };
}
