import { Barys } from "#app/components/barys/barys.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Horn } from "#app/components/ui/horn.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** One greeting, one promise, one thing to do. */
export function Hero() {
  return (
    <section className="relative overflow-hidden border-b-2 border-stitch bg-sky-wash">
      <Horn
        shape="cross"
        className="absolute top-1/2 -right-44 size-[640px] -translate-y-1/2 text-felt opacity-70 md:-right-24 md:size-[820px]"
      />
      <div className="relative mx-auto grid max-w-6xl items-center gap-x-8 px-4 pt-6 pb-8 sm:pt-10 md:grid-cols-[1.25fr_1fr] md:py-20">
        <div className="flex flex-col items-start gap-4 md:gap-6">
          <div className="flex w-full items-end justify-between gap-4">
            <p className="flex flex-col pb-2">
              <KazakhWord word="Сәлем!" size="hero" harmony />
              <span className="text-ink-soft">
                <span lang="kk-Latn">[sælem]</span> {m.home_greeting_meaning()}
              </span>
            </p>
            <Barys pose="hello" className="size-36 shrink-0 sm:size-44 md:hidden" />
          </div>
          <h1 className="text-3xl sm:text-4xl md:text-5xl">{m.home_title()}</h1>
          <p className="max-w-xl md:text-lg">{m.home_lead()}</p>
          <div className="flex w-full flex-wrap items-center gap-3 pt-1">
            <ButtonLink to={paths.lessons} size="large" className="max-sm:w-full">
              {m.home_start()}
            </ButtonLink>
            <ButtonLink to={paths.login} look="quiet" className="max-sm:w-full">
              {m.home_have_account()}
            </ButtonLink>
          </div>
        </div>
        <Barys pose="hello" className="hidden w-full max-w-104 justify-self-center md:block" />
      </div>
    </section>
  );
}
