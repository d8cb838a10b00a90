import { inflect } from "@tilashar/kazakh";
import type { Fault, Rewrite } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** What is said by two words of which each says it alone. */
export const saidTwiceSlips = (parse: Parse): Fault[] => [
  ...perhapsTwice(parse),
  ...opinionTwice(parse),
  ...thereAndNot(parse),
  ...needNotNot(parse),
  ...moreByTwo(parse),
];

/** A sentence without its first word and what stood behind it. */
function withoutFirst({ tokens }: Parse, point: string): Rewrite[] {
  const next = tokens[1];
  if (!next) return [];
  const begins = withParticles(next, next.text.charAt(0).toUpperCase() + next.text.slice(1));
  return changed(tokens, { 0: "", 1: begins }, point, 0.1).map((rewrite) => ({
    ...rewrite,
    marks: tokens.map(({ mark }, at) => (at === 0 ? "" : mark)),
  }));
}

/** Мүмкін, ол бүгін келуі мүмкін → Ол бүгін келуі мүмкін. */
function perhapsTwice(parse: Parse): Fault[] {
  const { tokens } = parse;
  const last = tokens.length - 1;
  const perhaps = /^(?:мүмкін|бәлкім)$/;
  if (last < 2 || !perhaps.test(tokens[0]?.lower ?? "") || tokens[last]?.lower !== "мүмкін")
    return [];
  return [slip(0, withoutFirst(parse, "shygar-mumkin"))];
}

const IN_MY_VIEW = /^(?:меніңше|ойымша)$/;

/** Меніңше, бұл рас деп ойлаймын → Меніңше, бұл рас. */
function opinionTwice(parse: Parse): Fault[] {
  const { tokens } = parse;
  const last = tokens.length - 1;
  const opens = tokens.findIndex(({ lower }) => IN_MY_VIEW.test(lower));
  if (opens < 0 || opens > 1 || last < 4) return [];
  if (!/^(?:ойлаймын|санаймын|есептеймін)$/.test(tokens[last]?.lower ?? "")) return [];
  if (tokens[last - 1]?.lower !== "деп") return [];
  return [slip(last, changed(tokens, { [last]: "", [last - 1]: "" }, "dep-dedi", 0.1))];
}

/** ет бар жоқ → ет жоқ: what is there is not away. */
function thereAndNot({ tokens }: Parse): Fault[] {
  const at = tokens.findIndex(
    ({ lower, mark, question }, place) =>
      lower === "бар" &&
      mark === "" &&
      question === undefined &&
      tokens[place + 1]?.lower === "жоқ",
  );
  if (at < 1 || at + 1 !== tokens.length - 1) return [];
  return [slip(at, changed(tokens, { [at]: "" }, "bar-zhoq", 0.1))];
}

/** уайымдамау керек емес → уайымдамау керек, уайымдаудың керегі жоқ: one no is enough. */
function needNotNot(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  return words.flatMap(({ reading }, at): Fault[] => {
    if (reading.form !== "vn" || !reading.negative || tokens[at]?.mark !== "") return [];
    if (!/^(?:керек|қажет)$/.test(tokens[at + 1]?.lower ?? "")) return [];
    if (tokens[at + 2]?.lower !== "емес" || root < at) return [];
    return [slip(at + 2, changed(tokens, { [at + 2]: "" }, "kerek", 0.1))];
  });
}

/** Астанадан көбірек жылы → Астанадан жылырақ: more is said by the ending. */
function moreByTwo({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const quality = words[at + 1]?.reading;
    const next = tokens[at + 1];
    if (!/^(?:көбірек|көп)$/.test(token.lower) || token.mark !== "" || !next) return [];
    const isQuality =
      quality?.kind === "adj" || next.readings.some(({ kind, cost }) => kind === "adj" && cost < 2);
    if (!isQuality || at + 1 !== tokens.length - 1) return [];
    const than =
      words.some(
        ({ reading, head }, place) =>
          place < at && reading.case === "ABL" && (head === at || head === at + 1),
      ) || tokens.slice(0, at).some(({ lower }) => lower === "қарағанда");
    if (!than) return [];
    const graded = inflect(next.lower, "ADJ;CMPR")[0] ?? "";
    return [
      slip(
        at,
        ...(graded === ""
          ? []
          : [
              changed(
                tokens,
                { [at]: "", [at + 1]: withParticles(next, graded) },
                "comparison",
                0.1,
              ),
            ]),
        changed(tokens, { [at]: "" }, "comparison", 0.15),
      ),
    ];
  });
}
