/** What a composed sentence never has unless something was misread, in the language that it is composed in. */
const MISREAD: Readonly<Record<"en" | "ru", readonly RegExp[]>> = {
  en: [
    // "My brother was two years"
    /(?<!\p{L})(?:is|are|am|was|were|be) (?:\p{L}+[ -]){1,2}(?:years|months|weeks|days|hours)(?: since |[.!?]?$)/u,
    /(?<!\p{L})(?:is|are|was|were) (?:\p{L}+[ -]){1,2}monthly pays?(?!\p{L})/u,
    // "he are", "they is"
    /(?<!\p{L})(?:he|she|it) (?:are|were|am|have|do)(?!\p{L})|(?<!\p{L})(?:they|we|you) (?:is|was|am|has|does)(?!\p{L})/u,
  ],
  ru: [
    /(?<!\p{L})был\p{L}? \p{L}+ (?:годами|месяцами|неделями|днями|часами)(?!\p{L})/u,
    /(?:^|— |он |она )(?:\p{L}+ )?(?:месячн\p{L}+ )зарплат\p{L}*[.!?]?$/iu,
    // «два год», «пять года»
    /(?<!\p{L})(?:два|две|три|четыре) (?:год|месяц|день|час|лет|месяцев|дней|часов)(?!\p{L})|(?<!\p{L})(?:пять|шесть|семь|восемь|девять|десять) (?:год|года|месяца|дня|часа)(?!\p{L})/u,
  ],
};

/** Whether what was composed reads as a sentence of its language; one that does not was misread, and is not offered. */
export function readsWell(said: string, language: "en" | "ru", source: string): boolean {
  // Nobody asked
  if (said.endsWith("?") && /[.!]$/u.test(source)) return false;
  return MISREAD[language].every((pattern) => !pattern.test(said));
}
