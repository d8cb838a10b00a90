import type { Asked, Tools } from "../ask.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { hasKazakhLetter, trimEnds } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";

const QUOTED = /[«“"„]([^»”"“„]{2,160})[»”"“]/u;
/** Words of a request in Kazakh by which something of another language is to be put into it. */
const INTO_KAZAKH = /(?<!\p{L})(?:қазақша|қазақ тілінде|аудар|деп қалай|қалай (?:де|айт|жаз))/iu;

/** «Мынаны қазақшалап беріңізші: «Дети, мойте руки»»: what a request in Kazakh quotes of another language, to be said in Kazakh. */
export function foreignPart({ raw, spelt }: Asked, tools: Tools): string | undefined {
  const [all, said = ""] = QUOTED.exec(raw) ?? [];
  const isForeign =
    isOwnLanguage(said, tools) || (!hasKazakhLetter(said) && !isKazakh(said, tools));
  if (all === undefined || !isForeign) return undefined;
  const frame = raw.replace(all, " ");
  return INTO_KAZAKH.test(spelt.replace(QUOTED, " ")) && isKazakh(frame, tools)
    ? trimEnds(said)
    : undefined;
}
