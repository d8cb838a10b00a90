import type { AchievementTexts } from "./en.ts";

export const kz: AchievementTexts = {
  "first-lesson": {
    title: "Алғашқы қадам",
    description: "Алғашқы жаттығуды аяқтаңыз.",
  },
  "first-reading": {
    title: "Алғашқы бет",
    description: "Бір мәтінді соңына дейін оқып шығыңыз.",
  },
  "first-film": {
    title: "Алғашқы көрсетілім",
    description: "Бір фильмді соңғы сөзіне дейін көріңіз.",
  },
  "first-spoken": {
    title: "Дауыстап айту",
    description: "Микрофонға бес сөз айтыңыз.",
  },
  "first-review": {
    title: "Ұмытпас үшін",
    description: "Он карточканы қайталаңыз.",
  },
  "first-test": {
    title: "Деңгей анықталды",
    description: "Деңгей анықтау тестін тапсырыңыз.",
  },
  "lessons-10": {
    title: "Шәкірт",
    description: "Он сабақты өтіңіз.",
  },
  "lessons-50": {
    title: "Ыждағат",
    description: "Елу сабақты өтіңіз.",
  },
  "lessons-120": {
    title: "Білгір",
    description: "Жүз жиырма сабақты өтіңіз.",
  },
  "words-100": {
    title: "Бір уыс сөз",
    description: "Сабақтарда 100 сөзбен танысыңыз.",
  },
  "words-500": {
    title: "Бір сандық сөз",
    description: "Сабақтарда 500 сөзбен танысыңыз.",
  },
  "words-1200": {
    title: "Сөз қазынасы",
    description: "Сабақтарда 1200 сөзбен танысыңыз.",
  },
  "streak-3": {
    title: "Қатарынан үш күн",
    description: "Үш күн қатарынан оқыңыз.",
  },
  "streak-7": {
    title: "Толық бір апта",
    description: "Жеті күн қатарынан оқыңыз.",
  },
  "streak-30": {
    title: "Бір ай жолда",
    description: "Отыз күн қатарынан оқыңыз.",
  },
  "streak-100": {
    title: "Жүз күн",
    description: "Жүз күн қатарынан оқыңыз.",
  },
  "full-score-1": {
    title: "Мүлтіксіз",
    description: "Бір сабақтың барлық сұрағына дұрыс жауап беріңіз.",
  },
  "full-score-10": {
    title: "Қырағы көз",
    description: "Он жаттығудың барлық сұрағына дұрыс жауап беріңіз.",
  },
  "full-score-50": {
    title: "Сұрмерген",
    description: "Елу жаттығудың барлық сұрағына дұрыс жауап беріңіз.",
  },
  "readings-10": {
    title: "Оқырман",
    description: "Он мәтін оқып шығыңыз.",
  },
  "readings-50": {
    title: "Кітапқұмар",
    description: "Елу мәтін оқып шығыңыз.",
  },
  "films-5": {
    title: "Кино әуесқойы",
    description: "Бес фильм көріңіз.",
  },
  "films-15": {
    title: "Тұтас маусым",
    description: "Он бес фильм көріңіз.",
  },
  "spoken-100": {
    title: "Дауыс ашылды",
    description: "100 сөзді дауыстап айтыңыз.",
  },
  "spoken-1000": {
    title: "Шешен",
    description: "1000 сөзді дауыстап айтыңыз.",
  },
  "reviews-200": {
    title: "Берік жад",
    description: "200 карточканы қайталаңыз.",
  },
  "reviews-1000": {
    title: "Тасқа жазылғандай",
    description: "1000 карточканы қайталаңыз.",
  },
  "reviews-5000": {
    title: "Жыраудың жады",
    description: "5000 карточканы қайталаңыз. Жыраулар тұтас жырларды жатқа білген.",
  },
  "level-b": {
    title: "B деңгейі",
    description: "Тестте B деңгейіне жетіңіз.",
  },
  "level-c": {
    title: "C деңгейі",
    description: "Тестте C деңгейіне жетіңіз.",
  },
  nauryz: {
    title: "Наурыз",
    description: "Наурыз мейрамы күндерінің бірінде, 21–23 наурызда, оқыңыз.",
  },
  "language-day": {
    title: "Тілдер күні",
    description: "5 қыркүйекте, Қазақстан халқының тілдері күнінде, оқыңыз.",
  },
  "day-words-7": {
    title: "Сөзден сөз туады",
    description: "Күн сөзінің жетеуін үйреніңіз.",
  },
  "day-words-30": {
    title: "Бір айдың сөзі",
    description: "Күн сөзінің отызын үйреніңіз.",
  },
  latin: {
    title: "Жаңа әліпби",
    description: "Бір тапсырманы латын әліпбиімен орындаңыз.",
  },
  arabic: {
    title: "Төте жазу",
    description: "Бір тапсырманы төте жазумен орындаңыз.",
  },
  "early-bird": {
    title: "Ерте тұрғанның ырысы",
    description: "Бес күн сабақты таңғы жетіге дейін бастаңыз.",
  },
  comeback: {
    title: "Қайта оралу",
    description: "Екі апталық үзілістен кейін сабаққа қайта оралыңыз.",
  },
  "all-round": {
    title: "Сегіз қырлы",
    description: "Бір күнде төрт түрлі тәсілмен оқыңыз.",
  },
  "days-100": {
    title: "Табандылық",
    description: "100 күн оқыңыз, қатарынан болуы шарт емес.",
  },
};
