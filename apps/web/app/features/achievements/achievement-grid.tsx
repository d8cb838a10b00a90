import type { Achievement } from "@tilashar/contracts";
import { useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { AchievementCard } from "./achievement-card.tsx";
import { latestEarned, nearestAhead } from "./achievement-order.ts";

const gridClass = "grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3";
const skeletons = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** What lies ahead shows so many first: the nearest. A wall of locks says nothing. */
const nearest = 6;

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
  return (
    <Group title={m.achievements_ahead()} achievements={achievements} shownAtFirst={nearest} />
  );
}

function Group({
  title,
  achievements,
  shownAtFirst = achievements.length,
}: {
  title: string;
  achievements: readonly Achievement[];
  shownAtFirst?: number;
}) {
  const [whole, setWhole] = useState(achievements.length <= shownAtFirst);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <ul className={gridClass}>
        {(whole ? achievements : achievements.slice(0, shownAtFirst)).map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
      {!whole && (
        <Button look="secondary" className="self-start" onClick={() => setWhole(true)}>
          {m.achievements_show_all({ count: achievements.length })}
        </Button>
      )}
    </section>
  );
}
