import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import { capitalLike, changed, slip, suffixesOf, withParticles, wordsOf } from "./rewrite.ts";

/** Conditions and what would be. */
export const conditionSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((_, at) => [
    ...concession(parse, at),
    ...wouldBe(parse, at),
    ...unreal(parse, at),
    ...unrealWithWas(parse, at),
    ...ifMineIs(parse, at),
    ...ifWe(parse, at),
    ...ifThere(parse, at),
    ...ifIWas(parse, at),
  ]);

/** сен көмектеспесең едің, мен үлгермес едім → көмектеспесең: of a condition only what follows is told as past. */
function ifIWas({ tokens, words }: Parse, at: number): Fault[] {
  const was = tokens[at + 1];
  const person = words[at]?.reading.person;
  if (words[at]?.reading.form !== "cond" || tokens[at]?.mark !== "" || !was?.mark.includes(","))
    return [];
  // барсам еді: a wish, whose person is told once
  if (person === undefined || person === "3" || was.lower !== WAS[person]) return [];
  const marks = tokens.map(({ mark }, place) =>
    place === at ? was.mark : place === at + 1 ? "" : mark,
  );
  return [
    slip(
      at + 1,
      changed(tokens, { [at + 1]: "" }, "unreal-conditions", 0.05).map((one) => ({
        ...one,
        marks,
      })),
    ),
  ];
}

const THERE: Readonly<Record<string, string>> = { бар: "болса", жоқ: "болмаса" };

