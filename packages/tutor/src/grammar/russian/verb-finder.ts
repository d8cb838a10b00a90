import type { VerbReading } from "../../russian/readings.ts";
import type { RussianLexicon } from "./lexicon.ts";
import type { VerbPart } from "./parts.ts";
import type { Token } from "./tokens.ts";

/** Verbs that lend another one its mood, and need no Kazakh of their own. */
export const HELPERS: Readonly<Record<string, "want" | "can" | "like">> = {
  хотеть: "want",
  захотеть: "want",
  мочь: "can",
  смочь: "can",
  уметь: "can",
  любить: "like",
};

/** Verbs that say another thing with each thing: носить очки, имя, воду. They are read with what makes one of them. */
const OF_MANY_SENSES =
  /^(?:носить|мешать|помешать|относиться|выносить|вынести|садиться|достать|доставать|выглядеть|обойтись|обходиться|доставаться|достаться|состоять|лишать|валить|исполниться|пахнуть|хватать|хватить|удаться|оказаться|казаться|оказывать|вести|водить|держать|приходиться|прийтись|нести|снимать|снять|тянуть|ставиться)$/u;

/** «Мне не нравятся платья»: what pleases does so in Kazakh as well, and loves nobody. */
export const PLEASES = /^(?:по)?нравиться$/u;

/** How many ways to say a verb are tried. */
const TRIED = 2;

/** Verbs at a word, each alone and with what makes another verb of it: принять участие, мыть посуду. */
export function verbsAt(tokens: readonly Token[], at: number, lexicon: RussianLexicon): VerbPart[] {
  const word = (tokens[at] as Token).text;
  const readings = lexicon.readings(word);
  return readings.flatMap((reading): VerbPart[] => {
    if (
      reading.pos !== "verb" ||
      reading.lemma === "быть" ||
      reading.form === "participle" ||
      reading.form === "gerund"
    )
      return [];
    const made: VerbPart[] = [];
    for (const length of [3, 2, 1]) {
      const rest = tokens.slice(at + 1, at + 1 + length).map(({ text }) => text);
      if (rest.length < length || rest.includes(",")) continue;
      const kz = lexicon.verbWith(reading.lemma, rest.join(" ")).map((sense) => sense.kz);
      if (kz.length > 0) made.push(verb(reading, at, at + 1 + length, kz, -1));
    }
    // «Водить грузовик»: what one drives
    const next = tokens[at + 1]?.text;
    const driven =
      next !== undefined && /^(?:по)?водить$/u.test(reading.lemma) && isDriven(next, lexicon);
    if (driven) return [...made, verb(reading, at, at + 1, ["жүргізу"], 0)];
    // «Скучает по сыну» misses him, «исполнится семь лет» tells an age
    const told = isMissed(reading.lemma, tokens)
      ? "сағыну"
      : /^исполн(?:ить|ять)ся$/u.test(reading.lemma) && tokens.some(({ text }) => YEARS.test(text))
        ? "толу"
        : undefined;
    if (told !== undefined) return [...made, verb(reading, at, at + 1, [told], 0)];
    if (OF_MANY_SENSES.test(reading.lemma)) return made;
    const kz = PLEASES.test(reading.lemma)
      ? ["ұнау"]
      : lexicon.verb(reading.lemma).map((sense) => sense.kz);
    // «Посмотрите» bids, where nobody is named who will look
    const bids = readings.some((one) => one.pos === "verb" && one.form === "imperative");
    const cost = bids && reading.form === "finite" ? 2 : 0;
    if (kz.length > 0 || HELPERS[reading.lemma] !== undefined)
      made.push(verb(reading, at, at + 1, kz, cost));
    return made;
  });
}

const YEARS = /^(?:год|года|лет)$/u;
/** Whether somebody or something is missed: one is bored by nothing that stands behind «по». */
const isMissed = (lemma: string, tokens: readonly Token[]): boolean =>
  /^(?:со)?скучать(?:ся)?$|^соскучиться$/u.test(lemma) && tokens.some(({ text }) => text === "по");

const isDriven = (word: string, lexicon: RussianLexicon): boolean =>
  lexicon
    .readings(word)
    .some(
      (one) =>
        one.pos === "noun" &&
        lexicon
          .noun(one.lemma)
          .some(({ kz }) =>
            /^(?:көлік|машина|жүк көлігі|автобус|трактор|мотоцикл|пойыз|трамвай|такси|комбайн|кеме|автомобиль)$/.test(
              kz,
            ),
          ),
    );

const verb = (
  reading: VerbReading,
  from: number,
  to: number,
  kz: readonly string[],
  cost: number,
): VerbPart => ({
  kind: "verb",
  reading,
  lemma: reading.lemma,
  from,
  to,
  cost,
  kz: kz.slice(0, TRIED),
});
