import { subjectPerson } from "../attach/subject.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, pronounIn } from "../word/inflected.ts";
import { SELF } from "../word/word-lists.ts";
import { slip, withEndings } from "./rewrite.ts";

/** мен оқыған кітабы қызық → мен оқыған кітап; or менің оқыған кітабым: what I have read is his only where somebody owns it. */
export const ownedRelativeSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const { words, tokens } = parse;
    if (relation !== "subject" || !reading.pronoun || reading.case !== "NOM") return [];
    const person = subjectPerson(reading);
    const doing = words[head];
    const of = doing?.head ?? -1;
    const thing = words[of]?.reading;
    if (!/^[12]/.test(person) || doing?.relation !== "relative" || of !== head + 1) return [];
    if (thing?.kind !== "noun" || thing.form !== undefined || thing.owner !== "3") return [];
    if (thing.case !== "NOM" || words[of]?.relation !== "subject") return [];
    // мен көрген біреуі, бәрі: it is one of them by itself
    if (SELF.has(thing.lemma) || /^(?:бір|кей|қай|көб|әр|алд|арт|іш|үст|аст|жан)/.test(thing.lemma))
      return [];
    // олар мен айтқан сөзі … : somebody named before, whose it is
    const isNamedBefore = words.slice(0, at).some(({ reading: one }) => one.kind !== "adv");
    if (isNamedBefore || tokens.slice(0, of).some(({ mark }) => mark !== "")) return [];
    return [
      slip(
        of,
        withEndings(parse, { [of]: nounWith(thing, { owner: null }) }, "participle-gan", 0.2),
        withEndings(
          parse,
          { [at]: pronounIn(person, "GEN"), [of]: nounWith(thing, { owner: person }) },
          "participle-gan",
          0.4,
        ),
      ),
    ];
  });
