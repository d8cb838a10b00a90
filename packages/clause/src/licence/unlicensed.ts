import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { HEADS, type Usage, verbsOver } from "../usage/usage.ts";
import type { Case, Reading } from "../word/reading.ts";
import { BARE, type LicenceSite } from "./licence-site.ts";
import { isLicensedUnderPredicate } from "./under-predicate.ts";
import { isLicensedUnderVerb } from "./under-verb.ts";

/** A word whose case nothing speaks for. */
export interface Unlicensed {
  readonly at: number;
  readonly case: Case;
}

/** Nouns in a case that say how or why something is done, whatever is done: міндетті түрде, отбасымыздың атынан. */
const MANNERS: ReadonlySet<string> = new Set(
  "түрде жүректен жағдайда қарынға атынан кесірінен салдарынан тарапынан есебінен әдетте".split(
    " ",
  ),
);
const JUDGED: ReadonlySet<string> = new Set(["ACC", "DAT", "ABL", "LOC", "INS"]);
/**
 * Words under a verb whose case is licensed by nothing: no meaning of the verb asks for it, no sentence of the course
 * shows the like, and it is no adjunct that goes with any verb.
 */
export function unlicensed(
  parse: Parse,
  government: Government,
  usage: Usage,
): readonly Unlicensed[] {
  return parse.words.flatMap((word, at): Unlicensed[] => {
    const { reading, head, relation } = word;
    const over = parse.words[head]?.reading;
    if (!over || !HEADS.has(over.kind)) return [];
    if (reading.kind !== "noun" && reading.form === undefined) return [];
    if (MANNERS.has(parse.tokens[at]?.lower ?? "")) return [];
    const bare = BARE.test(relation) && (reading.case ?? "NOM") === "NOM";
    const kase = bare ? "ACC" : reading.case;
    if (kase === undefined || (!bare && !JUDGED.has(kase))) return [];
    if (relation === "conjunct" || relation === "clause" || relation === "said") return [];
    const verbs = verbsOver(parse, head);
    const site: LicenceSite = {
      parse,
      at,
      reading,
      verbs,
      government,
      usage,
      bare,
      head,
      transitive: transitivity(over),
    };
    const licensed =
      over.kind === "verb"
        ? isLicensedUnderVerb(site, kase)
        : isLicensedUnderPredicate(site, kase, over);
    return licensed ? [] : [{ at, case: kase }];
  });
}

/** Whether a verb takes an object, as its lexicon entry says. */
function transitivity({ kind, source }: Reading): boolean | undefined {
  const voice = source?.features.Voice ?? "";
  if (kind !== "verb" || voice === "Cau" || source?.entry?.pos !== "v") return undefined;
  return voice === "Pass" ? false : source.entry.transitive;
}
