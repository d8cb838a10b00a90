import type { LessonWord, MeaningLanguage } from "@tilashar/contracts";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";

const translationOf = ({ word_en, word_ru }: LessonWord, into: MeaningLanguage): string =>
  meaningIn({ en: word_en, ru: word_ru }, into);

export function WordList({ words }: { words: readonly LessonWord[] }) {
  return (
    <section aria-labelledby="words">
      <h2 id="words" className="text-xl md:text-2xl">
        {m.lesson_words()}
      </h2>
      <p className="pt-1 pb-4 text-sm text-ink-soft">{m.lesson_harmony_hint()}</p>
      <GlossArea>
        <ul className="overflow-hidden rounded-card bg-felt-raised shadow-lift">
          {words.map((word, index) => (
            <WordRow key={word.id} word={word} inSight={index < wordsInSight} />
          ))}
        </ul>
      </GlossArea>
    </section>
  );
}

const wordsInSight = 6;

function WordRow({ word, inSight }: { word: LessonWord; inSight: boolean }) {
  const into = useMeaningLanguage();
  const exampleTranslation = meaningIn(word.example, into);
  return (
    <li
      className={classNames(
        "flex gap-4 border-b-2 border-felt-sunk px-4 py-4 last:border-b-0 sm:px-5",
        !inSight && "below-fold",
      )}
    >
      {word.img === null ? (
        <span
          aria-hidden="true"
          lang="kk"
          className="flex size-14 shrink-0 items-center justify-center rounded-tile bg-felt-sunk text-2xl font-extrabold text-ink-soft"
        >
          {[...word.word_kz][0]}
        </span>
      ) : (
        <img
          src={word.img}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          className="size-14 shrink-0 rounded-tile bg-felt-sunk object-contain p-1"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <KazakhWord word={word.word_kz} harmony className="text-2xl" />
              <span lang="kk-fonipa" className="text-sm text-ink-soft">
                [{word.transcript}]
              </span>
            </p>
            <p lang={into} className="font-semibold">
              {translationOf(word, into)}
            </p>
          </div>
          <span className="-mt-1 flex shrink-0 max-sm:flex-col">
            <SayButton text={word.word_kz} />
            <ReportFlag
              kind="word"
              subject={word.word_kz}
              quote={`${word.word_kz} — ${translationOf(word, into)}. ${word.example.kz}`}
            />
          </span>
        </div>
        <div>
          <p className="flex items-start justify-between gap-2">
            <GlossedText
              className="pt-1.5"
              text={word.example.kz}
              translation={exampleTranslation}
            />
            <SayButton text={word.example.kz} className="sm:-mt-1" />
          </p>
          <p lang={into} className="text-ink-soft">
            {exampleTranslation}
          </p>
        </div>
      </div>
    </li>
  );
}
