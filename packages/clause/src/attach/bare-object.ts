import type { Reading } from "../word/reading.ts";
import { LIGHT, POINTING } from "../word/word-lists.ts";
import { found, type Option } from "./entry.ts";
import { isWhatOneIsToSomebody } from "./said-of-somebody.ts";
import { faultAt, marked, partOption, plainOption, type Site } from "./site.ts";

/** менікі, Асандікі: nothing is compounded with it. */
export const OWN = /[ндт]?[иі]к[іи]$/;

const isOwned = ({ source }: Reading): boolean =>
  source?.suffixes.some(({ id }) => id === "own") === true;

const HOW_MUCH = new Set(["қанша", "неше", "түгел", "біраз"]);
/** What one is, becomes, seems or is called. */
const BECOMING = new Set(
  "болу көріну саналу есептелу аталу атану тұру айналу қалу жүру".split(" "),
);

/** Ways in which a noun without an ending belongs to the verb behind it: кітап оқу, жауап беру, студент болу. */
export function bareObject(site: Site, options: Option[]): void {
  const { reading, head, tokens, at, token } = site;
  if (head.reading.kind !== "verb") return;
  if (head.bare) {
    // біздің көршіміз жақсы көремін: whom one loves is a known one
    const isLoved =
      reading.owner !== undefined &&
      reading.owner !== "3" &&
      head.reading.lemma === "көру" &&
      /^(?:жақсы|жек)$/.test(tokens[at + 1]?.lower ?? "");
    if (
      (reading.pronoun || isLoved) &&
      head.transitive === true &&
      !head.object &&
      head.at === at + 2
    )
      options.push(
        plainOption(site, "object", 0.6, {
          head: { object: true },
          fault: faultAt(site, "object", "ACC"),
        }),
      );
    return;
  }
  if (marked(site) || reading.form === "vn") return;
  // ұнды қанша салдың, нанды түгел жеді
  if (HOW_MUCH.has(reading.lemma) && head.transitive === true)
    options.push(plainOption(site, "amount", 0.15));
  const near =
    head.at === at + 1 ||
    (head.at === at + 2 &&
      tokens[at + 1]?.readings.some(({ kind }) => kind === "adv" || kind === "adj"));
  if (!near) return;
  const verb = head.reading.lemma;
  const whole = `${token.lower} ${verb}`;
  const infinitive = token.readings.some(({ form }) => form === "vn");
  const personal =
    reading.pronoun &&
    (reading.person !== undefined || reading.lemma === "өз" || POINTING.has(reading.lemma));
  // кітап біздікі болады: whose it will be
  if (head.at === at + 1 && BECOMING.has(verb) && OWN.test(site.token.lower) && isOwned(reading)) {
    options.push(plainOption(site, "complement", 0.1, { head: { bare: true } }));
    return;
  }
  // қолшатырым кім алды: who is no part of what is done
  const who = reading.pronoun && reading.lemma === "кім" && !BECOMING.has(verb);
  // сабақ жүріп жатыр: what goes on does so itself
  const goesOn = verb === "жүру" && site.government.isOf(reading.lemma, "event");
  const light = !goesOn && LIGHT.has(verb) && head.at === at + 1 && !personal && !who;
  const known = head.at === at + 1 && !reading.pronoun && found(whole).length > 0;
  if (known) {
    const entry = found(whole).find(({ pos }) => pos === "v") ?? found(whole)[0];
    const frame = site.government.verb(whole);
    options.push(
      plainOption(site, "part", 0, {
        head: {
          bare: true,
          whole: true,
          ...(entry?.transitive !== undefined && { transitive: entry.transitive }),
          frame: frame ?? head.frame,
          compound: frame !== undefined,
          lexicalCases: [
            ...head.lexicalCases,
            ...(entry?.governs ?? []).map((one) => one.toUpperCase()),
          ],
        },
      }),
    );
    return;
  }
  const frame = site.government.verb(whole);
  if (frame) {
    options.push(partOption(site, frame));
    return;
  }
  if (isWhatOneIsToSomebody(site)) {
    options.push(plainOption(site, "complement", 0.2, { head: { bare: true } }));
    return;
  }
  const definite =
    personal ||
    (reading.lemma === "кім" && reading.pronoun) ||
    reading.name ||
    (reading.owner !== undefined && reading.owner !== "3");
  if (infinitive && !(known || frame)) return;
  // әлем чемпионы болды: what of something somebody became
  if (
    verb === "болу" &&
    head.at === at + 1 &&
    reading.owner === "3" &&
    site.government.isOf(reading.lemma, "person")
  )
    options.push(plainOption(site, "complement", 0.3, { head: { bare: true } }));
  if (light && reading.owner === undefined && !reading.name) {
    // қызметкер келеді: of a verb without an object the bare noun is rather the subject
    const rather = head.transitive === false && !BECOMING.has(verb);
    options.push(plainOption(site, "complement", rather ? 0.6 : 0.2, { head: { bare: true } }));
    return;
  }
  if (head.transitive === false || head.object) return;
  if (definite) {
    // бес немерем деп: what is said stands as it was said
    if (verb === "деу") return;
    if (head.transitive === true && (head.at === at + 1 || head.bare))
      options.push(
        plainOption(site, "object", 0.6, {
          head: { object: true, bare: true },
          fault: faultAt(site, "object", "ACC"),
        }),
      );
    return;
  }
  // көршіміз: we are neighbours, which is nothing that one sees
  if (!reading.pronoun && reading.person !== undefined && reading.person !== "3") return;
  options.push(
    plainOption(site, "object", 0.2, {
      head: { object: true, bare: true },
      // уақыт жақсы өткіздік: a bare object stays beside its verb
      ...(head.at === at + 2 &&
        /^(?:жақсы|жаман|тез|баяу|әдемі|дұрыс|керемет|нашар)$/.test(
          tokens[at + 1]?.lower ?? "",
        ) && { doubt: "a bare object apart" }),
      ...(reading.owner === "3" && { doubt: "a bare object with its owner" }),
      ...(reading.owner === undefined &&
        ((reading.plural &&
          (site.government.isOf(reading.lemma, "person") ||
            /^(?:ұмыту|сағыну|түсіну)$/.test(verb))) ||
          /^жақсы көру$/.test(`${tokens[at + 1]?.lower} ${verb}`)) && {
          doubt: "a bare object of somebody",
        }),
    }),
  );
}
