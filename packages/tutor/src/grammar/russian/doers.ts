import { type Phrase, pronoun } from "../clause.ts";
import type { VerbGovernment } from "./government.ts";
import type { Part, PartOf } from "./parts.ts";
import { has } from "./prepositions.ts";
import type { Said } from "./said-verb.ts";
import type { SortedParts } from "./sorted-parts.ts";

/** Who does what a clause tells of. */
export interface Doer {
  readonly subject?: Phrase;
  readonly part?: Part;
  readonly cost: number;
  /** Nobody is named who does it, and what it is done to is spoken of. */
  readonly isObject?: boolean;
}

/** Who may do it: each phrase that agrees; else whom the verb shows by itself. */
export function doersOf(sorted: SortedParts, said: Said, government: VerbGovernment): Doer[] {
  const phrases = sorted.all("phrase");
  if (said.subject === "told")
    return [{ cost: 0, ...(said.draft.subject && { subject: said.draft.subject }) }];
  if (sorted.one("ask")?.ask.at === "subject") return [{ cost: 0 }];
  if (said.subject === "dative") {
    const datives = phrases.filter(({ features, living }) => living && has(features, "dat"));
    const found = datives.map((part): Doer => ({ subject: part.phrase, part, cost: 0 }));
    return found.length > 0 ? found : [{ cost: 1 }];
  }
  const takesObject = government.takesObject(said.verb.kz[0] ?? "");
  const objects = phrases.filter(({ features }) => has(features, "acc"));
  const hasObject = objects.length > 1 || objects.some(({ features }) => !has(features, "nom"));
  // «В чай кладут сахар»: what may be what it is done to is not who does it
  const isDoneTo = (part: PartOf<"phrase">): boolean =>
    said.several === true &&
    takesObject &&
    !DOES_BY_ITSELF.test(said.verb.lemma) &&
    !hasObject &&
    // «Пригласили двести гостей»: so many were asked
    (!part.living || part.counted === true) &&
    has(part.features, "acc");
  const named = phrases.filter(
    (part) => has(part.features, "nom") && said.agrees(part) && !isDoneTo(part),
  );
  // «Риса не осталось»: what is not there any more stands in the genitive
  const { reading, lemma } = said.verb;
  const isOfNobody =
    reading.kind === "n" || (reading.form === "finite" && reading.person === 3 && !reading.plural);
  if (said.draft.negative === true && isOfNobody && named.length === 0 && ABSENT.test(lemma)) {
    const missing = phrases.filter(({ features, counted }) => has(features, "gen") && !counted);
    return missing.map((part) => ({ subject: part.phrase, part, cost: 0 }));
  }
  const found = named.map(
    (part, at): Doer => ({
      subject: part.phrase,
      part,
      cost: at + (part.from > said.verb.from ? 0.5 : 0),
    }),
  );
  // «Язык принимает термин»: of two that either may be, the first does it
  const [first, ...more] = named;
  if (
    first &&
    !first.living &&
    has(first.features, "acc") &&
    more.some(({ features }) => has(features, "acc"))
  )
    found.splice(1);
  if (said.person && found.every(({ subject }) => subject?.kind !== "pronoun"))
    return /^[12]/.test(said.person) ? [{ subject: pronoun(said.person), cost: 0 }] : found;
  if (found.length > 0 || !said.several || said.deed) return found;
  const done = phrases
    .filter((part) => isDoneTo(part))
    .map((part): Doer => ({ subject: part.phrase, part, cost: 1, isObject: true }));
  // «Мне дали новую квартиру»: by whom nobody tells, in Kazakh neither
  const isToSomebody = phrases.some(
    ({ features, living }) => living && has(features, "dat") && !has(features, "nom"),
  );
  if (done.length > 0 || !hasObject || !takesObject) return done;
  if (isToSomebody) return [{ cost: 1 }];
  // «Скоро откроют новую школу»: in Kazakh it opens
  const opened = phrases
    .filter(({ features, living }) => !living && has(features, "acc") && !has(features, "nom"))
    .map((part): Doer => ({ subject: part.phrase, part, cost: 1, isObject: true }));
  // «Здесь продают рыбу», «эту песню поют на свадьбах»: who does so is said in Kazakh by nothing as well
  return [...opened, { cost: 2 }];
}

/** «Цветут тюльпаны», «кончились деньги»: what does so by itself is done to nothing. */
const DOES_BY_ITSELF =
  /(?:ся|сь)$|^(?:цвести|расцвести|расти|вырасти|стоять|лежать|висеть|гореть|лететь|летать|ехать|идти|ходить|плыть|падать|упасть|бежать|бегать|блестеть|светить|звенеть|сохнуть|высохнуть|вянуть|завянуть|гнить|таять|растаять|спеть|созреть|поспеть|болеть|работать|приехать|прийти|прилететь|улететь|исчезнуть|пропасть|остыть|промокнуть|погаснуть|потухнуть|замерзнуть|опоздать|жить|звучать|пахнуть|дуть|течь|потечь|стучать|лаять|петь|сидеть|спать)$/u;

/** What of a thing that is not there is denied. */
const ABSENT =
  /^(?:остаться|оставаться|появиться|появляться|существовать|найтись|произойти|происходить|случиться|случаться|прийти|приходить|поступить|поступать)$/u;
