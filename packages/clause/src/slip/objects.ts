import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { POINTING } from "../word/word-lists.ts";
import { capitalLike, changed, slip, withParticles } from "./rewrite.ts";

/** Objects that want their accusative. */
export const objectSlips = (parse: Parse): Fault[] => [
  ...pointedObject(parse),
  ...aboutWho(parse),
  ...wentFrom(parse),
  ...knownTongue(parse),
  ...invitedTo(parse),
];

/** мен Айгүлге тойға шақырдым → Айгүлді: whom one invites somewhere is the object. */
function invitedTo({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = words[head]?.reading;
    const token = tokens[at];
    if (!token || verb?.lemma !== "шақыру" || verb.source?.features.Voice) return [];
    const isSomebody = reading.pronoun ? reading.person !== undefined : reading.name;
    if (reading.case !== "DAT" || !isSomebody || reading.form !== undefined) return [];
    if (reading.source?.entry?.pos === "name-place") return [];
    const others = words.filter((one, place) => place !== at && one.head === head);
    const isSomewhere = others.some(({ reading: one }) => one.case === "DAT" && !one.pronoun);
    if (!isSomewhere || others.some(({ reading: one }) => one.case === "ACC")) return [];
    const text = nounWith(reading, { case: "ACC" });
    return text === ""
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "accusative", 0.2))];
  });
}

/** ол ағылшын тілі біледі → ағылшын тілін біледі: a tongue knows nothing. */
function knownTongue({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading, head }, at) => {
    const verb = words[head]?.reading;
    const token = tokens[at];
    if (token?.mark !== "" || reading.lemma !== "тіл" || reading.case !== "NOM") return [];
    if (
      reading.owner !== "3" ||
      verb?.kind !== "verb" ||
      (verb.source?.features.Voice ?? "") !== ""
    )
      return [];
    if (!/^(?:білу|үйрену|түсіну|оқу|үйрету|меңгеру)$/.test(verb.lemma)) return [];
    const accusative = nounWith(reading, { case: "ACC" });
    return accusative === ""
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, accusative) }, "accusative", 0.3))];
  });
}

/** Of the verbs that a noun completes, those that are done to something as well: бұл фильмді көрдім. */
const isSeen = (verb: Reading | undefined): boolean =>
  verb !== undefined &&
  /^(?:көру|беру|алу|салу|қою|ашу|жеу|басу|шығару|тыңдау|өткізу)$/.test(verb.lemma) &&
  (verb.source?.features.Voice ?? "") === "";

/** бұл кітап оқыдым → бұл кітапты оқыдым; бір-бірі көреді → бір-бірін көреді. */
function pointedObject({ tokens, words }: Parse): Fault[] {
  return words
    .flatMap(({ reading, relation }, at) => {
      const token = tokens[at];
      if (
        !token ||
        !/^(?:object|complement)$/.test(relation) ||
        reading.kind !== "noun" ||
        reading.case !== "NOM" ||
        reading.pronoun
      )
        return [];
      if (relation === "complement" && !isSeen(words[words[at]?.head ?? -1]?.reading)) return [];
      // анам пісірген палау мақтады: a thing that somebody made is a known one
      const known = words.some(
        (one, place) =>
          one.head === at &&
          one.relation === "relative" &&
          one.reading.source?.suffixes.at(-1)?.id === "perf" &&
          // сүт қосылған кофе: what somebody makes is made by a verb that has an object
          (one.reading.source.features.Voice ?? "") === "" &&
          one.reading.source.entry?.transitive === true &&
          words.some((doer) => doer.head === place && doer.relation === "subject"),
      );
      const pointed =
        known ||
        words.some(
          (one, place) =>
            place < at &&
            one.head === at &&
            one.reading.kind === "det" &&
            POINTING.has(one.reading.lemma),
        );
      // бұл кітап қызық деп ойлаймын: what is thought is a clause of its own
      const verb = words[words[at]?.head ?? -1]?.reading;
      // бұл радио сөйлеп тұр; кім дауласса, сол ыдыс жуады
      if (verb?.lemma === "сөйлеу" || /,/.test(tokens[at - 2]?.mark ?? "")) return [];
      if (!pointed || tokens.some(({ lower }) => /^де(?:п|ген)$/.test(lower))) return [];
      const accusative = nounWith(reading, { case: "ACC" });
      return [
        slip(
          at,
          changed(
            tokens,
            { [at]: accusative === "" ? undefined : withParticles(token, accusative) },
            "accusative",
            0.4,
          ),
        ),
      ];
    })
    .concat(
      tokens.flatMap((token, at) =>
        token.lower === "бір-бірі" &&
        words[at + 1] &&
        (words[at + 1]?.reading.kind === "verb" || words[at + 2]?.reading.kind === "verb")
          ? [
              slip(
                at,
                ...["бір-бірін", "бір-біріне", "бір-бірімен"].map((text, place) =>
                  changed(
                    tokens,
                    { [at]: capitalLike(token.text, text) },
                    "oz",
                    0.3 + place * 0.05,
                  ),
                ),
              ),
            ]
          : [],
      ),
    );
}

/** бұл хат кім жазды → бұл хатты кім жазды. */
function aboutWho({ tokens, words }: Parse): Fault[] {
  const at = tokens.findIndex(({ lower }) => lower === "кім");
  const thing = words[at - 1]?.reading;
  const verb = words[at + 1]?.reading;
  const token = tokens[at - 1];
  if (
    at < 1 ||
    !token ||
    token.mark !== "" ||
    thing?.kind !== "noun" ||
    thing.case !== "NOM" ||
    thing.pronoun ||
    thing.name ||
    token.readings.some((one) => one.case === "ACC")
  )
    return [];
  if (verb?.kind !== "verb" || verb.form !== "fin" || (verb.source?.features.Voice ?? "") !== "")
    return [];
  if (verb.source?.entry?.transitive !== true) return [];
  const accusative = nounWith(thing, { case: "ACC" });
  return [
    slip(
      at - 1,
      changed(
        tokens,
        { [at - 1]: accusative === "" ? undefined : withParticles(token, accusative) },
        "focus",
        0.4,
      ),
    ),
  ];
}

/** мектептен барады → мектепке барады: who goes goes somewhere. */
function wentFrom({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading, head, relation }, at) => {
    const verb = words[head]?.reading;
    const token = tokens[at];
    if (
      !token ||
      relation !== "source" ||
      reading.kind !== "noun" ||
      reading.pronoun ||
      reading.case !== "ABL"
    )
      return [];
    if (verb?.lemma !== "бару" || head !== at + 1 || (verb.form !== "fin" && verb.form !== "imp"))
      return [];
    if (words.some((one, place) => place !== at && one.head === head && one.reading.case === "DAT"))
      return [];
    const towards = nounWith(reading, { case: "DAT" });
    return [
      slip(
        at,
        changed(
          tokens,
          { [at]: towards === "" ? undefined : withParticles(token, towards) },
          "dative",
          0.4,
        ),
      ),
    ];
  });
}
