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

/** Verbs of becoming and seeming. */
export const BECOMING: Readonly<Record<string, string>> = {
  become: "болу",
  look: "көріну",
  seem: "көріну",
};
