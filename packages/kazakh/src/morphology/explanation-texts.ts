import type { Reason } from "./explain.ts";
import type { SuffixId } from "./suffix-table.ts";

/** Languages explanations are written in. */
export type ExplanationLanguage = "en" | "ru" | "kz";

type Texts = Readonly<Record<ExplanationLanguage, string>>;

const text = (en: string, ru: string, kz: string): Texts => ({ en, ru, kz });

/** What each suffix means, in a few words. */
export const SUFFIX_MEANINGS: Readonly<Record<SuffixId, Texts>> = {
  plural: text("plural", "множественное число", "көптік жалғау"),
  pss1s: text("my", "мой", "тәуелдік: менің"),
  pss2s: text("your (informal)", "твой", "тәуелдік: сенің"),
  pss2f: text("your (polite)", "ваш", "тәуелдік: сіздің"),
  pss3: text("his, her, its, their", "его, её, их", "тәуелдік: оның"),
  pss1p: text("our", "наш", "тәуелдік: біздің"),
  gen: text("of: genitive", "родительный: чей?", "ілік септік"),
  acc: text("direct object: accusative", "винительный: кого? что?", "табыс септік"),
  dat: text("to: dative", "дательно-направительный: куда? кому?", "барыс септік"),
  loc: text("in, at: locative", "местный: где? когда?", "жатыс септік"),
  abl: text("from: ablative", "исходный: откуда?", "шығыс септік"),
  ins: text("with, by: instrumental", "творительный: с кем? чем?", "көмектес септік"),
  attr: text("which is in or at", "находящийся где-то", "қатыстық -ғы"),
  rel: text(
    "belonging to that time or place",
    "относящийся к этому времени или месту",
    "қатыстық -ғы",
  ),
  own: text("belonging to", "принадлежащий кому", "меншік -нікі"),
  like: text("like", "как, подобно", "теңеу -дай"),
  manner: text("in the manner of, in the language of", "по-, на языке", "-ша: бейне, тіл"),
  cop1s: text("I am", "я есть", "жіктік: мен"),
  cop2s: text("you are (informal)", "ты есть", "жіктік: сен"),
  cop2f: text("you are (polite)", "вы есть", "жіктік: сіз"),
  cop1p: text("we are", "мы есть", "жіктік: біз"),
  cop2p: text("you are (several, informal)", "вы есть (несколько)", "жіктік: сендер"),
  cop2pf: text("you are (several, polite)", "вы есть (несколько, вежливо)", "жіктік: сіздер"),
  shr1s: text("I", "я", "жіктік: мен"),
  shr2s: text("you (informal)", "ты", "жіктік: сен"),
  shr2f: text("you (polite)", "вы", "жіктік: сіз"),
  shr1p: text("we", "мы", "жіктік: біз"),
  shr2p: text("you (several, informal)", "вы (несколько)", "жіктік: сендер"),
  shr2pf: text("you (several, polite)", "вы (несколько, вежливо)", "жіктік: сіздер"),
  passL: text("passive", "страдательный залог", "ырықсыз етіс"),
  passN: text("passive or reflexive", "страдательный или возвратный залог", "ырықсыз, өздік етіс"),
  causT: text("make someone do", "побудительный залог", "өзгелік етіс"),
  causD: text("make someone do", "побудительный залог", "өзгелік етіс"),
  causG: text("make someone do", "побудительный залог", "өзгелік етіс"),
  recp: text("together, each other", "совместный залог", "ортақ етіс"),
  neg: text("not", "не", "болымсыздық"),
  pres: text("present-future", "настояще-будущее", "ауыспалы осы шақ"),
  pres3: text("he, she, it, they", "он, она, они", "жіктік: ол"),
  pres1sShort: text("I (in speech)", "я (разговорное)", "жіктік: мен (ауызекі)"),
  past: text("definite past", "прошедшее очевидное", "жедел өткен шақ"),
  evid3: text("it turns out", "оказывается", "естілген өткен шақ"),
  cond: text("if", "если", "шартты рай"),
  imp2f: text("please do", "повеление, вежливо", "бұйрық рай: сіз"),
  imp2p: text("do (several)", "повеление нескольким", "бұйрық рай: сендер"),
  imp2pf: text("please do (several)", "повеление нескольким, вежливо", "бұйрық рай: сіздер"),
  opt1s: text("let me", "давай я", "бұйрық рай: мен"),
  opt1p: text("let us", "давайте мы", "бұйрық рай: біз"),
  opt3: text("let him, her, them", "пусть", "бұйрық рай: ол"),
  des: text("wish to", "желание", "қалау рай"),
  inten: text("intend to", "намерение", "мақсатты келер шақ"),
  intenAg: text("the one who intends", "намеревающийся", "мақсатты: -шы"),
  please: text("do, please", "-ка", "өтініш -шы"),
  ques: text("question", "вопрос", "сұраулық"),
  conv: text("having done, and", "сделав; деепричастие", "көсемше -ып"),
  purp: text("in order to; since", "чтобы; с тех пор как", "көсемше -ғалы"),
  limit: text("until", "пока не; до того как", "-ғанша: шек"),
  unless: text("unless, until", "пока не", "-майынша"),
  assoon: text("as soon as", "как только", "-ысымен"),
  perf1sShort: text(
    "I have done (in speech)",
    "я сделал (разговорное)",
    "есімше -ған: мен (ауызекі)",
  ),
  perf: text("has done; who did", "причастие прошедшего времени", "есімше -ған"),
  hab: text("used to do; who does", "обычно делающий", "есімше -атын"),
  fut: text("may do", "предположительное будущее", "болжалды келер шақ"),
  futNeg: text("will not do", "не сделает", "есімше -мас"),
  vn: text("doing", "имя действия", "тұйық етістік"),
  agent: text("the one who does", "делающий", "есімше -ушы"),
  ness: text("the fact that", "то, что", "-лық: іс атауы"),
  worthy: text("enough to", "достаточный чтобы", "-арлық"),
  prone: text("given to doing", "склонный делать", "-ғыш"),
  cmpr: text("more", "сравнительная степень", "салыстырмалы шырай"),
  atten: text("rather, somewhat", "несколько, -оватый", "салыстырмалы шырай -лау"),
  ord: text("ordinal", "порядковое числительное", "реттік сан есім"),
  coll: text("so many together", "собирательное числительное", "жинақтық сан есім"),
  about: text("about so many", "около, примерно", "болжалдық сан есім"),
  lyq: text("-ness, -hood; belonging to", "-ость, -ство", "жұрнақ -лық"),
  shy: text("-er: one who works at", "-чик, -ник: деятель", "жұрнақ -шы"),
  ly: text("having, with", "с, имеющий", "жұрнақ -лы"),
  syz: text("without, -less", "без", "жұрнақ -сыз"),
  mate: text("fellow", "со-: товарищ по", "жұрнақ -лас"),
  house: text("place for", "место для", "жұрнақ -хана"),
  shyl: text("fond of", "склонный к", "жұрнақ -шыл"),
  sha: text("in the language of", "на языке", "жұрнақ -ша"),
  ys: text("the act of", "имя действия", "жұрнақ -ыс"),
  la: text("makes a verb", "образует глагол", "етістік жұрнағы -ла"),
  lan: text("makes a verb: become", "образует глагол: становиться", "етістік жұрнағы -лан"),
  las: text("makes a verb: together", "образует глагол: вместе", "етістік жұрнағы -лас"),
};

