import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const said = (message: string) =>
  tutor.answer({
    message,
    interfaceLanguage:
      /[әғқңөұүһі]/u.test(message) && !/[a-z]/iu.test(message)
        ? "kz"
        : /[а-я]/iu.test(message) && !/[a-z]{3}/iu.test(message)
          ? "ru"
          : "en",
    level: "A",
  });

// None of these stands among the messages of the facts: each with some Kazakh that its answer holds
test.each([
  ["does word order matter? i always put the verb in the midle", "Мен кеше кітап оқыдым"],
  ["can I drop the pronoun мен or is it rude", "Мен барамын, сен қал"],
  ["so can I drop the pronoun мен", "Мен барамын, сен қал"],
  ["можно ли опускать «мен» в предложении", "Мен барамын, сен қал"],
  ['is there a word for "the" in kazakh?', "кітапты оқимын"],
  ["where does the stress go in kazakh words", "қалалар"],
  ["how many vowels are there and which go together", "тіл"],
  ["do adjectives change for plural", "әдемі қыздар"],
  ['is there a verb "to have"?', "Менің итім бар"],
  ["what order do the suffixes go in", "кітаптарымыздан"],
  ["does Kazakh have a future tense at all", "Ертең келемін"],
  ["Why do some words have т and others д in the same ending", "кітапты"],
  ["есть ли предлоги", "үйде"],
  ["что идёт раньше: множественное число или притяжательное", "достарыма"],
  ["как понять, мягкое слово или твёрдое", "мектептер"],
  ["глагол «иметь» есть?", "бар"],
  ["сколько времён в казахском", "бара жатырмын"],
] as const)("%s", (message, holds) => {
  const reply = said(message);
  expect(reply.intent).toBe("explain");
  expect(reply.text).toContain(holds);
});

test.each([
  ["I want to eat something", "translate"],
  ["how do i say let's go home", "translate"],
  ["can you give me a quiz on plurals", "exercise"],
  ["Check: Мен екі кітаптар алдым", "check"],
  ["give me 5 sentences with the dative", "examples"],
] as const)(
  "what only has words of grammar in it is no question about the language: %s",
  (message, intent) => {
    expect(said(message).intent).toBe(intent);
  },
);

test.each([
  ["Объясни винительный падеж", "accusative"],
  ["explain the accusative case please", "accusative"],
])("a point that is to be explained is shown: %s", (message, point) => {
  expect(said(message).points).toEqual([point]);
});
