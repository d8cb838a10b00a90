import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, verbAs, verbWith } from "../../word/inflected.ts";
import type { Person } from "../../word/reading.ts";
import { changed, put, rootOf, slip, withParticles } from "../rewrite.ts";

/** Words that join a clause to another, and forms that stand before them. */
export const wrongConnectionSlips = (parse: Parse): Fault[] => [
  ...becauseFor(parse),
  ...thoughBut(parse),
  ...theMore(parse),
  ...byWords(parse),
  ...mustBe(parse),
  ...insteadOf(parse),
  ...inSpiteOfFact(parse),
  ...beganTo(parse),
  ...usedToPlay(parse),
  ...gladThat(parse),
  ...allOfUs(parse),
];

/** ауырғандықтан үшін → ауырғандықтан: why is said once. */
const becauseFor = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap(({ lower, mark }, at): Fault[] =>
    /[дт][ыі][қк]т[ае]н$/u.test(lower) && mark === "" && tokens[at + 1]?.lower === "үшін"
      ? [slip(at + 1, changed(tokens, { [at + 1]: "" }, "because-dyqtan", 0.05))]
      : [],
  );

/** он жыл тұрса да, бірақ білмейді → тұрса да, білмейді. */
const thoughBut = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isThough =
      words[at]?.reading.form === "cond" && token.leaning.some((one) => /^[дт][ае]$/.test(one));
    return isThough &&
      token.mark.includes(",") &&
      /^(?:бірақ|алайда)$/.test(tokens[at + 1]?.lower ?? "")
      ? [slip(at + 1, changed(tokens, { [at + 1]: "" }, "concession", 0.05))]
      : [];
  });

/** неғұрлым көп оқысаң, сонша көп білесің → соғұрлым. */
const theMore = (parse: Parse): Fault[] => {
  const { tokens } = parse;
  const the = tokens.findIndex(({ lower }) => lower === "неғұрлым");
  const so = tokens.findIndex(
    ({ lower }, at) => at > the && /^(?:сонша|сонда|соншалықты)$/.test(lower),
  );
  return the >= 0 && so > the ? put(parse, so, "соғұрлым", "paired-connectives") : [];
};

/** дәрігер айтуынша → дәрігердің айтуынша: by whose words. */
const byWords = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const isBy = /^(?:айту|пікір|ой|болжам|есеб)[ыі]нша$|^пікірінше$|^болжамынша$/u.test(
      parse.tokens[at + 1]?.lower ?? "",
    );
    const isWho = reading.kind === "noun" && reading.case === "NOM" && reading.form === undefined;
    return isBy && isWho && parse.tokens[at]?.mark === ""
      ? put(parse, at, nounWith(reading, { case: "GEN" }), "genitive")
      : [];
  });

/** жолда кешігеді керек → кешіксе керек: what is taken to be so. */
const mustBe = (parse: Parse): Fault[] => {
  const end = parse.tokens.length - 1;
  const verb = parse.words[end - 1]?.reading;
  const isMust =
    parse.tokens[end]?.lower === "керек" && verb?.form === "fin" && verb.kind === "verb";
  // біз тұрамыз керек: of ourselves we say what we have to do
  if (verb?.person !== "3") return [];
  return isMust && !parse.tokens[end - 1]?.mark
    ? put(parse, end - 1, verbWith({ ...verb, form: "fin" }, { tense: "COND" }), "likelihood", 0.02)
    : [];
};

/** көмектесудің орнында → орнына. */
const insteadOf = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const deed = parse.words[at - 1]?.reading;
    const isDeed = /^(?:vn|part)$/.test(deed?.form ?? "") && deed?.case === "GEN";
    return lower === "орнында" && isDeed ? put(parse, at, "орнына", "instead-without") : [];
  });

/** болғанынан қарамастан → болғанына қарамастан. */
const inSpiteOfFact = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const isSpite = /^қарама(?:стан|й)$/.test(parse.tokens[at + 1]?.lower ?? "");
    const isOther = /^(?:ABL|ACC|GEN|INS)$/.test(reading.case ?? "") && reading.kind !== "adj";
    return isSpite &&
      isOther &&
      parse.tokens[at]?.mark === "" &&
      (reading.kind === "noun" || reading.owner)
      ? put(parse, at, nounWith(reading, { case: "DAT" }), "concession", 0.02)
      : [];
  });

/** үйренуге бастадым → үйрене бастадым: what is begun goes on from there. */
const beganTo = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const began = parse.words[at + 1]?.reading;
    const isDeed = reading.form === "vn" && reading.case === "DAT" && reading.owner === undefined;
    return isDeed &&
      !reading.negative &&
      began?.lemma === "бастау" &&
      began.form === "fin" &&
      !began.source?.features.Voice
      ? put(parse, at, verbAs(reading, "V.CVB;IPFV"), "helper-verbs-2")
      : [];
  });

/** бала кезімде күнде ойнап едім → ойнайтынмын: what one did again and again. */
const usedToPlay = ({ tokens, words }: Parse): Fault[] => {
  const end = tokens.length - 1;
  const [deed, was] = [words[end - 1]?.reading, tokens[end]?.lower ?? ""];
  const person = ({ едім: "1s", едік: "1p", еді: "3" } as Readonly<Record<string, Person>>)[was];
  const often = tokens
    .slice(0, end - 1)
    .some(({ lower }) => /^(?:күнде|жиі|әрқашан|үнемі|ылғи)$/.test(lower));
  if (deed?.form !== "p" || !person || !often || tokens[end - 1]?.mark) return [];
  const used = verbWith({ ...deed, form: "fin", person }, { tense: "IND;PST;HAB", person });
  return used === ""
    ? []
    : [slip(end, changed(tokens, { [end - 1]: used, [end]: "" }, "used-to", 0.05))];
};

const FEELING = /^(?:қуану|ренжу|таңғалу|өкіну|сену|көңілі толу)$/;

/** сенің келгенің қатты қуандым → келгеніңе: what one is glad of. */
const gladThat = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const root = rootOf(parse);
    const feels = parse.words[root]?.reading;
    const isFact =
      reading.form === "part" &&
      reading.owner !== undefined &&
      /^(?:NOM|INS)$/.test(reading.case ?? "NOM");
    if (!isFact || !FEELING.test(feels?.lemma ?? "") || feels?.form !== "fin" || at >= root)
      return [];
    if (!/^1/.test(feels.person ?? "") || /^1/.test(reading.owner ?? "") || parse.tokens[at]?.mark)
      return [];
    return put(parse, at, nounWith(reading, { case: "DAT" }), "dative");
  });

/** бәріміз уақытында келді → келдік: all of us did. */
const allOfUs = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const all = tokens.findIndex(({ lower }) =>
    /^(?:бәріміз|барлығымыз|екеуіміз|үшеуіміз|төртеуіміз)$/.test(lower),
  );
  if (all < 0 || all > 1 || all >= root || verb?.form !== "fin" || (verb.person ?? "3") !== "3")
    return [];
  if (
    words
      .slice(all + 1, root)
      .some(({ relation, reading }) => relation === "subject" || reading.form === "fin")
  )
    return [];
  const text = verbWith(verb, { person: "1p" });
  const token = tokens[root];
  return text === "" || !token
    ? []
    : [slip(root, changed(tokens, { [root]: withParticles(token, text) }, "person-endings", 0.01))];
};
