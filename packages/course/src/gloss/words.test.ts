import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bothMeanings } from "./both-meanings.ts";
import { makeGlosser } from "./gloss-text.ts";

const glosser = makeGlosser([], bothMeanings);
const glossOf = (sentence: string, word: string) =>
  glosser.gloss(sentence, glosser.namesIn([sentence])).find(({ text }) => text === word)?.gloss;

test("words in sentences are told as judged by hand: pronouns in their case, bids, helpers, hearsay, names", () => {
  const file = readFileSync(join(import.meta.dirname, "golden/words.tsv"), "utf8");
  const wrong: string[] = [];
  for (const line of file.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [sentence = "", word = "", lemma, upos = "", en, ru, suffixes] = line.split("\t");
    const gloss = glossOf(sentence, word);
    const meant = gloss?.parts.flatMap(({ suffix, means }) => means ?? suffix ?? []).join(" ");
    const { lemma: found, upos: kind = "", meaning } = gloss ?? {};
    const isRight = found === lemma && upos.split("/").includes(kind) && meant === suffixes;
    if (!isRight || meaning?.en !== en || meaning?.ru !== ru)
      wrong.push(`${line} <> ${found} ${kind} ${meaning?.en} | ${meaning?.ru} ${meant}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["Күйеу жігіт келді.", "жігіт", "күйеу жігіт"],
  ["Бұл аң Қызыл тізімге енген.", "тізімге", "Қызыл тізім"],
  ["Ол ән сала бастады.", "сала", "ән салу"],
  ["Алдын ала айтыңыз.", "ала", "алдын ала"],
])("in %s the word %s belongs to the expression %s", (sentence, word, expression) => {
  expect(glossOf(sentence, word)?.expression?.lemma).toBe(expression);
});

test("a word kept for review keeps the meaning of its dictionary form", () => {
  expect(glossOf("Оған айт.", "Оған")?.lemmaMeaning?.en).toBe("he; she; it");
  expect(glossOf("Оған айт.", "Оған")?.built).toBe("dat");
  expect(glossOf("Ол жүгіре алады.", "алады")?.lemmaMeaning?.en).toContain("take");
  expect(glossOf("Кітап алдым.", "Кітап")?.lemmaMeaning).toBeUndefined();
});

test("a comma parts a verb from the converb before it: no helper there", () => {
  expect(glossOf("Үйге келіп, отырды.", "отырды")?.helper).toBeUndefined();
});

test.each([
  ["Қайдан шықтың сен?", "шықтың", "шығу VERB"],
  ["Асықпай-ақ қой.", "қой", "қою VERB"],
  ["Қой, жылама.", "Қой", "қою VERB"],
  ["Қойшы, бәрі солай.", "Қойшы", "қою VERB"],
  ["Қой, ешкі және сиыр бар.", "Қой", "қой NOUN"],
  ["Қымбат қой.", "қой", "қой PART"],
  ["Бұл — қойшы.", "қойшы", "қойшы NOUN"],
  ["Жатқан жері жайлы болсын.", "жайлы", "жайлы ADJ"],
  ["Ол кітап жайлы айтты.", "жайлы", "жайлы ADP"],
  ["Терең дем ал.", "ал", "алу VERB"],
  ["Сабыр ет.", "ет", "ету VERB"],
  ["Бұл — ет.", "ет", "ет NOUN"],
  ["Мен не істер едім?", "істер", "істеу VERB"],
  ["Маған сен, досым.", "сен", "сену VERB"],
  ["Кімге сен, кімге сіз дейді?", "сен", "сен PRON"],
  ["Ол мен емеспін.", "мен", "мен PRON"],
  ["Құрбан болғандар мен зардап шеккендер көп.", "мен", "мен CCONJ"],
  ["Біреу электр қуатын әдейі ажыратты.", "қуатын", "қуат NOUN"],
  ["Жауды қуатын адам жоқ.", "қуатын", "қуу VERB"],
  ["Басым да айналады.", "Басым", "бас NOUN"],
  ["Сарысы ағып тұрсын.", "тұрсын", "тұру VERB"],
  ["Ой, кілем ғой!", "Ой", "ой INTJ"],
  ["Менің бір ой келді.", "ой", "ой NOUN"],
  ["Бұл алдыңғы жылы болды.", "жылы", "жыл NOUN"],
  ["Ашумен айтып жібердім.", "Ашумен", "ашу NOUN"],
  ["Су деңгейі көтерілді.", "Су", "су NOUN"],
  ["Ұлы Жібек жолы бар.", "Ұлы", "ұлы ADJ"],
  ["Оның ұлы келді.", "ұлы", "ұл NOUN"],
  ["Олар үш күн алысып жүрді.", "алысып", "алысу VERB"],
  ["Әйелім толғатып жатыр.", "толғатып", "толғату VERB"],
  ["Ешкім зорлап жатқан жоқ.", "зорлап", "зорлау VERB"],
  ["Батыр қылышын суырды.", "Батыр", "батыр NOUN"],
  ["Батыр қыз жеңді.", "Батыр", "батыр ADJ"],
  ["Мұрат диірменге бармақ болды.", "бармақ", "бару VERB"],
  ["Оның бармақ сүйегі сынды.", "бармақ", "бармақ NOUN"],
  ["Бұл жапалақ қой.", "қой", "қой PART"],
  ["Далада бір отар қой бар.", "қой", "қой NOUN"],
  ["Шекарашы мөрін басты.", "басты", "басу VERB"],
  ["Бұл — басты мәселе.", "басты", "басты ADJ"],
  ["Әркім өз ойын айтты.", "ойын", "ой NOUN"],
  ["Арық бойында жиде гүлдеді.", "Арық", "арық NOUN"],
  ["Інісі жеңіне жармаса кетті.", "жармаса", "жармасу VERB"],
  ["Археологтар ежелгі қорымды тапты.", "қорымды", "қорым NOUN"],
  ["Жаңа оқу жылына дейін мектеп салынады.", "жылына", "жыл NOUN"],
  ["Ол жылына екі рет келеді.", "жылына", "жылына ADV"],
  ["Алдағы үш күнде жел болады.", "күнде", "күн NOUN"],
  ["Мен күнде жүгіремін.", "күнде", "күнде ADV"],
  ["Таулы аймақтарда жаңбыр жауып тұр.", "жауып", "жауу VERB"],
  ["Ол есікті жауып шықты.", "жауып", "жабу VERB"],
  ["Билет алып қойдың ба?", "алып", "алу VERB"],
  ["Ертегіде алып құс бар.", "алып", "алып ADJ"],
  ["Содан бері ол келген жоқ.", "бері", "бері ADP"],
  ["Бері кел!", "Бері", "бері ADV"],
  ["Сабыр етші, қазір келеді.", "етші", "ету VERB"],
  ["Бір мүйізді бұғыға кездеседі.", "мүйізді", "мүйізді ADJ"],
  ["Ол Арал қаласының тумасы.", "тумасы", "тума NOUN"],
  ["Ол ақтық сында жеңді.", "ақтық", "ақтық ADJ"],
  ["Айдаһар айнаға атылады.", "атылады", "атылу VERB"],
  ["Жарайды, жеңілдім.", "Жарайды", "жарайды INTJ"],
  ["Өткенде кілтті кім жоғалтты?", "Өткенде", "өткенде ADV"],
  ["Кеше өткен жарыс ұзақ болды.", "өткен", "өту VERB"],
  ["Өткен жарыс ұзақ болды.", "Өткен", "өткен ADJ"],
  ["Қолшатыр ала сал.", "ала", "алу VERB"],
  ["Ол қарызға ақша ала береді.", "ала", "алу VERB"],
  ["Дүкен сағат бірден екіге дейін жабылады.", "бірден", "бір NUM"],
  ["Мен сағат бірде түстенемін.", "бірде", "бір NUM"],
  ["Ол бірден келісті.", "бірден", "бірден ADV"],
  ["Тамақ іштің бе?", "іштің", "ішу VERB"],
  ["Ұйқың қанды ма?", "қанды", "қану VERB"],
  ["Түсімде өз тойыма кешігіппін.", "Түсімде", "түс NOUN"],
  ["Канадаға көшетінің рас па?", "көшетінің", "көшу VERB"],
  ["Көпірден кейін солға бұрыл.", "солға", "солға ADV"],
  ["Ағам менен бес жас үлкен.", "жас", "жас NOUN"],
  ["Көрші бес жас қыз өсіріп отыр.", "жас", "жас ADJ"],
  ["Қолшатыр ала сал.", "сал", "салу VERB"],
  ["Құлап қала жаздадың.", "қала", "қалу VERB"],
  ["Ақылына көркі сай қызы болыпты.", "сай", "сай ADP"],
  ["Таулы сай терең.", "сай", "сай NOUN"],
  ["Ол арық қазып жүр.", "арық", "арық NOUN"],
  ["Жаңа желінің ұзындығы үш шақырым.", "желінің", "желі NOUN"],
  ["Таудың желі суық.", "желі", "жел NOUN"],
  ["Тірімісің, досым?", "Тірімісің", "тірі ADJ"],
  ["Жалқау неме!", "неме", "неме NOUN"],
  ["Жылы киін.", "Жылы", "жылы ADJ"],
  ["Бай есігін ашпады.", "Бай", "бай NOUN"],
  ["Бай адам келді.", "Бай", "бай ADJ"],
  ["Ол ашудан жарыла жаздады.", "ашудан", "ашу NOUN"],
  ["Ол халықаралық байқауда жеңді.", "байқауда", "байқау NOUN"],
  ["Тезірек жүрсейші!", "жүрсейші", "жүру VERB"],
])("in «%s» the word %s is %s", (sentence, word, told) => {
  const found = glossOf(sentence, word);
  expect(`${found?.lemma} ${found?.upos}`).toBe(told);
});

test.each([
  ["Қарным ашып тұр.", "ашып", "қарын ашу"],
  ["Басым айналады.", "айналады", "бас айналу"],
  ["Менің тұрмысқа шыққым келмейді.", "шыққым", "тұрмысқа шығу"],
  ["Айтпай тұра тұр.", "тұра", "тұра тұру"],
  ["Бұл ауаның тазаруына септігін тигізеді.", "септігін", "септігін тигізу"],
  ["Шахтада он адам қаза тапты.", "тапты", "қаза табу"],
  ["Ол жүзеге асты.", "асты", "жүзеге асу"],
  ["Дала бір қарағанда тыныш.", "қарағанда", "бір қарағанда"],
])("in «%s» the word %s belongs to «%s», whoever it is said of", (sentence, word, expression) => {
  expect(glossOf(sentence, word)?.expression?.lemma).toBe(expression);
});

test("an approximate number means both of its numerals", () => {
  expect(glossOf("Екі-үш күшік бар.", "Екі-үш")?.meaning).toEqual({
    en: "two or three",
    ru: "два-три",
  });
});

test("two words joined by a hyphen tell both meanings, and a word and its particle one", () => {
  expect(glossOf("Олар қауын-қарбыз екті.", "қауын-қарбыз")?.meaning.en).toBe("melon; watermelon");
  expect(glossOf("Олар қауын-қарбыз екті.", "қауын-қарбыз")?.base).toBeUndefined();
  expect(glossOf("Ол қарағанда-ақ білді.", "қарағанда-ақ")?.meaning.en).not.toContain(" white");
});

test("beside and between are no eyebrow and no bee; what has not happened is not", () => {
  expect(glossOf("Балаларын қасына шақырды.", "қасына")?.meaning.en).toBe("up to, to one's side");
  expect(glossOf("Қыздар арасында ол бар.", "арасында")?.meaning.en).toBe("between, among");
  expect(glossOf("Ол кеткен жоқ.", "жоқ")?.meaning.en).toBe("not");
  expect(glossOf("Үйде нан жоқ.", "жоқ")?.meaning.en).not.toBe("not");
});

test("to do without ado is another help than as soon as", () => {
  expect(glossOf("Тура айта сал.", "сал")?.helper?.en).toContain("without ado");
  expect(glossOf("Ол келе салып айтты.", "салып")?.helper?.en).toContain("as soon as");
});

test("a word tells what else the same letters mean, another verb of the same form among them", () => {
  expect(
    glossOf("Мұздықтар еріп жатыр.", "еріп")?.others.map(({ meaning }) => meaning.en),
  ).toContain("to melt; to dissolve");
});

test("a rarer word tells all its meanings", () => {
  expect(glossOf("Мен билей алмаймын.", "билей")?.meaning.en).toBe("to rule; to dance");
  expect(glossOf("Банк картасы бар.", "картасы")?.meaning.en).toBe("map; card");
});

test("a word is cut where it was put together, and nowhere else", () => {
  expect(glossOf("Ол қамшы басты.", "қамшы")?.parts).toEqual([{ text: "қамшы" }]);
  expect(glossOf("Ол жұмысшы болды.", "жұмысшы")?.parts.map(({ text }) => text)).toEqual([
    "жұмыс",
    "шы",
  ]);
});
