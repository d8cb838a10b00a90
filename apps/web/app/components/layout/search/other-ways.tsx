import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Where to go on when a search finds nothing. */
export function OtherWays({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="flex flex-col gap-3">
      <p>{m.search_other_ways()}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.lessons} look="secondary" onClick={onOpen}>
          {m.nav_lessons()}
        </ButtonLink>
        <ButtonLink to={paths.read} look="secondary" onClick={onOpen}>
          {m.learn_read_title()}
        </ButtonLink>
      </div>
    </div>
  );
}
