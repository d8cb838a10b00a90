import { analyse, inflect } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import { restatedEveryday } from "./restated-everyday.ts";
import { type Restated, restatedWay } from "./restated-ways.ts";

/** The sentence as it may be said more plainly; undefined of one that is plain. */
export function restated(marked: string, tools: Tools): Restated | undefined {
  return (
    meantTo(marked) ??
    sinceThen(marked, tools) ??
    livedHere(marked) ??
    noneLeft(marked) ??
    isNow(marked) ??
    gladThat(marked) ??
    justDo(marked) ??
    advised(marked) ??
    hadTo(marked) ??
    nearly(marked) ??
    restatedWay(marked) ??
    restatedEveryday(marked)
  );
}

/** «Әкеліп берейін деп едім»: what one was going to do is what one wanted to. */
function meantTo(marked: string): Restated | undefined {
  const [, before = "", verb = "", mark = ""] =
    /^(.*?)(\p{L}+) деп (?:едім|ем|едік|ек)([.!…]*)$/u.exec(marked) ?? [];
  const reading = analyse(verb).find(
    ({ features }) => features.Mood === "Opt" && features.Person === "1",
  );
  if (!reading) return undefined;
  const whose = reading.features.Number === "Plur" ? "1p" : "1s";
  const wish = wishOf(reading.lemma, whose);
  return wish === undefined ? undefined : { kz: `${before}${wish} келді${mark}` };
}

const WISHER = { "1s": ["ғым", "гім", "қым", "кім"], "1p": ["ғымыз", "гіміз", "қымыз", "кіміз"] };

/** Барғым, бергіміз: the form before келу that wants. */
function wishOf(lemma: string, whose: "1s" | "1p"): string | undefined {
  const stem = analyseStem(lemma);
  return WISHER[whose]
    .map((ending) => stem + ending)
    .find((form) =>
      analyse(form).some((one) => one.lemma === lemma && !one.guessed && one.suffixes.length > 1),
    );
}

/** The bare stem, which is an order to one whom one calls сен. */
const analyseStem = (lemma: string): string =>
  inflect(lemma, "V;IMP;2;SG;INFM")[0] ?? lemma.replace(/у$/u, "");

/** «Ағам үйленгелі екі жыл болды»: he got married so long ago. */
function sinceThen(marked: string, tools: Tools): Restated | undefined {
  const [, before = "", verb = "", span = "", mark = ""] =
    /^(.+ )?(\p{L}+(?:ғалы|гелі|қалы|келі)) (\p{L}+(?: \p{L}+)? (?:жыл|ай|апта|күн|сағат)) болды([.!…]*)$/u.exec(
      marked,
    ) ?? [];
  const stem = verb.replace(/(?:ғалы|гелі|қалы|келі)$/u, "");
  const lemma = analyse(stem).find(({ features }) => features.Mood === "Imp")?.lemma;
  if (lemma === undefined) return undefined;
  // «Тұрғалы екі жыл болды»: it goes on still
  const goesOn = tools.course.tutor.renderings.verbs[lemma]?.some(({ kind }) => kind === "ongoing");
  if (goesOn) return undefined;
  const past = ["ды", "ді", "ты", "ті"]
    .map((ending) => stem + ending)
    .find((form) => analyse(form).some((one) => one.lemma === lemma && !one.guessed));
  return past === undefined ? undefined : { kz: `${before}${span} бұрын ${past}${mark}` };
}

/** «Үйде нан қалмапты»: there is none any more. */
function noneLeft(marked: string): Restated | undefined {
  const [, before = "", mark = ""] =
    /^(.*\p{L}(?:да|де|та|те) \p{L}+) (?:қалмапты|қалмады|қалған жоқ)([.!…]*)$/u.exec(marked) ?? [];
  const thing = before.split(" ").at(-1) ?? "";
  const isBare = analyse(thing).some(
    ({ features, suffixes }) => features.Case === "Nom" && suffixes.length === 0,
  );
  if (!isBare) return undefined;
  return {
    kz: `${before} жоқ${mark}`,
    mend: (said, language) =>
      language === "en"
        ? /^there is no /iu.test(said)
          ? said.replace(/(there is no .+?)(?= (?:in|at|on)(?!\p{L})|$)/iu, "$1 left")
          : undefined
        : /(?<!\p{L})нет(?!\p{L})/u.test(said)
          ? said.replace(/(?<!\p{L})нет(?!\p{L})/u, "не осталось")
          : undefined,
  };
}

const PERSONS: Readonly<Record<string, string>> = {
  "1Sing": "1;SG",
  "1Plur": "1;PL",
  "2SingInfm": "2;SG;INFM",
  "2SingForm": "2;SG;FORM",
  "3": "3",
};

