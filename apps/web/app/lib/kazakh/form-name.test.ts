import { expect, test } from "vitest";
import { formName } from "./form-name.ts";

test("a form is named by its owner or person, and by what it does", () => {
  expect(formName("N;LOC;SG;PSS1S")).toEqual({ kazakh: "менің", parts: ["locative: in, at"] });
  expect(formName("N;NOM;PL")).toEqual({ kazakh: null, parts: ["plural"] });
  expect(formName("V;IND;PST;2;SG;FORM;NEG")).toEqual({ kazakh: "сіз", parts: ["past", "not"] });
  expect(formName("V;IND;PRS;PROG;1;PL").parts).toEqual(["going on now"]);
  expect(formName("V.PTCP;HAB").parts).toEqual(["-атын: who does"]);
  expect(formName("N;NOM;SG")).toEqual({ kazakh: null, parts: ["nominative"] });
});
