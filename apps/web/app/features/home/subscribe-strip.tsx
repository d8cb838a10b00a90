import { Barys } from "#app/components/barys/barys.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export function SubscribeStrip() {
  return (
    <section aria-labelledby="subscribe" className="mx-auto w-full max-w-6xl px-4 pt-14 md:pt-20">
      <div className="stitched stitched-soft flex flex-col items-center gap-5 rounded-card bg-sun-wash px-8 py-8 text-center sm:flex-row sm:text-start">
        <Barys pose="right" className="size-28 shrink-0" />
        <div className="flex-1">
          <h2 id="subscribe" className="pb-1 text-xl">
            {m.home_subscribe_title()}
          </h2>
          <p>{m.home_subscribe_text()}</p>
        </div>
        <ButtonLink to={paths.login} size="large">
          {m.home_subscribe_button()}
        </ButtonLink>
      </div>
    </section>
  );
}
