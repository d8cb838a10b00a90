import type { Language } from "../reply.ts";

/** A line in the three languages. */
type Said = Readonly<Record<Language, string>>;

/** "Tomorrow" in any of the languages, and "today" beside it, which keeps the line as it is. */
const TOMORROW = /(?<!\p{L})(?:tomorrow|tmrw|tmr|завтра|ертең)(?!\p{L})/iu;
const TODAY = /(?<!\p{L})(?:today|tonight|сегодня|бүгін)(?!\p{L})/iu;
/** What has happened cannot be tomorrow: a verb in the past, with its person. */
const PAST = /(?:[^аейи]д[ыі]|т[ыі])(?:м|ң|к|қ|ңыз|ңіз)?[.!]?$/u;
const TODAY_SAID: Readonly<Record<Language, RegExp>> = {
  kz: /(?<!\p{L})(бүгін)(?!\p{L})/iu,
  en: /(?<!\p{L})(today)(?!\p{L})/iu,
  ru: /(?<!\p{L})(сегодня)(?!\p{L})/iu,
};
const TOMORROW_SAID: Readonly<Record<Language, string>> = {
  kz: "ертең",
  en: "tomorrow",
  ru: "завтра",
};

/** A line of today said of tomorrow, where that is the day that the message names. */
export function onTheDay<T extends Said>(line: T, message: string): T {
  if (!TOMORROW.test(message) || TODAY.test(message)) return line;
  if (!TODAY_SAID.kz.test(line.kz) || PAST.test(line.kz)) return line;
  const said = (language: Language): string =>
    line[language].replace(TODAY_SAID[language], (today) =>
      today.charAt(0) === today.charAt(0).toUpperCase()
        ? `${TOMORROW_SAID[language].charAt(0).toUpperCase()}${TOMORROW_SAID[language].slice(1)}`
        : TOMORROW_SAID[language],
    );
  return { ...line, kz: said("kz"), en: said("en"), ru: said("ru") };
}