/** «Осы қалада тұрып жатқаныма бес жыл болды»: he has lived here for so long. */
function livedHere(marked: string): Restated | undefined {
  const [, before = "", deed = "", span = "", mark = ""] =
    /^(.+? )?((?:\p{L}+[ыі]?п )?\p{L}+[нң][аеы]\p{L}*) (\p{L}+(?: \p{L}+)? (?:жыл|ай|апта|күн|сағат)) (?:болды|болыпты)([.!…]*)$/u.exec(
      marked,
    ) ?? [];
  const last = deed.split(" ").at(-1) ?? "";
  const reading = analyse(last).find(
    ({ features }) => features.VerbForm === "Part" && features.Case === "Dat",
  );
  const owner = reading?.features["Person[psor]"];
  if (!reading || owner === undefined) return undefined;
  const { "Number[psor]": number = "", Polite: polite = "" } = reading.features;
  const person = PERSONS[owner === "3" ? "3" : owner + number + (owner === "2" ? polite : "")];
  const isNow = /^(?:жату|жүру|отыру)$/u.test(reading.lemma);
  const label = isNow ? "V;PRS;PROG" : "V;PRS";
  const form = inflect(reading.lemma, `${label};${person}`)[0];
  const since = inflect(span.split(" ").at(-1) ?? "", "N;ABL;SG")[0];
  if (form === undefined || since === undefined) return undefined;
  const lead = deed.slice(0, -last.length);
  return { kz: `${before}${span.replace(/\p{L}+$/u, since)} бері ${lead}${form}${mark}` };
}

/** «Суық болып тұр»: it is so just now. */
function isNow(marked: string): Restated | undefined {
  const [, before = "", mark = ""] = /^(.+) болып тұр([.!…]*)$/u.exec(marked) ?? [];
  const quality = before.split(" ").at(-1) ?? "";
  const isQuality = WEATHER.test(quality);
  return isQuality ? { kz: `${/ /.test(before) ? before : `қазір ${before}`}${mark}` } : undefined;
}

const WEATHER = /^(?:суық|ыстық|жылы|салқын|бұлтты|желді)$/u;

/** «Келгеніңе қуаныштымын»: one is glad that it is so. */
function gladThat(marked: string): Restated | undefined {
  const [, before = "", person = "", mark = ""] =
    /^(.+[аәеуоөыі]) қуанышты(мын|мыз)([.!…]*)$/u.exec(marked) ?? [];
  const of = analyse(before.split(" ").at(-1) ?? "");
  if (!of.some(({ features }) => features.VerbForm === "Part" && features.Case === "Dat"))
    return undefined;
  const verb = inflect("қуану", person === "мын" ? "V;PRS;1;SG" : "V;PRS;1;PL")[0];
  return verb === undefined
    ? undefined
    : {
        kz: `${before} ${verb}${mark}`,
        mend: (said) => said.replace("радуюсь", "рад").replace("радуемся", "рады"),
      };
}

const POLITE = ["шы", "ші"];

/** «Терезені жауып қойшы», «ешкімге айтпай-ақ қойшы»: please do, please do not; and no shepherd. */
function justDo(marked: string): Restated | undefined {
  const [, before = "", verb = "", polite = "", mark = ""] =
    /^(.+ )?(\p{L}+)(?:-ақ)? қой(шы)?([.!…]*)$/u.exec(marked) ?? [];
  const reading = analyse(verb).find(
    ({ features, guessed }) => features.VerbForm === "Conv" && !guessed,
  );
  if (!reading) return undefined;
  const isNot = reading.features.Polarity === "Neg";
  if (!isNot && reading.features.Aspect !== "Perf") return undefined;
  const order = inflect(reading.lemma, `V;${isNot ? "NEG;" : ""}IMP;2;SG;INFM`)[0];
  if (order === undefined) return undefined;
  const endings = polite === "" ? [""] : POLITE;
  const form = endings.map((ending) => order + ending).find((one) => isOrder(one));
  return form === undefined ? undefined : { kz: `${before}${form}${mark}` };
}

const isOrder = (form: string): boolean =>
  analyse(form).some(({ features, guessed }) => features.Mood === "Imp" && !guessed);

/** «Кешігіп қала жаздадым»: it nearly happened. */
function nearly(marked: string): Restated | undefined {
  const [, before = "", verb = "", helper, almost = "", mark = ""] =
    /^(.+ )?(\p{L}+)( (?:қала|кете)) (жазда\p{L}+)([.!…]*)$/u.exec(marked) ??
    /^(.+ )?(\p{L}+)() (жазда\p{L}+)([.!…]*)$/u.exec(marked) ??
    [];
  const told = analyse(almost).find(({ lemma, features }) => lemma === "жаздау" && features.Person);
  const deed = analyse(verb).find(({ features }) => features.VerbForm === "Conv");
  if (!told || !deed || (deed.features.Aspect === "Perf") !== (helper !== "")) return undefined;
  const { Person: person = "", Number: number = "", Polite: polite = "" } = told.features;
  const who = PERSONS[person === "3" ? "3" : person + number + (person === "2" ? polite : "")];
  const past = inflect(deed.lemma, `V;PST;${who}`)[0];
  return past === undefined
    ? undefined
    : { kz: `${before}${past}${mark}`, mend: (said, language) => almostDone(said, language) };
}