/** егер уақытым бар, келемін → уақытым болса: on a condition something is there. */
function ifThere({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const opens = tokens.findIndex(({ lower }) => lower === "егер");
  if (opens < 0 || at <= opens || !token?.mark.includes(",") || token.leaning.length > 0) return [];
  const { reading } = words[at] ?? {};
  if (tokens.slice(opens, at).some(({ mark }) => mark !== "")) return [];
  if (reading?.kind === "modal" && Object.hasOwn(THERE, token.lower))
    return [slip(at, changed(tokens, { [at]: THERE[token.lower] }, "conditional", 0.2))];
  // егер ауа райы жақсы, барамыз → жақсы болса
  if (reading?.kind !== "adj" || (reading.person ?? "3") !== "3" || at - opens < 2) return [];
  if (words.some((one, place) => place > at && one.reading.form === "cond")) return [];
  return [slip(at, changed(tokens, { [at]: `${token.text} болса` }, "conditional", 0.2))];
}

/** What happens to somebody without a doer of his own: реті келсе, керек болса, ұнаса. */
const OF_ITSELF = /^(?:болу|келу|ұнау|жауу|тию|жету|жарау|түсу|табылу|шығу|қалу)$/;

/** біз ерте тұрса, … көреміз → тұрсақ: who speaks of oneself says so in the condition, where nobody else is named. */
function ifWe({ tokens, words }: Parse, at: number): Fault[] {
  const reading = words[at]?.reading;
  const token = tokens[at];
  const who = words[0]?.reading;
  if (!token?.mark.includes(",") || reading?.form !== "cond" || reading.person !== "3") return [];
  if (!who?.pronoun || who.case !== "NOM" || who.person === undefined || who.person === "3")
    return [];
  // шақырса, барамын: somebody invites
  if (reading.source?.entry?.transitive !== false || OF_ITSELF.test(reading.lemma)) return [];
  if ((reading.source.features.Voice ?? "") !== "" || token.leaning.length > 0) return [];
  const between = words.slice(1, at);
  const named = between.some(
    (one, place) =>
      one.reading.form !== undefined ||
      one.reading.owner !== undefined ||
      tokens[place + 1]?.mark !== "" ||
      (one.reading.kind === "noun" && (one.reading.case ?? "NOM") === "NOM"),
  );
  const main = words[words.findIndex(({ head }) => head === -1)]?.reading;
  if (tokens[0]?.mark !== "" || named || main?.person !== who.person) return [];
  const text = verbWith(reading, { person: who.person });
  return [
    slip(
      at,
      text === "" ? [] : changed(tokens, { [at]: withParticles(token, text) }, "conditional", 0.2),
    ),
  ];
}

/** What leads to finding something out, and finding it. */
const CAME = /^(?:бару|келу|кіру|шығу|қарау|ашу|тыңдау|ояну|тұру|сұрау|тексеру)$/;
const FOUND = /^(?:көру|көріну|табу|есту|кездесу|байқау|білу|түсіну)$/;

/** егер білсем, бардым → барар едім: on a condition nothing was done yet. */
function unreal(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const word = words[at];
  const under = word && words[word.head];
  // аралап шықтым: the helper tells the time
  const end = under?.relation === "helped" ? under.head : (word?.head ?? -1);
  const main = words[end]?.reading;
  const token = tokens[end];
  if (word?.relation !== "condition" || word.reading.form !== "cond" || !token) return [];
  if (tokens[at]?.leaning.length || main?.kind !== "verb" || main.form !== "fin") return [];
  // айтып қойсаң болды: that is all it takes
  if (main.lemma === "болу" && end === at + 1) return [];
  const really = tokens.some(({ lower }) => lower === "егер" || lower === "егерде");
  const [last, ...rest] = suffixesOf(parse, end)
    .filter((id) => !/^(?:shr|cop)/.test(id))
    .reverse();
  if (last !== "past" || rest.includes("past")) return [];
  // үйге келсем, ешкімді көрмедім: what one found, coming and looking
  if (!really && FOUND.test(main.lemma) && CAME.test(word.reading.lemma)) return [];
  // шынымды айтсам, ұнамады: how it is told is no condition of it
  if (word.reading.lemma === "айту" && FRANKLY.test(tokens[at - 1]?.lower ?? "")) return [];
  // кешіксең, сені күтпедік: you have not been late yet
  const spoken = /^(?:2s|2f|2p|2pf)$/.test(word.reading.person ?? "") && !really;
  const then = spoken ? verbWith(main, { tense: "IND;PRS" }) : "";
  if (then !== "")
    return [slip(end, changed(tokens, { [end]: withParticles(token, then) }, "conditional", 0.3))];
  const would = verbWith({ ...main, person: "3" }, { tense: "IND;FUT;POT", person: "3" });
  const was = WAS[main.person ?? "3"];
  return [
    slip(
      end,
      would === "" || was === undefined || !really
        ? []
        : changed(
            tokens,
            { [end]: capitalLike(token.text, `${would} ${was}`) },
            "unreal-conditions",
            0.3,
          ),
    ),
  ];
}

/** шынымды, рас, қысқасын айтсам */
const FRANKLY = /^(?:шын|рас|турасын|анығын|дұрысын|қысқа|ашығын)/u;

/** егер шақырсаң, барған едім → барар едім: what was done once is no end of a condition. */
function unrealWithWas({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const done = words[at]?.reading;
  const was = words[at + 1];
  if (!token || words[at]?.head !== at + 1 || !/^еді/.test(tokens[at + 1]?.lower ?? "")) return [];
  if (done?.form !== "part" || !suffixesOf({ tokens, words } as Parse, at).includes("perf"))
    return [];
  const conditional = words.some(({ reading }, place) => reading.form === "cond" && place < at);
  const really = tokens.some(({ lower }) => lower === "егер" || lower === "егерде");
  if (!was || !conditional || !really || token.mark !== "") return [];
  const would = done.negative ? "" : verbAs(done, "V.PTCP;FUT");
  return [
    slip(
      at,
      would === ""
        ? []
        : changed(tokens, { [at]: capitalLike(token.text, would) }, "unreal-conditions", 0.3),
    ),
  ];
}

/** еді with the ending of each person. */
export const WAS: Readonly<Record<string, string>> = {
  "1s": "едім",
  "2s": "едің",
  "2f": "едіңіз",
  "3": "еді",
  "1p": "едік",
  "2p": "едіңдер",
  "2pf": "едіңіздер",
};

const HOWEVER = /^(?:қанша|қалай|не|кім|қайда|қандай|неше)$/;
const CORRELATED = /^(?:сонша|сол|соғұрлым|сонда|соны|соған|солай|сондай)/;

/** қанша шақырсақ, келмеді → қанша шақырсақ та. */
function concession({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (!token || reading?.form !== "cond" || token.leaning.length > 0) return [];
  if (!token.mark.includes(",") || token.question !== undefined) return [];
  const asked = tokens.findIndex(
    ({ lower }, place) => place < at && place >= at - 3 && HOWEVER.test(lower),
  );
  const rest = tokens.slice(at + 1);
  const main = words.find(({ head }) => head === -1)?.reading;
  if (asked < 0 || main?.negative !== true || rest.some(({ lower }) => CORRELATED.test(lower)))
    return [];
  const base = wordsOf(tokens);
  const particle = /[әеөүіи][^аоұыуяәеөүіи]*$/u.test(token.lower) ? "те" : "та";
  const voiced = /[аәеоөұүыіиу]$/u.test(token.lower);
  const leaning = voiced ? particle.replace("т", "д") : particle;
  return [slip(at, changed(tokens, { [at]: `${base[at]} ${leaning}` }, "concession", 0.3))];
}

/** істемеймін едім → істемес едім. */
function wouldBe({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (token?.mark !== "" || !/^еді/.test(tokens[at + 1]?.lower ?? "")) return [];
  if (
    reading?.kind !== "verb" ||
    reading.form !== "fin" ||
    !suffixesOf({ tokens, words } as Parse, at).includes("pres")
  )
    return [];
  const text =
    verbWith(reading, { tense: "IND;FUT;POT", person: "3" }) || verbAs(reading, "V.PTCP;FUT");
  // бала кезімде тұрады едік → тұратын едік: what one used to do, and on no condition
  const isOpen = words.some(({ reading: one }) => one.form === "cond");
  const used = isOpen || reading.negative ? "" : verbAs(reading, "V.PTCP;HAB");
  if (
    used !== "" &&
    tokens.slice(0, at).some(({ lower }) => /^(?:бұрын|кез[ыі]м|кезде|жас)/u.test(lower))
  )
    return [slip(at, changed(tokens, { [at]: capitalLike(token.text, used) }, "used-to", 0.1))];
  return [
    slip(
      at,
      text === ""
        ? []
        : changed(tokens, { [at]: capitalLike(token.text, text) }, "unreal-conditions", 0.3),
    ),
  ];
}

/** ақшам болсам → ақшам болса: what is mine is, not I. */
function ifMineIs({ tokens, words }: Parse, at: number): Fault[] {
  const [mine, reading] = [words[at - 1]?.reading, words[at]?.reading];
  const token = tokens[at];
  if (!token || reading?.form !== "cond" || reading.lemma !== "болу") return [];
  if (mine?.kind !== "noun" || mine.case !== "NOM" || mine.pronoun || mine.owner === undefined)
    return [];
  if (
    mine.owner === "3" ||
    mine.owner !== reading.person ||
    words.some(({ relation, head }) => relation === "subject" && head === at)
  )
    return [];
  const text = verbWith(reading, { person: "3" });
  return [
    slip(
      at,
      text === ""
        ? []
        : changed(tokens, { [at]: capitalLike(token.text, text) }, "conditional", 0.3),
    ),
  ];
}
