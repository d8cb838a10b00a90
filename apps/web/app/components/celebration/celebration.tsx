import type { EarnedAchievement } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Barys } from "#app/components/barys/barys.tsx";
import { IconButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { endCelebration } from "#app/lib/celebration/celebration.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const shownFor = 15_000;
const shownBadges = 3;

/**
 * The cub with what has just been earned. It takes no focus and stops nothing; it goes after a while, but
 * not while somebody points at it or has the focus in it.
 */
export default function Celebration({
  achievements,
}: {
  achievements: readonly EarnedAchievement[];
}) {
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more achievement starts the time anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(endCelebration, shownFor);
    return () => clearTimeout(timer);
  }, [isHeld, achievements]);

  const isOne = achievements.length === 1;
  return (
    <section
      aria-label={isOne ? m.achievements_new() : m.achievements_new_many()}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="stitched stitched-soft pointer-events-auto relative flex w-full max-w-md animate-rise items-center gap-3 rounded-card bg-sun-wash p-4 pe-12 shadow-lift"
    >
      <Barys pose="right" className="size-20 shrink-0 max-sm:size-16" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="text-sm font-semibold text-ink-soft">
          {isOne ? m.achievements_new() : m.achievements_new_many()}
        </p>
        <ul className="flex flex-col gap-1">
          {achievements.slice(-shownBadges).map(({ id, title, badge_icon }) => (
            <li key={id} className="flex items-center gap-2">
              <img src={badge_icon} alt="" width={48} height={48} className="size-12 shrink-0" />
              <span className="text-lg leading-tight font-bold">{title}</span>
            </li>
          ))}
        </ul>
        <Link
          to={paths.achievements}
          onClick={endCelebration}
          className="flex min-h-11 items-center font-bold text-sky-deep underline underline-offset-4"
        >
          {m.achievements_see_all()}
        </Link>
      </div>
      <div className="absolute top-1 right-1">
        <IconButton label={m.close()} onClick={endCelebration}>
          <Icon name="close" />
        </IconButton>
      </div>
    </section>
  );
}
