import type { GrammarLink, GrammarPoint } from "@tilashar/contracts";
import { Link } from "react-router";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { NoteSpans, NoteText } from "#app/components/kazakh/note-text.tsx";
import { SentenceList } from "#app/components/kazakh/sentence-list.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { PageSection } from "#app/components/layout/page-section.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { DrillSection } from "./drill-section.tsx";
import { FormTable } from "./form-table.tsx";
import { MistakeList } from "./mistake-list.tsx";
import { pointSummary, pointTitle } from "./point-titles.ts";

/** A point of grammar: what it says, how it looks, how to tell it apart, and a drill at once. */
export function PointPage({ point }: { point: GrammarPoint }) {
  const language = useLanguage();
  const { level, forms, tables, contrasts, mistakes, drills, sentences, lessons, needs } = point;
  return (
    <article className="mx-auto w-full max-w-4xl px-4 pt-4 md:pt-8">
      <BackLink to={paths.grammar}>{m.grammar_title()}</BackLink>
      <header className="flex flex-col gap-3 pt-1 pb-6">
        <div className="flex items-start justify-between gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <Chip tone="sky">{m.grammar_level_name({ level })}</Chip>
            {forms.map((form) => (
              <Chip key={form}>
                <Kazakh>{form}</Kazakh>
              </Chip>
            ))}
          </div>
          <KazakhTextSettings compact className="print:hidden" />
        </div>
        <div className="flex items-start justify-between gap-2">
          <h1 className="min-w-0 text-3xl md:text-4xl">{pointTitle(point, language)}</h1>
          <ReportFlag kind="grammar" subject={point.id} quote={pointTitle(point, language)} />
        </div>
        {language !== "kz" && (
          <Kazakh as="p" className="text-xl text-ink-soft">
            {point.title_kz}
          </Kazakh>
        )}
        <p className="border-s-4 border-sun ps-4 text-lg font-semibold md:text-xl">
          {pointSummary(point, language)}
        </p>
        <Links label={m.grammar_needs()} links={needs} />
      </header>
      <div className="flex flex-col gap-8 md:gap-10">
        <div className="flex max-w-2xl flex-col gap-3 md:text-lg">
          <NoteText paragraphs={point.body[language]} />
        </div>
        {tables.map((table, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point's tables never change places
          <FormTable key={index} table={table} />
        ))}
        {drills.length > 0 && <DrillSection key={point.id} drills={drills} />}
        {contrasts.length > 0 && (
          <PageSection id="contrasts" title={m.grammar_contrasts()}>
            <ul className="flex flex-col gap-3">
              {contrasts.map(({ id, title, line }) => (
                <li key={id} className="rounded-card bg-sun-wash px-4 py-3">
                  <Link
                    to={paths.grammarPoint(id)}
                    prefetch="intent"
                    className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4 hover:text-sky"
                  >
                    {title[language]}
                  </Link>
                  <p>
                    <NoteSpans spans={line[language]} />
                  </p>
                </li>
              ))}
            </ul>
          </PageSection>
        )}
        {mistakes.length > 0 && (
          <PageSection id="mistakes" title={m.grammar_mistakes()}>
            <MistakeList mistakes={mistakes} />
          </PageSection>
        )}
        {sentences.length > 0 && (
          <PageSection id="sentences" title={m.grammar_sentences()}>
            <p className="-mt-2 pb-3 text-sm text-ink-soft print:hidden">
              {m.grammar_sentences_hint()}
            </p>
            <SentenceList sentences={sentences} />
          </PageSection>
        )}
        {lessons.length > 0 && (
          <PageSection id="lessons" title={m.grammar_lessons()}>
            <ul className="flex flex-wrap gap-2">
              {lessons.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={paths.lesson(id)}
                    prefetch="intent"
                    className="inline-flex min-h-11 items-center rounded-full border-2 border-stitch bg-felt-raised px-4 py-1 leading-tight font-semibold hover:border-sky"
                  >
                    {title[language]}
                  </Link>
                </li>
              ))}
            </ul>
          </PageSection>
        )}
        <footer className="flex flex-col gap-4">
          <nav
            aria-label={m.grammar_title()}
            className="flex flex-wrap justify-between gap-3 print:hidden"
          >
            <Beside link={point.previous} name={m.grammar_previous()} />
            <Beside link={point.next} name={m.grammar_next()} />
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">
              {m.grammar_sources()} {point.sources.join("; ")}
            </p>
            <Button look="quiet" onClick={() => window.print()} className="print:hidden">
              {m.grammar_print()}
            </Button>
          </div>
        </footer>
      </div>
    </article>
  );
}

function Links({ label, links }: { label: string; links: readonly GrammarLink[] }) {
  const language = useLanguage();
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 print:hidden">
      <p className="text-ink-soft">{label}:</p>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={paths.grammarPoint(id)}
              prefetch="intent"
              className="inline-flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
            >
              {title[language]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Beside({ link, name }: { link: GrammarLink | null; name: string }) {
  const language = useLanguage();
  if (link === null) return <span />;
  return (
    <Link
      to={paths.grammarPoint(link.id)}
      prefetch="intent"
      className="flex min-h-11 flex-col rounded-card border-2 border-stitch bg-felt-raised px-4 py-2 hover:border-sky"
    >
      <span className="text-sm text-ink-soft">{name}</span>
      <span className="font-bold">{link.title[language]}</span>
    </Link>
  );
}
