import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { expect, test } from "vitest";
import { makeTutor } from "../../tutor.ts";
import { outOfKazakh } from "./out-of-kazakh.ts";

const course = loadCourse({
  contentDir: join(import.meta.dirname, "../../../../../content"),
  cacheFile: join(import.meta.dirname, "../../../../../.cache/content.json"),
});
const tutor = makeTutor({ course });
const { tools } = tutor;

test.each([
  ["Мен кофе ішпеймін.", "I do not drink coffee.", "Я не пью кофе."],
  ["Мен шайды сүтпен ішемін.", "I drink tea with milk.", "Я пью чай с молоком."],
  ["Ол мектепке барды.", "He/she went to school.", "Он ходил в школу."],
  ["Біз кеше фильм көрдік.", "We watched a film yesterday.", "Вчера мы смотрели фильм."],
  ["Сен қайда тұрасың?", "Where do you live?", "Где ты живёшь?"],
  ["Мен ертең Алматыға барамын.", "I will go to Almaty tomorrow.", "Завтра я поеду в Алматы."],
  ["Біз жаңа үй сатып алдық.", "We bought a new house.", "Мы купили новый дом."],
  ["Олар бізге көмектесті.", "They helped us.", "Они помогли нам."],
  ["Оның екі баласы бар.", "He/she has two children.", "У него двое детей."],
  ["Менің анам — мұғалім.", "My mother is a teacher.", "Моя мама — учитель."],
  ["Үйде сүт жоқ.", "There is no milk at home.", "Дома нет молока."],
  ["Терезені ашыңызшы.", "Please open the window.", "Откройте, пожалуйста, окно."],
  [
    "Балалар аулада доп ойнап жүр.",
    "The children are playing ball in the yard.",
    "Дети играют в мяч во дворе.",
  ],
  [
    "Жазда ауылға барғым келеді.",
    "I want to go to the village in summer.",
    "Летом я хочу пойти в деревню.",
  ],
  ["Сізге қандай көмек керек?", undefined, "Какая помощь вам нужна?"],
  [
    "Бұл кітап анадан қызықтырақ.",
    "This book is more interesting than that one.",
    "Эта книга интереснее, чем та.",
  ],
  [
    "Жаңбыр жауса, біз үйде отырамыз.",
    "If the rain falls, we will sit at home.",
    "Если пойдёт дождь, мы будем сидеть дома.",
  ],
  [
    "Сен келгенде, мен тамақ жасап жатқанмын.",
    "When you came, I was cooking.",
    "Когда ты пришёл, я готовил.",
  ],
  ["Менің анам дүкенде.", "My mother is in the shop.", "Моя мама в магазине."],
  ["Кітап үстелдің үстінде.", "The book is on the table.", "Книга на столе."],
  [
    "Сабақтан кейін саябақта кездесейік.",
    "Let's meet after the lesson in the park.",
    "Давайте встретимся в парке после урока.",
  ],
  ["Не әкелейін?", "What shall I bring?", "Что мне принести?"],
  ["Жоқ, мен оны көрген жоқпын.", "No, I did not see him/her.", "Нет, я не видел его."],
  [
    "Асан оқып отыр, ал Дана ойнап жүр.",
    "Asan is reading, and Dana is playing.",
    "Асан читает, а Дана играет.",
  ],
  ["Асықпаңыз, базар жақын.", "Do not hurry, the market is near.", "Не спешите, рынок близкий."],
  ["Біз студентпіз.", "We are students.", "Мы студенты."],
])("%s", (kazakh, english, russian) => {
  expect.soft(outOfKazakh(kazakh, "en", tools)).toBe(english);
  expect.soft(outOfKazakh(kazakh, "ru", tools)).toBe(russian);
});

test.each([
  // A word that nobody knows, clauses hanging from one another, and words that have another meaning in this place
  "Мен фробник ішемін.",
  // A particle, an idiom, a sense that the place decides, somebody who was named before
  "Біз де сонда барамыз.",
  "Бір ғана балығым бар.",
  "Рақмет, мен жақсымын.",
  "Бұл сөмке кімдікі?",
  "Ағаштың тамыры жердің астында.",
  "Менің немерем бес жаста.",
  "Бұл кісі бай да, кедей де емес.",
  "Бөбек кішкентай, ал Том үлкен.",
  "Бізге кіріңіз, шай ішейік!",
  "Кеттік, шай ішейік!",
  "Жоқ, кітап емес.",
  "Ол ауырып қалғандықтан, жұмысқа бармады.",
  "Жауап бермек түгілі, бұрылып та қарамады.",
  "Қарның ашты ма?",
  "Сен айтқан дүкенді таба алмадым.",
  "Бұл сабақ маған оңай.",
  "Саған айтатын бір жаңалығым бар.",
  "Үтік қайда тұр?",
  "Сенің көзің өте әдемі.",
])("%s is said neither in English nor in Russian", (kazakh) => {
  expect.soft(outOfKazakh(kazakh, "en", tools)).toBeUndefined();
  expect.soft(outOfKazakh(kazakh, "ru", tools)).toBeUndefined();
});

test("what a Kazakh sentence says is given in the reply: of the course, or composed", () => {
  const said = (message: string, interfaceLanguage: "en" | "ru" = "en") =>
    tutor.answer({ message, interfaceLanguage }).translated;
  expect(said("Translate into English: Мен кофе ішпеймін.")).toEqual({
    text: "I do not drink coffee.",
    sure: true,
    from: "composed",
  });
  expect(said("Переведи на русский: Мен кофе ішпеймін.", "ru")).toEqual({
    text: "Я не пью кофе.",
    sure: true,
    from: "composed",
  });
  expect(said("Переведи на русский: Ертең бос боласыз ба?", "ru")).toMatchObject({ from: "bank" });
  expect(said("Translate into English: Жауап бермек түгілі, бұрылып та қарамады.")).toBeNull();
});
