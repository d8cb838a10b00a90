import type { Case } from "../word/reading.ts";
import { MOTION } from "../word/word-lists.ts";
import type { LicenceSite } from "./licence-site.ts";

/** Who does so goes nowhere, though кету helps. */
const UNMOVED = /^(?:ұмыту|шаршау|түсіну|қорқу|ренжу|ашулану|жоғалту|тану|ұнату|сүю)$/;

/** Where something lies, sits or stands; from where and where to it does nothing. */
const POSTURES = /^(?:жату|отыру|тұру)$/;
/** оқып шық, қарап шық: to the end, and not out. */
const TO_THE_END = /^(?:шығу|бітіру|болу|тастау|қою|көру)$/;

/** The verbs that may ask for a case of a word. Лондонға оқып жүр: a verb that helps another goes nowhere itself, but where the other goes too. */
export function governing({ parse, head, verbs }: LicenceSite, kase: Case): readonly string[] {
  const over = parse.words[head];
  const helper = over && parse.words[over.head]?.reading.lemma;
  if (over?.relation !== "helped" || helper === undefined) return verbs;
  const moves = MOTION.has(over.reading.lemma);
  const helps =
    (helper === "жүру" && !moves) ||
    (helper === "жату" && over.reading.lemma === "бару" && moves) ||
    (/^(?:кету|қалу)$/.test(helper) && UNMOVED.test(over.reading.lemma)) ||
    // диваннан ұйықтап жатыр, ережеге оқып шық
    (!moves &&
      (kase === "DAT" || (kase === "ABL" && helper !== "тұру")) &&
      POSTURES.test(helper)) ||
    (!moves &&
      kase === "DAT" &&
      TO_THE_END.test(helper) &&
      over.reading.form === "p" &&
      over.reading.source?.entry?.transitive === true);
  return helps ? verbs.filter((verb) => verb !== helper) : verbs;
}
