import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The way to the review, which guests find nowhere else. The card as a whole is the link. */
export function ReviewLine() {
  return (
    <Card className="group relative mt-4 flex items-center gap-4 p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky sm:px-6 md:mt-6">
      <Icon name="again" className="size-8 text-sky max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg md:text-xl">
          <Link
            to={paths.review}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {m.review_title()}
          </Link>
        </h2>
        <p className="text-ink-soft">{m.review_meta_description()}</p>
      </div>
      <Icon name="forward" className="size-6 text-sky" />
    </Card>
  );
}
