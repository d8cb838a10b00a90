import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { reordered, slip } from "./rewrite.ts";

const SPAN = /^(?:минут|сағат|күн|апта|ай|жыл|ғасыр)$/;
/** What happens at one time; what goes on may have gone on formerly, so many years: бұрын екі жыл тұрдым. */
const AT_ONCE =
  /^(?:келу|кету|бару|басталу|аяқталу|бітіру|туу|туылу|үйлену|қайту|танысу|кездесу|көшу|ашылу|жабылу|қайтыс болу|өлу|сатып алу)$/;

/** ол бұрын үш ай келді → үш ай бұрын: how long ago stands before "ago". */
export const agoSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const { tokens, words } = parse;
    if (lower !== "бұрын" || mark !== "" || words[at + 1]?.reading.kind !== "num") return [];
    if (!SPAN.test(tokens[at + 2]?.lower ?? "") || tokens[at + 1]?.mark || tokens[at + 2]?.mark)
      return [];
    const verb = words[at + 3]?.reading;
    if (verb?.form !== "fin" || !AT_ONCE.test(verb.lemma) || tokens.length !== at + 4) return [];
    const order = [...tokens.keys()];
    order.splice(at, 3, at + 1, at + 2, at);
    return [slip(at, reordered(parse, order, "word-order", 0.3))];
  });
