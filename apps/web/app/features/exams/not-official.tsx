import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

/** What every screen of examinations says: none of it is official, and how old the rules are. */
export function NotOfficial({ seen }: { seen: string }) {
  const language = useLanguage();
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon name="info" className="mt-px size-5" />
      <span>
        <strong className="font-bold text-ink">{m.exam_not_official()}</strong>{" "}
        {m.exam_rules_seen({ day: dayText(seen, language) })}
      </span>
    </p>
  );
}
