import type { DayWord } from "@tilashar/contracts";
import { AddWordButton } from "#app/components/kazakh/add-word-button.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import { ShareWord } from "./share-word.tsx";

/** The word itself: picture, sound, meanings and a sentence. */
export function DayWordCard({ word }: { word: DayWord }) {
  const language = useLanguage();
  // The learner's own language stands first; Kazakh readers get both in the usual order.
  const meanings = [
    {
      tag: "en",
      name: m.word_in_english(),
      text: word.word_english,
      example: word.example_english,
    },
    {
      tag: "ru",
      name: m.word_in_russian(),
      text: word.word_russian,
      example: word.example_russian,
    },
  ].sort((one) => (one.tag === language ? -1 : 0));
  return (
    <Card
      stitched
      className="grid grid-cols-1 overflow-hidden md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
    >
      <div className="flex items-center justify-center bg-sky-wash p-6 md:p-10">
        <img
          src={word.img}
          alt={m.word_picture_of({ word: word.word_kazakh })}
          width={240}
          height={240}
          className="size-32 object-contain sm:size-44 md:size-60"
        />
      </div>
      <div className="flex flex-col gap-4 px-5 py-6 sm:px-8 md:py-9">
        <p className="font-semibold text-ink-soft">
          {m.word_title()} · <time dateTime={word.date}>{dayText(word.date, language)}</time>
        </p>
        <div>
          <h1 className="break-words">
            <KazakhWord word={word.word_kazakh} size="hero" harmony />
          </h1>
          <div className="flex items-center gap-3 pt-2">
            <SayButton text={word.word_kazakh} size="large" />
            <p lang="kk-fonipa" className="text-ink-soft">
              [{word.transcript}]
            </p>
            <ReportFlag kind="word" subject={word.word_kazakh} />
          </div>
        </div>
        <dl className="flex flex-col gap-1">
          {meanings.map(({ tag, name, text }) => (
            <div key={tag} className="flex flex-wrap items-baseline gap-x-3">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd lang={tag} className="text-lg font-bold">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <div className="border-s-4 border-sun ps-4">
          <h2 className="sr-only">{m.word_example()}</h2>
          <div className="flex items-start gap-2 text-lg font-semibold">
            <GlossedText className="pt-1.5" text={word.example_kazakh} />
            <SayButton text={word.example_kazakh} />
          </div>
          {meanings.map(({ tag, example }) => (
            <p key={tag} lang={tag} className="text-ink-soft">
              {example}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <AddWordButton
            word={{
              kz: word.word_kazakh,
              en: word.word_english,
              ru: word.word_russian,
              example: {
                kz: word.example_kazakh,
                en: word.example_english,
                ru: word.example_russian,
              },
            }}
            source="word-of-the-day"
          />
          <ShareWord word={word} />
        </div>
      </div>
    </Card>
  );
}
