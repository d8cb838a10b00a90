import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** What is and is not there: бар and жоқ. */
export const existenceSlips = (parse: Parse): Fault[] => [
  ...doubled(parse),
  ...denied(parse),
  ...mine(parse),
  ...quality(parse),
  ...nobodyThere(parse),
];

/** ешкім үйде емес → ешкім үйде жоқ: nobody is there, and nobody is not elsewhere. */
function nobodyThere({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const token = tokens[end];
  if (token?.lower !== "емес" || words[end - 1]?.reading.case !== "LOC") return [];
  if (tokens[end - 1]?.mark || words[end - 1]?.reading.kind !== "noun") return [];
  return tokens.some(({ lower }) => lower === "ешкім")
    ? [slip(end, changed(tokens, { [end]: withParticles(token, "жоқ") }, "bar-zhoq", 0.2))]
    : [];
}

/** маған уақытым жоқ → менің уақытым жоқ: whose it is stands in the genitive. */
function mine({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading, head }, at): Fault[] => {
    const over = words[head]?.reading;
    const token = tokens[at];
    if (!token || over?.kind !== "modal" || !/^(?:бар|жоқ)$/.test(over.lemma)) return [];
    if (!reading.pronoun || reading.case !== "DAT" || !reading.person) return [];
    const owned = words.some(
      (one) =>
        one.head === head && one.reading.case === "NOM" && one.reading.owner === reading.person,
    );
    const text = owned ? nounWith(reading, { case: "GEN" }) : "";
    return text === ""
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "having", 0.2))];
  });
}

/** Adjectives that stand for a thing of that quality: көк жоқ, ащы бар. */
const THINGS =
  /^(?:ақ|көк|ащы|тәтті|ыстық|артық|кем|басқа|көп|аз|қызық|жаңа|ескі|суық|өзге|дайын|мұндай|ондай|бос)$/;

/** жақсы жоқ → жақсы емес: a quality is denied, and not away. */
function quality({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const before = words[at - 1]?.reading;
    const last = tokens[at - 1];
    if (token.lower !== "жоқ" || words[at]?.reading.kind !== "modal" || !before || !last) return [];
    if (last.mark !== "" || last.leaning.length > 0 || at < 2) return [];
    const adjective =
      before.kind === "adj"
        ? before
        : last.readings.find(({ kind, cost }) => kind === "adj" && cost < 0.5);
    if (last.readings.some(({ form }) => form === "part")) return [];
    if (!adjective || THINGS.test(last.lower) || last.lower !== adjective.lemma) return [];
    const subject = words.some(
      (one, place) =>
        place < at - 1 && one.reading.kind === "noun" && (one.reading.case ?? "NOM") === "NOM",
    );
    const somewhere = words.some(({ reading }, place) => place < at && reading.case === "LOC");
    return subject && !somewhere
      ? [slip(at, changed(tokens, { [at]: withParticles(token, "емес") }, "not-emes", 0.2))]
      : [];
  });
}

/** менде көлік емес, жаяу барамын → көлік жоқ: what one has not is жоқ. */
function denied({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const who = words[at - 2]?.reading;
    const thing = words[at - 1]?.reading;
    if (token.lower !== "емес" || token.leaning.length > 0 || token.question) return [];
    if (!who?.pronoun || who.case !== "LOC" || (who.person ?? "3") === "3") return [];
    if (thing?.kind !== "noun" || thing.case !== "NOM" || tokens[at - 1]?.mark !== "") return [];
    // менде көлік емес, велосипед бар
    if (tokens.some(({ lower }) => /^(?:бар|жоқ)$/.test(lower))) return [];
    return [slip(at, changed(tokens, { [at]: "жоқ" }, "bar-zhoq", 0.2))];
  });
}

/** уақытым жоқ болады → уақытым болмайды; уақытым бар болады → уақытым болады. */
function doubled({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const verb = words[at + 1]?.reading;
    const next = tokens[at + 1];
    if (!/^(?:бар|жоқ)$/.test(token.lower) || token.mark !== "" || !next) return [];
    if (verb?.lemma !== "болу" || verb.form !== "fin" || token.leaning.length > 0) return [];
    const text = verbWith(verb, { negative: token.lower === "жоқ" });
    return [
      slip(
        at + 1,
        text === ""
          ? []
          : changed(tokens, { [at]: "", [at + 1]: withParticles(next, text) }, "bar-zhoq", 0.3),
      ),
    ];
  });
}
