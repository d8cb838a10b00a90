import { analyse, inflect, questionParticle } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import {
  type Case,
  OWNER_LABEL,
  PERSON_LABEL,
  type Person,
  PRONOUN,
} from "../../grammar/clause.ts";
import { WERE } from "../../grammar/linked-text.ts";
import { finiteEnd, personIn } from "./finite-end.ts";

/** How a sentence that was said whole hangs on another one. */
export type Hold =
  | "condition"
  | "concession"
  | "when"
  | "while"
  | "after"
  | "since"
  | "before"
  | "until"
  | "at-once"
  | "each-time"
  | "because"
  | "so-much"
  | "unreal"
  | "would"
  | "wish"
  | "bidden"
  | { readonly known: Case };

/** The predicate of a sentence, taken apart. */
interface End {
  /** What stands before the part that is inflected: the whole of a state, a converb before its helper. */
  readonly before: readonly string[];
  readonly verb: string;
  readonly person: Person;
  readonly negative: boolean;
  readonly time: "past" | "now" | "present";
  /** What is so rather than done: its verb is болу. */
  readonly isState: boolean;
  /** How many of the last words of the sentence it takes the place of. */
  readonly taken: number;
}

const BE = "болу";
const POSTURES = /^(?:тұру|отыру|жату|жүру)$/;

/**
 * A finished Kazakh sentence in the form in which it hangs on another: «ол ертең келеді» — «ол ертең келсе», «оның ертең
 * келетінін». Undefined where its predicate has no such form.
 */
export function reshaped(sentence: string, hold: Hold, tools: Tools): string | undefined {
  const bare = sentence.trim().replace(/[.!?]+$/u, "");
  const words = bare.split(" ");
  const end = endOf(words);
  if (!end) return undefined;
  const form = formOf(end, hold);
  if (form === undefined) return undefined;
  const owned = typeof hold === "object" ? ownersOf(sentence, tools) : new Map<number, string>();
  if (!owned) return undefined;
  const head = words.slice(0, words.length - end.taken).map((word, at) => owned.get(at) ?? word);
  return [...head, ...end.before, form].join(" ");
}

function endOf(words: readonly string[]): End | undefined {
  const last = words.at(-1)?.toLowerCase() ?? "";
  const previous = words.at(-2)?.toLowerCase() ?? "";
  if (last === "" || /^(?:ма|ме|ба|бе|па|пе|ше|ғой|еді|екен|шығар|сияқты)$/.test(last))
    return undefined;
  if (/^(?:едім|едің|едіңіз|едік|дейді|деді|депті)$/.test(last)) return undefined;
  // What has not been done so far: келген жоқ, келген емеспін
  const not = /^(?:жоқ|емес)(пын|сың|сыз|пыз|пін|сің|сіз|піз)?$/.exec(last);
  const participle = not ? analyse(previous).find(({ features }) => isDone(features)) : undefined;
  if (not && participle)
    return {
      before: [],
      verb: participle.lemma,
      person: PERSON_OF[not[1] ?? ""] ?? "3",
      negative: true,
      time: "past",
      isState: false,
      taken: 2,
    };
  const finite = finiteEnd(last);
  if (finite) return { ...finite, before: [], isState: false, taken: 1 };
  const state = analyse(last).find(
    ({ upos, features, guessed, segments }) =>
      !guessed &&
      /^(?:NOUN|ADJ|PRON|ADV|NUM|PROPN|PART)$/.test(upos) &&
      (features.Person === undefined ||
        upos === "PRON" ||
        features.Person === "3" ||
        segments.length === 2),
  );
  if (!state) return undefined;
  const isOfPerson = state.features.Person !== undefined && state.upos !== "PRON";
  const hasEnding = isOfPerson && state.segments.length === 2;
  return {
    before: hasEnding ? [state.segments[0] ?? last] : [],
    verb: BE,
    person: isOfPerson ? personIn(state.features) : "3",
    negative: false,
    time: "present",
    isState: true,
    taken: hasEnding ? 1 : 0,
  };
}

const PERSON_OF: Readonly<Record<string, Person>> = {
  пын: "1s",
  пін: "1s",
  сың: "2s",
  сің: "2s",
  сыз: "2f",
  сіз: "2f",
  пыз: "1p",
  піз: "1p",
};

type Features = Readonly<Record<string, string | undefined>>;

const isDone = (features: Features): boolean =>
  features.VerbForm === "Part" && features.Tense === "Past";

