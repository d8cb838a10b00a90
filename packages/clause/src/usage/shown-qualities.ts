import type { Parse } from "../parse.ts";
import { nounKey } from "./usage.ts";

/** A quality and what has it; the key of {@link UsageData.qualities} tells a predicate by `=`. */
export interface Quality {
  readonly at: number;
  readonly quality: string;
  readonly noun: number;
}

/** Adjectives straight before a noun, and those that say something of a subject. */
export function qualitiesIn({ tokens, words }: Parse): Quality[] {
  return words.flatMap(({ reading, head, relation }, at): Quality[] => {
    if (reading.kind !== "adj" || reading.guessed) return [];
    const { lemma } = reading;
    const over = words[head]?.reading;
    // қара шашты жігіт: a quality of the hair
    if (relation === "attribute" && over?.kind === "noun" && !over.pronoun && head === at + 1)
      return tokens[at]?.lower === lemma ? [{ at, quality: lemma, noun: head }] : [];
    const said = head === -1 || /^(?:clause|predicate)$/.test(relation);
    if (!said) return [];
    const subject = words.findIndex(
      (one) =>
        one.relation === "subject" &&
        (one.head === at || (relation === "predicate" && one.head === head)) &&
        one.reading.kind === "noun",
    );
    return subject < 0 ? [] : [{ at, quality: `=${lemma}`, noun: subject }];
  });
}

/** What has each quality in a parse, as keys of {@link UsageData.qualities}. */
export const shownQualities = (
  parse: Parse,
): { readonly quality: string; readonly noun: string }[] =>
  qualitiesIn(parse).flatMap(({ quality, noun }) => {
    const reading = parse.words[noun]?.reading;
    return reading ? [{ quality, noun: nounKey(reading) }] : [];
  });

/** Verbs with the adjectives that say how it is done. */
export const shownManners = ({
  words,
}: Parse): { readonly verb: string; readonly manner: string }[] =>
  words.flatMap(({ reading, head, relation }) => {
    const verb = words[head]?.reading;
    return relation === "manner" && reading.kind === "adj" && verb?.kind === "verb"
      ? [{ verb: verb.lemma, manner: reading.lemma }]
      : [];
  });
