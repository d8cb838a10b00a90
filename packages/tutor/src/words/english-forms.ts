/** What an English form says beside its lemma. */
export type EnglishTag =
  | "base"
  | "plural"
  | "third"
  | "past"
  | "participle"
  | "ing"
  | "comparative"
  | "superlative";

export interface EnglishForm {
  readonly lemma: string;
  readonly tag: EnglishTag;
}

const IRREGULAR_VERBS = `
be was been|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken|bring brought brought
build built built|burn burnt burnt|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost
cut cut cut|dig dug dug|do did done|draw drew drawn|dream dreamt dreamt|drink drank drunk|drive drove driven|eat ate eaten
fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten
forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung
have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known
learn learnt learnt|leave left left|lend lent lent|let let let|lie lay lain|lose lost lost|make made made|mean meant meant
meet met met|pay paid paid|put put put|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said
see saw seen|sell sold sold|send sent sent|show showed shown|shut shut shut|sing sang sung|sit sat sat|sleep slept slept
smell smelt smelt|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|swim swam swum|take took taken
teach taught taught|tell told told|think thought thought|throw threw thrown|understand understood understood|wake woke woken
wear wore worn|win won won|write wrote written
spread spread spread|set set set|shine shone shone|shake shook shaken|split split split|sweep swept swept|swear swore sworn|tear tore torn
light lit lit|lay laid laid|lead led led|lean leant leant|leap leapt leapt|fit fit fit|bend bent bent|bind bound bound
bleed bled bled|breed bred bred|deal dealt dealt|flee fled fled|forbid forbade forbidden|grind ground ground
kneel knelt knelt|overcome overcame overcome|seek sought sought|shoot shot shot|shrink shrank shrunk|sink sank sunk|slide slid slid
spin spun spun|spit spat spat|spoil spoilt spoilt|stick stuck stuck|sting stung stung|strike struck struck|weave wove woven|weep wept wept
wind wound wound|undertake undertook undertaken|arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|bet bet bet|burst burst burst|cast cast cast|creep crept crept`;

const IRREGULAR_NOUNS = `man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|goose geese|wife wives
life lives|thief thieves|loaf loaves|scarf scarves|knife knives|leaf leaves|sheep sheep|fish fish|wolf wolves|half halves|shelf shelves|calf calves
fisherman fishermen|policeman policemen|businessman businessmen|postman postmen|fireman firemen|sportsman sportsmen|salesman salesmen
workman workmen|gentleman gentlemen|policewoman policewomen|saleswoman saleswomen|grandchild grandchildren|stepchild stepchildren
schoolchild schoolchildren|housewife housewives|midwife midwives|tomato tomatoes|potato potatoes|hero heroes`;

const IRREGULAR_DEGREES =
  "good better best|bad worse worst|far farther farthest|far further furthest|many more most";

const IRREGULAR = new Map<string, EnglishForm[]>();
const note = (form: string, lemma: string, tag: EnglishTag): void => {
  const known = IRREGULAR.get(form) ?? [];
  known.push({ lemma, tag });
  IRREGULAR.set(form, known);
};
for (const row of IRREGULAR_VERBS.trim().split(/[|\n]/)) {
  const [base = "", past = "", participle = ""] = row.trim().split(" ");
  note(past, base, "past");
  if (participle !== past) note(participle, base, "participle");
}
for (const row of IRREGULAR_NOUNS.split(/[|\n]/)) {
  const [one = "", many = ""] = row.trim().split(" ");
  note(many, one, "plural");
}
for (const row of IRREGULAR_DEGREES.split("|")) {
  const [base = "", more = "", most = ""] = row.split(" ");
  note(more, base, "comparative");
  note(most, base, "superlative");
}

/** Endings with what to put in their place to get the lemma. */
const ENDINGS: readonly (readonly [string, string, EnglishTag])[] = [
  ["ies", "y", "plural"],
  ["ves", "f", "plural"],
  ["es", "", "plural"],
  ["s", "", "plural"],
  ["ied", "y", "past"],
  ["ed", "", "past"],
  ["ed", "e", "past"],
  ["ing", "", "ing"],
  ["ing", "e", "ing"],
  ["ying", "ie", "ing"],
  ["ier", "y", "comparative"],
  ["er", "", "comparative"],
  ["er", "e", "comparative"],
  ["iest", "y", "superlative"],
  ["est", "", "superlative"],
  ["est", "e", "superlative"],
];

/**
 * Lemmas an English form may have, itself first; whether one is a word is for the caller to ask.
 * -s is given as a plural and, of a verb, stands for the third person as well.
 */
export function englishForms(word: string): EnglishForm[] {
  // "Found" is of what was found: hardly anybody founds something
  const own: EnglishForm[] = word === "found" ? [] : [{ lemma: word, tag: "base" }];
  const forms: EnglishForm[] = [...own, ...(IRREGULAR.get(word) ?? [])];
  for (const [ending, instead, tag] of ENDINGS) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    forms.push({ lemma: stem + instead, tag });
    // stopped → stop, running → run, bigger → big
    if (instead === "" && /([bdgklmnprt])\1$/.test(stem) && tag !== "plural")
      forms.push({ lemma: stem.slice(0, -1), tag });
  }
  return forms;
}

const PASTS = new Map<string, string>();
const PARTICIPLES = new Map<string, string>();
const PLURALS = new Map<string, string>();
for (const row of IRREGULAR_VERBS.trim().split(/[|\n]/)) {
  const [base = "", past = "", participle = ""] = row.trim().split(" ");
  PASTS.set(base, past);
  PARTICIPLES.set(base, participle);
}
for (const row of IRREGULAR_NOUNS.split(/[|\n]/)) {
  const [one = "", many = ""] = row.trim().split(" ");
  PLURALS.set(one, many);
}

const SHORT = /^[^aeiou]*[aeiou][bdgklmnprt]$/;

type FormTag = "third" | "past" | "participle" | "ing" | "plural";

/** A form of an English verb or noun of one or more words; the first or last of them carries it. */
export function englishForm(lemma: string, tag: FormTag): string {
  const words = lemma.split(" ");
  const at = tag === "plural" ? words.length - 1 : 0;
  const word = words[at] ?? "";
  words[at] = formOf(word, tag);
  return words.join(" ");
}

function formOf(word: string, asked: FormTag): string {
  const participle = asked === "participle" ? PARTICIPLES.get(word) : undefined;
  if (participle !== undefined) return participle;
  const tag = asked === "participle" ? "past" : asked;
  const known = tag === "past" ? PASTS.get(word) : tag === "plural" ? PLURALS.get(word) : undefined;
  if (known !== undefined) return known;
  if (tag === "third" && word === "have") return "has";
  if (tag === "third" || tag === "plural") {
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`;
  }
  const end = tag === "past" ? "ed" : "ing";
  if (tag === "past" && /[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  if (tag === "ing" && /ie$/.test(word)) return `${word.slice(0, -2)}ying`;
  if (word.length > 2 && /[^e]e$/.test(word)) return `${word.slice(0, -1)}${end}`;
  return SHORT.test(word) ? `${word}${word.slice(-1)}${end}` : `${word}${end}`;
}
