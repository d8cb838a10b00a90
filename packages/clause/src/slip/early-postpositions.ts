import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { reordered, slip } from "./rewrite.ts";

const EARLY = /^(?:дейін|шейін|кейін|бері|бұрын|қарай)$/;

/** мен дейін кешке → мен кешке дейін: what it belongs to stands behind it, in the very case it asks for. */
export const earlyPostpositionSlips = (parse: Parse, government: Government): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    if (at === 0 || mark !== "" || !EARLY.test(lower)) return [];
    const before = parse.words[at - 1]?.reading;
    const next = parse.words[at + 1]?.reading;
    const asks = government.postposition(lower)?.first;
    if (!before || !next || asks === undefined || next.kind !== "noun") return [];
    if ((before.case ?? "NOM") !== "NOM" || !before.pronoun || next.case !== asks) return [];
    const order = parse.tokens.map((_, place) =>
      place === at ? at + 1 : place === at + 1 ? at : place,
    );
    return [slip(at, reordered(parse, order, "postpositions", 0.1))];
  });
