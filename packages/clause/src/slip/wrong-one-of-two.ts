import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbAs, verbWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withEndings, withParticles } from "./rewrite.ts";
import { OWNERS } from "./told-clauses.ts";

/** Of two words that another language has one for, the one that says something else here. */
export const wrongOneOfTwoSlips = (parse: Parse, government: Government): Fault[] => [
  ...soldForBought(parse),
  ...spokenNames(parse),
  ...longTimes(parse),
  ...heardForListened(parse),
  ...slicedForLived(parse),
  ...oldPeople(parse, government),
  ...badThanks(parse),
  ...somebodyAway(parse),
  ...veryByLetter(parse),
  ...drivenVehicles(parse, government),
  ...askedDeeds(parse),
];

/** дүкеннен сүт саттым → сатып алдым: from a shop one buys. */
const soldForBought = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const token = tokens[at];
    if (reading.lemma !== "сату" || reading.form !== "fin" || !token) return [];
    const shop = words.some(
      ({ reading: one }, place) =>
        place < at &&
        one.case === "ABL" &&
        /^(?:дүкен|базар|супермаркет|дәріхана|нарық)$/.test(one.lemma),
    );
    const text = verbWith({ ...reading, lemma: "алу" }, {});
    return shop && text !== ""
      ? [
          slip(
            at,
            changed(tokens, { [at]: `сатып ${withParticles(token, text)}` }, "verb-stem", 0.1),
          ),
        ]
      : [];
  });

/** атыңызды сөйлеңіз → айтыңыз: a name or a word is said; one talks in a language. */
const spokenNames = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const said = parse.words[at - 1]?.reading;
    if (reading.lemma !== "сөйлеу" || (reading.form !== "fin" && reading.form !== "imp")) return [];
    if (said?.kind !== "noun" || said.case !== "ACC" || said.lemma === "сөз") return [];
    const bare = verbWith({ ...reading, lemma: "айту" }, {});
    const asks = /ш[ыі]$/u.test(parse.tokens[at]?.lower ?? "") && !/ш[ыі]$/u.test(bare) ? "шы" : "";
    return bare === ""
      ? []
      : [slip(at, withEndings(parse, { [at]: bare + asks }, "verb-stem", 0.1))];
  });

const LASTING = /^(?:күту|жүру|отыру|тұру|сөйлесу|сөйлеу|ұйықтау|жұмыс|ойлау|жату|іздеу|оқу)$/;

/** сізді ұзын күттім → ұзақ күттім: time is long in another word than a road. */
const longTimes = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] =>
    lower === "ұзын" && mark === "" && LASTING.test(parse.words[at + 1]?.reading.lemma ?? "")
      ? [slip(at, withEndings(parse, { [at]: "ұзақ" }, "duration", 0.1))]
      : [],
  );

const SOUNDS = /^(?:музыка|радио|ән|әуен|аудиокітап|подкаст|дәріс|лекция)$/;

/** радио естуді жақсы көремін, музыка естимін → тыңдау: one listens on purpose. */
const heardForListened = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    if (reading.lemma !== "есту" || !SOUNDS.test(words[at - 1]?.reading.lemma ?? "")) return [];
    const listened = { ...reading, lemma: "тыңдау" };
    const isHabit = /(?:[ае]|й|и)(?:м[ыі]н|м[ыі]з|с[ыі]ң|с[ыі]з|д[ыі])$/u.test(
      tokens[at]?.lower ?? "",
    );
    const text =
      reading.form === "vn"
        ? nounWith(listened, {})
        : reading.form === "fin" && isHabit
          ? verbWith(listened, {})
          : "";
    return text === "" ? [] : [slip(at, withEndings(parse, { [at]: text }, "verb-stem", 0.1))];
  });

/** Өскеменде турамын → тұрамын: one lives in a town, and slices in a kitchen. */
const slicedForLived = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head];
    const token = parse.tokens[head];
    if (reading.case !== "LOC" || verb?.reading.lemma !== "турау" || !token || at > head) return [];
    if (parse.words.some((one) => one.head === head && one.reading.case === "ACC")) return [];
    return [
      slip(
        head,
        withEndings(parse, { [head]: token.lower.replace("ту", "тұ") }, "kazakh-letters", 0.05),
      ),
    ];
  });

/** атам өте ескі → кәрі: things are old in another word than people. */
const oldPeople = (parse: Parse, government: Government): Fault[] => {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  if (words[root]?.reading.lemma !== "ескі" || root < 1) return [];
  const who = words.some(
    ({ reading, head }, at) =>
      at < root &&
      head === root &&
      reading.kind === "noun" &&
      reading.case === "NOM" &&
      (reading.name || (reading.owner !== undefined && government.isOf(reading.lemma, "person"))),
  );
  const lower = tokens[root]?.lower ?? "";
  return who && lower === "ескі"
    ? [slip(root, withEndings(parse, { [root]: "кәрі" }, "verb-stem", 0.1))]
    : [];
};

const BAD = /^(?:тұман|боран|жаңбыр|апат|ауру|кептеліс|өрт|дауыл|тайғақ|соғыс|қателік|жол апаты)$/;

/** тұманның арқасында кешікті → кесірінен: nobody thanks the fog. */
const badThanks = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const cause = parse.words[at - 1]?.reading;
    return lower === "арқасында" && cause?.case === "GEN" && BAD.test(cause.lemma)
      ? [slip(at, withEndings(parse, { [at]: "кесірінен" }, "postpositions-2", 0.1))]
      : [];
  });

/** үйде біреу жоқ → ешкім жоқ. */
const somebodyAway = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const next = parse.tokens[at + 1];
    if (lower !== "біреу" || mark !== "" || next?.lower !== "жоқ") return [];
    return next.question === undefined && at + 1 === parse.tokens.length - 1
      ? [slip(at, withEndings(parse, { [at]: "ешкім" }, "indefinites", 0.1))]
      : [];
  });

/** бұл кітап ете қызық → өте қызық. */
const veryByLetter = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const next = parse.tokens[at + 1];
    const quality = next?.readings.some(({ kind, cost }) => kind === "adj" && cost < 2);
    return lower === "ете" && mark === "" && quality
      ? [slip(at, withEndings(parse, { [at]: "өте" }, "kazakh-letters", 0.05))]
      : [];
  });

/** жүк көлігін жүреді → жүргізеді: a car is driven. */
const drivenVehicles = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (reading.case !== "ACC" || !government.isOf(reading.lemma, "vehicle")) return [];
    if (verb?.lemma !== "жүру" || verb.form !== "fin") return [];
    const text = verbWith({ ...verb, lemma: "жүргізу" }, {});
    return [slip(head, withEndings(parse, { [head]: text }, "causative", 0.1))];
  });

/** жауап бергеніңізді сұраймын → беруіңізді: what is asked for is still to be done. */
const askedDeeds = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const verb = parse.tokens[at + 1]?.lower ?? "";
    if (reading.form !== "part" || reading.case !== "ACC" || !/^2/.test(reading.owner ?? ""))
      return [];
    if (!/^(?:сұраймын|сұраймыз|өтінемін|өтінеміз)$/.test(verb)) return [];
    const owner = OWNERS[reading.owner ?? "2f"];
    const text = verbAs(reading, `V;VN;ACC;${owner}${reading.negative ? ";NEG" : ""}`);
    return [slip(at, withEndings(parse, { [at]: text }, "verbal-noun", 0.1))];
  });
