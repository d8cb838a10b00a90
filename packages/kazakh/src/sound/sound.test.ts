import { expect, test } from "vitest";
import { harmonyProfile, spokenHarmony, vowelHarmony } from "./harmony.ts";
import { ipa } from "./ipa.ts";
import { phoneInventory, phones } from "./phones.ts";
import { respell } from "./respelling.ts";
import { stressIndex } from "./stress.ts";
import { syllableSpans, syllables } from "./syllables.ts";

test.each([
  ["ана", "а-на"],
  ["қазақ", "қа-зақ"],
  ["кітап", "кі-тап"],
  ["мектеп", "мек-теп"],
  ["оқушы", "о-қу-шы"],
  ["айтса", "айт-са"],
  ["жұртқа", "жұрт-қа"],
  ["ұлттық", "ұлт-тық"],
  ["халықтар", "ха-лық-тар"],
  ["ауа", "а-уа"],
  ["ауыл", "а-уыл"],
  ["уақыт", "уа-қыт"],
  ["уәде", "уә-де"],
  ["тау", "тау"],
  ["таулар", "тау-лар"],
  ["су", "су"],
  ["суат", "су-ат"],
  ["ауру", "ау-ру"],
  ["қуу", "қу-у"],
  ["туысқан", "ту-ыс-қан"],
  ["бару", "ба-ру"],
  ["келеді", "ке-ле-ді"],
  ["бие", "би-е"],
  ["киім", "ки-ім"],
  ["жиырма", "жи-ыр-ма"],
  ["қария", "қа-ри-я"],
  ["қою", "қо-ю"],
  ["ұя", "ұ-я"],
  ["сүйеді", "сү-йе-ді"],
  ["жию", "жи-ю"],
  ["ия", "и-я"],
  ["ел", "ел"],
  ["ащы", "а-щы"],
  ["мәдениет", "мә-де-ни-ет"],
  ["автобус", "ав-то-бус"],
  ["альбом", "аль-бом"],
  ["апрель", "ап-рель"],
  ["компьютер", "ком-пью-тер"],
  ["объект", "объ-ект"],
  ["институт", "инс-ти-тут"],
  ["ата-ана", "а-та-а-на"],
  ["Қазақстан", "Қа-зақс-тан"],
])("%s is divided %s", (word, divided) => {
  expect(syllables(word).join("-")).toBe(divided);
});

test("syllables know their place; words without a vowel have none", () => {
  expect(syllableSpans("Ол: кітап")).toEqual([
    { text: "Ол", start: 0, end: 2 },
    { text: "кі", start: 4, end: 6 },
    { text: "тап", start: 6, end: 9 },
  ]);
  for (const none of ["", "ҚР", "12", "hello", "😀"]) expect(syllables(none)).toEqual([]);
});

test("stress is last, but not on suffixes that never take it", () => {
  expect(stressIndex("қазақ")).toBe(1);
  expect(stressIndex("барамын", ["мын"])).toBe(1);
  expect(stressIndex("келмейсіңдер", ["сіңдер"])).toBe(1);
  expect(stressIndex("баламен", 1)).toBe(1);
  expect(stressIndex("мен", ["мен"])).toBe(0);
  expect(stressIndex("ҚР")).toBe(-1);
});

test.each([
  ["кітап", "back"],
  ["мұғалім", "front"],
  ["мектеп", "front"],
  ["бала", "back"],
  ["автобус", "back"],
  ["университет", "front"],
  ["институт", "back"],
  ["автомобиль", "front"],
  ["партия", "back"],
  ["журналист", "front"],
  ["оқу", "back"],
  ["келу", "front"],
  ["ит", "front"],
  ["ки", "front"],
  ["қи", "back"],
  ["су", "back"],
  ["ҚР", "back"],
  ["", null],
  ["😀", null],
])("suffixes of %s are %s", (word, harmony) => {
  expect(spokenHarmony(word)).toBe(harmony);
});

test("every vowel has a harmony, and и, у take that of their neighbours", () => {
  expect(vowelHarmony("Ә")).toBe("front");
  expect(vowelHarmony("ұ")).toBe("back");
  expect(vowelHarmony("и")).toBeNull();
  expect(vowelHarmony("қ")).toBeNull();
  const profile = (word: string) =>
    harmonyProfile(word).map((vowel) => vowel.letter + (vowel.harmony === "front" ? "+" : "-"));
  expect(profile("киім")).toEqual(["и+", "і+"]);
  expect(profile("сиыр")).toEqual(["и-", "ы-"]);
  expect(profile("оқу")).toEqual(["о-", "у-"]);
  expect(profile("кітап")).toEqual(["і+", "а-"]);
  expect(profile("Ит")).toEqual(["И+"]);
});

