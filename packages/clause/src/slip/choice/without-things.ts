import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

/** қант жоқ шай ішемін → қантсыз шай. */
export const withoutThingSlips = ({ tokens, words }: Parse, government: Government): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const [thing, from] = [words[at - 1]?.reading, words[at + 1]?.reading];
    if (token.lower !== "жоқ" || token.mark !== "" || token.leaning.length > 0 || token.question)
      return [];
    if (
      thing?.kind !== "noun" ||
      thing.case !== "NOM" ||
      thing.owner ||
      thing.form ||
      tokens[at - 1]?.mark
    )
      return [];
    const isThing =
      from?.kind === "noun" &&
      ["food", "drink", "garment", "place", "vehicle"].some((one) =>
        government.isOf(from.lemma, one),
      );
    if (!isThing || words[at + 2]?.reading.kind !== "verb") return [];
    const lower = tokens[at - 1]?.lower ?? "";
    const without = `${tokens[at - 1]?.text}${/[әеөүі][^аоұыәеөүі]*$/u.test(lower) ? "сіз" : "сыз"}`;
    return [slip(at, changed(tokens, { [at - 1]: without, [at]: "" }, "with-without", 0.05))];
  });
