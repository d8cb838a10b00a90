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
        className="absolute -top-32 -right-44 size-[400px] text-felt opacity-70 sm:-right-64 sm:size-[560px] md:top-1/2 md:-right-24 md:size-[820px] md:-translate-y-1/2"
      />
      <div className="relative mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 pt-4 pb-6 sm:pt-8 md:grid-cols-[1.3fr_1fr] md:gap-x-10 md:py-18">
        <p className="flex flex-col self-end pb-5 md:pb-7">
          <KazakhWord word="Сәлем!" size="hero" harmony />
          <span className="text-ink-soft">
            <span lang="kk-fonipa">[sæˈlem]</span> {m.home_greeting_meaning()}
          </span>
        </p>
        <Barys
          pose="hello"
          className="size-34 self-end max-[359px]:size-28 sm:size-44 md:row-span-2 md:size-full md:max-w-104 md:justify-self-center"
        />
        <div className="col-span-2 flex flex-col items-start gap-4 md:col-span-1 md:gap-6">
          <h1 className="text-3xl max-[359px]:text-2xl sm:text-4xl md:text-5xl">
            {m.home_title()}
          </h1>
          <p className="max-w-xl md:text-lg">{m.home_lead()}</p>
          <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 pt-1">
            <ButtonLink to={paths.learn} size="large" className="max-sm:w-full">
              {m.home_start()}
            </ButtonLink>
            <ButtonLink to={paths.login} look="quiet" className="max-sm:w-full">
              {m.home_have_account()}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
