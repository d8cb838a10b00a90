import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { changed, slip, suffixesOf, withParticles } from "./rewrite.ts";

/** ұрлап алды, ойлап ал, жіберіп алдық: what is done to something can be done for oneself, or by mischance; what one forgets cannot. */
const isForOneself = ({ lemma, source }: Reading): boolean =>
  // суық тидіріп алдым: what one brings upon oneself
  source?.features.Voice === "Cau" ||
  (source?.entry?.transitive === true && lemma !== "ұмыту") ||
  OF_ONESELF.has(lemma);
/** Without an object, and yet for oneself: тойып алдым, демалып алайық. */
const OF_ONESELF: ReadonlySet<string> = new Set("тою тынығу демалу ұйықтау отыру".split(" "));

/** Whoever comes or goes may take something then. */
const COMING: ReadonlySet<string> = new Set("келу бару кіру шығу қайту".split(" "));

/**
 * ұмытып алдым → ұмытып қалдым, маған түсіндіріп ал → түсіндіріп бер, жүргізіп алмаймын → жүргізе алмаймын: алу behind a
 * verb that the course never shows with it, where it shows another helper.
 */
export function helperSlips(parse: Parse, usage: Usage): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const helper = words[head]?.reading;
    const token = tokens[head];
    if (relation !== "helped" || reading.form !== "p" || reading.negative || head !== at + 1)
      return [];
    if (
      helper?.lemma !== "алу" ||
      reading.lemma === "деу" ||
      !token ||
      (helper.source?.features.Voice ?? "") !== ""
    )
      return [];
    if (usage.hasHelped("p алу", reading.lemma) !== false) return [];
    if (helper.form !== "fin" && helper.form !== "imp" && helper.form !== "cond") return [];
    const forOther = words.some(
      (one) =>
        (one.head === at || one.head === head) && one.reading.case === "DAT" && one.reading.pronoun,
    );
    const other = forOther
      ? "беру"
      : ["қалу", "кету"].find((one) => usage.hasHelped(`p ${one}`, reading.lemma) === true);
    const cannot = helper.negative && suffixesOf(parse, head).includes("pres");
    // келіп алыңыз: come, and take it
    if (!cannot && COMING.has(reading.lemma)) return [];
    if (!forOther && (reading.lemma === "жіберу" || (!cannot && isForOneself(reading)))) return [];
    const text = other === undefined ? "" : verbWith({ ...helper, lemma: other }, {});
    const can = verbAs(reading, "V.CVB;IPFV");
    return [
      slip(
        head,
        cannot && can !== ""
          ? changed(tokens, { [at]: withParticles(tokens[at] as never, can) }, "can", 0.3)
          : [],
        text === "" || cannot
          ? []
          : changed(tokens, { [head]: withParticles(token, text) }, "helper-verbs-1", 0.4),
      ),
    ];
  });
}