test.each([
  ["қазақ", "қ a z a қ"],
  ["су", "s ұ у̯"],
  ["ит", "і й t"],
  ["тау", "t a у̯"],
  ["ауа", "a у̯ a"],
  ["уақыт", "у̯ a қ ы t"],
  ["қару", "қ a r ұ у̯"],
  ["келу", "k e l ү у̯"],
  ["бие", "b і й e"],
  ["сиыр", "s ы й ы r"],
  ["қия", "қ ы й a"],
  ["ұя", "ұ й a"],
  ["қою", "қ o й ұ у̯"],
  ["аққу", "a қ ұ у̯"],
  ["ащы", "a ш ы"],
  ["цирк", "t s і й r k"],
  ["үлкен", "ү l k e n"],
  ["хат", "х a t"],
  ["жаһан", "ж a h a n"],
  ["ғылым", "ғ ы l ы m"],
  ["көңіл", "k ө ң і l"],
  ["чай", "ч a й"],
  ["фильм", "f і й l m"],
  ["вагон", "v a g o n"],
])("%s is spoken %s", (word, spoken) => {
  expect(
    phones(word)
      .map((sound) => sound.phone)
      .join(" "),
  ).toBe(spoken);
});

test("there are 33 phones, and each spoken one points at its letters", () => {
  expect(new Set(phoneInventory).size).toBe(33);
  expect(phones("Аққу ит")).toEqual([
    { phone: "a", start: 0, end: 1 },
    { phone: "қ", start: 1, end: 3 },
    { phone: "ұ", start: 3, end: 4 },
    { phone: "у̯", start: 3, end: 4 },
    { phone: "і", start: 5, end: 6 },
    { phone: "й", start: 5, end: 6 },
    { phone: "t", start: 6, end: 7 },
  ]);
  expect(phones("hello 😀")).toEqual([]);
});

test.each([
  ["қазақ", "qɑˈzɑq"],
  ["ел", "jel"],
  ["елу", "jeˈlʏw"],
  ["тау", "tɑw"],
  ["түнгі", "tʏŋˈɡɪ"],
  ["жанбады", "ʒɑmbɑˈdə"],
  ["қонқа", "qoŋˈqɑ"],
  ["басшы", "bɑʃˈʃə"],
  ["жазшы", "ʒɑʃˈʃə"],
  ["сөзсіз", "sɵsˈsɪz"],
  ["киім", "kɪˈjɪm"],
  ["ұлттық", "ʊɫtˈtəq"],
  ["ащы", "ɑʃˈʃə"],
  ["су", "sʊw"],
  ["", ""],
  ["ҚР", ""],
  ["😀 hello 5", ""],
])("%s sounds [%s]", (word, sounds) => {
  expect(ipa(word)).toBe(sounds);
});

test("phonemes, on-glides, rounding, stress and words in a row can be chosen", () => {
  expect(ipa("түнгі", { style: "phonemic", stress: false })).toBe("tʏnɡɪ");
  expect(ipa("орын өлең", { onGlide: true, stress: false })).toBe("worən wɵleŋ");
  expect(ipa("құлын күміс өлең", { rounding: true, stress: false })).toBe("qʊɫʊn kʏmʏs ɵlɵŋ");
  expect(ipa("барамын", { tail: ["мын"] })).toBe("bɑˈrɑmən");
  expect(ipa("ақ алма, көк ат, қап алды", { stress: false })).toBe("ɑʁ ɑɫmɑ kɵɡ ɑt qɑb ɑɫdə");
  expect(ipa("ақ қар", { stress: false })).toBe("ɑq qɑr");
});

test.each([
  ["қазақ", "qa-ZAQ", "ка-ЗАК"],
  ["әке", "ae-KE", "э-КЕ"],
  ["сәлем", "sae-LEM", "ся-ЛЕМ"],
  ["жақсы", "zhaq-SUH", "жак-СЫ"],
  ["көңіл", "koe-NGIHL", "кё-НГИЛ"],
  ["елу", "ye-LUEW", "е-ЛЮ"],
  ["тау", "taw", "тау"],
  ["қою", "qo-YOOW", "ко-Ю"],
  ["ұлттық", "oolt-TUHQ", "улт-ТЫК"],
  ["өлең", "oe-LENG", "о-ЛЕНГ"],
  ["бие", "bihy-E", "бий-Е"],
  ["", "", ""],
])("%s is respelled %s and %s", (word, english, russian) => {
  expect(respell(word, "en")).toBe(english);
  expect(respell(word, "ru")).toBe(russian);
});
