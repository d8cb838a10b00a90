import { verbForm } from "../../russian/inflect.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import { aroundOf, joined } from "./russian-around.ts";
import type { RussianParts } from "./russian-part.ts";
import { verbOf } from "./russian-predicate.ts";
import { refuseLinks } from "./traits.ts";

/** Says in Russian what is left undone meanwhile. */
export class RussianWithout {
  readonly #parts: RussianParts;
  readonly #ends: (meaning: Meaning, verb: readonly string[]) => string[];

  constructor(parts: RussianParts, ends: (meaning: Meaning, verb: readonly string[]) => string[]) {
    this.#parts = parts;
    this.#ends = ends;
  }

  /** Ештеңе айтпай: ничего не сказав. */
  doing(meaning: Meaning): string {
    refuseLinks(meaning);
    const { perfective, imperfective } = verbOf(meaning);
    const past = verbForm(perfective || imperfective, "past", {
      person: 3,
      plural: false,
      gender: "m",
    });
    const [word = "", ...rest] = past?.split(" ") ?? [];
    const done = /[аеиоуыяё]л$/u.test(word)
      ? word.replace(/л$/u, "в")
      : /[аеиоуыяё]лся$/u.test(word)
        ? word.replace(/лся$/u, "вшись")
        : undefined;
    if (!done || meaning.mood !== "plain") throw new NotUnderstood("no participle");
    const parts = meaning.parts.filter(
      ({ thing }) => thing.say.en === "nothing" || thing.say.en === "nobody",
    );
    // «Ничего мне не сказав»: with nothing said, to whom it was stands before the verb as well
    if (parts.length > 0)
      parts.push(
        ...meaning.parts.filter(
          ({ role, thing }) => (role === "DAT" || role === "OBJ") && thing.person !== undefined,
        ),
      );
    const none = parts.map((part) => this.#parts.part(part, verbOf(meaning)));
    const others = { ...meaning, parts: meaning.parts.filter((one) => !parts.includes(one)) };
    const { around, rest: own } = aroundOf(others, this.#parts);
    return joined([
      ...none,
      ...around.times,
      ...around.front,
      "не",
      ...this.#ends({ ...others, parts: own }, [done, ...rest]),
      ...around.back,
    ]);
  }
}
