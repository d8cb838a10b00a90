/** What the weather or the hour is. */
export const WEATHER =
  /^(?:cold|hot|warm|dark|late|early|windy|sunny|cool|quiet|light|stuffy|foggy|slippery)$/;

/** How one feels, where the quality of a thing is another word. */
export const FEELING: Readonly<Record<string, string>> = {
  good: "жақсы",
  fine: "жақсы",
  well: "жақсы",
  bad: "жаман",
};

/** How the day and the weather turn: қараңғы түсті, күн суытты. */
export const WEATHER_TURNS: Readonly<
  Record<string, { readonly of: string; readonly verb: string }>
> = {
  dark: { of: "қараңғы", verb: "түсу" },
  light: { of: "таң", verb: "ату" },
  cold: { of: "күн", verb: "суыту" },
  warm: { of: "күн", verb: "жылыну" },
  hot: { of: "күн", verb: "ысу" },
};

/** Verbs that tell what something turns, … */
export const TURNING = /^(?:get|go|grow|turn|become)$/;
/** … and what Kazakh has one verb for: ет суып қалды, бағасы қымбаттады. */
export const TURNS: Readonly<Record<string, string>> = {
  cold: "суып қалу",
  old: "қартаю",
  angry: "ашулану",
  fat: "семіру",
  thin: "арықтау",
  ill: "ауырып қалу",
  sick: "ауырып қалу",
  wet: "су болу",
  dry: "кебу",
  dirty: "кірлеу",
  red: "қызару",
  pale: "бозару",
  yellow: "сарғаю",
  white: "ағару",
  bored: "зерігу",
  lost: "адасу",
  nervous: "қобалжу",
  rich: "баю",
  strong: "күшею",
  expensive: "қымбаттау",
  cheap: "арзандау",
  big: "үлкею",
  small: "кішірею",
  bad: "нашарлау",
  long: "ұзару",
  short: "қысқару",
  bald: "таз болу",
  blind: "соқыр болып қалу",
  weak: "әлсіреу",
  empty: "босап қалу",
  rotten: "шіріп кету",
  mad: "ашулану",
  upset: "ренжу",
  worried: "уайымдау",
  scared: "қорқып кету",
  frightened: "қорқып кету",
};

/** Verbs of becoming and seeming. */
export const BECOMING: Readonly<Record<string, string>> = {
  become: "болу",
  look: "көріну",
  seem: "көріну",
};
