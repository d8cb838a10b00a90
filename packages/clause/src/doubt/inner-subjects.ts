import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Doubts about subjects of clauses inside others. */
export const innerSubjectDoubts = (parse: Parse, government: Government): Doubt[] => [
  ...enclosed(parse),
  ...relatives(parse, government),
];

/** ол тілі мұғалім болып істейді: a clause with a doer of its own, between another doer and its verb, with no comma. */
function enclosed({ tokens, words }: Parse): Doubt[] {
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head];
    if (relation !== "subject" || over?.reading.kind !== "verb") return [];
    if (over.reading.form !== "p" || over.relation !== "converb") return [];
    if (over.reading.lemma === "деу") return [];
    // ол тілі мұғалімі болып: what one is stands straight before болып
    if (over.reading.lemma === "болу" && head === at + 1) return [];
    if (over.reading.lemma !== "болу" && tokens[head]?.mark !== "") return [];
    // қарным ашып: what is mine may do it
    const whole = words.some((one) => one.head === at && one.relation === "compound");
    if (reading.owner !== undefined && !whole) return [];
    const outer = words.findIndex(
      (one, place) => one.head === over.head && one.relation === "subject" && place < at,
    );
    const commaAfter = tokens.slice(outer, at).some(({ mark }) => mark !== "");
    return outer < 0 || commaAfter ? [] : [{ at, why: "a doer inside another's clause" }];
  });
}

/** біз тілін білетін қызметкер: the clause has its doer and its object, and a place or a time is not what it tells of. */
function relatives({ words }: Parse, government: Government): Doubt[] {
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (relation !== "relative" || reading.form !== "part") return [];
    const inner = words.filter((one) => one.head === at);
    const doer = inner.some(
      (one) =>
        one.relation === "subject" && one.reading.pronoun && one.reading.person !== undefined,
    );
    const object = inner.some((one) => one.reading.case === "ACC");
    const noun = words[head]?.reading;
    const told =
      noun?.kind === "noun" &&
      !/^(?:кез|уақыт|күн|жыл|жер|үй|сәт|соң|шақ|ай|апта|түн|сөз|хабар|себеп)$/.test(noun.lemma);
    return doer && object && told && noun.case === "NOM" && government.isOf(noun.lemma, "person")
      ? [{ at, why: "a relative clause that has all it asks for" }]
      : [];
  });
}