/** Reasons in words; `{by}`, `{from}`, `{to}` stand for the letters concerned. */
const REASONS: Readonly<Record<string, Texts>> = {
  "harmony-back": text(
    "“{by}” is a back sound, so the suffix has back vowels",
    "«{by}» — твёрдый звук, поэтому гласные суффикса твёрдые",
    "«{by}» жуан, сондықтан қосымша да жуан",
  ),
  "harmony-front": text(
    "“{by}” is a front sound, so the suffix has front vowels",
    "«{by}» — мягкий звук, поэтому гласные суффикса мягкие",
    "«{by}» жіңішке, сондықтан қосымша да жіңішке",
  ),
  "final-V": text(
    "the word so far ends in a vowel ({by})",
    "основа кончается на гласный ({by})",
    "түбір дауыстыға аяқталады ({by})",
  ),
  "final-R": text(
    "it ends in a glide or р ({by})",
    "основа кончается на р, й, у ({by})",
    "түбір үндіге аяқталады ({by})",
  ),
  "final-L": text("it ends in л", "основа кончается на л", "түбір л дыбысына аяқталады"),
  "final-N": text(
    "it ends in a nasal ({by})",
    "основа кончается на носовой ({by})",
    "түбір мұрын жолды үндіге аяқталады ({by})",
  ),
  "final-Z": text(
    "it ends in з or ж ({by})",
    "основа кончается на з или ж ({by})",
    "түбір ұяңға аяқталады ({by})",
  ),
  "final-T": text(
    "it ends in a voiceless sound ({by})",
    "основа кончается на глухой ({by})",
    "түбір қатаңға аяқталады ({by})",
  ),
  "linking-vowel": text(
    "after a consonant ({by}) the suffix takes its vowel",
    "после согласного ({by}) суффикс берёт гласный",
    "дауыссыздан ({by}) кейін дәнекер дауысты келеді",
  ),
  "vowel-spared": text(
    "after a vowel ({by}) the suffix needs none of its own",
    "после гласного ({by}) свой гласный не нужен",
    "дауыстыдан ({by}) кейін дәнекер дауысты керек емес",
  ),
  bridge: text(
    "“{by}” keeps two vowels apart",
    "«{by}» разделяет два гласных",
    "«{by}» екі дауыстының арасын ажыратады",
  ),
  voicing: text(
    "{from} between vowels becomes {to}",
    "{from} между гласными переходит в {to}",
    "{from} екі дауыстының арасында {to} болады",
  ),
  fusion: text("{from} is written {to}", "{from} пишется {to}", "{from} орнына {to} жазылады"),
  glide: text(
    "before this suffix {from} becomes {to}",
    "перед этим суффиксом {from} переходит в {to}",
    "бұл қосымша алдында {from} дыбысы {to} болады",
  ),
  "vowel-loss": text(
    "the narrow vowel before {by} falls out",
    "узкий гласный перед {by} выпадает",
    "{by} алдындағы қысаң дауысты түсіп қалады",
  ),
  "soft-sign-loss": text(
    "{by} drops before a vowel",
    "{by} перед гласным не пишется",
    "{by} дауысты алдында түсіп қалады",
  ),
  "t-loss": text(
    "the {by} of -ст is written once or not at all",
    "{by} в -ст упрощается",
    "-ст соңындағы {by} түсіп қалады",
  ),
  "after-possessive-3": text(
    "after “his, her” cases take н",
    "после притяжательного 3-го лица появляется н",
    "3-жақ тәуелдіктен кейін н қосылады",
  ),
  "after-possessive-1-2": text(
    "after “my” and “your” the ending is short",
    "после «мой», «твой» окончание короткое",
    "1-, 2-жақ тәуелдіктен кейін жалғау қысқарады",
  ),
  "loan-stem": text(
    "as a loan, {from} takes suffixes as {to}",
    "заимствование {from} склоняется как {to}",
    "кірме сөз {from} қосымшаны {to} түрінде қабылдайды",
  ),
  irregular: text(
    "this form is irregular: learn it as it is",
    "форма особая: её нужно запомнить",
    "бұл — ерекше тұлға, сол қалпында жатталады",
  ),
};

/** One reason as a sentence fragment in the given language. */
export function describeReason(reason: Reason, language: ExplanationLanguage): string {
  const name =
    reason.key === "harmony"
      ? `harmony-${reason.side}`
      : reason.key === "final-sound"
        ? `final-${reason.class}`
        : reason.key === "after-possessive"
          ? `after-possessive-${reason.person}`
          : reason.key;
  const values = reason as unknown as Record<string, string>;
  return (REASONS[name] as Texts)[language].replace(
    /\{(\w+)\}/g,
    (_, key: string) => values[key] ?? "",
  );
}
