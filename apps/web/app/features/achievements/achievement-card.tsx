import type { Achievement } from "@tilashar/contracts";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Progress } from "#app/components/ui/progress.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText, localDayOf } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

/** One achievement: its badge, what it is for, and when it was earned or how far it is. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { title, description, badge_icon, date_earned, progress } = achievement;
  const isEarned = date_earned !== null;
  return (
    <Card className="flex h-full items-start gap-4 p-4" stitched={isEarned}>
      <img
        src={badge_icon}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className={classNames("size-20 shrink-0", !isEarned && "opacity-45 grayscale")}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h3 className="text-base leading-tight">{title}</h3>
        <p className="text-sm leading-snug text-ink-soft">{description}</p>
        {isEarned ? <EarnedOn date={date_earned} /> : <Distance {...progress} title={title} />}
      </div>
    </Card>
  );
}

function EarnedOn({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <p className="text-sm font-semibold text-steppe">
      {m.achievements_earned_on({ date: dayText(localDayOf(new Date(date)), language) })}
    </p>
  );
}

/** How far it is; a single step has no bar to fill. */
export function Distance({ title, have, need }: { title: string; have: number; need: number }) {
  if (need === 1) return null;
  const text = m.achievements_share({ have, need });
  return (
    <div className="mt-auto flex flex-col gap-1 pt-1">
      <Progress
        value={have / need}
        label={m.achievements_progress({ title, have, need })}
        text={text}
      />
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {text}
      </span>
    </div>
  );
}
