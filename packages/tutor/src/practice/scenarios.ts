import { type Texts, texts } from "../reply.ts";

/** One turn of a scene: what the tutor says, what a good answer holds, and one such answer. */
export interface Step {
  readonly line: { readonly kz: string; readonly en: string; readonly ru: string };
  /** Lemmas of which a fitting answer holds at least one; empty when anything fits. */
  readonly expects: readonly string[];
  readonly sample: string;
  readonly task: Texts;
}

export interface Scenario {
  readonly id: string;
  readonly title: Texts;
  readonly asked: RegExp;
  readonly steps: readonly Step[];
}

const line = (kz: string, en: string, ru: string) => ({ kz, en, ru });

/** Short scenes for beginners, every Kazakh line within what the first lessons teach. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: "shop",
    title: texts("At the shop", "В магазине", "Дүкенде"),
    asked: /shop|store|market|магазин|базар|рынк|дүкен/u,
    steps: [
      {
        line: line(
          "Сәлеметсіз бе! Сізге не керек?",
          "Hello! What do you need?",
          "Здравствуйте! Что вам нужно?",
        ),
        expects: ["керек", "бар", "беру", "алу"],
        sample: "Сәлеметсіз бе! Маған нан керек.",
        task: texts(
          "Greet and say you need bread",
          "Поздоровайтесь и скажите, что нужен хлеб",
          "Амандасып, нан керек екенін айтыңыз",
        ),
      },
      {
        line: line(
          "Міне, нан. Тағы не керек?",
          "Here is the bread. What else?",
          "Вот хлеб. Что ещё?",
        ),
        expects: ["алма", "су", "сүт", "керек", "беру", "шай", "ет", "жоқ"],
        sample: "Екі кило алма беріңіз.",
        task: texts(
          "Ask for two kilos of apples",
          "Попросите два кило яблок",
          "Екі кило алма сұраңыз",
        ),
      },
      {
        line: line(
          "Жақсы. Басқа ештеңе керек емес пе?",
          "Good. Nothing else?",
          "Хорошо. Больше ничего не нужно?",
        ),
        expects: ["қанша", "тұру", "жоқ", "рақмет", "рахмет", "бәрі"],
        sample: "Жоқ, рақмет. Бәрі қанша тұрады?",
        task: texts(
          "Say no, thanks, and ask the price",
          "Откажитесь и спросите цену",
          "Рақмет айтып, бағасын сұраңыз",
        ),
      },
      {
        line: line(
          "Мың бес жүз теңге.",
          "One thousand five hundred tenge.",
          "Тысяча пятьсот тенге.",
        ),
        expects: ["міне", "ақша", "рақмет", "рахмет", "карта", "төлеу", "мә"],
        sample: "Міне, ақша. Рақмет!",
        task: texts(
          "Give the money and thank",
          "Отдайте деньги и поблагодарите",
          "Ақшасын беріп, рақмет айтыңыз",
        ),
      },
      {
        line: line("Рақмет, сау болыңыз!", "Thank you, goodbye!", "Спасибо, до свидания!"),
        expects: ["сау", "болу", "көріскенше", "рақмет"],
        sample: "Сау болыңыз!",
        task: texts("Say goodbye", "Попрощайтесь", "Қоштасыңыз"),
      },
    ],
  },
  {
    id: "taxi",
    title: texts("In a taxi", "В такси", "Таксиде"),
    asked: /taxi|cab|такси/u,
    steps: [
      {
        line: line(
          "Сәлеметсіз бе! Қайда барасыз?",
          "Hello! Where are you going?",
          "Здравствуйте! Куда едете?",
        ),
        expects: ["бару", "вокзал", "әуежай", "апару", "дейін", "көше", "орталық"],
        sample: "Сәлеметсіз бе! Вокзалға барамын.",
        task: texts(
          "Say you are going to the station",
          "Скажите, что едете на вокзал",
          "Вокзалға баратыныңызды айтыңыз",
        ),
      },
      {
        line: line(
          "Отырыңыз. Сіз қайдансыз?",
          "Get in. Where are you from?",
          "Садитесь. Вы откуда?",
        ),
        expects: ["мен", "келу", "Америка", "Ресей", "Алматы", "Астана"],
        sample: "Мен Алматыданмын.",
        task: texts("Say where you are from", "Скажите, откуда вы", "Қайдан екеніңізді айтыңыз"),
      },
      {
        line: line(
          "Сіз қазақша жақсы сөйлейсіз!",
          "You speak Kazakh well!",
          "Вы хорошо говорите по-казахски!",
        ),
        expects: ["рақмет", "рахмет", "үйрену", "аздап"],
        sample: "Рақмет! Мен қазақ тілін үйреніп жүрмін.",
        task: texts(
          "Thank him and say you are learning",
          "Поблагодарите и скажите, что учите язык",
          "Рақмет айтып, тіл үйреніп жүргеніңізді айтыңыз",
        ),
      },
      {
        line: line(
          "Міне, вокзал. Келдік.",
          "Here is the station. We have arrived.",
          "Вот вокзал. Приехали.",
        ),
        expects: ["қанша", "рақмет", "рахмет", "тоқтату", "төлеу"],
        sample: "Рақмет. Қанша тұрады?",
        task: texts(
          "Thank him and ask how much it is",
          "Поблагодарите и спросите, сколько стоит",
          "Рақмет айтып, бағасын сұраңыз",
        ),
      },
      {
        line: line(
          "Мың теңге. Сау болыңыз!",
          "A thousand tenge. Goodbye!",
          "Тысяча тенге. До свидания!",
        ),
        expects: ["сау", "міне", "рақмет", "рахмет", "жол"],
        sample: "Міне, ақша. Сау болыңыз!",
        task: texts("Pay and say goodbye", "Заплатите и попрощайтесь", "Ақша беріп, қоштасыңыз"),
      },
    ],
  },
  {
    id: "cafe",
    title: texts("In a café", "В кафе", "Кафеде"),
    asked: /caf[eé]|restaurant|order(?:ing)? food|кафе|ресторан|дәмхана|асхана/u,
    steps: [
      {
        line: line(
          "Қош келдіңіз! Не ішесіз?",
          "Welcome! What will you drink?",
          "Добро пожаловать! Что будете пить?",
        ),
        expects: ["шай", "су", "кофе", "ішу", "беру", "сүт", "қымыз"],
        sample: "Маған шай беріңіз.",
        task: texts("Ask for tea", "Попросите чай", "Шай сұраңыз"),
      },
      {
        line: line("Шайға сүт керек пе?", "Do you need milk in the tea?", "Чай с молоком?"),
        expects: ["иә", "жоқ", "керек", "сүт", "рақмет"],
        sample: "Иә, сүт қосыңыз.",
        task: texts("Say yes, with milk", "Скажите: да, с молоком", "Сүт қосуын сұраңыз"),
      },
      {
        line: line("Жақсы. Не жейсіз?", "Good. What will you eat?", "Хорошо. Что будете есть?"),
        expects: ["жеу", "нан", "ет", "бауырсақ", "палау", "сорпа", "беру", "салат", "манты"],
        sample: "Бауырсақ пен сорпа беріңіз.",
        task: texts(
          "Order baursaks and soup",
          "Закажите баурсаки и суп",
          "Бауырсақ пен сорпа сұраңыз",
        ),
      },
      {
        line: line(
          "Міне, асыңыз дәмді болсын!",
          "Here you are, enjoy your meal!",
          "Пожалуйста, приятного аппетита!",
        ),
        expects: ["рақмет", "рахмет", "дәмді"],
        sample: "Рақмет! Өте дәмді.",
        task: texts(
          "Thank and say it is very tasty",
          "Поблагодарите и скажите, что очень вкусно",
          "Рақмет айтып, дәмді екенін айтыңыз",
        ),
      },
      {
        line: line("Тағы бірдеңе керек пе?", "Anything else?", "Что-нибудь ещё?"),
        expects: ["жоқ", "рақмет", "рахмет", "есеп", "қанша"],
        sample: "Жоқ, рақмет. Қанша тұрады?",
        task: texts(
          "Say no and ask for the price",
          "Откажитесь и спросите цену",
          "Бағасын сұраңыз",
        ),
      },
    ],
  },
  {
    id: "parents",
    title: texts("Meeting the parents", "Знакомство с родителями", "Ата-анамен танысу"),
    asked: /parents|introduc|родител|знакомств|танысу|ата-ана/u,
    steps: [
      {
        line: line(
          "Сәлеметсіз бе! Үйге кіріңіз. Атыңыз кім?",
          "Hello! Come in. What is your name?",
          "Здравствуйте! Проходите. Как вас зовут?",
        ),
        expects: ["мен", "ат", "есім"],
        sample: "Сәлеметсіз бе! Менің атым Анна.",
        task: texts(
          "Greet and say your name",
          "Поздоровайтесь и назовите имя",
          "Амандасып, атыңызды айтыңыз",
        ),
      },
      {
        line: line(
          "Өте жақсы. Сіз қайдансыз?",
          "Very good. Where are you from?",
          "Очень хорошо. Вы откуда?",
        ),
        expects: ["мен", "келу", "Америка", "Ресей"],
        sample: "Мен Алматыданмын.",
        task: texts("Say where you are from", "Скажите, откуда вы", "Қайдан екеніңізді айтыңыз"),
      },
      {
        line: line("Сіз не істейсіз?", "What do you do?", "Чем вы занимаетесь?"),
        expects: ["мен", "жұмыс", "студент", "мұғалім", "істеу", "оқу"],
        sample: "Мен мұғаліммін.",
        task: texts("Say your profession", "Назовите профессию", "Мамандығыңызды айтыңыз"),
      },
      {
        line: line(
          "Отыр, балам. Шай ішесің бе?",
          "Sit down, dear. Will you have tea?",
          "Садись, дитя. Чаю выпьешь?",
        ),
        expects: ["иә", "рақмет", "рахмет", "ішу", "шай"],
        sample: "Иә, рақмет. Шай ішемін.",
        task: texts("Accept with thanks", "Согласитесь и поблагодарите", "Рақмет айтып, келісіңіз"),
      },
      {
        line: line(
          "Тағы келіңіз, біз қуаныштымыз!",
          "Come again, we are glad!",
          "Приходите ещё, мы рады!",
        ),
        expects: ["рақмет", "рахмет", "келу", "сау"],
        sample: "Рақмет! Сау болыңыздар!",
        task: texts(
          "Thank and say goodbye",
          "Поблагодарите и попрощайтесь",
          "Рақмет айтып, қоштасыңыз",
        ),
      },
    ],
  },
  {
    id: "doctor",
    title: texts("At the doctor's", "У врача", "Дәрігерде"),
    asked: /doctor|hospital|clinic|врач|доктор|больниц|дәрігер|емхана/u,
    steps: [
      {
        line: line(
          "Сәлеметсіз бе! Қай жеріңіз ауырады?",
          "Hello! Where does it hurt?",
          "Здравствуйте! Что болит?",
        ),
        expects: ["ауыру", "бас", "тамақ", "іш", "тіс"],
        sample: "Менің басым ауырады.",
        task: texts(
          "Say your head hurts",
          "Скажите, что болит голова",
          "Басыңыз ауыратынын айтыңыз",
        ),
      },
      {
        line: line("Қашаннан бері ауырады?", "Since when does it hurt?", "С каких пор болит?"),
        expects: ["кеше", "бері", "күн", "таң"],
        sample: "Кешеден бері.",
        task: texts(
          "Say: since yesterday",
          "Скажите: со вчерашнего дня",
          "Кешеден бері деп айтыңыз",
        ),
      },
      {
        line: line("Қызуыңыз бар ма?", "Have you got a temperature?", "Температура есть?"),
        expects: ["жоқ", "бар", "иә", "қызу"],
        sample: "Жоқ, қызуым жоқ.",
        task: texts("Say you have none", "Скажите, что нет", "Жоқ екенін айтыңыз"),
      },
      {
        line: line(
          "Көп су ішіңіз, жақсы ұйықтаңыз.",
          "Drink plenty of water and sleep well.",
          "Пейте много воды, хорошо спите.",
        ),
        expects: ["жақсы", "рақмет", "рахмет"],
        sample: "Жақсы, рақмет, доктор.",
        task: texts("Agree and thank", "Согласитесь и поблагодарите", "Рақмет айтыңыз"),
      },
    ],
  },
  {
    id: "guest",
    title: texts("Visiting a Kazakh home", "В гостях", "Қонақта"),
    asked: /guest|visit(?:ing)?|dinner|гост|қонақ/u,
    steps: [
      {
        line: line(
          "Қош келдіңіз! Төрге шығыңыз!",
          "Welcome! Take the place of honour!",
          "Добро пожаловать! Проходите на почётное место!",
        ),
        expects: ["рақмет", "рахмет", "сәлеметсіз"],
        sample: "Рақмет!",
        task: texts("Thank", "Поблагодарите", "Рақмет айтыңыз"),
      },
      {
        line: line("Жол қалай болды?", "How was the journey?", "Как доехали?"),
        expects: ["жақсы", "жол", "болу", "ұзақ", "рақмет"],
        sample: "Жақсы болды, рақмет.",
        task: texts("Say it was good", "Скажите, что хорошо", "Жақсы болғанын айтыңыз"),
      },
      {
        line: line(
          "Ет жеңіз, нан алыңыз!",
          "Eat some meat, take some bread!",
          "Ешьте мясо, берите хлеб!",
        ),
        expects: ["рақмет", "рахмет", "дәмді", "жеу"],
        sample: "Рақмет, өте дәмді!",
        task: texts("Praise the food", "Похвалите еду", "Тағамды мақтаңыз"),
      },
      {
        line: line("Тағы шай құяйын ба?", "Shall I pour more tea?", "Налить ещё чаю?"),
        expects: ["иә", "жоқ", "рақмет", "рахмет", "құю"],
        sample: "Жоқ, рақмет, тойдым.",
        task: texts(
          "Say no, thanks, you are full",
          "Откажитесь: спасибо, наелись",
          "Рақмет айтып, тойғаныңызды айтыңыз",
        ),
      },
    ],
  },
];
