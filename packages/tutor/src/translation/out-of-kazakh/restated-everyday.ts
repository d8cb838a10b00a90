import { analyse, inflect } from "@tilashar/kazakh";
import type { Restated } from "./restated-ways.ts";
import { uncapital } from "./uncapital.ts";

/** Everyday turns in plainer Kazakh: what one may do, to call, to come and sit down, what is known already. */
export function restatedEveryday(marked: string): Restated | undefined {
  return allowedTo(marked) ?? callUp(marked) ?? comeAndSit(marked) ?? knownAlready(marked);
}

/** Words of a sentence in plainer ones that say the very same: how old, at whose home, when there is time. */
export const inPlainWords = (text: string): string =>
  [howOld, atTheirHome, handsFree].reduce((plain, turn) => turn(plain)?.kz ?? plain, text);

/** Whose deed it is, by the ending before the dative: кіруіңізге, кіруіме. */
const DOERS = [
  { ending: /(у)(?:ыңызға|іңізге|ңызға|ңізге)$/u, en: "you", ru: "вам" },
  { ending: /(у)(?:ларыңызға|леріңізге)$/u, en: "you", ru: "вам" },
  { ending: /(у)(?:ыңа|іңе|ңа|ңе)$/u, en: "you", ru: "тебе" },
  { ending: /(у)(?:ыма|іме|ма|ме)$/u, en: "I", ru: "мне" },
  { ending: /(у)(?:ымызға|імізге|мызға|мізге)$/u, en: "we", ru: "нам" },
] as const;

/** «Осында отыруыңызға болады»: you may do it. */
function allowedTo(marked: string): Restated | undefined {
  const [, before = "", deed = "", may = ""] =
    /^(.*?)(\p{L}+у\p{L}+(?:ға|ге|ңа|ңе|ма|ме)) (бол(?:ады|майды)(?: [бм][ае])?[.!?…]*)$/u.exec(
      marked,
    ) ?? [];
  const doer = DOERS.find(({ ending }) => ending.test(deed));
  if (!doer) return undefined;
  const bare = deed.replace(doer.ending, "$1");
  const dative = inflect(bare, "V;NMLZ;DAT")[0] ?? `${bare}${FRONT.test(bare) ? "ге" : "ға"}`;
  if (!analyse(dative).some(({ guessed }) => !guessed)) return undefined;
  return {
    kz: `${before}${dative} ${may}`,
    mend: (said, language) =>
      language === "en" ? allowed(said, doer.en) : permitted(said, doer.ru),
  };
}
const FRONT = /[әеёиіөүэ](?=[^аәеёиіоөуұүыэюя]*у?$)/u;

const allowed = (said: string, who: string): string | undefined => {
  const told = said
    .replace(/^it is possible to /iu, `${who} can `)
    .replace(/^is it possible to /iu, `can ${who} `)
    .replace(/^it is not allowed to /iu, `${who} may not `);
  return told === said ? undefined : told;
};

