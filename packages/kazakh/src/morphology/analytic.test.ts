import { expect, test } from "vitest";
import { inflect } from "./inflect.ts";
import { paradigm } from "./paradigm.ts";

test.each([
  ["бару", "V;IND;PRS;PROG;1;SG", "бара жатырмын"],
  ["жазу", "V;IND;PRS;PROG;3", "жазып жатыр"],
  ["жазу", "V;IND;PRS;PROG;1;PL", "жазып жатырмыз"],
  ["жазу", "V;IND;PRS;PROG;1;SG;NEG", "жазып жатқан жоқпын"],
  ["жазу", "V;IND;PST;PROG;1;SG", "жазып жатыр едім"],
  ["бару", "V;IND;PST;PLUPRF;1;SG", "барған едім"],
  ["бару", "V;IND;PST;PLUPRF;1;PL;NEG", "бармаған едік"],
  ["келу", "V;IND;PST;HAB;RMT;2;SG;FORM", "келетін едіңіз"],
  ["бару", "V;IND;PST;PRF;1;SG;ANLT", "барған жоқпын"],
  ["бару", "V;IND;PST;HAB;3;ANLT", "баратын емес"],
  ["бару", "V;IND;FUT;INTEN;1;SG;ANLT", "бармақ емеспін"],
  ["бару", "V;DES;PRS;1;SG", "барғым келеді"],
  ["көру", "V;DES;PRS;3;NEG", "көргісі келмейді"],
  ["бару", "V;DES;PST;2;SG;FORM", "барғыңыз келді"],
  ["бару", "V;IND;PRS;2;SG;INFM;INT", "барасың ба"],
  ["келу", "V;IND;PRS;2;SG;FORM;INT", "келесіз бе"],
  ["келу", "V;IND;PST;3;INT", "келді ме"],
  ["жазу", "V;IND;PRS;PROG;2;SG;INFM;INT", "жазып жатырсың ба"],
  ["болу", "V;IND;PRS;3;INT", "бола ма"],
  ["келу", "V;IND;PRS;3;INT", "келе ме"],
  ["жазу", "V;IND;PRS;3;INT", "жаза ма"],
  ["оқу", "V;IND;PRS;3;INT", "оқи ма"],
  ["сөйлеу", "V;IND;PRS;3;INT", "сөйлей ме"],
  ["бару", "V;IND;PRS;3;NEG;INT", "бармай ма"],
  ["көру", "V;IND;PRS;3;NEG;INT", "көрмей ме"],
  ["бару", "V;IND;PRS;1;SG;INT", "барамын ба"],
  ["бару", "V;IND;PRS;1;PL;NEG;INT", "бармаймыз ба"],
  ["бару", "V;DES;PRS;2;SG;FORM;INT", "барғыңыз келе ме"],
  ["көру", "V;DES;PRS;3;NEG;INT", "көргісі келмей ме"],
  ["жату", "V;IND;PRS;PROG;3;INT", "жатыр ма"],
  ["отыру", "V;IND;PRS;PROG;1;SG", "отырмын"],
  ["отыру", "V;IND;PRS;PROG;3", "отыр"],
  ["тұру", "V;IND;PRS;PROG;2;SG;INFM", "тұрсың"],
  ["жүру", "V;IND;PRS;PROG;1;SG", "жүрмін"],
  ["жүру", "V;IND;PRS;PROG;2;PL;FORM", "жүрсіздер"],
  ["жату", "V;IND;PRS;PROG;1;PL", "жатырмыз"],
  ["жүру", "V;IND;PRS;PROG;1;SG;NEG", "жүрген жоқпын"],
  ["тұру", "V;IND;PST;PROG;3", "тұр еді"],
  ["келу", "V;IND;PRS;PROG;2;SG;FORM", "келе жатырсыз"],
  ["апару", "V;IND;PRS;PROG;1;SG", "апара жатырмын"],
  ["әкелу", "V;IND;PRS;PROG;3", "әкеле жатыр"],
  ["алып келу", "V;IND;PRS;PROG;3", "алып келе жатыр"],
  ["кету", "V;IND;PRS;PROG;3", "кетіп жатыр"],
  ["кітап", "N;NOM;SG;INT", "кітап па"],
  ["адам", "N;NOM;SG;INT", "адам ба"],
  ["жол", "N;NOM;SG;INT", "жол ма"],
])("%s %s is %s", (lemma, label, form) => {
  expect(inflect(lemma, label)).toEqual([form]);
});

test("a paradigm has every table of its kind, with the features as keys", () => {
  const noun = paradigm("кітап", "noun");
  expect(noun.map((table) => table.key)).toEqual(["cases", "possessive", "copula"]);
  expect(noun[0]?.rows[2]).toEqual({ key: "DAT", cells: [["кітапқа"], ["кітаптарға"]] });
  expect(noun[1]?.rows[3]?.cells[2]).toEqual(["кітабына"]);
  const verb = paradigm("бару", "verb");
  expect(verb.map((table) => table.key)).toEqual([
    "tenses",
    "tenses-negative",
    "moods",
    "moods-negative",
    "nonfinite",
  ]);
  expect(verb[0]?.rows[0]?.cells.map(([form]) => form)).toEqual([
    "барамын",
    "бара жатырмын",
    "бардым",
    "барғанмын",
    "барыппын",
    "баратынмын",
    "барармын",
    "бармақпын",
  ]);
  expect(paradigm("мен", "pronoun")[0]?.rows[2]?.cells[0]).toEqual(["маған"]);
  expect(paradigm("😀", "noun")).toEqual([]);
});
