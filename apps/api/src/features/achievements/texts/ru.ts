import type { AchievementTexts } from "./en.ts";

export const ru: AchievementTexts = {
  "first-lesson": {
    title: "Первый шаг",
    description: "Пройдите первую тренировку.",
  },
  "first-reading": {
    title: "Первая страница",
    description: "Прочитайте один текст до конца.",
  },
  "first-film": {
    title: "Первый сеанс",
    description: "Посмотрите один фильм до последней реплики.",
  },
  "first-spoken": {
    title: "Вслух",
    description: "Произнесите пять слов в микрофон.",
  },
  "first-review": {
    title: "Чтобы не забыть",
    description: "Повторите десять карточек.",
  },
  "first-test": {
    title: "Точка отсчёта",
    description: "Пройдите тест на уровень.",
  },
  "lessons-10": {
    title: "Ученик",
    description: "Пройдите десять разных уроков.",
  },
  "lessons-50": {
    title: "Усердие",
    description: "Пройдите пятьдесят разных уроков.",
  },
  "lessons-120": {
    title: "Знаток",
    description: "Пройдите 120 разных уроков.",
  },
  "words-100": {
    title: "Горсть слов",
    description: "Познакомьтесь в уроках со 100 словами.",
  },
  "words-500": {
    title: "Сундук слов",
    description: "Познакомьтесь в уроках с 500 словами.",
  },
  "words-1200": {
    title: "Сокровищница слов",
    description: "Познакомьтесь в уроках с 1200 словами.",
  },
  "streak-3": {
    title: "Три дня подряд",
    description: "Занимайтесь три дня подряд.",
  },
  "streak-7": {
    title: "Целая неделя",
    description: "Занимайтесь семь дней подряд.",
  },
  "streak-30": {
    title: "Месяц в пути",
    description: "Занимайтесь тридцать дней подряд.",
  },
  "streak-100": {
    title: "Сто дней",
    description: "Занимайтесь сто дней подряд.",
  },
  "full-score-1": {
    title: "Без единой ошибки",
    description: "Ответьте верно на все вопросы урока.",
  },
  "full-score-10": {
    title: "Меткий глаз",
    description: "Ответьте верно на все вопросы в десяти тренировках.",
  },
  "full-score-50": {
    title: "Меткий стрелок",
    description: "Ответьте верно на все вопросы в пятидесяти тренировках.",
  },
  "readings-10": {
    title: "Читатель",
    description: "Прочитайте десять текстов.",
  },
  "readings-50": {
    title: "Книгочей",
    description: "Прочитайте пятьдесят текстов.",
  },
  "films-5": {
    title: "Киноман",
    description: "Посмотрите пять фильмов.",
  },
  "films-15": {
    title: "Целый сезон",
    description: "Посмотрите пятнадцать фильмов.",
  },
  "spoken-100": {
    title: "Голос окреп",
    description: "Произнесите вслух 100 слов.",
  },
  "spoken-1000": {
    title: "Оратор",
    description: "Произнесите вслух 1000 слов.",
  },
  "reviews-200": {
    title: "Крепкая память",
    description: "Повторите 200 карточек.",
  },
  "reviews-1000": {
    title: "Как на камне",
    description: "Повторите 1000 карточек.",
  },
  "reviews-5000": {
    title: "Память жырау",
    description: "Повторите 5000 карточек. Жырау знали наизусть целые эпосы.",
  },
  "level-b": {
    title: "Уровень B",
    description: "Получите в тесте уровень B.",
  },
  "level-c": {
    title: "Уровень C",
    description: "Получите в тесте уровень C.",
  },
  nauryz: {
    title: "Наурыз",
    description: "Позанимайтесь в один из дней Наурыза, с 21 по 23 марта.",
  },
  "language-day": {
    title: "День языков",
    description: "Позанимайтесь 5 сентября, в День языков народа Казахстана.",
  },
  "day-words-7": {
    title: "Слово за словом",
    description: "Изучите семь слов дня.",
  },
  "day-words-30": {
    title: "Месяц слов",
    description: "Изучите тридцать слов дня.",
  },
  latin: {
    title: "Новый алфавит",
    description: "Выполните одно задание на латинице.",
  },
  arabic: {
    title: "Төте жазу",
    description: "Выполните одно задание арабским письмом, төте жазу.",
  },
  "early-bird": {
    title: "Ранняя пташка",
    description: "Начните занятие до семи утра в пять разных дней.",
  },
  comeback: {
    title: "С возвращением",
    description: "Вернитесь к занятиям после двух недель перерыва.",
  },
  "all-round": {
    title: "Всего понемногу",
    description: "Позанимайтесь за один день четырьмя разными способами.",
  },
  "days-100": {
    title: "Верность делу",
    description: "Занимайтесь 100 дней, не обязательно подряд.",
  },
};
