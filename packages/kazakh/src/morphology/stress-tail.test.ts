import { expect, test } from "vitest";
import { ipa } from "../sound/ipa.ts";
import { respell } from "../sound/respelling.ts";
import { stressTail } from "./stress-tail.ts";

test.each([
  // Universal and negative pronouns: the first syllable
  ["ешқашан", "YESH-qa-shan"],
  ["ешкім", "YESH-kihm"],
  ["ешкімге", "YESH-kihm-ge"],
  ["ештеңе", "YESH-te-nge"],
  ["ешқандай", "YESH-qan-day"],
  ["бәрі", "BAE-rih"],
  ["барлық", "BAR-luhq"],
  ["барлығы", "BAR-luh-ghuh"],
  ["әрқашан", "AER-qa-shan"],
  ["әркім", "AER-kihm"],
  // Negation: the syllable before it, whatever follows
  ["келме", "KEL-me"],
  ["бармады", "BAR-ma-duh"],
  ["бармаймын", "BAR-may-muhn"],
  // -дай, -мен, -ша, the full persons and the copula
  ["таудай", "TAW-day"],
  ["адаммен", "a-DAM-men"],
  ["қазақша", "qa-ZAQ-sha"],
  ["барамын", "ba-RA-muhn"],
  ["барасыңдар", "ba-RA-suhng-dar"],
  ["студентпін", "stoow-DENT-pihn"],
  // The short persons are stressed, and all that is left
  ["бардым", "bar-DUHM"],
  ["балалар", "ba-la-LAR"],
  ["кітабымыз", "kih-ta-buh-MUHZ"],
  // A question is asked by a word of its own
  ["бара ма", "ba-RA ma"],
  // Each part of a hyphenated word
  ["дәм-тұз", "DAEM TOOZ"],
  ["ата-ана", "a-TA a-NA"],
])("%s is stressed as in %s", (word, respelt) => {
  expect(respell(word, "en", stressTail)).toBe(respelt);
});

test.each([
  ["автомобиль", "ɑvtomoˈbɪjl"],
  ["республика", "respʊwblɪjˈkɑ"],
  ["студент", "stʊwˈdent"],
  ["стадион", "stɑdɪˈjon"],
  ["университет", "ʊwnɪjversɪjˈtet"],
  ["журналист", "ʒʊwrnɑˈlɪjst"],
  ["қария", "qɑrəˈjɑ"],
  ["сиыр", "səˈjər"],
  ["тисті", "tɪjsˈtɪ"],
  ["алма", "ɑɫˈmɑ"],
  ["дәм-тұз", "ˈdæm ˈtʊz"],
  ["келмеймін", "ˈkelmejmɪn"],
])("%s sounds [%s]", (word, sounds) => {
  expect(ipa(word, { tail: stressTail })).toBe(sounds);
});
