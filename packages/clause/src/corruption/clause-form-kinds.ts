import { inflect } from "@tilashar/kazakh";
import { nounWith, verbAs } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { type Change, type Kind, one } from "./place.ts";

const participle = ({ lemma, negative }: Reading): string =>
  inflect(lemma, `V.PTCP;PST${negative ? ";NEG" : ""}`)[0] ?? "";

/** What stands before the verb that closes clauses: their forms, exchanged where no meaning takes the other. */
export const CLAUSE_FORM_KINDS: readonly Kind[] = [
  {
    kind: "form before кейін, дейін and бері",
    make: ({ parse, at, word, over }) => {
      const post = parse.tokens[at + 1]?.lower ?? "";
      if (word.head !== at + 1 || over?.kind !== "post") return [];
      if (word.reading.form !== "part" && word.reading.form !== "vn") return [];
      const bare = participle(word.reading);
      const put = (...texts: string[]): Change[] =>
        texts.filter((text) => text !== parse.tokens[at]?.lower).flatMap((text) => one(at, text));
      if (/^(?:кейін|бері)$/.test(post))
        return put(
          bare,
          word.reading.lemma,
          inflect(bare, "N;DAT;SG")[0] ?? "",
          verbAs(word.reading, "V.CVB;PFV"),
        );
      if (post === "дейін")
        return put(bare, word.reading.lemma, inflect(bare, "N;ABL;SG")[0] ?? "");
      if (post === "соң") return put(word.reading.lemma, inflect(bare, "N;DAT;SG")[0] ?? "");
      return [];
    },
  },
  {
    kind: "form before үшін",
    make: ({ at, word, parse }) =>
      word.reading.form === "vn" && parse.tokens[at + 1]?.lower === "үшін" && word.head === at + 1
        ? [
            ...one(at, nounWith(word.reading, { case: "DAT" })),
            ...one(at, nounWith(word.reading, { case: "ACC" })),
            ...one(at, verbAs(word.reading, "V.CVB;PFV")),
            ...one(at, inflect(word.reading.lemma, "V;IMP;2;SG;INFM")[0] ?? ""),
          ]
        : [],
  },
  {
    kind: "form of when",
    make: ({ at, word, over }) =>
      word.reading.form === "part" && word.reading.case === "LOC" && over?.kind === "verb"
        ? one(at, `${word.reading.lemma} кезде`)
        : [],
  },
  {
    kind: "form of a purpose",
    make: ({ at, word, over }) =>
      word.reading.form === "vn" &&
      word.reading.case === "DAT" &&
      word.relation === "purpose" &&
      /^(?:бару|келу|кету|шығу)$/.test(over?.lemma ?? "")
        ? [
            ...one(at, word.reading.lemma),
            ...one(at, nounWith(word.reading, { case: "ACC" })),
            ...one(at, inflect(word.reading.lemma, "V;IMP;2;SG;INFM")[0] ?? ""),
            ...one(at, nounWith(word.reading, { case: "LOC" })),
          ]
        : [],
  },
  {
    kind: "converb of another ending",
    make: ({ at, word, over }) => {
      if (word.relation !== "helped" || word.head !== at + 1) return [];
      if (word.reading.form === "a" && /^(?:бастау|білу|жаздау)$/.test(over?.lemma ?? ""))
        return one(at, verbAs(word.reading, "V.CVB;PFV"));
      if (
        word.reading.form === "p" &&
        /^(?:жату|отыру|тұру|көру|болу|бітіру|шығу)$/.test(over?.lemma ?? "") &&
        !/^(?:бару|келу|кету|қайту|апару|әкелу|кіру|шығу|түсу|көшу|ұшу)$/.test(word.reading.lemma)
      )
        return one(at, verbAs(word.reading, "V.CVB;IPFV")).filter(() => over?.lemma !== "тұру");
      return [];
    },
  },
  {
    kind: "condition as a fact",
    make: ({ parse, at, word }) =>
      word.reading.form === "cond" &&
      parse.tokens.some(({ lower }) => lower === "егер") &&
      parse.tokens[at]?.leaning.length === 0
        ? [
            ...one(at, inflect(word.reading.lemma, "V;IND;PRS;3")[0] ?? ""),
            ...one(at, inflect(word.reading.lemma, "V;IND;PST;3")[0] ?? ""),
          ]
        : [],
  },
  {
    kind: "relative clause in a finite form",
    make: ({ at, word, over }) =>
      word.relation === "relative" &&
      word.reading.form === "part" &&
      over?.kind === "noun" &&
      word.head === at + 1 &&
      !/^(?:кез|соң|сайын|бойы|күн|жер)$/.test(over.lemma)
        ? [
            ...one(at, inflect(word.reading.lemma, "V;IND;PST;3")[0] ?? ""),
            ...one(at, inflect(word.reading.lemma, "V;IND;PRS;3")[0] ?? ""),
          ]
        : [],
  },
];
