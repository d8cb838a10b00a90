import { analyse, inflect } from "@tilashar/kazakh";
import { uncapital } from "./uncapital.ts";

/** A Kazakh sentence in other Kazakh words that say the same and that both languages have a way for. */
export interface Restated {
  readonly kz: string;
  /** What of the first words the other ones lost, put back into their translation; undefined where it cannot be. */
  readonly mend?: (said: string, language: "en" | "ru") => string | undefined;
}

/** Turns of everyday speech in other words, after those of {@link restated}. */
export function restatedWay(marked: string): Restated | undefined {
  return byVehicle(marked) ?? goAndDo(marked) ?? howIsItSaid(marked);
}

const VEHICLES =
  /^(?:такси|автобус|метро|пойыз|ұшақ|көлік|машина|трамвай|троллейбус|маршрутка|электричка|велосипед)$/u;

/** «Таксиге отырып келдім»: I came by taxi. */
function byVehicle(marked: string): Restated | undefined {
  const [, before = "", on = "", rest = ""] =
    /^(.*?)(\p{L}+) (?:отырып|мініп) ((?:кел|бар|кет|қайт|жет)\p{L}*[.!?…]*)$/u.exec(marked) ?? [];
  const vehicle = analyse(on.toLowerCase()).find(
    ({ lemma, features }) => features.Case === "Dat" && VEHICLES.test(lemma),
  );
  const by = vehicle && inflect(vehicle.lemma, "N;INS;SG")[0];
  return by === undefined ? undefined : { kz: `${before}${by} ${rest}` };
}

/** Converbs that are one deed with келу: to bring, to come back. */
const OF_COMING =
  /^(?:алып|барып|қайтып|ертіп|көтеріп|жүгіріп|ұшып|кіріп|шығып|көшіп|жетіп|түсіп)$/u;

/** «Қолыңды жуып кел»: go and wash your hands. */
function goAndDo(marked: string): Restated | undefined {
  const [, before = "", deed = "", come = "", mark = ""] =
    /^(.+ )?(\p{L}+[ыі]?п) (кел(?:іңіз)?)(?:ш[ыі])?([.!…]*)$/u.exec(marked) ?? [];
  if (deed === "" || OF_COMING.test(deed)) return undefined;
  const verb = analyse(deed.toLowerCase()).find(
    ({ features, guessed }) =>
      features.VerbForm === "Conv" && features.Aspect === "Perf" && !guessed,
  );
  const isPolite = come !== "кел";
  const order = verb && inflect(verb.lemma, `V;IMP;2;SG;${isPolite ? "FORM" : "INFM"}`)[0];
  if (order === undefined) return undefined;
  return {
    kz: `${before}${order}${mark}`,
    mend: (said, language) =>
      language === "en"
        ? `go and ${uncapital(said)}`
        : `${isPolite ? "идите" : "иди"} ${uncapital(said)}`,
  };
}

const LANGUAGES = "қазақша|орысша|ағылшынша|түрікше|немісше|французша|қытайша";
const HOW_SAID = new RegExp(
  `^(.+?) (${LANGUAGES}) қалай (?:болады|айтылады|аталады|дейді)(\\?)$`,
  "iu",
);

/** «Бұл сөз қазақша қалай болады?»: how do you say it. */
function howIsItSaid(marked: string): Restated | undefined {
  const [, thing = "", language = "", mark = ""] = HOW_SAID.exec(marked) ?? [];
  if (thing === "") return undefined;
  // «Нан ағылшынша қалай болады?»: of a word that is named, and not of the thing
  if (!/^(?:бұл|осы|мына|мынау) /iu.test(thing)) {
    const word = uncapital(thing);
    return {
      kz: `Сіз бұл сөзді ${language} қалай айтасыз${mark}`,
      mend: (said, to) =>
        to === "en"
          ? said.replace("this word", `“${word}”`)
          : said
              .replace(/^как вы (?:говорите|скажете) /iu, "как сказать ")
              .replace("это слово", `«${word}»`),
    };
  }
  const last = thing.split(" ").at(-1) ?? "";
  const noun = analyse(last.toLowerCase()).find(
    ({ features, suffixes, guessed }) =>
      features.Case === "Nom" && suffixes.length === 0 && !guessed,
  );
  const object = noun && inflect(noun.lemma, "N;ACC;SG")[0];
  if (object === undefined) return undefined;
  return {
    kz: `Сіз ${uncapital(thing.slice(0, -last.length))}${object} ${language} қалай айтасыз${mark}`,
    mend: (said, to) =>
      to === "en" ? said : said.replace(/^как вы (?:говорите|скажете) /iu, "как сказать "),
  };
}
