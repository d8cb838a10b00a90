import { lazy, Suspense, useEffect, useState } from "react";
import { data, useSearchParams } from "react-router";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { ResourceHero } from "#app/components/resource/resource-hero.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { LessonDialogue } from "#app/features/lessons/lesson-dialogue.tsx";
import { LessonGrammar } from "#app/features/lessons/lesson-grammar.tsx";
import { LessonNote } from "#app/features/lessons/lesson-note.tsx";
import { WordList } from "#app/features/lessons/word-list.tsx";
import { LessonContinue, LessonSteps, useOwnLesson } from "#app/features/path/lesson-steps.tsx";
import { afterFrame } from "#app/lib/after-frame.ts";
import { authorName } from "#app/lib/author-name.ts";
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
import type { Route } from "./+types/lesson";

// Whoever comes near its button fetches it: reading a lesson needs none of it.
const fetchPractice = () => import("#app/features/quiz/practice-panel.tsx");
const PracticePanel = lazy(() =>
  fetchPractice().then(({ PracticePanel }) => ({ default: PracticePanel })),
);

export function loader({ context, params }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
  const page = context.get(pageContext);
  const detail = id === null ? null : page.content.lesson(id);
  if (detail === null) return data(null, { status: 404 });
  const units = page.content
    .path()
    .units.filter(({ lessons }) => lessons.some((one) => one.id === id));
  return {
    ...detail,
    path: { units, next: null },
    card: pageCard(page, "lesson", detail.lesson.id),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta(m.lesson_missing_title(), m.lesson_missing_text());
  const title = titleIn(loaderData.lesson, currentLanguage());
  const count = loaderData.words.length;
  const description = m.lesson_meta_description({ title, count });
  const { lesson, card } = loaderData;
  return pageMeta(`${title} · ${m.app_name()}`, description, {
    card,
    thing: resourceThing({
      type: "lesson",
      name: title,
      description,
      level: lesson.lang_level,
      author: authorName(lesson.author),
      image: card,
      language: currentLanguage(),
    }),
  });
};

export default function Lesson({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <MissingLesson /> : <LessonPage detail={loaderData} />;
}

function LessonPage({ detail }: { detail: NonNullable<Route.ComponentProps["loaderData"]> }) {
  const { lesson, words, path } = detail;
  const language = useLanguage();
  const onPath = useOwnLesson(path, lesson.id);
  const [search] = useSearchParams();
  const isCheck = search.has("check");
  /** Null until it was opened once. */
  const [practising, setPractising] = useState<boolean | null>(null);
  // The last step of a lesson is its quiz.
  useEffect(() => {
    if (isCheck) setPractising(true);
  }, [isCheck]);
  const practise = () => afterFrame(() => setPractising(true));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:pt-8">
      <BackLink to={paths.lessons}>
        {levelLetters[lesson.lang_level]
          ? m.level_short({ letter: levelLetters[lesson.lang_level] })
          : m.nav_lessons()}
      </BackLink>
      <ResourceHero cover={lesson.img} title={titleIn(lesson, language)} kazakh={lesson.title_kz}>
        <Chip>{m.word_count({ count: words.length })}</Chip>
        <div className="flex flex-wrap gap-3 pt-2 max-sm:w-full">
          {onPath && <LessonContinue lesson={onPath} />}
          <Button
            look="secondary"
            size="large"
            onPointerEnter={fetchPractice}
            onClick={practise}
            className="max-sm:w-full"
          >
            {m.lesson_practice()}
          </Button>
        </div>
      </ResourceHero>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          {onPath && <LessonSteps lesson={onPath} />}
          <KazakhTextSettings className="self-start" />
          {lesson.dialogue && <LessonDialogue dialogue={lesson.dialogue} />}
          <WordList words={words} />
          <Button size="large" onClick={practise} className="sm:self-start">
            {m.lesson_practice()}
          </Button>
        </div>
        <div>
          <div className="flex flex-col gap-6 md:sticky md:top-24">
            <LessonGrammar points={lesson.grammar} />
            {lesson.note && <LessonNote note={lesson.note} />}
            <p className="text-sm text-ink-soft">
              {m.lesson_author({ author: authorName(lesson.author) })}
            </p>
          </div>
        </div>
      </div>
      {practising !== null && (
        <Suspense>
          <PracticePanel detail={detail} open={practising} onClose={() => setPractising(false)} />
        </Suspense>
      )}
    </div>
  );
}

function MissingLesson() {
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.lesson_missing_title()}
      action={<ButtonLink to={paths.lessons}>{m.lessons_show_all()}</ButtonLink>}
    >
      {m.lesson_missing_text()}
    </EmptyState>
  );
}
