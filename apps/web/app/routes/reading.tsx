import { data } from "react-router";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { ResourceHero } from "#app/components/resource/resource-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { AlignedText } from "#app/features/reading/aligned-text.tsx";
import { Comprehension } from "#app/features/reading/comprehension.tsx";
import { readingAuthor } from "#app/features/reading/reading-author.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { titleIn } from "#app/lib/language/title-in.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { pageCard } from "#app/lib/page-card.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { resourceThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/reading";

export function loader({ context, params }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
  const page = context.get(pageContext);
  const detail = id === null ? null : page.content.reading(id);
  if (detail === null) return data(null, { status: 404 });
  // The page is made of the aligned sentences; the same text in one piece would only weigh.
  const { kazakh_text: _, english_text: __, russian_text: ___, ...reading } = detail;
  return { ...reading, card: pageCard(page, "reading", reading.id) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta(m.reading_missing_title(), m.reading_missing_text());
  const title = titleIn(loaderData, currentLanguage());
  const description = m.reading_meta_description({ title });
  const { card, lang_level } = loaderData;
  return pageMeta(`${title} · ${m.app_name()}`, description, {
    card,
    thing: resourceThing({
      type: "reading",
      name: title,
      description,
      level: lang_level,
      author: readingAuthor(loaderData, currentLanguage()),
      image: card,
      language: currentLanguage(),
    }),
  });
};

export default function Reading({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  if (loaderData === null) return <MissingReading />;
  const reading = loaderData;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:pt-8">
      <BackLink to={paths.read}>{m.reading_title()}</BackLink>
      <ResourceHero
        cover={reading.image_path}
        title={titleIn(reading, language)}
        kazakh={reading.title_kz}
      >
        <p className="text-ink-soft">{readingAuthor(reading, language)}</p>
        <div className="flex flex-wrap gap-2">
          <Chip tone="sky">{m.level_short({ letter: levelLetters[reading.lang_level] })}</Chip>
          <Chip>{m.reading_minutes({ count: reading.minutes })}</Chip>
          <Chip>{m.word_count({ count: reading.num_words })}</Chip>
        </div>
      </ResourceHero>
      <AlignedText paragraphs={reading.paragraphs} />
      {reading.sources.length > 0 && (
        <p className="pt-4 text-sm text-ink-soft">
          {m.reading_sources()} {reading.sources.join("; ")}
        </p>
      )}
      <Comprehension
        key={reading.id}
        readingId={reading.id}
        questions={reading.questions}
        language={language}
      />
    </div>
  );
}

function MissingReading() {
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.reading_missing_title()}
      action={<ButtonLink to={paths.read}>{m.reading_show_all()}</ButtonLink>}
    >
      {m.reading_missing_text()}
    </EmptyState>
  );
}
