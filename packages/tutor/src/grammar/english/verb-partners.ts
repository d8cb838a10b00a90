import type { Case } from "../clause.ts";

/** How one deed stands beside another in Kazakh: in a case, or as a converb of one verb with it. */
export type Beside =
  | { readonly verb: string; readonly in: Case }
  /** What one has done: бітірмегеніне өкіну */
  | { readonly verb: string; readonly of: Case }
  /** сөйлей бастау, оқи беру */
  | { readonly verb: string; readonly converb: "IPFV" | "PFV" }
  /** What one only seems to do: ұйықтаған болу */
  | { readonly verb: string; readonly seems: true }
  /** What one means to do or is about to: бармақ болу, барайын деп тұру */
  | { readonly verb: string; readonly intends: "OPT" | "INTENT" };

const inCase = (verb: string, wanted: Case): Beside => ({ verb, in: wanted });

/** Verbs of English that are followed by "to do" or "doing". */
export const BESIDE: Readonly<Record<string, readonly Beside[]>> = {
  start: [{ verb: "бастау", converb: "IPFV" }],
  begin: [{ verb: "бастау", converb: "IPFV" }],
  continue: [inCase("жалғастыру", "ACC"), { verb: "беру", converb: "IPFV" }],
  "go on": [{ verb: "беру", converb: "IPFV" }],
  keep: [{ verb: "беру", converb: "IPFV" }],
  finish: [inCase("аяқтау", "ACC"), { verb: "болу", converb: "PFV" }],
  stop: [inCase("қою", "ACC"), inCase("тоқтату", "ACC")],
  quit: [inCase("тастау", "ACC")],
  "give up": [inCase("тастау", "ACC")],
  try: [inCase("тырысу", "DAT")],
  decide: [inCase("шешу", "ACC")],
  learn: [inCase("үйрену", "ACC")],
  "get used": [inCase("үйрену", "DAT")],
  forget: [inCase("ұмыту", "ACC")],
  remember: [inCase("есте сақтау", "ACC")],
  promise: [inCase("уәде беру", "DAT")],
  help: [inCase("көмектесу", "DAT")],
  agree: [inCase("келісу", "DAT")],
  refuse: [inCase("бас тарту", "ABL")],
  plan: [inCase("жоспарлау", "ACC")],
  prepare: [inCase("дайындалу", "DAT")],
  dream: [inCase("армандау", "ACC")],
  allow: [inCase("рұқсат беру", "DAT")],
  advise: [inCase("кеңес беру", "DAT")],
  teach: [inCase("үйрету", "DAT")],
  hurry: [inCase("асығу", "DAT")],
  offer: [inCase("ұсыну", "ACC")],
  suggest: [inCase("ұсыну", "ACC")],
  ask: [inCase("сұрау", "ACC")],
  tell: [inCase("айту", "ACC")],
  manage: [{ verb: "үлгеру", converb: "IPFV" }],
  "have time": [{ verb: "үлгеру", converb: "IPFV" }],
  dare: [inCase("батылы бару", "DAT")],
  enjoy: [inCase("ұнату", "ACC")],
  prefer: [inCase("ұнату", "ACC")],
  hate: [inCase("жек көру", "ACC")],
  mind: [],
  regret: [{ verb: "өкіну", of: "DAT" }],
  remind: [inCase("еске салу", "ACC")],
  pretend: [{ verb: "болу", seems: true }],
  invite: [inCase("шақыру", "DAT")],
  permit: [inCase("рұқсат беру", "DAT")],
  order: [inCase("бұйыру", "ACC")],
  force: [inCase("мәжбүрлеу", "DAT")],
  make: [inCase("мәжбүрлеу", "DAT")],
  intend: [inCase("ниеттену", "DAT")],
  attempt: [inCase("тырысу", "DAT")],
  avoid: [inCase("қашу", "ABL")],
  practise: [inCase("жаттығу", "DAT")],
  let: [inCase("рұқсат беру", "DAT")],
  spend: [inCase("жұмсау", "DAT")],
  about: [{ verb: "деп тұру", intends: "OPT" }],
  "intend to": [{ verb: "болу", intends: "INTENT" }],
  nearly: [{ verb: "жаздау", converb: "IPFV" }],
};

/** Verbs that say how somebody stands to a deed. */
export const MOODS: Readonly<Record<string, "want" | "must" | "like">> = {
  want: "want",
  wish: "want",
  "would like": "want",
  need: "must",
  have: "must",
  like: "like",
  love: "like",
};

/** How a quality is followed by a deed: келуге дайын. */
export const QUALITY_CASES: Readonly<Record<string, Case>> = {
  ready: "DAT",
  afraid: "ABL",
  against: "DAT",
  glad: "DAT",
  happy: "DAT",
};

/** How one stands to what is or may be so: келетініңізге сенімдімін, … */
export const QUALITY_FACTS: Readonly<Record<string, string>> = {
  sure: "сенімді",
  certain: "сенімді",
  glad: "қуанышты",
  happy: "қуанышты",
};
/** … кешігіп қала ма деп алаңдаймын. */
export const QUALITY_FEARS: Readonly<Record<string, string>> = {
  worried: "алаңдау",
  afraid: "қорқу",
  scared: "қорқу",
};

/** What one feels about what is so, as a verb: келгеніңізге таңғалдым. */
export const QUALITY_FELT: Readonly<Record<string, string>> = {
  surprised: "таңғалу",
  upset: "ренжу",
  angry: "ашулану",
};

/** Verbs of thinking: what is thought is said as it is, with «деп». */
export const THINKING: Readonly<Record<string, string>> = {
  think: "ойлау",
  hope: "үміттену",
  believe: "сену",
  guess: "ойлау",
  decide: "шешу",
};

/** Verbs that take what is known or told, in its case. */
export const KNOWING: Readonly<Record<string, readonly [verb: string, inCase: Case]>> = {
  know: ["білу", "ACC"],
  say: ["айту", "ACC"],
  tell: ["айту", "ACC"],
  see: ["көру", "ACC"],
  watch: ["бақылау", "ACC"],
  hear: ["есту", "ACC"],
  forget: ["ұмыту", "ACC"],
  understand: ["түсіну", "ACC"],
  remember: ["есте сақтау", "ACC"],
  "find out": ["білу", "ACC"],
  realize: ["түсіну", "ACC"],
  realise: ["түсіну", "ACC"],
  notice: ["байқау", "ACC"],
  feel: ["сезу", "ACC"],
  show: ["көрсету", "ACC"],
  explain: ["түсіндіру", "ACC"],
  promise: ["уәде беру", "DAT"],
  ask: ["сұрау", "ACC"],
  check: ["тексеру", "ACC"],
  "make sure": ["көз жеткізу", "DAT"],
  read: ["оқу", "ACC"],
  write: ["жазу", "ACC"],
  learn: ["білу", "ACC"],
  decide: ["шешу", "ACC"],
  mean: ["білдіру", "ACC"],
};

/** Meals and other things that are had by doing something. */
export const HAD: Readonly<Record<string, string>> = {
  breakfast: "таңғы ас ішу",
  lunch: "түскі ас ішу",
  dinner: "кешкі ас ішу",
  supper: "кешкі ас ішу",
  rest: "демалу",
  tea: "шай ішу",
  coffee: "кофе ішу",
};
