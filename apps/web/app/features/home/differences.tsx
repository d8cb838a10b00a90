import type { ReactNode } from "react";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { m } from "#app/paraglide/messages.js";
import { FilmSeconds } from "./film-seconds.tsx";
import type { FilmTaste } from "./film-taste.ts";
import { GrowingWord } from "./growing-word.tsx";

/** What is different here, each shown by touching it: a word that grows, a word that answers, a film. */
export function Differences({ film }: { film: FilmTaste | null }) {
  return (
    <section aria-labelledby="why-us" className="mx-auto w-full max-w-6xl px-4 pt-12 md:pt-20">
      <h2 id="why-us" className="pb-6 text-2xl md:text-3xl">
        {m.home_why_title()}
      </h2>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Difference title={m.home_grow_title()} text={m.home_grow_text()}>
          <GrowingWord />
        </Difference>
        {film !== null && (
          <Difference
            title={m.home_film_title()}
            text={m.home_film_text()}
            className="md:row-span-2"
          >
            <FilmSeconds film={film} />
          </Difference>
        )}
        <Difference title={m.home_tap_title()} text={m.home_tap_text()}>
          <div className="text-center text-2xl leading-relaxed font-extrabold">
            <GlossedText text="Ертеде бір түлкі болыпты." translation={m.home_course_read_line()} />
          </div>
        </Difference>
      </div>
    </section>
  );
}

function Difference({
  title,
  text,
  className = "",
  children,
}: {
  title: string;
  text: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card stitched className={`flex flex-col gap-5 p-5 sm:p-7 ${className}`}>
      <div>
        <h3 className="text-lg md:text-xl">{title}</h3>
        <p className="pt-1 text-ink-soft">{text}</p>
      </div>
      <div className="relative z-1 flex flex-1 items-center justify-center">{children}</div>
    </Card>
  );
}
