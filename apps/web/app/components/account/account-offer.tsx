import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const kept = [m.account_keeps_words, m.account_keeps_days, m.account_keeps_devices] as const;

/** For a guest who has just finished something: what an account keeps of it, and the way to one. */
export function AccountOffer() {
  return (
    <Card className="w-full max-w-md p-5 text-start">
      <section aria-label={m.account_offer()} className="flex flex-col gap-3">
        <p className="text-lg font-bold">{m.account_offer()}</p>
        <ul className="flex flex-col gap-1.5">
          {kept.map((text) => (
            <li key={text()} className="flex items-start gap-2">
              <Icon name="check" className="mt-0.5 size-5 text-steppe" />
              {text()}
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.register} look="secondary">
          {m.account_offer_button()}
        </ButtonLink>
      </section>
    </Card>
  );
}
