import type { Phrase } from "../clause.ts";
import type { Part, PartOf } from "./parts.ts";
import { has } from "./prepositions.ts";
import { SortedParts } from "./sorted-parts.ts";

/** What may be somebody's by «у» alone: «у меня болит голова», «у нас в офисе». */
type Ownable = PartOf<"phrase"> | PartOf<"placed">;

/**
 * The parts of a clause with «у кого» said of what it belongs to, in every way it may be: of the place that is named
 * beside it, else of what is told of. The clause as it stands where nobody is named so.
 */
export function withOwners(sorted: SortedParts): SortedParts[] {
  const [whom, ...more] = sorted.all("with-whom");
  if (!whom) return [sorted];
  if (more.length > 0 || whom.own) return [];
  const place = sorted.all("placed").find(isPlace);
  const isBeside = place !== undefined && isNextTo(sorted, whom, place);
  if (isBeside) return [owned(sorted, whom, place)];
  const [verb] = sorted.all("verb");
  if (!verb || sorted.has("no") || sorted.has("there-is")) return [sorted];
  if (TAKEN_FROM.test(verb.lemma)) return [withRole(sorted, whom, "ABL")];
  if (LEFT_WITH.test(verb.lemma)) return [withRole(sorted, whom, "DAT")];
  // «У нас отключили воду»: where we live, by whom nobody tells
  if (isAmongUs(whom) && isDoneBySomebody(verb)) return [withRole(sorted, whom, "LOC")];
  return sorted.all("phrase").flatMap((one) => {
    const mayBe =
      has(one.features, "nom") && !one.living && !one.counted && !one.asks && isOwnable(one);
    return mayBe && isToldOf(sorted, whom, one) ? [owned(sorted, whom, one)] : [];
  });
}

/** Verbs by which something is got from somebody: «купил у соседа», соседтен. */
const TAKEN_FROM =
  /^(?:брать|взять|купить|покупать|спросить|спрашивать|попросить|просить|узнать|узнавать|занять|занимать|одолжить|отнять|отнимать|украсть|красть|получить|получать|выиграть|выигрывать|учиться|научиться|заказать|заказывать)$/u;

/** Verbs by which somebody gets what stays with him: «оставил ключи у соседа», көршіге. */
const LEFT_WITH = /^(?:оставить|оставлять)$/u;

const isAmongUs = ({ phrase }: PartOf<"with-whom">): boolean =>
  phrase.kind === "pronoun" && /^[12].*[pf]$/.test(phrase.person);

const isDoneBySomebody = ({ reading, lemma }: PartOf<"verb">): boolean =>
  !/ся$/u.test(lemma) &&
  ((reading.form === "past" && reading.kind === "p") ||
    (reading.form === "finite" && reading.person === 3 && reading.plural === true));

const withRole = (
  sorted: SortedParts,
  whom: PartOf<"with-whom">,
  inWhich: "ABL" | "DAT" | "LOC",
): SortedParts =>
  new SortedParts(
    sorted.parts.map(
      (part): Part =>
        part === whom
          ? { ...whom, kind: "placed", preposition: "у", case: "gen", role: { case: inWhich } }
          : part,
    ),
  );

/** «У меня болит голова», «голова у меня болит»: who is named first, or right behind what is his. */
const isToldOf = ({ parts }: SortedParts, whom: PartOf<"with-whom">, what: Part): boolean =>
  whom.from < what.from ||
  (whom.phrase.kind === "pronoun" && parts.indexOf(whom) === parts.indexOf(what) + 1);

const isPlace = (part: PartOf<"placed">): boolean =>
  part.case === "prep" && /^(?:в|на)$/.test(part.preposition) && isOwnable(part);

const isOwnable = ({ phrase, own }: Ownable): boolean =>
  phrase.kind === "noun" && phrase.owner === undefined && !own && phrase.name !== true;

/** Right behind «у кого», or with only a time between the two. */
function isNextTo({ parts }: SortedParts, whom: Part, place: Part): boolean {
  const [from, to] = [parts.indexOf(whom), parts.indexOf(place)];
  return to > from && parts.slice(from + 1, to).every(({ kind }) => kind === "time");
}

function owned(sorted: SortedParts, whom: PartOf<"with-whom">, what: Ownable): SortedParts {
  const owner = whom.phrase.kind === "pronoun" ? whom.phrase.person : whom.phrase;
  const own = (phrase: Phrase): Phrase =>
    phrase.kind === "noun"
      ? { ...phrase, owner, ...(phrase.and && { and: own(phrase.and) }) }
      : phrase;
  return new SortedParts(
    sorted.parts.flatMap((part): Part[] => {
      if (part === whom) return [];
      return part === what ? [{ ...what, phrase: own(what.phrase) }] : [part];
    }),
  );
}
