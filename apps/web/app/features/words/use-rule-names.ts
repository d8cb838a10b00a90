import { kindOfItem } from "@tilashar/learning/review";
import { useEffect, useState } from "react";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { soundName } from "#app/lib/review/sound-name.ts";

type Naming = typeof import("#app/lib/review/rule-name.ts").ruleName;

/** Names of rules and sounds. A rule's comes with the language engine, fetched once there is one to name. */
export function useRuleNames(wanted: boolean): (key: string) => string {
  const language = useLanguage();
  const [ruleName, setRuleName] = useState<Naming | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import("#app/lib/review/rule-name.ts").then(
      (naming) => setRuleName(() => naming.ruleName),
      (error: unknown) => console.warn("Rules have no names for now", error),
    );
  }, [wanted]);
  return (key) =>
    kindOfItem(key) === "sound" ? soundName(key) : (ruleName?.(key, language) ?? "…");
}
