import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** What may be with somebody: be, stay, lie. */
const STAYING = /^(?:болу|қалу|тұру|жату|отыру|сақталу)$/;
const WITH_ME = /^(?:менде|сенде|сізде)$/;
const TELLING = /^(?:айту|сұрау|бұйыру|өтіну|жазу|кеңес беру|ескерту)$/;

/** Cases that a parse allows and hardly anybody means. */
export const loneCaseDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const lower = tokens[at]?.lower ?? "";
    const over = words[head]?.reading;
    const doubt = (why: string): Doubt[] => [{ at, why }];
    // бұл мені емес, сенікі: a case that no other word answers
    if (
      relation === "predicate" &&
      (reading.case === "ACC" || reading.case === "DAT") &&
      over?.lemma === "емес" &&
      !words.slice(head + 1).some((one) => one.reading.case === reading.case)
    )
      return doubt("a denied case that nothing answers");
    // менде бас ауырып тұр: what aches is mine
    if (WITH_ME.test(lower) && over?.kind === "verb" && !STAYING.test(over.lemma))
      return doubt("something that happens in me");
    // салдары ол сабаққа келмеді: it, or to that lesson?
    const before = words[at - 1];
    if (
      lower === "ол" &&
      relation === "determiner" &&
      before?.relation === "subject" &&
      before.reading.kind === "noun" &&
      before.reading.case === "NOM" &&
      !before.reading.pronoun &&
      tokens[at - 1]?.mark === ""
    )
      return doubt("he, or that");
    // көп су ішу деп айтты: what is told is a command or a fact
    const teller = words[words[head]?.head ?? -1]?.reading.lemma ?? "";
    if (
      reading.form === "vn" &&
      reading.case === "NOM" &&
      reading.owner === undefined &&
      over?.lemma === "деу" &&
      head === at + 1 &&
      TELLING.test(teller)
    )
      return doubt("an infinitive that is told");
    // қоршаған орта қорғау — міндет: a quality of what stands behind the dash
    if (relation === "attribute" && tokens.slice(at, head).some(({ mark }) => /^[—–]/.test(mark)))
      return doubt("a quality over a dash");
    // орта қорғау: an infinitive has no qualities
    if (relation === "attribute" && reading.kind === "adj" && over?.form === "vn")
      return doubt("a quality of an infinitive");
    return [];
  });
