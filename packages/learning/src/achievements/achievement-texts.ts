/** A sentence in the three languages of the interface. */
type Localised = Readonly<Record<"en" | "ru" | "kz", string>>;

export interface AchievementText {
  readonly title: Localised;
  /** What to do for it. */
  readonly description: Localised;
}

/** What each achievement is called, by its id. */
export const ACHIEVEMENT_TEXTS: Readonly<Record<string, AchievementText>> = {
  "first-lesson": {
    title: { en: "First step", ru: "Первый шаг", kz: "Алғашқы қадам" },
    description: {
      en: "Finish your first quiz.",
      ru: "Пройдите первую тренировку.",
      kz: "Алғашқы жаттығуды аяқтаңыз.",
    },
  },
  "first-reading": {
    title: { en: "First page", ru: "Первая страница", kz: "Алғашқы бет" },
    description: {
      en: "Read one text to the end.",
      ru: "Прочитайте один текст до конца.",
      kz: "Бір мәтінді соңына дейін оқып шығыңыз.",
    },
  },
  "first-film": {
    title: { en: "First screening", ru: "Первый сеанс", kz: "Алғашқы көрсетілім" },
    description: {
      en: "Watch one film to its last line.",
      ru: "Посмотрите один фильм до последней реплики.",
      kz: "Бір фильмді соңғы сөзіне дейін көріңіз.",
    },
  },
  "first-spoken": {
    title: { en: "Out loud", ru: "Вслух", kz: "Дауыстап айту" },
    description: {
      en: "Say five words into the microphone.",
      ru: "Произнесите пять слов в микрофон.",
      kz: "Микрофонға бес сөз айтыңыз.",
    },
  },
  "first-review": {
    title: { en: "So as not to forget", ru: "Чтобы не забыть", kz: "Ұмытпас үшін" },
    description: {
      en: "Review ten cards.",
      ru: "Повторите десять карточек.",
      kz: "Он карточканы қайталаңыз.",
    },
  },
  "first-test": {
    title: { en: "Where you stand", ru: "Точка отсчёта", kz: "Деңгей анықталды" },
    description: {
      en: "Take the proficiency test.",
      ru: "Пройдите тест на уровень.",
      kz: "Деңгей анықтау тестін тапсырыңыз.",
    },
  },
  "lessons-10": {
    title: { en: "Apprentice", ru: "Ученик", kz: "Шәкірт" },
    description: {
      en: "Finish ten different lessons.",
      ru: "Пройдите десять разных уроков.",
      kz: "Он сабақты өтіңіз.",
    },
  },
  "lessons-50": {
    title: { en: "Diligence", ru: "Усердие", kz: "Ыждағат" },
    description: {
      en: "Finish fifty different lessons.",
      ru: "Пройдите пятьдесят разных уроков.",
      kz: "Елу сабақты өтіңіз.",
    },
  },
  "lessons-120": {
    title: { en: "Scholar", ru: "Знаток", kz: "Білгір" },
    description: {
      en: "Finish 120 different lessons.",
      ru: "Пройдите 120 разных уроков.",
      kz: "Жүз жиырма сабақты өтіңіз.",
    },
  },
  "words-100": {
    title: { en: "A handful of words", ru: "Горсть слов", kz: "Бір уыс сөз" },
    description: {
      en: "Meet 100 words in lessons.",
      ru: "Познакомьтесь в уроках со 100 словами.",
      kz: "Сабақтарда 100 сөзбен танысыңыз.",
    },
  },
  "words-500": {
    title: { en: "A chest of words", ru: "Сундук слов", kz: "Бір сандық сөз" },
    description: {
      en: "Meet 500 words in lessons.",
      ru: "Познакомьтесь в уроках с 500 словами.",
      kz: "Сабақтарда 500 сөзбен танысыңыз.",
    },
  },
  "words-1200": {
    title: { en: "A treasury of words", ru: "Сокровищница слов", kz: "Сөз қазынасы" },
    description: {
      en: "Meet 1,200 words in lessons.",
      ru: "Познакомьтесь в уроках с 1200 словами.",
      kz: "Сабақтарда 1200 сөзбен танысыңыз.",
    },
  },
  "streak-3": {
    title: { en: "Three in a row", ru: "Три дня подряд", kz: "Қатарынан үш күн" },
    description: {
      en: "Study three days in a row.",
      ru: "Занимайтесь три дня подряд.",
      kz: "Үш күн қатарынан оқыңыз.",
    },
  },
  "streak-7": {
    title: { en: "A whole week", ru: "Целая неделя", kz: "Толық бір апта" },
    description: {
      en: "Study seven days in a row.",
      ru: "Занимайтесь семь дней подряд.",
      kz: "Жеті күн қатарынан оқыңыз.",
    },
  },
  "streak-30": {
    title: { en: "A month on the road", ru: "Месяц в пути", kz: "Бір ай жолда" },
    description: {
      en: "Study thirty days in a row.",
      ru: "Занимайтесь тридцать дней подряд.",
      kz: "Отыз күн қатарынан оқыңыз.",
    },
  },
  "streak-100": {
    title: { en: "A hundred days", ru: "Сто дней", kz: "Жүз күн" },
    description: {
      en: "Study a hundred days in a row.",
      ru: "Занимайтесь сто дней подряд.",
      kz: "Жүз күн қатарынан оқыңыз.",
    },
  },
  "full-score-1": {
    title: { en: "Without a slip", ru: "Без единой ошибки", kz: "Мүлтіксіз" },
    description: {
      en: "Answer every question of a lesson right.",
      ru: "Ответьте верно на все вопросы урока.",
      kz: "Бір сабақтың барлық сұрағына дұрыс жауап беріңіз.",
    },
  },
  "full-score-10": {
    title: { en: "Sharp eye", ru: "Меткий глаз", kz: "Қырағы көз" },
    description: {
      en: "Answer every question right in ten quizzes.",
      ru: "Ответьте верно на все вопросы в десяти тренировках.",
      kz: "Он жаттығудың барлық сұрағына дұрыс жауап беріңіз.",
    },
  },
  "full-score-50": {
    title: { en: "Sharpshooter", ru: "Меткий стрелок", kz: "Сұрмерген" },
    description: {
      en: "Answer every question right in fifty quizzes.",
      ru: "Ответьте верно на все вопросы в пятидесяти тренировках.",
      kz: "Елу жаттығудың барлық сұрағына дұрыс жауап беріңіз.",
    },
  },
  "readings-10": {
    title: { en: "Reader", ru: "Читатель", kz: "Оқырман" },
    description: {
      en: "Read ten texts.",
      ru: "Прочитайте десять текстов.",
      kz: "Он мәтін оқып шығыңыз.",
    },
  },
  "readings-50": {
    title: { en: "Bookworm", ru: "Книгочей", kz: "Кітапқұмар" },
    description: {
      en: "Read fifty texts.",
      ru: "Прочитайте пятьдесят текстов.",
      kz: "Елу мәтін оқып шығыңыз.",
    },
  },
  "films-5": {
    title: { en: "Film fan", ru: "Киноман", kz: "Кино әуесқойы" },
    description: {
      en: "Watch five films.",
      ru: "Посмотрите пять фильмов.",
      kz: "Бес фильм көріңіз.",
    },
  },
  "films-15": {
    title: { en: "A whole season", ru: "Целый сезон", kz: "Тұтас маусым" },
    description: {
      en: "Watch fifteen films.",
      ru: "Посмотрите пятнадцать фильмов.",
      kz: "Он бес фильм көріңіз.",
    },
  },
  "spoken-100": {
    title: { en: "Finding your voice", ru: "Голос окреп", kz: "Дауыс ашылды" },
    description: {
      en: "Say 100 words aloud.",
      ru: "Произнесите вслух 100 слов.",
      kz: "100 сөзді дауыстап айтыңыз.",
    },
  },
  "spoken-1000": {
    title: { en: "Orator", ru: "Оратор", kz: "Шешен" },
    description: {
      en: "Say 1,000 words aloud.",
      ru: "Произнесите вслух 1000 слов.",
      kz: "1000 сөзді дауыстап айтыңыз.",
    },
  },
  "reviews-200": {
    title: { en: "Firm memory", ru: "Крепкая память", kz: "Берік жад" },
    description: {
      en: "Review 200 cards.",
      ru: "Повторите 200 карточек.",
      kz: "200 карточканы қайталаңыз.",
    },
  },
  "reviews-1000": {
    title: { en: "Carved in stone", ru: "Как на камне", kz: "Тасқа жазылғандай" },
    description: {
      en: "Review 1,000 cards.",
      ru: "Повторите 1000 карточек.",
      kz: "1000 карточканы қайталаңыз.",
    },
  },
  "reviews-5000": {
    title: { en: "Memory of a zhyrau", ru: "Память жырау", kz: "Жыраудың жады" },
    description: {
      en: "Review 5,000 cards. The zhyraus knew whole epics by heart.",
      ru: "Повторите 5000 карточек. Жырау знали наизусть целые эпосы.",
      kz: "5000 карточканы қайталаңыз. Жыраулар тұтас жырларды жатқа білген.",
    },
  },
  "level-b": {
    title: { en: "Level B", ru: "Уровень B", kz: "B деңгейі" },
    description: {
      en: "Reach level B in the proficiency test.",
      ru: "Получите в тесте уровень B.",
      kz: "Тестте B деңгейіне жетіңіз.",
    },
  },
  "level-c": {
    title: { en: "Level C", ru: "Уровень C", kz: "C деңгейі" },
    description: {
      en: "Reach level C in the proficiency test.",
      ru: "Получите в тесте уровень C.",
      kz: "Тестте C деңгейіне жетіңіз.",
    },
  },
  nauryz: {
    title: { en: "Nauryz", ru: "Наурыз", kz: "Наурыз" },
    description: {
      en: "Study on one of the days of Nauryz, 21 to 23 March.",
      ru: "Позанимайтесь в один из дней Наурыза, с 21 по 23 марта.",
      kz: "Наурыз мейрамы күндерінің бірінде, 21–23 наурызда, оқыңыз.",
    },
  },
  "language-day": {
    title: { en: "Day of languages", ru: "День языков", kz: "Тілдер күні" },
    description: {
      en: "Study on 5 September, the day of the languages of Kazakhstan.",
      ru: "Позанимайтесь 5 сентября, в День языков народа Казахстана.",
      kz: "5 қыркүйекте, Қазақстан халқының тілдері күнінде, оқыңыз.",
    },
  },
  "day-words-7": {
    title: { en: "Word by word", ru: "Слово за словом", kz: "Сөзден сөз туады" },
    description: {
      en: "Study seven words of the day.",
      ru: "Изучите семь слов дня.",
      kz: "Күн сөзінің жетеуін үйреніңіз.",
    },
  },
  "day-words-30": {
    title: { en: "Words of a month", ru: "Месяц слов", kz: "Бір айдың сөзі" },
    description: {
      en: "Study thirty words of the day.",
      ru: "Изучите тридцать слов дня.",
      kz: "Күн сөзінің отызын үйреніңіз.",
    },
  },
  latin: {
    title: { en: "New alphabet", ru: "Новый алфавит", kz: "Жаңа әліпби" },
    description: {
      en: "Do one exercise in the Latin alphabet.",
      ru: "Выполните одно задание на латинице.",
      kz: "Бір тапсырманы латын әліпбиімен орындаңыз.",
    },
  },
  arabic: {
    title: { en: "Töte jazu", ru: "Төте жазу", kz: "Төте жазу" },
    description: {
      en: "Do one exercise in the Arabic script, töte jazu.",
      ru: "Выполните одно задание арабским письмом, төте жазу.",
      kz: "Бір тапсырманы төте жазумен орындаңыз.",
    },
  },
  "early-bird": {
    title: { en: "Early bird", ru: "Ранняя пташка", kz: "Ерте тұрғанның ырысы" },
    description: {
      en: "Start before seven in the morning on five days.",
      ru: "Начните занятие до семи утра в пять разных дней.",
      kz: "Бес күн сабақты таңғы жетіге дейін бастаңыз.",
    },
  },
  comeback: {
    title: { en: "Good to see you again", ru: "С возвращением", kz: "Қайта оралу" },
    description: {
      en: "Come back after a break of two weeks.",
      ru: "Вернитесь к занятиям после двух недель перерыва.",
      kz: "Екі апталық үзілістен кейін сабаққа қайта оралыңыз.",
    },
  },
  "all-round": {
    title: { en: "A bit of everything", ru: "Всего понемногу", kz: "Сегіз қырлы" },
    description: {
      en: "Study in four different ways on one day.",
      ru: "Позанимайтесь за один день четырьмя разными способами.",
      kz: "Бір күнде төрт түрлі тәсілмен оқыңыз.",
    },
  },
  "days-100": {
    title: { en: "Perseverance", ru: "Верность делу", kz: "Табандылық" },
    description: {
      en: "Study on 100 days, in a row or not.",
      ru: "Занимайтесь 100 дней, не обязательно подряд.",
      kz: "100 күн оқыңыз, қатарынан болуы шарт емес.",
    },
  },
};
