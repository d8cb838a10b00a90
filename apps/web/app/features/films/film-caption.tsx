import type { Language, WatchingDetail } from "@tilashar/contracts";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { FilmGloss } from "./film-gloss.tsx";

/** Who speaks: a small line above what is said. */
const speakerLook = "block text-sm font-bold max-sm:text-xs max-sm:leading-tight";

/**
 * The line that is being spoken, as text: each word lights up as it is said and tells its meaning at a
 * tap, for which the film waits. Before the first line stands where and when it happens. The box is as
 * high as the longest line from the beginning, so that nothing below it ever moves.
 */
export function FilmCaption({
  film,
  line: at,
  word,
  language,
  translated,
  onAsk,
}: {
  film: WatchingDetail;
  line: number;
  word: readonly [from: number, to: number] | null;
  language: Language;
  translated: boolean;
  /** A word was pressed. */
  onAsk: () => void;
}) {
  const { attributes, show } = useKazakhScript();
  const into = useMeaningLanguage();
  const line = film.lines[at];

  function ask(target: EventTarget) {
    if (target instanceof Element && target.closest("[data-word]") !== null) onAsk();
  }

  return (
    <div
      onClickCapture={({ target }) => ask(target)}
      onKeyDownCapture={({ key, target }) => {
        if (key === "Enter" || key === " ") ask(target);
      }}
      className="grid rounded-card bg-felt-raised px-4 py-2 text-center shadow-lift max-sm:px-3 max-sm:py-1"
    >
      <p aria-hidden="true" className="invisible [grid-area:1/1]">
        {film.setting[language]}
      </p>
      {film.lines.map(({ speaker, kz, [into]: translation }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a film never change places
          key={index}
          aria-hidden="true"
          className="invisible [grid-area:1/1]"
        >
          <span className={speakerLook}>{speaker.kz}</span>
          <span {...attributes} className="kazakh-text block font-semibold max-sm:leading-snug">
            {show(kz)}
          </span>
          {translated && <span className="block text-sm">{translation}</span>}
        </div>
      ))}
      <FilmGloss film={film} className="self-center [grid-area:1/1]">
        {line === undefined ? (
          <p className="text-ink-soft">
            {language === "kz" ? <Kazakh>{film.setting.kz}</Kazakh> : film.setting[language]}
          </p>
        ) : (
          <div key={at}>
            <Kazakh className={`${speakerLook} text-sky`}>{line.speaker.kz}</Kazakh>
            <span {...attributes} className="kazakh-text block font-semibold max-sm:leading-snug">
              <GlossedText text={line.kz} translation={line[into]} marked={word} />
            </span>
            {translated && (
              <span lang={into} className="block text-sm text-ink-soft">
                {line[into]}
              </span>
            )}
          </div>
        )}
      </FilmGloss>
    </div>
  );
}
