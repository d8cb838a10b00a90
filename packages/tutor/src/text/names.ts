import type { Tools } from "../ask.ts";
import { nameInCyrillic } from "../words/latin-name.ts";
import { russianForms } from "../words/russian-forms.ts";
import { foldText, hasCyrillic } from "./fold.ts";

/** Names in a message by their folded spelling, in Kazakh. */
export function namesIn(raw: string, tools: Tools): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of namesGiven(raw)) {
    const [sense] = tools.glossary.meaning(foldText(name), hasCyrillic(name) ? "ru" : "en");
    // "I'm Kazakhstan" has its own Kazakh; a name of a person has it letter by letter
    if (sense?.pos === "name-place") continue;
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const kazakh = hasCyrillic(name) ? capital : nameInCyrillic(capital);
    // A name that cannot be spelt for sure stays as it is: it is no rose
    names.set(foldText(name), kazakh ?? capital);
  }
  for (const [word] of raw.matchAll(/\p{Lu}[\p{L}-]+/gu)) {
    const folded = foldText(word);
    const gloss = hasCyrillic(word) ? "ru" : "en";
    const known =
      tools.glossary.knows(folded, gloss) || /^(?:i|the|my|he|she|we|they|you|it|a)$/.test(folded);
    if (known || names.has(folded) || isCaseOfWord(folded, gloss, tools)) continue;
    const place = placeNear(folded, gloss, tools);
    const kazakh = place ?? (hasCyrillic(word) ? word : nameInCyrillic(word));
    if (kazakh !== undefined) names.set(folded, kazakh);
  }
  return names;
}

/** A place whose name is spelt a little otherwise: Turkestan is Turkistan. */
function placeNear(folded: string, gloss: "en" | "ru", tools: Tools): string | undefined {
  const near = folded.length > 5 ? tools.glossary.nearest(folded, gloss) : undefined;
  const [sense] = near === undefined ? [] : tools.glossary.meaning(near, gloss);
  return sense?.pos === "name-place" ? sense.kz : undefined;
}

/** "в Москве", "Астаны": a known word in another case is no name of its own. */
const isCaseOfWord = (folded: string, gloss: "en" | "ru", tools: Tools): boolean =>
  gloss === "ru" &&
  russianForms(folded).some(
    ({ lemma, pos }) => pos !== "other" && tools.glossary.knows(lemma, "ru"),
  );

/** After these a name stands, whatever else the word may mean: "my name is Mark". */
const NAMED =
  /(?:my name is|my name's|i am called|call me|меня зовут|мое имя|моё имя|зовите меня|менің атым|менің есімім)[ -]+([\p{L}-]+)|(?:i'm|i am|это|я)[ ]+(\p{Lu}[\p{L}-]*)/giu;
const NATIONALITY =
  /(?:ish|ian|ese|ean|kazakh|uzbek|kyrgyz|turk|german|french|dutch|greek|arab|uyghur|tatar|american|russian|korean)$/i;

function namesGiven(raw: string): string[] {
  return [...raw.matchAll(NAMED)].flatMap(([, named, capital]) => {
    if (named !== undefined) return named;
    const isName = capital !== undefined && /^\p{Lu}/u.test(capital) && !NATIONALITY.test(capital);
    return isName ? capital : [];
  });
}
