const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The question particle in its six spellings. */
export const QUESTION = set("ма ме ба бе па пе");
/** Particles that lean on the word before them and change nothing in the clause. */
export const LEANING = set("да де та те ғой ғана ше екеш");

/** Nouns that say when or how long without a case. */
export const TIMES = set(
  `күн түн таң кеш апта ай жыл сағат минут секунд ғасыр жаз қыс күз көктем жазда уақыт сәт мезгіл кез рет жол мәрте
  дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек
  қазан қараша желтоқсан бүгін ертең кеше таңертең күндіз түнде кешке демалыс тәулік есе қайта мерекесі дәуір заман шақ
  тоқсан аптасы`,
);
/** Seasons, days and months say when with a case or күні alone. */
export const NAMED_TIMES = set(
  `жаз қыс күз көктем дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі қаңтар ақпан наурыз сәуір мамыр маусым шілде
  тамыз қыркүйек қазан қараша желтоқсан`,
);
/** Pronouns that point at one thing. */
export const POINTING = set("бұл осы сол ол мынау анау мына ана");
/** Nobody, nothing, never: they ask for a negative predicate. */
export const NEGATIVES = set(
  "еш ешкім ештеңе ешқашан ешқайда ешнәрсе ешқандай ешбір ешқайсы бірде-бір",
);
/** Adjectives that tell how something is to somebody. */
export const FELT = set(
  `жақсы жаман қиын оңай қызық қызықты пайдалы зиянды зиян керек жақын таныс бейтаныс белгілі түсінікті ыстық суық ыңғайлы ауыр жеңіл
  маңызды қымбат лайық үйлесімді тән ұқсас дайын бай толы риза ортақ тең тиімді қауіпті жайлы қажет мүмкін арналған`,
);

/** Nouns that say how much. */
export const MEASURES = set(
  "метр километр шақырым литр грамм килограмм келі теңге тиын доллар есе жас пайыз градус адам дана түп қап шыны кесе тостаған қасық стақан стакан кило бөтелке тілім дорба уыс түйір шөкім қадам бет парақ бума жұп",
);

export const QUESTION_WORDS = set(
  "кім не қайда қайдан қашан неге қалай қандай қай неше қанша нешінші неліктен қайсы кімдер нелер қаншадан",
);

/** Verbs that help a converb, by the ending they stand after. */
export const HELPERS = {
  p: set(
    "жату отыру тұру жүру алу беру жіберу кету келу қалу қою көру болу бітіру шығу түсу салу бастау тастау бару үлгеру жөнелу әкету әкелу",
  ),
  a: set(
    "жату алу беру кету келу қалу қою түсу салу бастау жөнелу жаздау тұру білу бару көрме көру отыру сал сөйлеу",
  ),
} as const;

/** Verbs that a bare noun or adjective completes. */
export const LIGHT = set(
  `ету қылу болу жасау істеу беру алу салу қою айту көру көріну саналу есептелу атану атау деу тұру тарту ұру басу жеу шалу соғу шегу ашу
  беріну табу келу келтіру түсу шығу шығару жүргізу өткізу тыңдау ойнау айналу қалу жүру`,
);

/** Motion towards a place. */
export const MOTION = set(
  "бару келу кіру жету қайту кету ұшу жүгіру көшу апару әкелу жіберу аттану жол_тарту оралу жіберу түсу шығу міну өту",
);

/** Adverbs of time that settle the tense. */
export const PAST_TIMES = set("кеше былтыр алдыңгүні бүрсігі");
export const FUTURE_TIMES = set("ертең бүрсігүні");

/** Conjunctions between clauses. */
export const CLAUSE_CONJUNCTIONS = set(
  "бірақ себебі өйткені сондықтан сонымен алайда дегенмен ал сөйтіп егер егерде әйтпесе яғни немесе әлде әрі және не болмаса тіпті мысалы",
);
/** Conjunctions between words. */
export const WORD_CONJUNCTIONS = set("мен пен бен және не немесе әлде әрі я яки ма не");

/** Subjects that take the person of their owner: өзім бардым, екеуміз келдік. */
export const SELF = set("өз бәрі барлық екі екеу үшеу төртеу бесеу алтау жетеу көп көпшілік барша");
