import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { ClauseJudge, otherOrders } from "../index.ts";

const course = courseOfRepository();
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);

/** A text as its readers cut it. */
const cut = (text: string) =>
  text.split(/\s+/).map((word) => {
    const [, bare = "", after = ""] = /^([\p{L}\d-]+)(.*)$/u.exec(word) ?? [];
    return { text: bare, after };
  });

/** Other orders of a text, as words in small letters. */
function ordersOf(text: string): string[] {
  const words = cut(text);
  return otherOrders(judge, words).map((order) =>
    order.map((at) => words[at]?.text.toLowerCase()).join(" "),
  );
}

test("subject, object and adverbials change places before the verb", () => {
  expect(ordersOf("Мен Асанға ертең барамын.")).toEqual(
    expect.arrayContaining([
      "мен ертең асанға барамын",
      "асанға мен ертең барамын",
      "ертең мен асанға барамын",
    ]),
  );
  expect(ordersOf("Мен бүгін үйдемін.")).toEqual(["бүгін мен үйдемін"]);
  expect(ordersOf("Сен барлық тілді білесің бе?")).toEqual(["барлық тілді сен білесің бе"]);
  expect(ordersOf("Инженер қазір машинаны тексеріп жатыр.")).toContain(
    "машинаны инженер қазір тексеріп жатыр",
  );
});

test.each([
  ["the verb stays last", "Біз күнде жеміс жейміз.", /жеміс жейміз$/],
  ["a modifier stays with its head", "Жарқын сабақ кестесін сұрады.", /сабақ кестесін/],
  ["the hour is one word", "Мен сағат жетіде тұрамын.", /сағат жетіде/],
  ["a bare object stays with its verb", "Ерлан жазда ауылда қой бағады.", /қой бағады$/],
  ["one time is one part", "Кеше түнде әкем ірімшікті жеді.", /кеше түнде/],
  ["from and till are one", "Біз таңнан кешке дейін ойнадық.", /таңнан кешке дейін/],
  ["a name of two words is one", "Кеше Алдар Көсе байды алдады.", /алдар көсе/],
  [
    "an object stays with what is done to it",
    "Тесікті жауып, қабырғаны бояу үшін шебер жалдадық.",
    /қабырғаны бояу үшін/,
  ],
  [
    "a noun keeps its dative",
    "Клубқа мүшелік үшін жылына он мың теңге төлейміз.",
    /клубқа мүшелік үшін/,
  ],
  [
    "till is an adjective too",
    "Атам жеті атаға дейінгі шежірені жатқа біледі.",
    /дейінгі шежірені/,
  ],
  ["looking back is one doing", "Түлкі артына қайта-қайта қарай беріпті.", /қарай беріпті$/],
  [
    "limited stays with what is limited",
    "Бұл автобус мүмкіндігі шектеулі жандарға да қолайлы.",
    /мүмкіндігі шектеулі жандарға/,
  ],
  ["another is an adjective", "Бұл өзен таяз, ал өзге өзендер терең.", /өзге өзендер/],
  [
    "an adjective may look like an object",
    "Билік үшін таласқан ағайынды төрелер елді екіге бөліп жіберді.",
    /ағайынды төрелер/,
  ],
  [
    "what is named together stays together",
    "Күзде күндіз де, түнде де жұмыс тоқтамайды.",
    /күндіз де түнде де/,
  ],
  ["late stays before its verb", "Анам маған ашуланды, өйткені мен кеш келдім.", /кеш келдім$/],
  ["often stays before its verb", "Қостілділік бұл елде жиі кездеседі.", /жиі кездеседі$/],
  [
    "likeness stays before what is alike",
    "Шипажайда аю сияқты күшті боласың!",
    /аю сияқты күшті боласың/,
  ],
  [
    "himself follows whom it means",
    "Тексеру аяқталмай жатып, Бауыржан қателігін өзі мойындады.",
    /қателігін өзі/,
  ],
  [
    "one another follows whom it means",
    "Ел басына түскен нәубет адамдарды бір-біріне жақындатты.",
    /адамдарды.* бір-біріне жақындатты$/,
  ],
  [
    "the wider place comes first",
    "Соңғы кадрда кемпір ұлын есік алдында күтіп тұр.",
    /соңғы кадрда.* есік алдында/,
  ],
  [
    "after that stands first",
    "Асан ойға шомып, содан кейін өмірінде бірінші рет өзіне күліпті.",
    /шомып содан кейін/,
  ],
  ["an idiom stays whole", "Жазда біз Балқашқа жолға шықтық.", /жолға шықтық$/],
])("%s", (_, sentence, kept) => {
  for (const order of ordersOf(sentence)) expect(order).toMatch(kept);
});

test.each([
  "Менің атым Асан.",
  "Үстелде кітап бар.",
  "Сен қайда тұрасың?",
  "Сатып алушылар келді.",
  "Қарның ашса, бірге тамақ ішейік.",
])("%s has no other order", (sentence) => {
  expect(ordersOf(sentence)).toEqual([]);
});

test("each sentence of a text has its own orders", () => {
  expect(ordersOf("Рақмет. Мен бүгін үйдемін.")).toEqual(["рақмет бүгін мен үйдемін"]);
});

test("every order of the course's examples has the same words, and passes the check", () => {
  const examples = course.lessons.flatMap(({ words }) => words.map(({ example }) => example.kz));
  let found = 0;
  for (const sentence of examples.filter((_, at) => at % 12 === 0)) {
    // A mark inside stays with its word, which the words alone do not show
    if (/[^\s\p{L}\d-](?=.*\p{L})/u.test(sentence)) continue;
    const words = cut(sentence);
    for (const order of otherOrders(judge, words)) {
      found++;
      expect(
        order.toSorted((a, b) => a - b),
        sentence,
      ).toEqual([...words.keys()]);
      const other = `${order.map((at) => words[at]?.text).join(" ")}${words.at(-1)?.after}`;
      expect(judge.check(other).verdict, `${sentence} → ${other}`).toBe("right");
    }
  }
  expect(found).toBeGreaterThan(30);
});

test("whoever is called, things named together, and a condition have other places, too", () => {
  expect(ordersOf("Қымбатты достар, базарымызға қош келдіңіздер!")).toContain(
    "базарымызға қош келдіңіздер қымбатты достар",
  );
  expect(ordersOf("Офисте бес еркек, үш әйел бар.")).toContain("офисте үш әйел бес еркек бар");
  expect(ordersOf("Қысымыңыз жоғары болса, тұзды тағамды аз жеңіз.")).toContain(
    "тұзды тағамды қысымыңыз жоғары болса аз жеңіз",
  );
  expect(ordersOf("Маған жолды көрсетіңізші.")).toEqual(["жолды маған көрсетіңізші"]);
  // «Неге» is "on what" here, and "why" where it begins
  expect(ordersOf("Ақшаны неге жұмсайсыз?")).toEqual([]);
});
