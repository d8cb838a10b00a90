import { texts } from "../reply.ts";
import type { Topic } from "./topic.ts";

/** Verbs: tenses, moods, participles, negation, questions. */
export const VERB_TOPICS: readonly Topic[] = [
  {
    id: "present-continuous",
    asked: /continuous|progressive|нақ осы|прямо сейчас|настоящ\p{L}* (?:длит|конкр)/u,
    rule: texts(
      "What is going on right now: the verb in -ып/-іп/-п and жатыр, отыр, тұр or жүр with a person ending. Отыр, тұр, жүр also tell the posture.",
      "Происходящее прямо сейчас: глагол на -ып/-іп/-п и жатыр, отыр, тұр или жүр с личным окончанием. Отыр, тұр, жүр показывают ещё и положение.",
      "Дәл қазір болып жатқан іс: етістіктің -ып/-іп/-п түрі мен жатыр, отыр, тұр, жүр көмекші етістігі және жіктік жалғау.",
    ),
    examples: [
      ["жазу", "V;IND;PRS;PROG;1;SG"],
      ["оқу", "V;IND;PRS;PROG;3"],
      ["бару", "V;IND;PRS;PROG;1;SG"],
    ],
    lessons: ["a-056-hobbies", "c-409-agriculture"],
  },
  {
    id: "past",
    asked: /past tenses?|\bpast\b|прошедш|прошл\p{L}* врем|өткен шақ/u,
    rule: texts(
      "The definite past is -ды/-ді, -ты/-ті with short endings: бардым (I went). -ған/-ген tells a result or experience: барғанмын (I have been). -ып/-іп + -ты is hearsay: барыпты (it turns out he went). -атын/-етін is what one used to do.",
      "Очевидное прошедшее: -ды/-ді, -ты/-ті с краткими окончаниями: бардым (я ходил). -ған/-ген — результат или опыт: барғанмын. -ыпты/-іпті — «оказывается»: барыпты. -атын/-етін — то, что обычно делали.",
      "Жедел өткен шақ -ды/-ді, -ты/-ті: бардым. Бұрынғы өткен шақ -ған/-ген: барғанмын. Естілген іс -ыпты/-іпті: барыпты. Әдеттегі іс -атын/-етін.",
    ),
    examples: [
      ["бару", "V;IND;PST;1;SG"],
      ["бару", "V;IND;PST;PRF;1;SG"],
      ["бару", "V;IND;PST;EVID;3"],
      ["бару", "V;IND;PST;HAB;1;SG"],
      ["айту", "V;IND;PST;1;PL"],
    ],
    lessons: ["a-046-at-school", "a-050-yesterday", "a-043-feelings"],
  },
  {
    id: "future",
    asked: /future|будущ|келер шақ/u,
    rule: texts(
      "The present-future serves for plans: барамын (I go, I will go). -ар/-ер is a guess (барармын, I may go), -мақ/-пақ an intention (бармақпын).",
      "Настояще-будущее выражает и будущее: барамын (иду, пойду). -ар/-ер — предположение (барармын), -мақ/-пақ — намерение (бармақпын).",
      "Ауыспалы осы шақ келер шақты да білдіреді: барамын. -ар/-ер — болжал (барармын), -мақ/-пақ — мақсат (бармақпын).",
    ),
    examples: [
      ["бару", "V;IND;PRS;1;SG"],
      ["бару", "V;IND;FUT;POT;1;SG"],
      ["бару", "V;IND;FUT;INTEN;1;SG"],
      ["келу", "V;IND;PRS;3"],
    ],
    lessons: ["a-026-morning", "a-055-plans"],
  },
  {
    id: "present",
    asked:
      /present tense|\bpresent\b|настоящ|осы шақ|(?:person|personal|verb) endings|личные окончания|жіктік|conjugation work/u,
    rule: texts(
      "The present-future: -а/-е after a consonant, -й after a vowel, then the person: -мын/-мін (I), -сың/-сің (you), -сыз/-сіз (you, polite), -ды/-ді (he, she, they), -мыз/-міз (we).",
      "Настояще-будущее: после согласного -а/-е, после гласного -й, затем лицо: -мын/-мін (я), -сың/-сің (ты), -сыз/-сіз (вы), -ды/-ді (он, они), -мыз/-міз (мы).",
      "Ауыспалы осы шақ: дауыссыздан кейін -а/-е, дауыстыдан кейін -й, сосын жіктік жалғау: -мын/-мін, -сың/-сің, -сыз/-сіз, -ды/-ді, -мыз/-міз.",
    ),
    examples: [
      ["бару", "V;IND;PRS;1;SG"],
      ["келу", "V;IND;PRS;2;SG;INFM"],
      ["оқу", "V;IND;PRS;1;SG"],
      ["сөйлеу", "V;IND;PRS;3"],
      ["бару", "V;IND;PRS;1;PL"],
    ],
    lessons: ["a-026-morning", "a-027-daily-verbs"],
  },
  {
    id: "negation",
    asked: /negat|how (?:do (?:you|i)|to) say not|отрицан|как сказать не(?:т)?$|болымсыз/u,
    rule: texts(
      "Verbs take -ма/-ме, -ба/-бе, -па/-пе right after the stem: бармаймын. Nouns and adjectives take емес, what does not exist is жоқ.",
      "К глаголу после основы добавляется -ма/-ме, -ба/-бе, -па/-пе: бармаймын. При именах — емес, «нет, не имеется» — жоқ.",
      "Етістікке түбірден кейін -ма/-ме, -ба/-бе, -па/-пе жалғанады: бармаймын. Есімдерден кейін емес, жоқтықты жоқ сөзі білдіреді.",
    ),
    examples: [
      ["бару", "V;IND;PRS;1;SG;NEG"],
      ["жазу", "V;IND;PRS;1;SG;NEG"],
      ["айту", "V;IND;PST;1;SG;NEG"],
      ["келу", "V;IMP;2;SG;INFM;NEG"],
    ],
    lines: ["Мен дәрігер емеспін."],
    lessons: ["a-027-daily-verbs", "a-050-yesterday"],
  },
  {
    id: "questions",
    asked: /question(?!s? words)|вопрос|сұраулы|сұрақ қо|particle|частиц/u,
    rule: texts(
      "A yes-no question puts a particle after the verb, written apart: ма/ме after vowels, р, й, у, л; ба/бе after м, н, ң, з, ж; па/пе after voiceless sounds. With a question word there is no particle.",
      "Вопрос «да/нет»: после сказуемого отдельно пишется частица: ма/ме после гласных, р, й, у, л; ба/бе после м, н, ң, з, ж; па/пе после глухих. С вопросительным словом частица не нужна.",
      "Сұраулы сөйлемде баяндауыштан кейін шылау бөлек жазылады: ма/ме, ба/бе, па/пе. Сұраулық сөз болса, шылау қойылмайды.",
    ),
    examples: [
      ["бару", "V;IND;PRS;2;SG;INFM;INT"],
      ["келу", "V;IND;PST;3;INT"],
      ["студент", "N;PRED;2;SG;INFM;INT"],
    ],
    lessons: ["a-004-this-and-that"],
  },
  {
    id: "imperative",
    asked: /imperative|command|повелительн|императив|бұйрық/u,
    rule: texts(
      "To a friend the bare stem: бар! Politely -ыңыз/-іңіз: барыңыз! To several -ыңдар, -ыңыздар; let us: -айық/-ейік; let him: -сын/-сін.",
      "Другу — чистая основа: бар! Вежливо -ыңыз/-іңіз: барыңыз! Нескольким -ыңдар, -ыңыздар; давайте: -айық/-ейік; пусть он: -сын/-сін.",
      "Жақын адамға түбір тұлға: бар! Сыпайы -ыңыз/-іңіз: барыңыз! Көпке -ыңдар, -ыңыздар; біз: -айық/-ейік; ол: -сын/-сін.",
    ),
    examples: [
      ["келу", "V;IMP;2;SG;INFM"],
      ["келу", "V;IMP;2;SG;FORM"],
      ["бару", "V;OPT;1;PL"],
      ["бару", "V;OPT;3"],
    ],
    lessons: ["a-019-eating-and-drinking", "a-032-asking-the-way", "b-218-accident-and-help"],
  },
  {
    id: "conditional",
    asked: /conditional|(?:say|use) "?if"?(?: in kazakh)?$|условн|как сказать "?если"?$|шартты/u,
    rule: texts(
      "“If” is -са/-се with short endings: барсам (if I go).",
      "«Если» — -са/-се с краткими окончаниями: барсам (если я пойду).",
      "Шартты рай -са/-се жұрнағымен жасалады: барсам.",
    ),
    examples: [
      ["бару", "V;COND;1;SG"],
      ["келу", "V;COND;3"],
      ["келу", "V;COND;2;SG;FORM;NEG"],
    ],
    lessons: ["b-216-at-the-doctor"],
  },
  {
    id: "wish",
    asked:
      /(?:say|express|use) "?(?:to |i )?want(?: to)?"?(?: in kazakh)?$|как (?:сказать|выразить) "?(?:я )?хо(?:чу|теть)"?(?: по-казахски)?$|желательн|қалау рай/u,
    rule: texts(
      "“I want to” is the verb with -ғы/-гі, -қы/-кі, the owner's ending and келеді: барғым келеді. Not to want: келмейді.",
      "«Хочу» — глагол с -ғы/-гі, -қы/-кі, притяжательное окончание и келеді: барғым келеді. Не хочу: келмейді.",
      "Қалау рай: -ғы/-гі, -қы/-кі + тәуелдік жалғау + келеді: барғым келеді. Болымсызы: келмейді.",
    ),
    examples: [
      ["бару", "V;DES;PRS;1;SG"],
      ["ішу", "V;DES;PRS;1;SG"],
      ["оқу", "V;DES;PRS;2;SG;FORM"],
    ],
    lessons: ["a-055-plans"],
  },
  {
    id: "ability",
    asked:
      /(?:say|express|use) "?(?:i )?(?:can|could|to be able)"?(?: in kazakh)?$|как (?:сказать|выразить) "?(?:я )?(?:могу|мочь|уметь|умею)"?(?: по-казахски)?$|алу көмекші/u,
    rule: texts(
      "“Can” is the verb in -а/-е/-й and алу: бара аламын (I can go), бара алмаймын (I cannot).",
      "«Мочь, уметь» — глагол на -а/-е/-й и алу: бара аламын (могу пойти), бара алмаймын (не могу).",
      "Мүмкіндікті -а/-е/-й көсемшесі мен алу көмекші етістігі білдіреді: бара аламын, бара алмаймын.",
    ),
    examples: [
      ["алу", "V;IND;PRS;1;SG"],
      ["алу", "V;IND;PRS;1;SG;NEG"],
    ],
    lines: ["Мен жүзе аламын."],
    lessons: ["a-051-travelling"],
  },
  {
    id: "necessity",
    asked:
      /(?:say|express|use) "?(?:i )?(?:must|have to|need to|should)"?(?: in kazakh)?$|как (?:сказать|выразить) "?(?:мне |я )?(?:надо|нужно|должен)"?(?: по-казахски)?$|керек сөзі/u,
    rule: texts(
      "“Must” is the verb in -у with the owner's ending and керек: баруым керек (I must go). “I need”: маған су керек.",
      "«Надо» — глагол на -у с притяжательным окончанием и керек: баруым керек (мне надо идти). «Мне нужно»: маған су керек.",
      "Қажеттілік: тұйық етістік + тәуелдік жалғау + керек: баруым керек. Зат туралы: маған су керек.",
    ),
    examples: [
      ["бару", "V;VN;NOM;PSS1S"],
      ["оқу", "V;VN;NOM;PSS1P"],
    ],
    lessons: ["a-020-at-a-cafe", "a-045-sport", "b-231-job-interview"],
  },
  {
    id: "participles",
    asked: /participl|(?<!дее)причасти|есімше|relative clause/u,
    rule: texts(
      "Participles stand before a noun like adjectives: -ған/-ген (who did), -атын/-етін (who does), -ар/-ер (to come), -ушы/-уші (the doer).",
      "Причастия стоят перед именем, как прилагательные: -ған/-ген (сделавший), -атын/-етін (делающий), -ар/-ер (будущее), -ушы/-уші (деятель).",
      "Есімше анықтауыш болып келеді: -ған/-ген, -атын/-етін, -ар/-ер, -ушы/-уші.",
    ),
    examples: [
      ["бару", "V.PTCP;PST"],
      ["бару", "V.PTCP;HAB"],
      ["келу", "V.PTCP;FUT"],
      ["оқу", "V.PTCP;AG"],
    ],
    lessons: ["b-205-a-flat-to-rent", "b-206-relatives-and-in-laws"],
  },
  {
    id: "converbs",
    asked: /converb|gerund|деепричасти|көсемше/u,
    rule: texts(
      "Converbs join verbs: -ып/-іп/-п (having done, and then), -а/-е/-й (while; before helping verbs), -ғалы (in order to, since), -ғанша (until).",
      "Деепричастия связывают глаголы: -ып/-іп/-п (сделав), -а/-е/-й (делая; перед вспомогательными), -ғалы (чтобы; с тех пор как), -ғанша (пока не).",
      "Көсемше етістіктерді байланыстырады: -ып/-іп/-п, -а/-е/-й, -ғалы/-гелі, -ғанша/-генше.",
    ),
    examples: [
      ["бару", "V.CVB;PFV"],
      ["келу", "V.CVB;PFV"],
      ["бару", "V.CVB;IPFV"],
      ["бару", "V.CVB;PURP"],
      ["бару", "V.CVB;LIMIT"],
    ],
    lessons: ["a-030-evening", "a-057-home-chores"],
  },
  {
    id: "voices",
    asked: /passive|causative|voice|залог|етіс(?:тер|$)/u,
    rule: texts(
      "Suffixes after the stem change who does it: -ыл/-ын passive (it is done), -тыр/-ғыз/-т causative (make do), -ыс each other, -ын oneself.",
      "Суффиксы залога: -ыл/-ын страдательный, -тыр/-ғыз/-т побудительный, -ыс взаимный, -ын возвратный.",
      "Етіс жұрнақтары: -ыл/-ын ырықсыз, -тыр/-ғыз/-т өзгелік, -ыс ортақ, -ын өздік етіс.",
    ),
    examples: [
      ["жазу", "V;PASS;IND;PST;3"],
      ["жазу", "V;CAUS;IND;PST;3"],
      ["көру", "V;RECP;IND;PST;3"],
    ],
    lessons: ["b-211-repairs", "b-212-in-the-kitchen-cooking", "b-208-friendship"],
  },
];
