import type { Asked, Tools } from "../ask.ts";
import { foldText, hasCyrillic, trimEnds } from "../text/fold.ts";
import { byMeaning, type FoundHeadword, findHeadword } from "../words/find-kazakh.ts";
import { nameBySound } from "../words/latin-name.ts";
import { russianForms } from "../words/russian-forms.ts";

/** A word that a rule is put to. */
export interface NamedWord {
  readonly headword: FoundHeadword;
  /** A name of a person or a place, that is in no dictionary. */
  readonly isName: boolean;
  /** Its spelling does not tell its letters: only its ending is sure. */
  readonly isSounded: boolean;
}

/** The word that a message names, in any of the languages, of a class that the form fits. */
export function namedWord(
  typed: string,
  needs: { readonly verb: boolean; readonly plural: boolean },
  { language, raw }: Asked,
  tools: Tools,
): NamedWord | undefined {
  const text = trimEnds(typed.normalize("NFC"));
  const folded = foldText(text);
  if (folded === "") return undefined;
  const known = (headword: FoundHeadword): NamedWord => ({
    headword,
    isName: headword.pos.startsWith("name"),
    isSounded: false,
  });
  const [own] = [text, folded, capital(folded)].flatMap((one) =>
    tools.glossary.senses(one).slice(0, 1),
  );
  const isOwn = hasCyrillic(text) && own !== undefined && (own.pos === "v") === needs.verb;
  const gloss = hasCyrillic(text) ? "ru" : "en";
  // «Жаз», «кел»: a verb by its stem
  const [ofStem] = needs.verb && !isOwn ? tools.glossary.senses(`${folded}у`) : [];
  if (ofStem?.pos === "v" && hasCyrillic(text))
    return known({ lemma: ofStem.kz, pos: "v", others: [], from: "kz", sense: ofStem });
  if (isOwn && !(language === "ru" && tools.glossary.knows(folded, "ru")))
    return known({ lemma: own.kz, pos: own.pos, others: [], from: "kz", sense: own });
  const name = tools.names.get(folded);
  if (name !== undefined && !needs.verb) return nameOf(name);
  const [place] = tools.glossary.meaning(folded, gloss);
  if (place?.pos.startsWith("name"))
    return known({ lemma: place.kz, pos: place.pos, others: [], from: gloss, sense: place });
  const found = meant(folded, gloss, needs, tools) ?? findHeadword(text, language, tools);
  const target = found && ofClass(found, needs.verb);
  if (target && target.mended === undefined) return known(target);
  const isCapital = /^\p{Lu}/u.test(text) && raw.includes(text);
  return isCapital && !needs.verb && !hasCyrillic(text)
    ? { ...nameOf(nameBySound(text)), isSounded: true }
    : undefined;
}

const nameOf = (name: string): NamedWord => ({
  headword: { lemma: name, pos: "n", others: [], from: "kz" },
  isName: true,
  isSounded: false,
});

/** «Друзья» are many of one, whatever word of their own there is. */
function meant(
  folded: string,
  gloss: "en" | "ru",
  needs: { readonly plural: boolean; readonly verb: boolean },
  tools: Tools,
): FoundHeadword | undefined {
  const one =
    gloss === "ru" && needs.plural
      ? russianForms(folded).find(({ pos, plural }) => pos === "n" && plural === true)
      : undefined;
  const single = one && byMeaning(one.lemma, gloss, tools, false);
  const found = single ?? byMeaning(folded, gloss, tools, false);
  return found && ofClass(found, needs.verb) ? found : undefined;
}

/** The headword, or another of the same meaning, that is a verb where one is needed, and none where not. */
function ofClass(found: FoundHeadword, verb: boolean): FoundHeadword | undefined {
  if ((found.pos === "v") === verb) return found;
  const other = found.others.find(({ pos }) => (pos === "v") === verb);
  return other && { lemma: other.kz, pos: other.pos, others: [], from: found.from, sense: other };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
