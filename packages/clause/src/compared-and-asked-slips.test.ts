import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { ClauseJudge } from "./index.ts";

const course = courseOfRepository();
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);

test.each([
  // What is asked against something else
  ["Сен барасың, әлде үйде қаласың ба?", "Сен барасың ба, әлде үйде қаласың ба?"],
  ["Ол дәрігер, әлде мұғалім бе?", "Ол дәрігер ме, әлде мұғалім бе?"],
  // What is counted
  ["Маған бес жүзінші теңге беріңіз.", "Маған бес жүз теңге беріңіз."],
  // What is more so than its like
  ["Бұл үй анау үйге биік.", "Бұл үй анау үйден биік."],
  ["Менің сөмкем сенің сөмкеңмен ауыр.", "Менің сөмкем сенің сөмкеңнен ауыр."],
  ["Біздің үйіміз көршінің үйімен үлкенірек.", "Біздің үйіміз көршінің үйінен үлкенірек."],
  // Things that are told apart by where they are
  ["Терезедегі гүлдер суаруды ұмытпа.", "Терезедегі гүлдерді суаруды ұмытпа."],
  // A condition is told of the verb itself
  ["Уақытым болғанса, келемін.", "Уақытым болса, келемін."],
  ["Сен ертең бармағанса, мен барамын.", "Сен ертең бармасаң, мен барамын."],
  // What is asked softly stays so
  ["Маған мына сөзді түсіндіріп алыңызшы.", "Маған мына сөзді түсіндіріп беріңізші."],
  // What we have to do
  ["Ұстаз келгенде біз тұрамыз керек.", "Ұстаз келгенде біздің тұруымыз керек."],
  // They themselves
  [
    "Балаларым орысша түсінеді, бірақ өздері сөйлей алмаймыз.",
    "Балаларым орысша түсінеді, бірақ өздері сөйлей алмайды.",
  ],
  // Another's words
  ["Ол маған «Мен ертең келеді» деді.", "Ол маған «Мен ертең келемін» деді."],
])("%s → %s", (wrong, right) => {
  const { verdict, mended } = judge.vouch(wrong);
  expect([verdict, mended]).toEqual(["wrong", right]);
});

test.each([
  "Сен барасың ба, әлде үйде қаласың ба?",
  "Бала балаға ұқсайды.",
  "Қай сөз «таңғалу» сөзіне мағыналас?",
  "Ол екінші теңгесін шығарды.",
  "Мен терезедегі гүлдерді суардым.",
  "Ол маған «Ертең келемін» деді.",
])("%s is not called wrong", (sentence) => {
  expect(judge.vouch(sentence).verdict).not.toBe("wrong");
});

test.each([
  // What seems so
  "Ол үйде жоқ сияқты.",
  "Ертең ерте тұру керек сияқты.",
  "Бұл кітап қызық сияқты.",
  // Where somebody or something is, and what else is
  "Мен үйдемін, сен қайдасың?",
  "Мен жиналыстамын, кейін хабарласамын.",
  "Атам сексен жаста, ал әжем жетпіс бес жаста.",
  // What is done, rather than does it
  "Әжем ерте тұрып, нан пісіріп қойыпты.",
  // To which clause a noun belongs
  "Каирде қар жаумайды, сондықтан балалар қар көргенде қатты қуанды.",
  // Languages
  "Мен қазақшаны көршілерімнен үйрендім.",
  "Ана тілімді ұмытып барамын.",
  // What is made of what
  "Ол ескі матадан көйлек тікті.",
  // Whom one is, and to whom it is said
  "Мен бас дәрігермін.",
  "Мен Қазақстан азаматымын.",
  "Бапкер маған сен ойнамайсың деді.",
  // Said by itself
  "Мейлі, бірге барамыз.",
  "Құдайға шүкір, бәрі жақсы.",
  // What one likes and wants
  "Маған кітап оқу ұнайды.",
  "Менің арманым — дәрігер болу.",
  "Олар бізді қонаққа шақырды.",
  // What goes on, and what has become so
  "Қазір сабақ жүріп жатыр.",
  "Қазір үйреніп кеттім.",
  "Бір жұп қолғап алдым.",
  // What is said twice
  "Аяз мұрныңды қып-қызыл қылады.",
])("%s is right", (sentence) => {
  expect(judge.vouch(sentence).verdict).toBe("right");
});
