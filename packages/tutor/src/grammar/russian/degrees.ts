/** Words that say how much so something is: өте, тым, ең. */
export const DEGREES: Readonly<Record<string, string>> = {
  самый: "ең",
  самая: "ең",
  самое: "ең",
  самые: "ең",
  очень: "өте",
  так: "сондай",
  слишком: "тым",
  совсем: "мүлдем",
};
