import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { changed, put, rootOf, slip } from "../rewrite.ts";

/** Cases of tools, days, places and of what is compared. */
export const seenByPlaceSlips = (parse: Parse, government: Government): Fault[] => [
  ...toolsAsPlaces(parse),
  ...daysAsPlaces(parse),
  ...peopleThere(parse, government),
  ...thisThanThat(parse),
  ...pluralSaid(parse),
  ...notAStudent(parse),
  ...myself(parse),
];

const TOOL = /^(?:пышақ|қалам|қарындаш|қасық|шанышқы|қайшы|балта|сабын|шүберек|сыпырғыш|ине)$/;
const USING = /^(?:кесу|турау|жазу|жеу|ішу|жуу|сүрту|сызу|сыпыру|қию|тігу|аршу|тазалау)$/;

/** нанды пышақта кестім → пышақпен. */
const toolsAsPlaces = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] =>
    reading.case === "LOC" &&
    reading.owner === undefined &&
    TOOL.test(reading.lemma) &&
    USING.test(parse.words[head]?.reading.lemma ?? "")
      ? put(parse, at, nounWith(reading, { case: "INS" }), "instrumental")
      : [],
  );

/** бүгін дүйсенбіде → бүгін дүйсенбі: what day it is. */
const daysAsPlaces = (parse: Parse): Fault[] => {
  const end = parse.tokens.length - 1;
  const day = parse.words[end]?.reading;
  const isDay = /^(?:дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі)$/.test(
    day?.lemma ?? "",
  );
  return end === 1 &&
    isDay &&
    day?.case === "LOC" &&
    /^(?:бүгін|ертең|кеше)$/.test(parse.tokens[0]?.lower ?? "")
    ? put(parse, end, nounWith(day, { case: "NOM" }), "clock-and-days")
    : [];
};

/** бөлмеде адамдарды танымаймын → бөлмедегі: which people. */
const peopleThere = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const who = parse.words[at + 1]?.reading;
    const verb = parse.words[rootOf(parse)]?.reading;
    const isPlace =
      reading.case === "LOC" &&
      reading.kind === "noun" &&
      !reading.pronoun &&
      reading.form === undefined;
    if (
      !isPlace ||
      parse.tokens[at]?.mark ||
      who?.case !== "ACC" ||
      !/^(?:тану|білу|ұнату)$/.test(verb?.lemma ?? "")
    )
      return [];
    if (!government.isOf(who.lemma, "person") && who.lemma !== "адам") return [];
    const lower = parse.tokens[at]?.lower ?? "";
    return put(
      parse,
      at,
      `${lower}${/[әеөүі][^аоұыәеөүіу]*$/u.test(lower) ? "гі" : "ғы"}`,
      "gy-dagy",
    );
  });

/** бұл қонақүй ана қонақүй арзан → ана қонақүйден: of two the one that it is compared with. */
const thisThanThat = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const that = tokens.findIndex(({ lower }, at) => at > 1 && /^(?:ана|анау|сол|мына)$/.test(lower));
  const [one, other] = [words[that - 1]?.reading, words[that + 1]?.reading];
  const isTwo = one?.kind === "noun" && one.lemma === other?.lemma && other?.case === "NOM";
  const isQuality = tokens[end]?.readings.some(({ kind, cost }) => kind === "adj" && cost < 2);
  const points = /^(?:бұл|осы|мына|мынау)$/.test(tokens[0]?.lower ?? "");
  if (!isTwo || !points || !isQuality || end < that + 2) return [];
  return other ? put(parse, that + 1, nounWith(other, { case: "ABL" }), "comparison") : [];
};

/** бұл алмалар тәттілер → тәтті: what is said of several is not many itself. */
const pluralSaid = ({ tokens, words }: Parse): Fault[] => {
  const end = tokens.length - 1;
  const token = tokens[end];
  const quality = /^(.{3,})[лдт][ае]р$/u.exec(token?.lower ?? "")?.[1];
  const subject = words[end - 1]?.reading;
  const isMany =
    subject?.kind === "noun" &&
    subject.plural &&
    (subject.case ?? "NOM") === "NOM" &&
    !subject.pronoun;
  if (!token || quality === undefined || !isMany || tokens[end - 1]?.mark) return [];
  const isQuality =
    inflect(quality, "ADJ;CMPR").length > 0 &&
    token.readings.some(({ plural, owner }) => plural && !owner);
  return isQuality && /^(?:бұл|осы|мына|ол|менің|біздің|оның)$/.test(tokens[0]?.lower ?? "")
    ? [slip(end, changed(tokens, { [end]: quality }, "plural", 0.05))]
    : [];
};

const NOT: Readonly<Record<string, string>> = {
  "1s": "емеспін",
  "2s": "емессің",
  "2f": "емессіз",
  "1p": "емеспіз",
};

/** мен жоқ студентпін → мен студент емеспін. */
const notAStudent = ({ tokens, words }: Parse): Fault[] => {
  const said = words[2]?.reading;
  const not = NOT[said?.person ?? ""];
  const isSaid =
    tokens.length === 3 &&
    tokens[1]?.lower === "жоқ" &&
    said?.kind === "noun" &&
    said.form === undefined;
  if (!isSaid || !not || !words[0]?.reading.pronoun) return [];
  return [slip(1, changed(tokens, { 1: said.lemma, 2: not }, "not-emes", 0.05))];
};

const SELF: Readonly<Record<string, string>> = {
  мен: "өзім",
  сен: "өзің",
  сіз: "өзіңіз",
  біз: "өзіміз",
  ол: "өзі",
};

/** бұл тортты мен өз пісірдім → өзім. */
const myself = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const own = SELF[parse.tokens[at - 1]?.lower ?? ""];
    const isDone = parse.words[at + 1]?.reading.kind === "verb";
    return lower === "өз" && mark === "" && own && isDone ? put(parse, at, own, "oz") : [];
  });
