import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { inside, rootOf, slip, wordsOf } from "../rewrite.ts";

const THOUGHT = /^(?:ойлаймын|ойлаймыз|сенемін|санаймын)$/;

/** Мен ойлаймын, ол келмейді → Ол келмейді деп ойлаймын; ол маған айтты ертең келемін → ертең келемін деп айтты. */
export function toldBehindSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  // мен ойлаймын, бұл қиын деп → мен бұл қиын деп ойлаймын
  const isOpen = tokens.at(-1)?.lower === "деп";
  const end = tokens.length - (isOpen ? 2 : 1);
  const thinks = tokens.findIndex(({ lower }) => THOUGHT.test(lower));
  const isThought = (thinks === 1 || thinks === 0) && (tokens[thinks]?.mark ?? "").includes(",");
  const says = tokens.findIndex(({ lower }) => /^(?:айтты|айтады)$/.test(lower));
  const isSaid =
    says > 0 &&
    says <= 2 &&
    /^1/.test(words[end]?.reading.person ?? "") &&
    (tokens[says]?.mark === "" || tokens[says]?.mark.includes(",")) &&
    !tokens.some(({ mark }) => /[«":]/u.test(mark));
  const at = isThought ? thinks : isSaid ? says : -1;
  const isTold = isOpen || (rootOf(parse) === end && words[end]?.reading.form === "fin");
  if (at < 0 || !isTold || end < at + 2) return [];
  if (tokens.slice(at + 1, end).some(({ mark }) => mark !== "") || tokens[end]?.question) return [];
  const base = wordsOf(tokens);
  const first = base[at + 1] ?? "";
  const teller = isThought ? [] : base.slice(0, at);
  const told = [
    isThought ? first.charAt(0).toUpperCase() + first.slice(1) : first,
    ...base.slice(at + 2, end + 1),
  ];
  const verb = at === 0 ? inside(parse, 0) : (base[at] ?? "");
  const row = [...teller, ...told, "деп", verb];
  const marks = row.map((_, place) =>
    place === row.length - 1 ? (tokens.at(-1)?.mark ?? "") : "",
  );
  return [slip(at, [{ words: row, marks, change: 0.1, point: "dep-dedi" }])];
}
