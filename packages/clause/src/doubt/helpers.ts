import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import type { Reading } from "../word/reading.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** A verb before a helper, and all that may speak for the pair. */
interface Pair {
  readonly verb: Reading;
  readonly transitive: boolean;
  /** турап беріңізші: somebody is asked to do it. */
  readonly asked: boolean;
  readonly government: Government;
  readonly usage: Usage;
}

const has = ({ verb, usage }: Pair, ...helpers: readonly string[]): boolean =>
  helpers.some((helper) => usage.hasHelped(helper, verb.lemma) === true);

const known = (): boolean => false;
const any = (): boolean => true;

/** What happens to the mind of whom it happens to: nobody does it for himself or another, throws it off or gets it done. */
const UNWILLED = new Set(
  "ұмыту білу көру тану сүю ұнату сағыну күту қалау жек_көру қорқу түсіну".split(" "),
);
/** What is one's own from then on, or nobody's: nobody eats or breaks it for another. */
const FOR_ONESELF = new Set(
  "жеу ішу алу киіну кию жоғалту үйрену тыңдау ойлау сындыру бүлдіру жырту ұрлау тастау".split(" "),
);

/** What one is able to do, and has nothing of for oneself: whoever says көлік айдап аламын means айдай аламын. */
const SKILLS = new Set("айдау жүргізу ойнау тарту тебу билеу жүзу сөйлеу".split(" "));

/** жуып алды, тығып тастады: done on purpose, to something. */
const isDeed = ({ verb, transitive }: Pair): boolean => transitive && !UNWILLED.has(verb.lemma);

/** жазып беру, айтып беру: somebody gets something by it. */
const isForSomebody = ({ verb, transitive, government, usage }: Pair): boolean =>
  transitive &&
  (government.verb(verb.lemma)?.takes.has("DAT") === true ||
    usage.ofClasses(verb.lemma, "DAT", ["person"]) >= 2);

/**
 * Which verbs a helper with a meaning of its own stands behind, where the course does not show the very pair: what
 * happens by itself goes and stays so, what is done for somebody is given, and helpers that finish a deed take each other's verbs.
 */
const FITS: Readonly<Record<string, (pair: Pair) => boolean>> = {
  "p алу": (pair) => isDeed(pair) && !SKILLS.has(pair.verb.lemma),
  "p беру": (pair) =>
    isForSomebody(pair) || (isDeed(pair) && (pair.asked || !FOR_ONESELF.has(pair.verb.lemma))),
  "p қалу": ({ transitive }) => !transitive,
  // сөндіріп кет, айтып кетті: done, and then gone
  "p кету": ({ verb }) => !POSED.has(verb.lemma) || verb.source?.entry?.transitive === false,
  "p жіберу": isDeed,
  "p қою": ({ transitive }) => transitive,
  "p тастау": (pair) => isDeed(pair) || (pair.transitive && has(pair, "p жіберу", "p қою")),
  "p салу": known,
  "p түсу": known,
  "p жөнелу": ({ transitive }) => !transitive,
  "p әкету": ({ transitive }) => transitive,
  "p әкелу": ({ transitive }) => transitive,
  "a қалу": known,
  "a кету": known,
  // таба қойды, айта салды: done at once, with no more ado
  "a қою": ({ verb }) => !FOR_ONESELF.has(verb.lemma),
  "a салу": any,
  // күшейе түсті: more and more so
  "a түсу": ({ transitive }) => !transitive,
  "a жөнелу": known,
  "a келу": known,
};

/** Verbs that lie, sit, stand or go themselves: not every helper of posture fits them. */
const POSED = new Set(
  "ұйықтау отыру тұру жату жүгіру жүзу ұшу билеу келу бару кету қайту кіру шығу секіру мүлгу".split(
    " ",
  ),
);
/** келіп алыңыз: two deeds, and no helper. */
const COMING = new Set("келу бару кіру шығу қайту".split(" "));
const POSTURE = new Set(["жату", "отыру", "тұру", "жүру"]);

/** ұмытып алды, құлап алады, ұйықтап тұр: nothing shows that this helper stands behind this verb. */
export function helperDoubts({ words }: Parse, government: Government, usage: Usage): Doubt[] {
  return words.flatMap(({ reading, head, relation }): Doubt[] => {
    const helper = words[head]?.reading;
    if (relation !== "helped" || helper === undefined) return [];
    if (reading.form !== "p" && reading.form !== "a") return [];
    const key = `${reading.form} ${helper.lemma}`;
    if (reading.negative || usage.hasHelped(key, reading.lemma) === true) return [];
    const doubt = [{ at: head, why: "nothing speaks for the helper" }];
    if (reading.form === "p" && POSTURE.has(helper.lemma))
      return POSED.has(reading.lemma) ? doubt : [];
    const fits = FITS[key];
    if (!fits || (key === "p алу" && COMING.has(reading.lemma))) return [];
    const voice = reading.source?.features.Voice ?? "";
    const transitive =
      voice === "Cau" || (voice !== "Pass" && reading.source?.entry?.transitive === true);
    if (voice === "Pass" && /^p (?:қалу|кету)$/.test(key)) return [];
    return fits({ verb: reading, transitive, asked: helper.form === "imp", government, usage })
      ? []
      : doubt;
  });
}
