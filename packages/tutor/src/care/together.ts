import type { CareFile, Immutable } from "@tilashar/course";
import type { Language } from "../reply.ts";
import type { RecognisedCare } from "./care-recogniser.ts";
import { type SeenWord, type SignIndex, signsOf } from "./sign.ts";

/**
 * Things that alone are ordinary and together a matter of care (`together` of `content/care.yaml`): a river, and somebody
 * who does not come up. They may stand in any order and far from each other.
 */
export class Together {
  readonly #things: ReadonlyMap<string, readonly SignIndex[]>;
  readonly #rules: Immutable<CareFile["together"]>;

  constructor(file: Immutable<CareFile> | undefined) {
    this.#things = new Map(
      Object.entries(file?.things ?? {}).map(([name, signs]) => [name, signsOf(signs)]),
    );
    this.#rules = file?.together ?? [];
  }

  /** The first kind all of whose things are in the words, in one language. */
  in(words: readonly SeenWord[]): RecognisedCare | undefined {
    const seen = new Map<string, ReadonlySet<Language>>();
    const languagesOf = (name: string): ReadonlySet<Language> => {
      let found = seen.get(name);
      if (!found) {
        const signs = this.#things.get(name) ?? [];
        found = new Set(signs.filter((one) => one.isIn(words)).map(({ language }) => language));
        seen.set(name, found);
      }
      return found;
    };
    for (const { kind, of, but = [] } of this.#rules) {
      const language = [...languagesOf(of[0] as string)].find((one) =>
        of.every((name) => languagesOf(name).has(one)),
      );
      if (language && !but.some((name) => languagesOf(name).size > 0)) return { kind, language };
    }
    return undefined;
  }
}