const permitted = (said: string, who: string): string | undefined =>
  /^(?:можно|нельзя) /iu.test(said)
    ? `${who} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
    : undefined;

/** «Немереңіз қанша жаста?» */
function howOld(marked: string): Restated | undefined {
  return /(?<!\p{L})қанша жаста/u.test(marked)
    ? { kz: marked.replace(/(?<!\p{L})қанша жаста/u, "неше жаста") }
    : undefined;
}

/** Whose home it is: біздікіне, сенікінде. */
const HOMES: Readonly<Record<string, readonly [whose: string, home: string]>> = {
  менікі: ["менің", "үйім"],
  сенікі: ["сенің", "үйің"],
  сіздікі: ["сіздің", "үйіңіз"],
  біздікі: ["біздің", "үйіміз"],
  сендердікі: ["сендердің", "үйің"],
  олардікі: ["олардың", "үйі"],
};
const PLACES = {
  не: ["ге", "не"],
  нде: ["де", "нде"],
  нен: ["ден", "нен"],
  ге: ["ге", "не"],
  де: ["де", "нде"],
} as const;

/** «Кешке біздікіне кел»: to our home. */
function atTheirHome(marked: string): Restated | undefined {
  const found =
    /(?<!\p{L})(?<own>менікі|сенікі|сіздікі|біздікі|сендердікі|олардікі)(?<case>не|нде|нен|ге|де)(?!\p{L})/iu.exec(
      marked,
    );
  const [whose, home] = HOMES[(found?.groups?.own ?? "").toLowerCase()] ?? [];
  const cases = PLACES[(found?.groups?.case ?? "") as keyof typeof PLACES];
  if (!found || whose === undefined || home === undefined || !cases) return undefined;
  // Of mine and yours the dative has no consonant: үйіме, үйіңе
  const [after, afterThird] = cases;
  const isOfOne = /(?:ім|ің)$/u.test(home) && after === "ге";
  const form = isOfOne ? `${home}е` : `${home}${home.endsWith("үйі") ? afterThird : after}`;
  const spoken = found.index === 0 ? whose.charAt(0).toUpperCase() + whose.slice(1) : whose;
  return { kz: marked.replace(found[0], `${spoken} ${form}`) };
}

/** «Кешке қоңырау шал»: whom is not named, and шал is no old man there. */
function callUp(marked: string): Restated | undefined {
  const [, before = "", call = ""] =
    /^(.*?)(қоңырау шал(?:ыңыз|ыңдар|ыңыздар|шы|ыңызшы)?[.!…]*)$/iu.exec(marked) ?? [];
  if (
    call === "" ||
    /(?:ға|ге|қа|ке|на|не|ған|ма|ме|саған|сізге)(?: \p{L}+)* $/u.test(
      before.replace(/(?:кешке|түске|таңға) /giu, ""),
    )
  )
    return undefined;
  return {
    kz: `Маған ${uncapital(before)}${uncapital(call)}`,
    mend: (said, language) =>
      language === "en"
        ? said.replace(/\bcall me\b/iu, "call")
        : said.replace(/(позвони(?:те)?) мне/iu, "$1"),
  };
}

/** «Қолың тисе»: when there is time for it. */
function handsFree(marked: string): Restated | undefined {
  const found =
    /(?<!\p{L})(қол)(ың|ыңыз|ымыз|ым|ы) ти(се|генде|меді|мейді|мей жатыр)(?!\p{L})/iu.exec(marked);
  if (!found) return undefined;
  const [whole, , owner = "", how = ""] = found;
  const time = `уақыт${owner}`;
  const said =
    how === "се"
      ? `${time} болса`
      : how === "генде"
        ? `${time} болғанда`
        : how === "меді"
          ? `${time} болмады`
          : `${time} жоқ`;
  const isFirst = found.index === 0;
  return {
    kz: marked.replace(whole, isFirst ? said.charAt(0).toUpperCase() + said.slice(1) : said),
  };
}

/** «Келіп отырыңыздар»: come, and sit down. */
function comeAndSit(marked: string): Restated | undefined {
  const [, before = "", ending = "", mark = ""] =
    /^(.+ )?кел[іi]п отыр(ыңыз|ыңдар|ыңыздар)([.!…]*)$/iu.exec(marked) ?? [];
  if (ending === "") return undefined;
  return {
    kz: `${before}${before === "" ? "О" : "о"}тыр${ending}${mark}`,
    mend: (said, language) =>
      language === "en" ? `come and ${uncapital(said)}` : `проходите, ${uncapital(said)}`,
  };
}

/** «Мен саған айттым ғой»: Russian says that it is known by же. */
function knownAlready(marked: string): Restated | undefined {
  const [, first = "", rest = "", mark = ""] =
    /^(мен|сен|сіз|біз|ол|олар|бұл)( .+) (?:ғой|қой)([.!…]*)$/iu.exec(marked) ?? [];
  if (first === "" || rest === "") return undefined;
  return {
    kz: `${first}${rest}${mark}`,
    mend: (said, language) =>
      language === "en" ? said : said.replace(/^(\p{L}+)(?! же)/u, "$1 же"),
  };
}
