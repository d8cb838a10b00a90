import { inflect } from "@tilashar/kazakh";
import { imperativeOf } from "../word/read-word.ts";
import type { Respelling } from "./near-form.ts";

/** жапып, жабып → жауып: before -ып the б of a verb's stem is no stop. */
export function widenedStems(word: string): Respelling[] {
  const stem = /^(.+)[пб][ыі]п$/u.exec(word)?.[1];
  const verb =
    stem === undefined ? undefined : (imperativeOf(`${stem}п`) ?? imperativeOf(`${stem}б`));
  if (!verb || !/бу$/u.test(verb.lemma)) return [];
  const text = inflect(verb.lemma, "V.CVB;PFV")[0] ?? "";
  return text === "" || text === word ? [] : [{ text, point: "converb-ip", change: 0.1 }];
}
