import fc from "fast-check";
import { expect, test } from "vitest";
import { fromLatin } from "./from-latin.ts";
import { nativeSpelling } from "./native-spelling.golden.ts";
import { loans, nativeWords } from "./native-words.golden.ts";
import { toLatin } from "./to-latin.ts";

test("every word of the golden table is written in the alphabet of 2021", () => {
  for (const [cyrillic, latin] of [...nativeWords, ...loans]) expect(toLatin(cyrillic)).toBe(latin);
});

test("every native word of the golden table comes back from Latin", () => {
  for (const [cyrillic, latin] of nativeWords) expect(fromLatin(latin)).toBe(cyrillic);
});

test("every letter of the alphabet has its Latin of April 2021", () => {
  expect(toLatin("а ә б в г ғ д е ж з и й к қ л м н ң о ө п р с т у ұ ү ф х һ ш ы і э")).toBe(
    "a ä b v g ğ d e j z i i k q l m n ñ o ö p r s t u ū ü f h h ş y ı e",
  );
  expect(toLatin("И Й І Ы У Ұ Ү Ә")).toBe("İ İ I Y U Ū Ü Ä");
});

test("capitals follow the word, also where one letter becomes two", () => {
  expect(toLatin("Қазақстан Республикасы")).toBe("Qazaqstan Respublikasy");
  expect(toLatin("Юсуф ЮНЕСКО Ш.Уәлиханов АЯҢ")).toBe("İusuf İUNESKO Ş.Uälihanov AİAÑ");
  expect(fromLatin("Bırınşı İran IŞKI Ilgerı")).toBe("Бірінші Иран ІШКІ Ілгері");
});

test("native spelling survives Latin and back", () => {
  fc.assert(
    fc.property(nativeSpelling, (word) => {
      expect(fromLatin(toLatin(word))).toBe(word);
    }),
    { numRuns: 3000 },
  );
});

test("the acute letters of 2018 are read", () => {
  expect(fromLatin("qazaqsha")).toBe("қазақша");
  expect(fromLatin("jańa sóz álem kún ǵylym")).toBe("жаңа сөз әлем күн ғылым");
  expect(fromLatin("Táýelsizdik kúni mıllıon halyqaralyq")).toBe(
    "Тәуелсіздік күні миллион халықаралық",
  );
});

test("the apostrophes of 2017 are read", () => {
  expect(fromLatin("qazaqs'a jan'a so'z")).toBe("қазақша жаңа сөз");
  expect(fromLatin("y'aqyt tu'n")).toBe("уақыт түн");
  expect(fromLatin("ta'y'elsizdik")).toBe("тәуелсіздік");
});

test("typed digraphs are read where no 2021 letter forbids it", () => {
  expect(fromLatin("ghalym zhaqsy oqushy janga tang")).toBe("ғалым жақсы оқушы жаңа таң");
  expect(fromLatin("engizu engen kelgenge")).toBe("енгизу енген келгенге");
});

test("text that is not Latin stays as it is", () => {
  expect(fromLatin("Сәлем, 5-ке 😀!")).toBe("Сәлем, 5-ке 😀!");
  expect(toLatin("hello 12 😀 ٴسوز")).toBe("hello 12 😀 ٴسوز");
  expect(toLatin("")).toBe("");
});
