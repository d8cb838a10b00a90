import type { Parse } from "../parse.ts";
import { TIMES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Words that are nothing without what stands before them. */
const NEEDY = new Set(
  "туралы жайлы жайында сайын сияқты секілді тәрізді арқылы үшін бойынша дейін шейін қарамастан байланысты шақты сәйкес".split(
    " ",
  ),
);
/** What these may stand behind. */
const CARRIES = /^(?:noun|verb|num|post|det|quote|adj|modal)$/;

const DAYS = /^(?:кеше|бүгін|ертең|былтыр|бұрын|қазір|әдетте)/;

/** сияқты әкесі, сайын күн, бойы күні: a postposition before what it belongs to. */
export const earlyPostpositionDoubts = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] => {
    const next = words[at + 1]?.reading;
    const doubt = [{ at, why: "a postposition before its noun" }];
    if (NEEDY.has(lower)) {
      const before = words.findIndex(({ head, relation }) => head === at && relation === "case");
      const cut = before >= 0 && tokens[before]?.mark !== "";
      const carried = words[before]?.reading;
      const carries = carried && CARRIES.test(carried.kind);
      const day = DAYS.test(tokens[at - 1]?.lower ?? "") && tokens[at - 1]?.mark === "";
      if ((before !== at - 1 || cut || !carries) && !day) return doubt;
    }
    // кейін түстен дәріханаға барайық: afterwards, or after it
    if (
      /^(?:кейін|бері)$/.test(lower) &&
      next?.kind === "noun" &&
      next.case === "ABL" &&
      words[at]?.reading.kind !== "post" &&
      tokens[at]?.mark === "" &&
      (TIMES.has(next.lemma) ||
        /^(?:түс|ас|сабақ|жұмыс|тамақ|той|соғыс|жаңбыр|таңертең)$/.test(next.lemma))
    )
      return doubt;
    // мысық бойы күні: all day long is күні бойы
    const timed = next?.kind === "noun" && TIMES.has(next.lemma) && tokens[at]?.mark === "";
    const before = words[at - 1]?.reading;
    return (lower === "бойы" || lower === "сайын") &&
      timed &&
      words[at]?.reading.kind === "post" &&
      !(before && (TIMES.has(before.lemma) || before.form !== undefined))
      ? doubt
      : [];
  });
