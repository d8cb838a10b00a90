import { explain, inflect, type Lexicon, lookUp, makeLexicon } from "@tilashar/kazakh";
import { type FlaggedHeadword, lexiconEntry } from "../dictionary/lexicon-entry.ts";
import type { Trilingual } from "../schema/text.ts";
import type { PartOfSpeech } from "../schema/word.ts";
import { IMPERSONAL, UNCOUNTED, UNGRADED, UNOWNED } from "./uncounted.ts";

/** A form people use often, with what it is for. */
export interface CommonForm {
  readonly form: string;
  /** The form in parts, stem first; one part where nothing is added to the end. */
  readonly segments: readonly string[];
  readonly use: Trilingual;
}

interface Usage {
  readonly label: string;
  readonly use: Trilingual;
}

const usage = (label: string, en: string, ru: string, kz: string): Usage => ({
  label,
  use: { en, ru, kz },
});

const plural = usage("N;NOM;PL", "several", "несколько", "көпше");
const mine = usage("N;NOM;SG;PSS1S", "my", "мой, моя", "менің");
const genitive = usage("N;GEN;SG", "of, ’s", "кого? чего? чей?", "кімнің? ненің?");
const accusative = usage("N;ACC;SG", "the object of an action", "кого? что?", "кімді? нені?");
const dative = usage("N;DAT;SG", "to, for", "кому? куда?", "кімге? неге?");
const locative = usage("N;LOC;SG", "in, at, on", "где? у кого?", "кімде? неде?");
const ablative = usage("N;ABL;SG", "from, than", "откуда? от кого? чем кто?", "кімнен? неден?");
const instrumental = usage("N;INS;SG", "with, by", "с кем? чем?", "кіммен? немен?");

const nounUses = [plural, mine, accusative, dative, locative, ablative];
const uncountedUses = [genitive, mine, accusative, dative, ablative, instrumental];
const unownedUses = [genitive, accusative, dative, locative, ablative, instrumental];

const verbUses = [
  usage("V;IND;PRS;1;SG", "I do, I will", "я делаю, я сделаю", "мен, қазір не кейін"),
  usage("V;IND;PST;1;SG", "I did", "я сделал(а)", "мен, өткенде"),
  usage("V;IND;PRS;1;SG;NEG", "I do not", "я не делаю", "мен, болымсыз"),
  usage("V;IMP;2;SG;FORM", "please do", "сделайте, пожалуйста", "сізге өтініш"),
  usage("V;COND;2;SG;INFM", "if you do", "если ты сделаешь", "егер сен"),
  usage("V.PTCP;PST", "who has done, which is done", "сделавший, сделанный", "өткен шақ есімшесі"),
];

const adjectiveUses = [
  usage("ADJ;CMPR", "more so", "сравнительная степень", "салыстырмалы шырай"),
  usage("ADJ;INTENS", "very much so", "усиление", "күшейтпелі шырай"),
  usage("ADJ;PRED;1;SG", "I am that", "я такой, я такая", "мен сондаймын"),
];

const numeralUses = [
  usage("NUM;ORD", "in order: which one", "порядковое: который", "реттік: нешінші"),
  usage("NUM;COLL", "a group of so many", "собирательное: сколько вместе", "жинақтық: нешеу"),
];

const usesOf: Partial<Record<PartOfSpeech, readonly Usage[]>> = {
  noun: nounUses,
  // There is one of what has a name.
  name: unownedUses,
  verb: verbUses,
  adjective: adjectiveUses,
  numeral: numeralUses,
};

/**
 * The commonest forms of a headword, made by the engine.
 *
 * @returns at most six, none for words that take no endings and for set phrases
 */
export function commonForms(word: FlaggedHeadword): CommonForm[] {
  const lexicon = lexiconOf(word);
  const owned = new Set<string>();
  return usesFor(word).flatMap(({ label, use }) => {
    const form = inflect(word.kz, label, lexicon)[0];
    if (form === undefined || form === word.kz || owned.has(form)) return [];
    owned.add(form);
    return [{ form, segments: segmentsOf(word.kz, label, form, lexicon), use }];
  });
}

function usesFor({ kz, pos }: FlaggedHeadword): readonly Usage[] {
  if (pos === "adjective")
    return adjectiveUses.filter(
      ({ label }) =>
        !(label === "ADJ;CMPR" && UNGRADED.has(kz)) &&
        !(label.startsWith("ADJ;PRED") && IMPERSONAL.has(kz)),
    );
  if (pos !== "noun") return usesOf[pos] ?? [];
  return UNCOUNTED.has(kz) ? uncountedUses : UNOWNED.has(kz) ? unownedUses : nounUses;
}

/** The language's own entry where there is one; what a word's flags say comes before it. */
function lexiconOf(word: FlaggedHeadword): Lexicon | undefined {
  if (word.flags === undefined && lookUp(word.kz).length > 0) return undefined;
  const entry = lexiconEntry(word, 1);
  return entry === undefined ? undefined : makeLexicon([entry]);
}

function segmentsOf(
  lemma: string,
  label: string,
  form: string,
  lexicon: Lexicon | undefined,
): string[] {
  const endings = (explain(lemma, label, lexicon)?.suffixes ?? [])
    .map((suffix) => suffix.surface)
    .filter((surface) => surface !== "");
  const tail = endings.join("");
  return tail !== "" && form.endsWith(tail) && form.length > tail.length
    ? [form.slice(0, -tail.length), ...endings]
    : [form];
}
