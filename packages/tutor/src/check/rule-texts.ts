import { type Texts, texts } from "../reply.ts";

/** Kinds of slip the tutor can name. */
export type RuleName =
  | "look-alike"
  | "letters"
  | "spelling"
  | "harmony"
  | "assimilation"
  | "voicing"
  | "particle-apart"
  | "particle"
  | "two-questions"
  | "agreement"
  | "copula"
  | "possessive"
  | "number"
  | "case"
  | "tense"
  | "having"
  | "two-verbs"
  | "negation"
  | "order"
  | "wish"
  | "need"
  | "ability";

/** Each rule in a sentence, for the learner who broke it. */
export const RULE_TEXTS: Readonly<Record<RuleName, Texts>> = {
  "look-alike": texts(
    "a look-alike letter of another alphabet was used",
    "буква похожа, но из другого алфавита",
    "басқа әліпбидің ұқсас әрпі жазылған",
  ),
  letters: texts(
    "written with its Kazakh letters (ә, ғ, қ, ң, ө, ұ, ү, һ, і)",
    "пишется с казахскими буквами (ә, ғ, қ, ң, ө, ұ, ү, һ, і)",
    "қазақ әріптерімен жазылады (ә, ғ, қ, ң, ө, ұ, ү, һ, і)",
  ),
  spelling: texts("spelling", "правописание", "емле"),
  harmony: texts(
    "vowel harmony: back vowels in the word take back vowels in the ending, front take front",
    "сингармонизм: после твёрдых гласных окончание твёрдое, после мягких мягкое",
    "үндестік заңы: жуан буыннан кейін жуан, жіңішкеден кейін жіңішке қосымша жалғанады",
  ),
  assimilation: texts(
    "the first letter of the ending follows the last sound of the word",
    "первая буква окончания зависит от последнего звука слова",
    "қосымшаның бірінші әрпі сөздің соңғы дыбысына қарай өзгереді",
  ),
  voicing: texts(
    "п, к, қ become б, г, ғ before a vowel ending",
    "п, к, қ перед гласным окончания переходят в б, г, ғ",
    "п, к, қ дауысты қосымша алдында б, г, ғ болады",
  ),
  "particle-apart": texts(
    "the question particle is written apart",
    "вопросительная частица пишется отдельно",
    "сұраулық шылау бөлек жазылады",
  ),
  particle: texts(
    "the question particle follows the sound before it: ма/ме, ба/бе, па/пе",
    "вопросительная частица зависит от звука перед ней: ма/ме, ба/бе, па/пе",
    "сұраулық шылау алдыңғы дыбысқа қарай өзгереді: ма/ме, ба/бе, па/пе",
  ),
  "two-questions": texts(
    "after a question word there is no question particle",
    "после вопросительного слова частица не нужна",
    "сұраулық сөз болса, сұраулық шылау қажет емес",
  ),
  agreement: texts(
    "the verb's ending agrees with who does it",
    "окончание глагола согласуется с лицом",
    "етістіктің жалғауы жаққа сай келеді",
  ),
  copula: texts(
    "“am, are” is an ending on the last word",
    "«есть» выражается личным окончанием последнего слова",
    "баяндауышқа жіктік жалғау қосылады",
  ),
  possessive: texts(
    "what is owned takes the owner's ending",
    "обладаемое принимает притяжательное окончание",
    "тәуелді сөзге тәуелдік жалғау қосылады",
  ),
  number: texts(
    "after a number the noun stays singular",
    "после числа существительное в единственном числе",
    "сан есімнен кейін зат есім жекеше түрде тұрады",
  ),
  case: texts(
    "this verb or postposition asks for another case",
    "этот глагол или послелог требует другого падежа",
    "бұл етістік не шылау басқа септікті қажет етеді",
  ),
  tense: texts(
    "the time word and the tense must agree",
    "слово времени и время глагола должны совпадать",
    "мезгіл сөзі мен шақ сай келуі керек",
  ),
  having: texts(
    "“to have” is said with the genitive: менің … бар",
    "«у меня есть» говорят с родительным: менің … бар",
    "бар болу ілік септігімен айтылады: менің … бар",
  ),
  "two-verbs": texts(
    "of two verbs the first takes -ып, or a comma parts them",
    "из двух глаголов первый принимает -ып, или их разделяет запятая",
    "қатар келген екі етістіктің біріншісі -ып жұрнағын алады немесе арасына үтір қойылады",
  ),
  negation: texts(
    "a verb is negated by -ма/-ме inside it, a noun by емес; жоқ stands after бар's place or a participle",
    "глагол отрицается аффиксом -ма/-ме, имя — словом емес; жоқ стоит вместо бар или после причастия",
    "етістік -ма/-ме арқылы, есім «емес» сөзімен болымсыз болады; «жоқ» бар сөзінің орнына не есімшеден кейін тұрады",
  ),
  order: texts(
    "the verb stands at the end of the sentence",
    "глагол стоит в конце предложения",
    "баяндауыш сөйлемнің соңында тұрады",
  ),
  wish: texts(
    "a wish is said with the owner: менің барғым келеді",
    "желание выражают через владельца: менің барғым келеді",
    "қалау былай айтылады: менің барғым келеді",
  ),
  need: texts(
    "who needs something stands in the dative: маған керек",
    "тот, кому нужно, стоит в дательном падеже: маған керек",
    "керек ететін адам барыс септігінде тұрады: маған керек",
  ),
  ability: texts(
    "“can” is -а/-е/-й with алу: сөйлей аламын",
    "«мочь» — это -а/-е/-й с глаголом алу: сөйлей аламын",
    "мүмкіндік -а/-е/-й мен алу арқылы айтылады: сөйлей аламын",
  ),
};
