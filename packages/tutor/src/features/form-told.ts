import type { Candidate } from "@tilashar/kazakh";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { wishOf } from "./label.ts";
import { labelFrom } from "./label-from-suffixes.ts";
import { personIn } from "./person-in.ts";
import type { Wish } from "./wish.ts";

/** A form that was told of: its word, and what its endings say. */
export interface FormTold {
  readonly text: string;
  readonly lemma: string;
  readonly pos: string;
  readonly wish: Wish;
}

/** Verbs that stand behind a converb for what goes on now. */
const NOW = /^(?:жатыр|отыр|тұр|жүр)/u;
const DESIRED = /^(.+) кел(?:еді|меді|мейді)?$/u;

/** What a form or a verb of two words says; undefined where it is a plain word. */
export function formTold(text: string): FormTold | undefined {
  const words = wordsOf(foldText(text));
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length === 2) {
    const desired = DESIRED.exec(words.join(" "))?.[1];
    if (desired !== undefined) return finite(desired, text);
    const [helped] = NOW.test(last) ? knownReadings(first) : [];
    const person = knownReadings(last).map(({ features }) => personIn(features))[0];
    if (helped?.features.VerbForm !== "Conv") return undefined;
    const wish: Wish = { tense: "PRS;PROG", ...(person && { person }) };
    return { text, lemma: helped.lemma, pos: "v", wish };
  }
  if (words.length !== 1) return undefined;
  return finite(first, text) ?? nominal(first, text);
}

function finite(word: string, text: string): FormTold | undefined {
  const reading = knownReadings(word).find(({ features }) => features.VerbForm === "Fin");
  const wish = reading && wishOfVerb(reading);
  return reading && wish ? { text, lemma: reading.lemma, pos: "v", wish } : undefined;
}

/** What a finite form says; undefined of what no label names. */
function wishOfVerb({ features, suffixes }: Candidate): Wish | undefined {
  const person =
    personIn(features) ?? (suffixes.some(({ id }) => id === "pss1s") ? "1s" : ("3" as const));
  const negative = features.Polarity === "Neg" ? { negative: true } : {};
  if (features.Mood === "Cnd") return { mood: "COND", person, ...negative };
  if (features.Mood === "Des") return { mood: "DES", person, ...negative };
  if (features.Mood === "Imp") return { mood: "IMP", person, ...negative };
  const tense =
    features.Tense === "Past"
      ? features.Aspect === "Perf"
        ? "PST;PRF"
        : features.Evident === undefined
          ? "PST"
          : "PST;EVID"
      : features.Aspect === "Prog"
        ? "PRS;PROG"
        : features.Tense === "Pres"
          ? "PRS"
          : undefined;
  return tense === undefined ? undefined : { tense, person, ...negative };
}

function nominal(word: string, text: string): FormTold | undefined {
  const [reading] = knownReadings(word);
  const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
  return reading && label !== undefined
    ? { text, lemma: reading.lemma, pos: reading.entry?.pos ?? "n", wish: wishOf(label) }
    : undefined;
}
