import { inflect, toLatin } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { hasCyrillic } from "../text/fold.ts";

/** What the tutor says, in Kazakh and in translation. */
export interface Said {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

/** What stands in the places of a line, by their names: in Kazakh, and as it was typed. */
export type Places = Readonly<
  Partial<
    Record<
      string,
      {
        readonly kz: string;
        readonly typed: string;
        /** It in a case, where it is no plain noun. */
        readonly inCase?: (suffix: string) => string | undefined;
      }
    >
  >
>;

/** A line with what the learner told put in its places; undefined when something is not known. */
export function fill(said: Said, facts: Places, tools: Tools): Said | undefined {
  let complete = true;
  const put = (text: string, language: Language) => {
    const line = text.replace(
      /\{([a-z]+)(?::([A-Z0-9;]+))?\}/g,
      (_, name: string, suffix?: string) => {
        const fact = facts[name];
        const shown =
          fact && (name === "said" ? fact.typed : inLanguage(fact, suffix, language, tools));
        if (shown === undefined) complete = false;
        return shown ?? "";
      },
    );
    return text.startsWith("{") ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  };
  const filled = { kz: put(said.kz, "kz"), en: put(said.en, "en"), ru: put(said.ru, "ru") };
  return complete ? filled : undefined;
}

function inLanguage(
  { kz, typed, inCase }: NonNullable<Places[string]>,
  suffix: string | undefined,
  language: Language,
  tools: Tools,
): string | undefined {
  if (language === "kz" && suffix && inCase) return inCase(suffix);
  if (language === "kz") return suffix ? inflect(kz, `N;${suffix};SG`)[0] : kz;
  if (language === "en" && !hasCyrillic(typed)) return typed;
  const senses = tools.glossary.senses(kz);
  const sense = /^\p{Lu}/u.test(kz) ? senses.find(({ pos }) => pos.startsWith("name-")) : senses[0];
  const own = language === "en" ? sense?.en[0] : sense?.ru[0];
  return own ?? (language === "en" ? toLatin(kz) : kz);
}
