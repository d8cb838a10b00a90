import { data } from "react-router";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { filmLength } from "#app/features/films/film-length.ts";
import { FilmPlayer } from "#app/features/films/film-player.tsx";
import { FilmQuestions } from "#app/features/films/film-questions.tsx";
import { FilmText } from "#app/features/films/film-text.tsx";
import { OutsideFilm } from "#app/features/films/outside-film.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { titleIn } from "#app/lib/language/title-in.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { pageCard } from "#app/lib/page-card.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { videoThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/watching";

export function loader({ context, params }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
  const page = context.get(pageContext);
  const film = id === null ? null : page.content.film(id);
  if (film === null) return data(null, { status: 404 });
  return { ...film, card: pageCard(page, "film", film.id), site: page.publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta(m.film_missing_title(), m.film_missing_text());
  const title = titleIn(loaderData, currentLanguage());
  const description = m.film_meta_description({ title });
  const { card, site } = loaderData;
  return pageMeta(`${title} · ${m.app_name()}`, description, {
    card,
    thing: videoThing({ name: title, description, site, film: loaderData }),
  });
};

export default function Watching({ loaderData: film }: Route.ComponentProps) {
  const language = useLanguage();
  if (film === null) return <MissingFilm />;
  const title = titleIn(film, language);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 max-sm:pt-1 md:pt-8">
      <BackLink to={paths.watch}>{m.film_title()}</BackLink>
      <header className="flex flex-col items-start gap-2 pt-1 pb-4 max-sm:gap-1 max-sm:pt-0 max-sm:pb-1">
        <h1 className="text-3xl max-sm:text-2xl md:text-4xl">
          {language === "kz" ? <Kazakh>{title}</Kazakh> : title}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          {language !== "kz" && (
            <Kazakh className="pe-2 text-xl text-ink-soft max-sm:text-base">{film.title_kz}</Kazakh>
          )}
          <Chip tone="sky">{m.level_short({ letter: levelLetters[film.lang_level] })}</Chip>
          {film.seconds !== null && (
            // On a phone the player's clock tells it on the same screen
            <span className="max-sm:sr-only">
              <Chip>
                <span className="sr-only">{m.film_length_label()} </span>
                {filmLength(film.seconds)}
              </Chip>
            </span>
          )}
        </div>
      </header>
      {film.outside ? (
        <OutsideFilm film={film} title={title} />
      ) : (
        <FilmPlayer key={film.id} film={film} language={language} />
      )}
      <FilmQuestions key={`questions ${film.id}`} film={film} language={language} />
      <FilmText film={film} language={language} />
    </div>
  );
}

function MissingFilm() {
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.film_missing_title()}
      action={<ButtonLink to={paths.watch}>{m.film_show_all()}</ButtonLink>}
    >
      {m.film_missing_text()}
    </EmptyState>
  );
}
