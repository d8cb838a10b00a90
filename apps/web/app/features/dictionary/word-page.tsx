import type { DictionaryWord } from "@tilashar/contracts";
import { Link } from "react-router";
import { AddWordButton } from "#app/components/kazakh/add-word-button.tsx";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { SentenceList } from "#app/components/kazakh/sentence-list.tsx";
import { PageSection } from "#app/components/layout/page-section.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { ShareLater } from "#app/components/ui/share-later.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { ExplainedForms } from "./explained-forms.tsx";
import { GovernmentList } from "./government-list.tsx";
import { partOfSpeech } from "./parts-of-speech.ts";
import { WordLinks } from "./word-links.tsx";
import { WordTables } from "./word-tables.tsx";

/** A word of the dictionary with all there is to say of it. */
export function WordPage({ word }: { word: DictionaryWord }) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  const { lemma, senses, sentences, lessons, government, explained, tables, relatives } = word;
  const [first] = senses;
  const example = sentences[0];
  return (
    <article className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 pt-6 md:gap-10 md:pt-10">
      <KazakhTextSettings className="self-end print:hidden" />
      <Card
        stitched
        className="-mt-4 flex flex-wrap items-start gap-5 px-5 py-6 sm:px-8 md:-mt-6 md:py-8"
      >
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <h1 className="break-words">
            <KazakhWord word={lemma} size="hero" harmony />
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <SayButton text={lemma} size="large" className="print:hidden" />
            <p lang="kk-fonipa" className="text-ink-soft">
              [{word.ipa}]
            </p>
            <ReportFlag kind="word" subject={lemma} />
          </div>
          <ol className="flex flex-col gap-2">
            {senses.map((sense) => (
              <li key={`${sense.pos} ${sense.en} ${sense.ru}`}>
                <p className="text-xl leading-snug font-bold">{meaningIn(sense, into)}</p>
                <p className="text-sm text-ink-soft">
                  {partOfSpeech(sense.pos)}
                  {sense.stem !== null && (
                    <>
                      {partOfSpeech(sense.pos) && " · "}
                      <Kazakh>{m.word_page_stem({ stem: `${sense.stem}-` })}</Kazakh>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
          {word.form_of.length > 0 && (
            <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
              {m.word_page_form_of()}
              {word.form_of.map((other) => (
                <Link
                  key={other.lemma}
                  to={paths.word(other.lemma)}
                  prefetch="intent"
                  className="inline-flex min-h-11 items-center font-bold text-sky underline underline-offset-4"
                >
                  <Kazakh>{other.lemma}</Kazakh>
                </Link>
              ))}
            </p>
          )}
        </div>
        {word.img !== null && (
          <img
            src={word.img}
            alt=""
            width={160}
            height={160}
            className="size-20 shrink-0 object-contain sm:size-40"
          />
        )}
        <div className="flex basis-full flex-wrap items-center gap-3 print:hidden">
          <AddWordButton
            key={lemma}
            word={{
              kz: lemma,
              en: first?.en ?? "",
              ru: first?.ru ?? "",
              ...(example && { example: { kz: example.kz, en: example.en, ru: example.ru } }),
            }}
            source="reading"
          />
          <ShareLater look="quiet" title={lemma} path={paths.word(lemma)}>
            {m.word_share()}
          </ShareLater>
        </div>
      </Card>
      {lessons.length > 0 && (
        <p className="-mt-4 flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{m.word_page_lessons()}</span>
          {lessons.map(({ id, title }) => (
            <Link
              key={id}
              to={paths.lesson(id)}
              prefetch="intent"
              className="inline-flex min-h-11 items-center"
            >
              <Chip tone="sky">{title[language]}</Chip>
            </Link>
          ))}
        </p>
      )}
      {government.length > 0 && (
        <PageSection id="government" title={m.word_page_government()}>
          <GovernmentList government={government} />
        </PageSection>
      )}
      {sentences.length > 0 && (
        <PageSection id="sentences" title={m.word_page_sentences()}>
          <SentenceList sentences={sentences} />
        </PageSection>
      )}
      {tables.length > 0 && (
        <PageSection id="forms" title={m.word_page_all_forms()}>
          <WordTables tables={tables} />
        </PageSection>
      )}
      {explained.length > 0 && (
        <PageSection id="why" title={m.word_page_why()}>
          <ExplainedForms forms={explained} />
        </PageSection>
      )}
      {relatives.length > 0 && (
        <PageSection id="relatives" title={m.word_page_relatives()}>
          <WordLinks words={relatives} />
        </PageSection>
      )}
    </article>
  );
}
