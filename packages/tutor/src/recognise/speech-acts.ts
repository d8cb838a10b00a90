import { analyse, type Candidate } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { wordsOf } from "../text/fold.ts";

/** What somebody does with a sentence. */
export type SpeechAct =
  | "question"
  | "meant"
  | "offer"
  | "together"
  | "please"
  | "request"
  | "forbidding"
  | "wish"
  | "needed"
  | "banned"
  | "news";

type Features = Candidate["features"];

/** What the one who wrote a Kazakh sentence does with it. */
export function speechActOf(sentence: string, { requests }: Tools): SpeechAct {
  const heard = (text: string): ReadonlySet<string> =>
    new Set(requests.find(text).map(({ id }) => id));
  const words = wordsOf(sentence.toLowerCase()).filter((word) => !heard(word).has("act-particle"));
  const acts = heard(words.join(" "));
  if (acts.has("act-wish")) return "wish";
  if (/\?["»”]?$/u.test(sentence)) return "question";
  const last = words.at(-1) ?? "";
  // «Берейін деп едім»: what one was going to do, said gently
  const [verb = "", ...after] = words.slice(-3);
  if (after[0] === "деп" && verbFeatures(verb)?.Mood === "Opt") return "meant";
  if (acts.has("act-banned") && isDeed(words.at(-2) ?? "")) return "banned";
  if (acts.has("act-needed")) return "needed";
  const told = verbFeatures(last);
  if (told?.Mood === "Opt" && told.Person === "1")
    return told.Number === "Plur" ? "together" : "offer";
  if (told?.Mood !== "Imp") return "news";
  if (told.Polarity === "Neg") return "forbidding";
  return /ш[ыі]$/u.test(last) ? "please" : "request";
}

/** «Шегуге»: a deed that something is said of. */
const isDeed = (word: string): boolean =>
  analyse(word).some(({ features }) => features.VerbForm === "Vnoun" && features.Case === "Dat");

/** How the reader of a text is spoken to; undefined where nobody is, or now so and now otherwise. */
export function spokenToAs(sentences: readonly string[]): "сен" | "сіз" | undefined {
  const found = new Set<"сен" | "сіз">();
  for (const word of sentences.flatMap((one) => wordsOf(one.toLowerCase()))) {
    const features = verbFeatures(word) ?? analyse(word)[0]?.features;
    const isYou = features?.Person === "2" || features?.["Person[psor]"] === "2";
    if (!isYou) continue;
    found.add(features?.Polite === "Form" ? "сіз" : "сен");
  }
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/** The features of a word as a verb that ends a sentence, where it can be one. */
function verbFeatures(word: string): Features | undefined {
  const asVerb = (form: string) =>
    analyse(form).find(({ features, guessed }) => features.VerbForm === "Fin" && !guessed)
      ?.features;
  // Қойшы is a shepherd to a dictionary, and "please put" at the end of a sentence
  return asVerb(word) ?? (/ш[ыі]$/u.test(word) ? asVerb(word.slice(0, -2)) : undefined);
}
