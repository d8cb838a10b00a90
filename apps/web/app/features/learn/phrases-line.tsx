import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The way to the phrase book. The card as a whole is the link. */
export function PhrasesLine() {
  return (
    <Card className="group relative mt-4 flex items-center gap-4 p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky sm:px-6 md:mt-6">
      <span className="text-xl font-semibold max-sm:hidden" aria-hidden="true">
        <Kazakh>Сәлем!</Kazakh>
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg md:text-xl">
          <Link
            to={paths.phrases}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {m.phrases_title()}
          </Link>
        </h2>
        <p className="text-ink-soft">{m.phrases_learn_text()}</p>
      </div>
      <Icon name="forward" className="size-6 text-sky" />
    </Card>
  );
}
