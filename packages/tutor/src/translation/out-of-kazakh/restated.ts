import { analyse, inflect } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";

/** A Kazakh sentence in other Kazakh words that say the same and that both languages have a way for. */
export interface Restated {
  readonly kz: string;
  /** What of the first words the other ones lost, put back into their translation; undefined where it cannot be. */
  readonly mend?: (said: string, language: "en" | "ru") => string | undefined;
}

/** The sentence as it may be said more plainly; undefined of one that is plain. */
export function restated(marked: string, tools: Tools): Restated | undefined {
  return meantTo(marked) ?? sinceThen(marked, tools) ?? noneLeft(marked);
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
  inflect(lemma, "imp2s")[0] ?? lemma.replace(/у$/u, "");

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