/** "I was late" is "I was nearly late"; «я опоздал» is «я чуть не опоздал». */
function almostDone(said: string, language: "en" | "ru"): string | undefined {
  const pattern =
    language === "en"
      ? /^(.*?(?<!\p{L})(?:I|you|he|she|it|we|they)(?: was| were| am| is| are)?) /u
      : /^(.*?(?<!\p{L})(?:я|ты|он|она|оно|мы|вы|они)) /u;
  const word = language === "en" ? "nearly" : "чуть не";
  return pattern.test(said) ? said.replace(pattern, `$1 ${word} `) : undefined;
}

const OWNERS: Readonly<Record<string, string>> = {
  "1Sing": "ым|ім|м",
  "1Plur": "ымыз|іміз|мыз|міз",
  "2SingInfm": "ың|ің|ң",
  "2SingForm": "ыңыз|іңіз|ңыз|ңіз",
};

/** Барғаның, баруға: the deed as it stands before керек, with whose it is. */
function needed(form: string): string | undefined {
  const reading = analyse(form).find(
    ({ features, guessed }) =>
      !guessed && (features.VerbForm === "Part" || features.VerbForm === "Vnoun"),
  );
  if (!reading) return undefined;
  const isNot = reading.features.Polarity === "Neg";
  const stem = isNot ? reading.lemma.replace(/у$/u, "") : reading.lemma;
  if (isNot) return undefined;
  const {
    "Person[psor]": person,
    "Number[psor]": number = "",
    Polite: polite = "",
  } = reading.features;
  if (person === undefined) return stem;
  const endings = OWNERS[person + number + (person === "2" ? polite : "")];
  return endings
    ?.split("|")
    .map((ending) => stem + ending)
    .find((one) => analyse(one).some(({ lemma, guessed }) => lemma === reading.lemma && !guessed));
}

/** «Дәрігерге барғаның жөн»: you should see a doctor. */
function advised(marked: string): Restated | undefined {
  const [, before = "", verb = "", mark = ""] =
    /^(.+ )?(\p{L}+(?:ған|ген|қан|кен)\p{L}*) (?:жөн|абзал|дұрыс болар)([.!…]*)$/u.exec(marked) ??
    [];
  const deed = verb === "" ? undefined : needed(verb);
  if (deed === undefined) return undefined;
  return {
    kz: `${before}${deed} керек${mark}`,
    mend: (said, language) =>
      language === "en"
        ? mendedOnce(said, /(?:needs?|is necessary) to /u, (found) =>
            found.startsWith("is") ? "is better to " : "should ",
          )
        : betterTo(said),
  };
}

/** «Күтуге тура келді»: one had to wait. */
function hadTo(marked: string): Restated | undefined {
  const [, before = "", verb = "", come = "", mark = ""] =
    /^(.+ )?(\p{L}+(?:уға|уге|юге|юға)) тура (келді|келеді)([.!…]*)$/u.exec(marked) ?? [];
  const deed = verb === "" ? undefined : needed(verb);
  if (deed === undefined) return undefined;
  const isOver = come === "келді";
  return {
    kz: `${before}${deed} керек${isOver ? " болды" : ""}${mark}`,
    mend: (said, language) =>
      language === "en"
        ? mendedOnce(said, /(?<!\p{L})(?:needed|needs|need) to |was necessary to /u, (found) =>
            /^(?:needed|was)/.test(found) ? "had to " : "will have to ",
          )
        : mendedOnce(said, /(?<!\p{L})нужно(?: было)? (?=\p{L})/u, (found) =>
            found.includes("было") ? "пришлось " : "придётся ",
          ),
  };
}

/** The text with what is found changed; undefined where it is not found. */
const mendedOnce = (
  said: string,
  pattern: RegExp,
  to: (found: string) => string,
): string | undefined => (pattern.test(said) ? said.replace(pattern, to) : undefined);

/** «Тебе нужно сходить» is «тебе лучше сходить», «рано нужно лечь» is «лучше рано лечь». */
function betterTo(said: string): string | undefined {
  const pattern = /(?<!\p{L})нужно (?=\p{L})/u;
  if (!pattern.test(said)) return undefined;
  return /^(?:мне|тебе|вам|нам|ему|ей|им) /iu.test(said)
    ? said.replace(pattern, "лучше ")
    : `лучше ${said.replace(pattern, "")}`;
}
