/** A line of a note where nobody is called by name: "{who}, сәлем!" is "Сәлем!". */
export function unaddressed(text: string): string {
  const rest = text.replace(/^\{who\}, /u, "");
  return rest === text ? text : capital(rest);
}

/** A line of a note where no time is named: "{when} су болмайды." is "Су болмайды.". */
export const withoutTimes = (text: string): string =>
  capital(tidy(text.replace(/\{\p{L}+\}/gu, " ")));

/** No room is left where something fell away. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/\s+(?=[.,!?])/gu, "")
    .trim();

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
