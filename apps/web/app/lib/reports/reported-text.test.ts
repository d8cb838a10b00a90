import { expect, test } from "vitest";
import { addressOfReported } from "./reported-text.ts";

const search = (text: string) => `/edit?text=${encodeURIComponent(text)}`;

test.each([
  ["sentence", "Біз бардық.", search("Біз бардық.")],
  ["word", "нан", search("нан")],
  ["gloss", "үйде · Мен үйде отырмын.", search("Мен үйде отырмын.")],
  ["gloss", "үйде", search("үйде")],
  ["question", "Бұл кім?", search("Бұл кім?")],
  ["verdict", "Мен үйдемін.", search("Мен үйдемін.")],
  ["grammar", "plural", "/edit?file=grammar%2Fplural.yaml"],
  ["sound", "нан", null],
  ["reply", "Сәлем!", null],
  ["person", "7", null],
] as const)("a report of a %s about %s is mended at %s", (kind, subject, address) => {
  expect(addressOfReported({ kind, subject })).toBe(address);
});
