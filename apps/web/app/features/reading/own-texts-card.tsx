import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Leads from our texts to the learner's own. */
export function OwnTextsCard() {
  return (
    <Card className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg">{m.mine_card_title()}</h2>
        <p className="text-sm text-ink-soft">{m.mine_card_text()}</p>
      </div>
      <ButtonLink to={paths.ownTexts} look="secondary">
        {m.mine_title()}
      </ButtonLink>
    </Card>
  );
}
