import { HELPERS, MOTION } from "../word/word-lists.ts";
import type { Option } from "./entry.ts";
import { marked, plainOption, type Site } from "./site.ts";

/** Helpers whose own complements are not looked for once a converb stands before them. */
const EMPTIED = new Set(
  "жату отыру тұру жүру алу болу көру қалу бастау бітіру жаздау білу үлгеру".split(" "),
);

const COMING = new Set(["келу", "бару"]);

/** Converbs before helpers, verbs and other predicates. */
export function converbOptions(site: Site, form: "p" | "a"): Option[] {
  const { head, adjacent, reading, token } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop")
    return adjacent && form === "p"
      ? [
          plainOption(site, "predicate", 0.1, {
            head: { needs: false, closed: true },
            own: { person: head.person },
            ...(next.lemma === "емес" && { doubt: "a converb before емес" }),
          }),
        ]
      : [];
  if (next.kind !== "verb") {
    if (head.pred)
      return form === "p" || reading.negative
        ? [
            plainOption(site, "converb", 0.4, {
              own: { person: head.person },
              // келіп сияқты
              ...((next.kind === "adv" || next.kind === "post") &&
                adjacent &&
                !marked(site) && { doubt: "converb before what is no verb" }),
            }),
          ]
        : [];
    return [];
  }
  if (adjacent && HELPERS[form].has(next.lemma) && !marked(site)) {
    const emptied = EMPTIED.has(next.lemma);
    const carried = MOTION.has(next.lemma)
      ? [...site.own.lexicalCases, "DAT", "ABL"]
      : site.own.lexicalCases;
    return [
      plainOption(site, "helped", 0, {
        head: { closed: emptied },
        own: {
          person: head.person,
          lexicalCases: carried,
          // бейнені қызыға көрді: what is seen is the object of seeing
          // пәтерді келіп көру, құжатты барып алу: so it is where one only comes or goes to do it
          ...(((form === "a" && next.lemma === "көру") ||
            (COMING.has(reading.lemma) && /^(?:көру|алу)$/.test(next.lemma))) && {
            frame: head.frame,
            transitive: head.transitive,
          }),
          // мен ұйықтамай тұрып, сен ұйықта: a converb's helper has no person of its own
          hard: head.hard || next.form === "fin" || next.form === "imp" || next.form === "cond",
        },
      }),
    ];
  }
  // мен тұрып, сен жат: each clause has its own doer
  const person = head.subject && token.mark.includes(",") ? undefined : head.person;
  if (form === "p" || reading.negative)
    return [plainOption(site, "converb", 0.25, { own: { person } })];
  // күле-күле, жүгіре келді
  if (token.lower.includes("-"))
    return [plainOption(site, "manner", 0.2, { own: { person: head.person } })];
  if (!adjacent) return [];
  // біле тұра айтпады: though he knew
  if (next.lemma === "тұру" && next.form === "a")
    return [
      plainOption(site, "helped", 0, { head: { closed: true }, own: { person: head.person } }),
    ];
  if (token.lower === "тұра" && reading.lemma === "тұру")
    return [plainOption(site, "converb", 0.3, { own: { person: head.person } })];
  return [
    plainOption(site, "manner", 0.8, {
      own: { person: head.person },
      // асыға күтті, баса айтты: how it is done
      ...(!site.government.isOf(token.lower, "manner") && {
        doubt: "converb before a verb that is no helper",
      }),
    }),
  ];
}