function formOf(end: End, hold: Hold): string | undefined {
  const { verb, person, negative, time, isState } = end;
  const not = negative ? ";NEG" : "";
  const one = (label: string, after = ""): string | undefined => {
    const form = inflect(verb, label)[0];
    return form === undefined ? undefined : `${form}${after === "" ? "" : ` ${after}`}`;
  };
  const past = time === "past" || time === "now";
  const be = (label: string): string | undefined => inflect(BE, label)[0];
  if (typeof hold === "object") {
    // What is so: үйде екенін
    if (isState) return inflect("екен", `N;${hold.known};SG;${OWNER_LABEL[person]}`)[0];
    return one(`${past ? "V.PTCP;PST" : "V.PTCP;HAB"};${hold.known};${OWNER_LABEL[person]}${not}`);
  }
  switch (hold) {
    case "condition":
      return time === "past"
        ? one(`V.PTCP;PST${not}`, be(`V;COND;${PERSON_LABEL[person]}`) ?? "")
        : one(`V;COND;${PERSON_LABEL[person]}${not}`);
    case "concession": {
      const form = one(`V;COND;${PERSON_LABEL[person]}${not}`);
      return form && `${form} ${questionParticle(form).endsWith("е") ? "де" : "да"}`;
    }
    case "when":
      return one(`V.PTCP;PST;LOC${not}`);
    case "while": {
      if (negative) return undefined;
      if (isState) return be("V.PTCP;PST;LOC");
      if (POSTURES.test(verb)) return one("V.PTCP;PST;LOC");
      return one("V.CVB;PFV", "жатқанда");
    }
    case "after":
      return one(`V.PTCP;PST;ABL${not}`, "кейін");
    case "since":
      return one(`V.PTCP;PST;ABL${not}`, "бері");
    case "before":
      return negative || isState ? undefined : one("V.PTCP;FUT;NEG", "бұрын");
    case "until":
      return isState ? undefined : one("V.CVB;LIMIT");
    case "at-once":
      return negative || isState ? undefined : one("V.PTCP;PST", "бойда");
    case "each-time":
      return isState ? undefined : one(`V.PTCP;PST${not}`, "сайын");
    case "because": {
      const form = isState ? be("V.PTCP;PST") : one(`${past ? "V.PTCP;PST" : "V.PTCP;HAB"}${not}`);
      return form && `${form}${/[аоұы]\p{L}{0,2}$/u.test(form) ? "дықтан" : "діктен"}`;
    }
    case "so-much":
      return one(`V.PTCP;PST;NOM;${OWNER_LABEL[person]}${not}`, "сонша");
    case "unreal":
      return one(`V.PTCP;PST${not}`, be(`V;COND;${PERSON_LABEL[person]}`) ?? "");
    case "would":
      return one(`V.PTCP;FUT${not}`, WERE[person]);
    case "wish":
      return one(`V;COND;${PERSON_LABEL[person]}${not}`);
    case "bidden":
      return person === "3" && !isState ? one(`V;IMP;3${not}`) : undefined;
  }
}

/** The genitive of whoever does it, by its place; undefined where it is not found. */
function ownersOf(sentence: string, tools: Tools): Map<number, string> | undefined {
  const parse = tools.judge.understood(sentence);
  if (!parse) return undefined;
  const root = parse.words.findIndex(({ head }) => head < 0);
  // What is had or needed stays as it is: ақшам жоқ екенін
  if (HAD.test(parse.tokens[root]?.lower ?? "")) return new Map();
  const found = new Map<number, string>();
  for (const [at, { relation, head, reading }] of parse.words.entries()) {
    if (relation !== "subject" || !isOfRoot(parse.words, head, root)) continue;
    const token = parse.tokens[at];
    if (!token || reading.case !== "NOM" || found.size > 0) return undefined;
    // Who did it is asked, and this is only pointed at
    if (/^(?:кім|не|бұл|мынау)$/.test(reading.lemma)) continue;
    const pronoun = Object.values(PRONOUN).includes(reading.lemma);
    const label = pronoun
      ? "PRO;GEN"
      : `N;GEN;${reading.plural ? "PL" : "SG"}${reading.owner ? `;${OWNER_LABEL[reading.owner as Person]}` : ""}`;
    const form = inflect(reading.lemma, label)[0];
    if (form === undefined) return undefined;
    found.set(
      at,
      token.capital && at === 0 ? `${form.charAt(0).toUpperCase()}${form.slice(1)}` : form,
    );
  }
  return found;
}

const HAD = /^(?:бар|жоқ|керек)$/;

/** Whether a word is the root, or a verb that the root helps: бара алмаймын. */
const isOfRoot = (
  words: readonly { readonly head: number; readonly relation: string }[],
  at: number,
  root: number,
): boolean => at === root || (words[at]?.relation === "helped" && words[at]?.head === root);
