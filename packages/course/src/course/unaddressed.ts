/** A line of a note where nobody is called by name: "{who}, сәлем!" is "Сәлем!". */
export function unaddressed(text: string): string {
  const rest = text.replace(/^\{who\}, /u, "");
  return rest === text ? text : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
