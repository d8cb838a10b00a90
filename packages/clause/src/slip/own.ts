import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Persons an owner's ending may stand for: сендер has the ending of сен. */
const ENDING: Readonly<Partial<Record<Person, Person>>> = { "2p": "2s", "2pf": "2f" };

/** сіз өз бөлмеңде → өз бөлмеңізде, мен өз үйіне → өз үйіме: one's own is of whoever does it. */
export function ownSlips({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const thing = words[head];
    const token = tokens[head];
    const owner = thing?.reading.owner;
    if (reading.lemma !== "өз" || relation !== "determiner" || !token || !owner) return [];
    if (tokens[at]?.lower !== "өз" || thing.reading.kind !== "noun") return [];
    // өз ойларым естілді: what is mine does it itself
    if (thing.relation === "subject") return [];
    const doer = doerOf({ tokens, words } as Parse, head);
    if (doer === undefined) return [];
    const wanted = ENDING[doer] ?? doer;
    if (owner === wanted) return [];
    // маған өз үйім ұнайды: somebody else of the sentence owns it
    const named = words.some(
      ({ reading: one }, place) =>
        place !== at &&
        tokens.slice(Math.min(at, place), Math.max(at, place)).every(({ mark }) => mark === "") &&
        one.pronoun &&
        (ENDING[one.person as Person] ?? one.person) === owner,
    );
    if (named) return [];
    const text = nounWith(thing.reading, { owner: wanted });
    return [
      slip(
        head,
        text === "" ? [] : changed(tokens, { [head]: withParticles(token, text) }, "oz", 0.3),
      ),
    ];
  });
}

/** The person that does what a word stands under; undefined where nobody of the first or second person is meant. */
function doerOf({ words }: Parse, from: number): Person | undefined {
  for (let up = words[from]?.head ?? -1, steps = 0; up >= 0 && steps < 6; steps++) {
    // айтқым келеді: whose wish it is
    if (words.some(({ head, reading }) => head === up && reading.form === "des")) return undefined;
    // өз кітабыңызды ашуға болады, ашу керек: nobody is named who may or must
    if (words.some(({ head, reading }) => head === up && reading.form === "vn")) return undefined;
    const subject = words.find(({ head, relation }) => head === up && relation === "subject");
    const { reading } = words[up] ?? {};
    const person = subject?.reading.pronoun ? subject.reading.person : undefined;
    if (person !== undefined) return person;
    // анам өз қолымен тоқыған шұлықты киемін: whoever knits does so with her own hand
    if (subject && reading?.kind === "verb" && reading.form === "part") return undefined;
    if (reading?.kind === "verb" && /^(?:fin|imp|cond)$/.test(reading.form ?? "")) {
      if (reading.person !== undefined && reading.person !== "3") return reading.person;
      return subject?.reading.owner ? undefined : "3";
    }
    up = words[up]?.head ?? -1;
  }
  return undefined;
}
