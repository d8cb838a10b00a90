import type { Achievement } from "@tilashar/contracts";
import { Part } from "#app/components/layout/part.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { AchievementCard } from "./achievement-card.tsx";
import { latestEarned, nearestAhead } from "./achievement-order.ts";

const gridClass = "grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3";
const skeletons = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Every achievement: what is earned, the latest first, then what lies ahead, the nearest first. */
export function AchievementGrid() {
  const state = useCall("GET /profile/achievements/");
  const skeleton = (
    <div className={gridClass}>
      {skeletons.map((name) => (
        <Skeleton key={name} className="h-32" />
      ))}
    </div>
  );
  return (
    <Part state={state} skeleton={skeleton} failure={m.achievements_error()}>
      {(achievements) =>
        achievements.length === 0 ? (
          <EmptyState title={m.achievements_empty()}>{m.achievements_empty_text()}</EmptyState>
        ) : (
          <>
            <Earned achievements={latestEarned(achievements)} />
            <Ahead achievements={nearestAhead(achievements)} />
          </>
        )
      }
    </Part>
  );
}

function Earned({ achievements }: { achievements: readonly Achievement[] }) {
  if (achievements.length === 0) {
    return (
      <EmptyState
        pose="hello"
        title={m.achievements_none()}
        action={<ButtonLink to={paths.lesson(1)}>{m.achievements_none_action()}</ButtonLink>}
      >
        {m.achievements_none_text()}
      </EmptyState>
    );
  }
  return <Group title={m.achievements_earned()} achievements={achievements} />;
}

function Ahead({ achievements }: { achievements: readonly Achievement[] }) {
  if (achievements.length === 0) {
    return <EmptyState pose="streak" title={m.achievements_all_earned()} />;
  }
  return <Group title={m.achievements_ahead()} achievements={achievements} />;
}

function Group({ title, achievements }: { title: string; achievements: readonly Achievement[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <ul className={gridClass}>
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
    </section>
  );
}
